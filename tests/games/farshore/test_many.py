"""Many games at random come to an end, and no card and no worker is lost on the way.

make test ARGS="-m slow tests/games/farshore"
"""

import os

import pytest

import skerry
from skerry import Table
from skerry.games.farshore.deck.deck import house_deck
from skerry.games.farshore.shore import Shore, captain_of
from skerry.games.woodland import marks
from skerry.games.woodland.city import spaces_left
from skerry.games.woodland.workers import pegs_of
from skerry.games.woodland.zones import ASTRAY, CITY, HAND, LEVEL, SEASON, WORKERS
from tests.games.walks import walk

GAMES = int(os.environ.get("GAMES", "1000"))
ANCHORS = 3

LAST_STEP = house_deck().track.last


def workers(state: Shore, seat: int) -> int:
    """Return how many workers of a seat there are, wherever they are."""
    count = state.count(WORKERS, seat) + state.count(ASTRAY, seat)
    count += sum(pegs_of(state, seat, place) for place in range(len(state.box.places)))
    return count + sum(marks.standing(mark, seat) for mark in state.built[seat])


def check(table: Table) -> None:
    """Workers grow by one a season; anchors are spent; hands, cities and ships keep their limits."""
    state = table.state
    assert isinstance(state, Shore)
    assert min(state.counters) >= 0
    for seat in range(state.layout.seats):
        assert len(state.built[seat]) == len(state.zone(CITY, seat))
        assert workers(state, seat) == 2 + state.count(SEASON, seat)
        assert len(state.zone(HAND, seat)) <= 8
        assert spaces_left(state, seat) >= 0
        dropped = sum(marks.is_occupied(mark) for mark in state.built[seat])
        view = table.view(seat)
        assert dropped + view.counter("anchors", seat) <= ANCHORS
        assert view.counter("ship", seat) <= LAST_STEP
        kinds = [name[:5] for name in _names(table, "own maps", seat)]
        assert len(kinds) == len(set(kinds))
    check_captain(state)
    bay = _names(table, "bay", 0)
    assert all(
        len({slot for c, slot in zip(bay, state.slots, strict=True) if c == card}) == 1
        for card in bay
    )


def _names(table: Table, zone: str, seat: int) -> list[str]:
    return [table.game.cards[card] for card in table.view(seat).cards(zone, seat)]


def check_captain(state: Shore) -> None:
    """Her workers grow by one a season, and her markers stand on her plan or off it."""
    if not state.counters[LEVEL]:
        return
    her, counters = captain_of(state), state.counters
    count = counters[her.workers] + counters[her.at_red]
    places = range(len(state.box.places))
    count += sum(pegs_of(state, state.layout.seats, place) for place in places)
    assert count == 2 + counters[her.season]
    assert counters[her.ship] <= LAST_STEP
    assert all(counters[her.plan_row + type_] <= 4 for type_ in range(5))


def play(
    seats: int, seed: int, *, lookout: str = "limit", captain: str = "none", weather: str = "none"
) -> Table:
    """Play a game at random to its end, checking it now and then."""
    table = skerry.new(
        "farshore", seats=seats, seed=seed, lookout=lookout, captain=captain, weather=weather
    )
    return walk(table, seed, check)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_some_games_end_and_lose_nothing(seats: int) -> None:
    for seed in range(5):
        table = play(seats, seed)
        assert len(_names(table, "past winds", 0)) == 6


@pytest.mark.slow
@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize(
    ("seats", "lookout"), [(4, "limit"), (3, "limit"), (2, "limit"), (2, "discarded")]
)
def test_every_game_ends_and_loses_nothing(seats: int, lookout: str, half: int) -> None:
    for seed in range(half, GAMES, 2):
        play(seats, seed, lookout=lookout)


LEVELS = ["shy", "brave", "splendid", "terror"]


@pytest.mark.parametrize("captain", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_some_games_with_the_captain_end_and_lose_nothing(seats: int, captain: str) -> None:
    for seed in range(2):
        assert play(seats, seed, captain=captain).rival() is not None


@pytest.mark.parametrize("weather", ["upper", "both"])
@pytest.mark.parametrize("seats", [2, 4])
def test_some_games_in_the_weather_end_and_lose_nothing(seats: int, weather: str) -> None:
    for seed in range(3):
        assert len(_names(play(seats, seed, weather=weather), "past weather", 0)) == 3


@pytest.mark.slow
@pytest.mark.parametrize("captain", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_game_with_the_captain_ends_and_loses_nothing(seats: int, captain: str) -> None:
    for seed in range(GAMES):
        play(seats, seed, captain=captain)


@pytest.mark.slow
@pytest.mark.parametrize("weather", ["upper", "both"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_in_the_weather_ends_and_loses_nothing(seats: int, weather: str) -> None:
    for seed in range(GAMES):
        play(seats, seed, weather=weather)
