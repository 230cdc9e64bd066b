"""What lies on cards and places, told by name to all who look at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland import marks
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
    return [f"worker-{seat}" for seat in range(state.layout.seats)]


def _on_card(state: Woodland, mark: int) -> dict[str, int]:
    if not mark:
        return {}
    found = {
        "occupied": int(marks.is_occupied(mark)),
        "due": int(marks.is_due(mark)),
        "point": marks.tokens(mark),
        "stuck": marks.stuck(mark),
    }
    for seat in range(state.layout.seats):
        found[f"worker-{seat}"] = marks.standing(mark, seat)
    return _stored(state, mark, found)


def on_place(state: Woodland, place: int) -> dict[str, int]:
    """Say who stands on a place and what lies there."""
    mark = state.on_events[place]
    if not mark and not state.pegs[place]:
        return {}
    found = {"beneath": marks.tokens(mark)}
    for seat in range(state.layout.seats):
        found[f"worker-{seat}"] = pegs_of(state, seat, place)
    found["worker-rival"] = pegs_of(state, state.layout.seats, place)
    return _stored(state, mark, found)


def _stored(state: Woodland, mark: int, found: dict[str, int]) -> dict[str, int]:
    """Add the resources that lie there, and keep only what there is."""
    for resource in EVERY_RESOURCE:
        found[state.box.resources[resource]] = marks.stored(mark, resource)
    return {name: count for name, count in found.items() if count}


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
    known = ["occupied", "point", *state.box.resources, *[f"worker-{seat}" for seat in seats]]
    for name in things:
        if name not in known:
            raise ImpossiblePosition(
                Text("error-put-unknown", {"thing": name, "known": ", ".join(known)})
            )
    mark = min(1, things.get("occupied", 0)) | things.get("point", 0) * marks.one_token()
    for resource in EVERY_RESOURCE:
        mark += things.get(state.box.resources[resource], 0) * marks.one_stored(resource)
    kind = state.layout.kind(zone)
    workers = [things.get(f"worker-{seat}", 0) for seat in seats]
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
