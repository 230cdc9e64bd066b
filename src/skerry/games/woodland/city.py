"""Cities: who owns them, which cards they have, and how cards come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland import marks
from skerry.games.woodland.picks import RIVAL_OWNER
from skerry.games.woodland.terms import CITY_SPACES
from skerry.games.woodland.zones import ASTRAY, CITY, RIVAL

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland

EVERY_SEAT: Final[list[list[int]]] = [list(range(seats)) for seats in range(RIVAL_OWNER + 1)]


def city_owners(state: Woodland) -> list[int]:
    """List who owns cities: the seats, and for a seat that plays alone the rival."""
    return [0, RIVAL_OWNER] if state.box.has_open_city else EVERY_SEAT[state.layout.seats]


def city_zone(state: Woodland, owner: int) -> int:
    """Return the zone of a city."""
    return RIVAL if owner == RIVAL_OWNER else CITY + owner * state.span


def city_of(state: Woodland, owner: int) -> list[int]:
    """Return the cards of a city."""
    return state.zones[RIVAL if owner == RIVAL_OWNER else CITY + owner * state.span]


def holds(state: Woodland, owner: int, name: str) -> bool:
    """Tell whether a city has a card of that name."""
    return state.box.kinds[name] in city_of(state, owner)


def how_many(state: Woodland, owner: int, name: str) -> int:
    """Return how many cards of that name a city has."""
    return city_of(state, owner).count(state.box.kinds[name])


def copies_in(state: Woodland, seat: int, kind: int) -> list[int]:
    """List the cards of one kind in a city, of equal ones the first."""
    found: list[int] = []
    seen: list[int] = []
    built = state.built[seat]
    for index, other in enumerate(state.zone(CITY, seat)):
        if other == kind and built[index] not in seen:
            seen.append(built[index])
            found.append(index)
    return found


# Spaces.


def spaces_left(state: Woodland, seat: int) -> int:
    """Return how many of its spaces a city has left."""
    city = state.zone(CITY, seat)
    used = spaces_taken(state, seat)
    cards = state.box.cards
    for kind in city:
        used += cards[kind].space
    for one, other in state.box.couples:
        used -= min(city.count(one), city.count(other))
    return CITY_SPACES - used


def spaces_taken(state: Woodland, seat: int) -> int:
    """Return how many spaces of a city modules take beside those of its cards."""
    taken = 0
    for part in state.parts:
        taken += part.spaces_taken(state, seat)
    return taken


def has_space(state: Woodland, seat: int) -> bool:
    """Tell whether a city has a space left; no card takes more than one."""
    return len(state.zone(CITY, seat)) < CITY_SPACES or spaces_left(state, seat) > 0


def fits_in(state: Woodland, seat: int, kind: int, freed: int = 0) -> bool:
    """Tell whether a city has room for a card, once so many spaces have been freed."""
    card = state.box.cards[kind]
    if card.space == 0:
        return True
    city = state.zone(CITY, seat)
    if card.partner and how_many(state, seat, card.partner) > city.count(kind):
        return True
    if has_space(state, seat) or spaces_left(state, seat) + freed > 0:
        return True
    return any([part.has_room(state, seat, kind) for part in state.parts])


# Cards that come and go.


def build(state: Woodland, seat: int, kind: int, source: int) -> int:
    """Put a card into a city, and return which card of it it is."""
    state.enter(seat, kind, source)
    for part in state.parts:
        part.has_come(state, seat, kind)
    return len(state.built[seat]) - 1


def remove_card(state: Woodland, seat: int, index: int, target: int) -> int:
    """Take a card out of a city, with all that lies on it.

    Workers on it go astray and come home with the others, unless they were to stay for good; an
    ambassador is called back from wherever it is.
    """
    kind = state.zone(CITY, seat)[index]
    mark = state.leave(seat, index, target)
    card = state.box.cards[kind]
    if not card.stays and card.call is None:
        for other in range(state.layout.seats):
            astray = marks.standing(mark, other)
            if astray:
                state.gain(ASTRAY, other, astray)
    if card.aid is not None:
        card.aid.leave(state, seat)
    for part in state.parts:
        part.has_left(state, seat, kind, mark)
    return kind
