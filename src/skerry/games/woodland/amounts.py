"""Several small amounts in one number, so that all of them are compared at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# Five amounts have 30 bits: so much fits into one digit of Python's numbers, which is fast.
WIDTH: Final = 6  # bits an amount; the highest of them is its guard
GUARD: Final = 1 << WIDTH - 1
MOST: Final = GUARD - 1
GUARDS: Final = (
    GUARD | GUARD << WIDTH | GUARD << 2 * WIDTH | GUARD << 3 * WIDTH | GUARD << 4 * WIDTH
)


def pack(amounts: Sequence[int]) -> int:
    """Put up to five amounts into one number; such numbers add up amount by amount.

    More than MOST of something counts as MOST: nobody ever asks for more.
    """
    packed = 0
    for place, amount in enumerate(amounts):
        packed += min(amount, MOST) << WIDTH * place
    return packed


def covers(there: int, asked: int) -> bool:
    """Tell whether no amount is less than what is asked: else the difference borrows a guard."""
    return (there + GUARDS - asked) & GUARDS == GUARDS
