"""Workers: where they stand, where places lie, and who comes home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland import marks
from skerry.games.woodland.zones import ACHIEVED, ASTRAY, BOARD, CITY, EVENTS, FOREST
from skerry.kernel.effect import NOWHERE

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland


def pegs_at(state: Woodland, place: int) -> int:
    """Return how many workers stand on a place, the rival's included."""
    count = 0
    rest = state.pegs[place]
    while rest:
        count += rest & marks.THREE_BITS
        rest >>= marks.NARROW
    return count


def pegs_of(state: Woodland, seat: int, place: int) -> int:
    """Return how many workers of a seat stand on a place."""
    return state.pegs[place] >> marks.NARROW * seat & marks.THREE_BITS


def place_zone(state: Woodland, place: int) -> int:
    """Return the zone in which a place lies, or NOWHERE."""
    card = state.box.place_card(place)
    for zone in (BOARD, FOREST, EVENTS):
        if card in state.zones[zone]:
            return zone
    for seat in range(state.layout.seats):
        if card in state.zone(ACHIEVED, seat):
            return state.at(ACHIEVED, seat)
    for part in state.parts:
        found = part.zone_of(state, card)
        if found != NOWHERE:
            return found
    return NOWHERE


def comes_home(state: Woodland, kind: int) -> bool:
    """Tell whether those who stand on a card of a kind are workers that do not stay for good."""
    card = state.box.cards[kind]
    return not card.stays and card.call is None


def come_home(state: Woodland, seat: int) -> int:
    """Call all workers of a seat home but those that stay for good, and return how many come."""
    astray = state.count(ASTRAY, seat)
    if astray:
        state.gain(ASTRAY, seat, -astray)
    count = astray + _leave_places(state, seat)
    for owner in range(state.layout.seats):
        count += _leave_city(state, seat, owner)
    for kind in state.visits[:]:
        if comes_home(state, kind):
            state.unvisit(seat, kind)
            count += 1
    return count


def _leave_places(state: Woodland, seat: int) -> int:
    count = 0
    for number in [place for place, pegs in enumerate(state.pegs) if pegs]:
        here = pegs_of(state, seat, number)
        if here and not state.box.place_facts[number].lasting:
            state.send(seat, number, -here)
            count += here
    return count


def _leave_city(state: Woodland, seat: int, owner: int) -> int:
    count = 0
    city = state.zone(CITY, owner)
    for index, mark in enumerate(state.built[owner]):
        here = marks.standing(mark, seat) if mark >> marks.STANDING else 0
        if here and comes_home(state, city[index]):
            state.mark(owner, index, -here * marks.one_standing(seat))
            count += here
    return count
