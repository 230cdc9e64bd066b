"""Many games at random come to an end, and no card and no worker is lost on the way.

make slow ARGS=tests/games/everdell
GAMES=10000 PYTHONPATH=build/compiled .venv/bin/python -m pytest -n 2 -m slow tests/games/everdell
"""

import os

import pytest

import skerry
from skerry import Table
from skerry.games.woodland import marks
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.zones import ASTRAY, CITY, SEASON, WORKERS

GAMES = int(os.environ.get("GAMES", "1000"))
WORKERS_BY_SEASON = (2, 3, 4, 6)
LONGEST = 2000


def cards(state: Woodland) -> list[int]:
    """Return all cards, wherever they lie, in order."""
    return sorted(card for zone in state.zones for card in zone)


def workers(state: Woodland, seat: int) -> int:
    """Return how many workers of a seat there are, wherever they are."""
    count = state.count(WORKERS, seat) + state.count(ASTRAY, seat) + len(state.visits)
    count += sum(state.pegs_of(seat, place) for place in range(len(state.box.places)))
    for owner, city in enumerate(state.built):
        count += sum(marks.standing(mark, seat) for mark in city)
        count += sum(marks.stuck(mark) for mark in city if owner == seat)
    return count


def check(table: Table) -> None:
    """Workers leave the game only for good, with a card that keeps them, or with Rugwort's."""
    state = table.state
    assert isinstance(state, Woodland)
    for seat in range(state.layout.seats):
        assert len(state.built[seat]) == len(state.zone(CITY, seat))
        due = WORKERS_BY_SEASON[state.count(SEASON, seat)]
        assert due - 3 <= workers(state, seat) <= due
        assert min(state.counters) >= 0
        assert state.spaces(seat) >= 0


@pytest.mark.slow
@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize(("seats", "year"), [(4, 1), (3, 1), (2, 1), (1, 1), (1, 2), (1, 3)])
def test_every_game_ends_and_loses_nothing(seats: int, year: int, half: int) -> None:
    for seed in range(half, GAMES, 2):
        table = skerry.new("everdell", seats=seats, seed=seed, year=year)
        assert isinstance(table.state, Woodland)
        box, chance = cards(table.state), skerry.from_seed(seed + 1)
        while not table.over:
            assert table.position < LONGEST
            options = table.options
            table.act(options[chance.below(len(options))])
            if table.position % 16 == 0:
                check(table)
        check(table)
        assert cards(table.state) == box
