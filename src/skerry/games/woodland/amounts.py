"""Amounts of resources: as rows write them, and packed into one number to compare all at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from skerry.games.woodland.terms import EVERY_RESOURCE

# Five amounts have 30 bits: so much fits into one digit of Python's numbers, which is fast.
PLACES: Final = 5
WIDTH: Final = 6  # bits an amount; the highest of them is its guard
GUARD: Final = 1 << WIDTH - 1
MOST: Final = GUARD - 1
GUARDS: Final = (
    GUARD | GUARD << WIDTH | GUARD << 2 * WIDTH | GUARD << 3 * WIDTH | GUARD << 4 * WIDTH
)


class Amount:
    """So much of each resource, written as it is printed: `2 * BERRY + RESIN`."""

    __slots__ = ("counts",)

    def __init__(self, counts: tuple[int, int, int, int]) -> None:
        self.counts = counts

    def __add__(self, other: Amount) -> Amount:
        one, two, three, four = self.counts
        more = other.counts
        return Amount((one + more[0], two + more[1], three + more[2], four + more[3]))

    def __rmul__(self, times: int) -> Amount:
        one, two, three, four = self.counts
        return Amount((times * one, times * two, times * three, times * four))

    def kinds(self) -> tuple[int, ...]:
        """Return the numbers of the resources in it."""
        return tuple([resource for resource in EVERY_RESOURCE if self.counts[resource]])

    def kind(self) -> int:
        """Return the number of the only resource in it."""
        [kind] = self.kinds()
        return kind


NO_AMOUNT: Final = Amount((0, 0, 0, 0))


def pack(amounts: Sequence[int]) -> int:
    """Put up to five amounts into one number; such numbers add up amount by amount.

    More than MOST of something counts as MOST: nobody ever asks for more.
    """
    packed = 0
    for place, amount in enumerate(amounts):
        packed += min(amount, MOST) << WIDTH * place
    return packed


def amount_of(packed: int, place: int) -> int:
    """Return one of the amounts in a number."""
    return packed >> WIDTH * place & MOST


def lacking(there: int, asked: int) -> int:
    """Return how many of all that is asked are not there."""
    lacks = 0
    for place in range(PLACES):
        lacks += max(0, amount_of(asked, place) - amount_of(there, place))
    return lacks


def covers(there: int, asked: int) -> bool:
    """Tell whether no amount is less than what is asked: else the difference borrows a guard."""
    return (there + GUARDS - asked) & GUARDS == GUARDS
