"""Several small amounts in one number, so that all of them are compared at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WIDTH: Final = 10  # bits an amount; the highest of them is its guard
GUARD: Final = 1 << WIDTH - 1
GUARDS: Final = (
    GUARD | GUARD << WIDTH | GUARD << 2 * WIDTH | GUARD << 3 * WIDTH | GUARD << 4 * WIDTH
)


def pack(amounts: Sequence[int]) -> int:
    """Put up to five amounts below 512 into one number; such numbers add up amount by amount."""
    packed = 0
    for place, amount in enumerate(amounts):
        packed += amount << WIDTH * place
    return packed


def covers(there: int, asked: int) -> bool:
    """Tell whether no amount is less than what is asked: else the difference borrows a guard."""
    return (there + GUARDS - asked) & GUARDS == GUARDS
