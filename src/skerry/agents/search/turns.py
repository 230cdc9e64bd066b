"""Whose answer a playout waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from skerry.kernel.state import State

NOBODY: Final = -1


def next_asked(state: State, seat: int) -> int:
    """Return who answers next, this seat or the first one after it; nobody if the game is over."""
    offers = state.offers
    seats = state.layout.seats
    for _ in range(seats):
        if offers[seat] is not None:
            return seat
        seat = seat + 1 if seat + 1 < seats else 0
    return NOBODY
