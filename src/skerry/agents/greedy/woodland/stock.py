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
EVERY_KIND: Final[tuple[int, ...]] = (0, 1, 2, 3)
KEY_BITS: Final = 10  # nobody has so much of anything
# By number and kinds: all that one could take, listed when it is asked for.
_TAKEN: Final[dict[tuple[int, tuple[int, ...]], list[Stock]]] = {}


def stock_of(view: View, seat: int, resources: tuple[str, ...]) -> Stock:
    """Return a seat's resources."""
    one, two, three, four = [view.counter(name, seat) for name in resources]
    return one, two, three, four


def plus(stock: Stock, more: Stock, times: int = 1) -> Stock:
    """Add resources, or with a negative number take them away."""
    if times == 1:  # most often
        return stock[0] + more[0], stock[1] + more[1], stock[2] + more[2], stock[3] + more[3]
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
    lacks = 0
    if price[0] > stock[0]:
        lacks = price[0] - stock[0]
    if price[1] > stock[1]:
        lacks += price[1] - stock[1]
    if price[2] > stock[2]:
        lacks += price[2] - stock[2]
    if price[3] > stock[3]:
        lacks += price[3] - stock[3]
    return lacks


def worth_of(amounts: Stock, prices: tuple[float, ...]) -> float:
    """Return what resources are worth at these prices."""
    one, two, three, four = prices
    return one * amounts[0] + two * amounts[1] + three * amounts[2] + four * amounts[3]


def choices(stock: Stock, free: int, kinds: tuple[int, ...] = EVERY_KIND) -> list[Stock]:
    """List the stocks that one could have after taking so many resources of these kinds."""
    if (free, kinds) not in _TAKEN:
        _TAKEN[free, kinds] = [
            plus_each(FREE, some) for some in combinations_with_replacement(kinds, free)
        ]
    return [plus(stock, more) for more in _TAKEN[free, kinds]]


def lack_any(stock: Stock, price: Stock, other: int) -> int:
    """Return how many resources of any kind a stock lacks when the price itself is paid."""
    if not other:
        return 0
    return max(0, other - lack(price, stock))  # what the price lacks is left over


def key(stock: Stock) -> int:
    """Return a number that no other stock has."""
    return stock[0] + (stock[1] + (stock[2] + (stock[3] << KEY_BITS) << KEY_BITS) << KEY_BITS)


def paid(stock: Stock, price: Stock, other: int) -> Stock:
    """Return what is left of a stock: the price is paid as far as it goes, the rest of plenty."""
    left = (
        stock[0] - price[0] if stock[0] > price[0] else 0,
        stock[1] - price[1] if stock[1] > price[1] else 0,
        stock[2] - price[2] if stock[2] > price[2] else 0,
        stock[3] - price[3] if stock[3] > price[3] else 0,
    )
    if not other:
        return left
    for _ in range(min(other, sum(left))):
        left = plus(left, UNIT[left.index(max(left))], -1)
    return left
