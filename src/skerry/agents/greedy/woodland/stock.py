"""Stocks of resources: adding, comparing, weighing."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skerry.kernel.view import View

Stock = tuple[int, int, int, int]

FREE: Final[Stock] = (0, 0, 0, 0)
UNIT: Final[tuple[Stock, ...]] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
EVERY_KIND: Final = (0, 1, 2, 3)


def stock_of(view: View, seat: int, resources: tuple[str, ...]) -> Stock:
    """Return a seat's resources."""
    one, two, three, four = [view.counter(name, seat) for name in resources]
    return one, two, three, four


def plus(stock: Stock, more: Stock, times: int = 1) -> Stock:
    """Add resources, or with a negative number take them away."""
    return (
        stock[0] + times * more[0],
        stock[1] + times * more[1],
        stock[2] + times * more[2],
        stock[3] + times * more[3],
    )


def plus_each(stock: Stock, kinds: Iterable[int], times: int = 1) -> Stock:
    """Add one resource of each of these kinds, or with a negative number take it away."""
    for kind in kinds:
        stock = plus(stock, UNIT[kind], times)
    return stock


def lack(stock: Stock, price: Stock) -> int:
    """Return how many resources a stock lacks for a price."""
    short = 0
    for kind in EVERY_KIND:
        if price[kind] > stock[kind]:
            short += price[kind] - stock[kind]
    return short


def worth_of(amounts: Stock, prices: tuple[float, ...]) -> float:
    """Return what resources are worth at these prices."""
    one, two, three, four = prices
    return one * amounts[0] + two * amounts[1] + three * amounts[2] + four * amounts[3]


def choices(stock: Stock, free: int, kinds: tuple[int, ...] = EVERY_KIND) -> list[Stock]:
    """List the stocks that one could have after taking so many resources at will."""
    return [plus_each(stock, some) for some in combinations_with_replacement(kinds, free)]


def lack_any(stock: Stock, price: Stock, other: int) -> int:
    """Return how many resources of any kind a stock lacks when the price itself is paid."""
    if not other:
        return 0
    left = sum([max(0, stock[kind] - price[kind]) for kind in EVERY_KIND])
    return max(0, other - left)


def paid(stock: Stock, price: Stock, other: int) -> Stock:
    """Return what is left of a stock: the price is paid as far as it goes, the rest of plenty."""
    left = plus(stock, price, -1)
    if min(left) < 0:
        left = (max(0, left[0]), max(0, left[1]), max(0, left[2]), max(0, left[3]))
    for _ in range(min(other, sum(left))):
        left = plus(left, UNIT[left.index(max(left))], -1)
    return left
