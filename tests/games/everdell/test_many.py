"""Many games at random come to an end, and no card and no worker is lost on the way.

make slow ARGS=tests/games/everdell
GAMES=10000 PYTHONPATH=build/compiled .venv/bin/python -m pytest -n 2 -m slow tests/games/everdell
"""

import os

import pytest

import skerry
from skerry import Table
from skerry.games.everdell.pearlbrook.brook import Brook
from skerry.games.everdell.pearlbrook.messengers import free_to_join, joined, loose
from skerry.games.woodland import marks
from skerry.games.woodland.city import how_many, spaces_left
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import WORKER
from skerry.games.woodland.turn import TakeTurn
from skerry.games.woodland.workers import pegs_of
from skerry.games.woodland.zones import ASTRAY, CITY, SEASON, WORKERS
from tests.games.walks import walk

GAMES = int(os.environ.get("GAMES", "1000"))
WORKERS_BY_SEASON = (2, 3, 4, 6)


def workers(state: Woodland, seat: int) -> int:
    """Return how many workers of a seat there are, wherever they are."""
    count = state.count(WORKERS, seat) + state.count(ASTRAY, seat)
    count += sum(state.card(kind).call is None for kind in state.visits)
    for number, place in enumerate(state.box.places):
        count += pegs_of(state, seat, number) if place.guest == WORKER else 0
    for owner, city in enumerate(state.built):
        for kind, mark in zip(state.zone(CITY, owner), city, strict=True):
            count += marks.standing(mark, seat) if state.card(kind).call is None else 0
            count += marks.stuck(mark) if owner == seat else 0
    return count


def ambassadors(state: Woodland, brook: Brook, seat: int) -> int:
    """Return how many ambassadors of a seat are at home, at the river or on a ferry."""
    river = state.zones[brook.at.river]
    count = state.count(brook.at.ambassador, seat)
    count += sum(pegs_of(state, seat, card - len(state.box.cards)) for card in river)
    count += sum(state.card(kind).call is not None for kind in state.visits)
    for owner, city in enumerate(state.built):
        for kind, mark in zip(state.zone(CITY, owner), city, strict=True):
            count += marks.standing(mark, seat) if state.card(kind).call is not None else 0
    return count


def check_brook(state: Woodland, brook: Brook) -> None:
    """Each seat has one ambassador at most, no card is owed, and no messenger is without need."""
    river = state.marks(brook.at.river)
    assert sum(mark.get("pearl", 0) for mark in river) == 4 - len(brook.banks)
    for seat in range(state.layout.seats):
        assert ambassadors(state, brook, seat) <= 1
        if state.agenda is None or isinstance(state.agenda.effect, TakeTurn):
            assert not state.count(brook.at.crossing, seat)
            messengers = joined(state, seat) + loose(state, seat)
            assert messengers == how_many(state, seat, "messenger")
            assert not (loose(state, seat) and free_to_join(state, seat))


def check(table: Table) -> None:
    """Workers leave the game only for good, with a card that keeps them, or with Rugwort's."""
    state = table.state
    assert isinstance(state, Woodland)
    for seat in range(state.layout.seats):
        assert len(state.built[seat]) == len(state.zone(CITY, seat))
        due = WORKERS_BY_SEASON[state.count(SEASON, seat)]
        assert due - 3 <= workers(state, seat) <= due
        assert min(state.counters) >= 0
        assert spaces_left(state, seat) >= 0
    for part in state.parts:
        if isinstance(part, Brook):
            check_brook(state, part)


@pytest.mark.slow
@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("pearlbrook", [False, True])
@pytest.mark.parametrize(("seats", "year"), [(4, 1), (3, 1), (2, 1), (1, 1), (1, 2), (1, 3)])
def test_every_game_ends_and_loses_nothing(
    seats: int, year: int, half: int, *, pearlbrook: bool
) -> None:
    for seed in range(half, GAMES, 2):
        table = skerry.new("everdell", seats=seats, seed=seed, year=year, pearlbrook=pearlbrook)
        walk(table, seed, check)
