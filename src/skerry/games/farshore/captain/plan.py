"""The captain's plan: five markers, by which she chooses cards of the bay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.shore import add, captain_of
from skerry.games.woodland.terms import (
    DESTINATION,
    GOVERNANCE,
    PRODUCTION,
    PROSPERITY,
    TRAVELER,
    TYPES,
)
from skerry.games.woodland.zones import MEADOW
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland

# In which row each marker begins, from the top.
FIRST_ROWS: Final[dict[str, int]] = {
    PRODUCTION: 4,
    TRAVELER: 3,
    DESTINATION: 3,
    GOVERNANCE: 3,
    PROSPERITY: 2,
}


def lay_markers(state: Woodland) -> None:
    """Put the markers into their rows, side by side in an order of chance."""
    left = list(range(len(TYPES)))
    for column in range(1, len(TYPES) + 1):
        type_ = left.pop(state.roll(len(left)))
        add(state, captain_of(state).plan_column + type_, column)
        add(state, captain_of(state).plan_row + type_, FIRST_ROWS[TYPES[type_]])


def wishes(state: Woodland) -> list[int]:
    """List the types whose markers are on the card, the highest first, of equal ones the leftmost."""
    ranked = [
        (
            state.counters[captain_of(state).plan_row + type_],
            state.counters[captain_of(state).plan_column + type_],
            type_,
        )
        for type_ in range(len(TYPES))
    ]
    return [type_ for row, _, type_ in sorted(ranked) if row]


def first_in_bay(state: Woodland, type_: str) -> int:
    """Return which card of the bay is the first of a type: upper row first, from the left; or -1."""
    found = -1
    for index, kind in enumerate(state.zones[MEADOW]):
        if state.card(kind).type == type_ and (
            found < 0 or state.slots[index] < state.slots[found]
        ):
            found = index
    return found


def choose(state: Woodland) -> int:
    """Return which card of the bay the plan asks for, or -1 if none will do; say why."""
    for rank, type_ in enumerate(wishes(state)):
        index = first_in_bay(state, TYPES[type_])
        _say_wish(state, type_, rank, found=index >= 0)
        if index >= 0:
            return index
    state.note(Text("farshore-log-plan-none"))
    return -1


def _say_wish(state: Woodland, type_: int, rank: int, *, found: bool) -> None:
    if state.watch is None:
        return
    args: dict[str, str | int | Text] = {
        "colour": say_type(type_),
        "row": state.counters[captain_of(state).plan_row + type_],
        "first": "no" if rank else "yes",
        "found": "yes" if found else "no",
    }
    state.note(Text("farshore-log-plan", args))


def move_marker(state: Woodland, kind: int) -> None:
    """Move the marker of a card's colour one row up; from the top row it leaves the card."""
    type_ = TYPES.index(state.card(kind).type)
    row = state.counters[captain_of(state).plan_row + type_]
    if row:
        add(state, captain_of(state).plan_row + type_, -1)
        if state.watch is not None:
            state.note(Text("farshore-log-marker", {"colour": say_type(type_), "row": row - 1}))


def say_type(type_: int) -> Text:
    """Say the colour of a type."""
    return Text("farshore-colour", {"type": TYPES[type_]})
