"""The meadow: eight places with cards that all seats may take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.hand import top_up
from skerry.games.woodland.terms import MEADOW_SIZE
from skerry.games.woodland.zones import BLOCKED, MEADOW

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland


def refill(state: Woodland) -> None:
    """Lay a new card on every empty place of the meadow."""
    if is_full(state):
        return
    for slot in range(MEADOW_SIZE):
        while slot not in state.slots and top_up(state):
            state.fill_slot(slot)


def is_full(state: Woodland) -> bool:
    """Tell whether a card lies on each place of the meadow."""
    if not state.box.stacks:
        return len(state.slots) == MEADOW_SIZE
    places = 0
    for slot in state.slots:
        places |= 1 << slot
    return places == (1 << MEADOW_SIZE) - 1


def touchable(state: Woodland) -> list[int]:
    """List which cards of the meadow seats may touch."""
    blocked = state.counters[BLOCKED]
    if not blocked:
        return list(range(len(state.slots)))
    return [index for index, slot in enumerate(state.slots) if slot >= blocked]


def touchable_cards(state: Woodland) -> list[int]:
    """Return the kinds of these cards."""
    if not state.counters[BLOCKED]:
        return state.zones[MEADOW]
    return [state.zones[MEADOW][index] for index in touchable(state)]


def is_blocked(state: Woodland, kind: int) -> bool:
    """Tell whether a card lies in the meadow, but only where seats may not touch it."""
    return kind in state.zones[MEADOW] and kind not in touchable_cards(state)
