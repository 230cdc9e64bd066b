"""What lies on cards and places, told by name to all who look at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland import marks
from skerry.games.woodland.picks import RIVAL_OWNER
from skerry.games.woodland.terms import EVERY_RESOURCE
from skerry.games.woodland.workers import pegs_of
from skerry.games.woodland.zones import (
    ACHIEVED,
    BLOCKED,
    BOARD,
    CITY,
    EVENTS,
    FOREST,
    MEADOW,
    RIVAL,
)
from skerry.kernel.errors import ImpossiblePosition
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland


# By the number of seats: what the workers of each are called.
WORKERS: Final[list[list[str]]] = [
    [f"worker-{seat}" for seat in range(seats)] for seats in range(RIVAL_OWNER)
]


def bearing(state: Woodland, zone: int) -> list[dict[str, int]]:
    """Say card by card what lies on the cards of a zone; [] where nothing ever does."""
    layout = state.layout
    kind = layout.kind(zone)
    if kind == CITY:
        return [_on_card(state, mark) for mark in state.built[layout.owners[zone]]]
    if kind in (BOARD, FOREST, EVENTS, ACHIEVED):
        first = len(state.box.cards)
        return [on_place(state, card - first) for card in state.zones[zone]]
    if kind == MEADOW:
        blocked = state.counters[BLOCKED]
        return [
            {"place": slot + 1, **({"blocked": 1} if slot < blocked else {})}
            for slot in state.slots
        ]
    return _on_rival(state) if kind == RIVAL else []


def bearing_names(state: Woodland, zone: int) -> list[str]:
    """Name all that can lie on cards of a zone."""
    kind = state.layout.kind(zone)
    if kind == CITY:
        return ["occupied", "due", "point", "stuck", *_workers(state), *state.box.resources]
    if kind in (BOARD, FOREST, EVENTS, ACHIEVED):
        return names_on_places(state)
    if kind == MEADOW:
        return ["place", "blocked"]
    return ["worker-0"] if kind == RIVAL else []


def names_on_places(state: Woodland) -> list[str]:
    """Name all that can lie on a place."""
    return ["beneath", *_workers(state), "worker-rival", *state.box.resources]


def _workers(state: Woodland) -> list[str]:
    return WORKERS[state.layout.seats]


def _on_card(state: Woodland, mark: int) -> dict[str, int]:
    found: dict[str, int] = {}
    if mark:
        _add(found, "occupied", int(marks.is_occupied(mark)))
        _add(found, "due", int(marks.is_due(mark)))
        _add(found, "point", marks.tokens(mark))
        _add(found, "stuck", marks.stuck(mark))
        for seat, name in enumerate(_workers(state)):
            _add(found, name, marks.standing(mark, seat))
        _add_stored(state, mark, found)
    return found


def on_place(state: Woodland, place: int) -> dict[str, int]:
    """Say who stands on a place and what lies there."""
    found: dict[str, int] = {}
    mark = state.on_events[place]
    if mark or state.pegs[place]:
        _add(found, "beneath", marks.tokens(mark))
        for seat, name in enumerate(_workers(state)):
            _add(found, name, pegs_of(state, seat, place))
        _add(found, "worker-rival", pegs_of(state, state.layout.seats, place))
        _add_stored(state, mark, found)
    return found


def _add_stored(state: Woodland, mark: int, found: dict[str, int]) -> None:
    """Add the resources that lie there."""
    for resource in EVERY_RESOURCE:
        _add(found, state.box.resources[resource], marks.stored(mark, resource))


def _add(found: dict[str, int], name: str, count: int) -> None:
    """Tell of what there is."""
    if count:
        found[name] = count


def _on_rival(state: Woodland) -> list[dict[str, int]]:
    """Workers on the rival's cards: on the first ones of each kind."""
    left = state.visits[:]
    found: list[dict[str, int]] = []
    for card in state.zones[RIVAL]:
        found.append({"worker-0": 1} if card in left else {})
        if card in left:
            left.remove(card)
    return found


def lay_on(state: Woodland, zone: int, index: int, things: dict[str, int]) -> None:
    """Let just these things lie on a card of a city or on a place, by the names they are told by."""
    seats = range(state.layout.seats)
    known = ["occupied", "point", *state.box.resources, *_workers(state)]
    for name in things:
        if name not in known:
            raise ImpossiblePosition(
                Text("error-put-unknown", {"thing": name, "known": ", ".join(known)})
            )
    mark = min(1, things.get("occupied", 0)) | things.get("point", 0) * marks.one_token()
    for resource in EVERY_RESOURCE:
        mark += things.get(state.box.resources[resource], 0) * marks.one_stored(resource)
    kind = state.layout.kind(zone)
    workers = [things.get(name, 0) for name in _workers(state)]
    if kind == CITY:
        standing = sum([workers[seat] * marks.one_standing(seat) for seat in seats])
        state.built[state.layout.owners[zone]][index] = mark + standing
    elif kind in (BOARD, FOREST, EVENTS, ACHIEVED):
        place = state.zones[zone][index] - len(state.box.cards)
        state.on_events[place] = mark
        for seat in seats:
            state.send(seat, place, workers[seat] - pegs_of(state, seat, place))
    elif kind == RIVAL:
        state.visits += [state.zones[zone][index]] * workers[0]
    else:
        raise ImpossiblePosition(Text("error-put-nothing"))
