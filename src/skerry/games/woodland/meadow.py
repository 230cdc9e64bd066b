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
    if not state.box.stacks and len(state.slots) == MEADOW_SIZE:
        return
    taken = _places_taken(state)
    for slot in range(MEADOW_SIZE):
        while not taken >> slot & 1 and top_up(state):
            state.fill_slot(slot)
            taken |= 1 << state.slots[-1]


def _places_taken(state: Woodland) -> int:
    """Return the places of the meadow on which cards lie, as bits."""
    taken = 0
    for slot in state.slots:
        taken |= 1 << slot
    return taken


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
