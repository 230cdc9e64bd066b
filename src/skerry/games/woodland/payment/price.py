"""Prices and the distinct payments that meet them, without looking at any table.

A payment is five numbers: wild pieces first, then what is paid of each resource. A wild piece
stands in for one resource of any kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import mypyc_attr

from skerry.games.woodland.amounts import pack
from skerry.games.woodland.terms import EVERY_RESOURCE

if TYPE_CHECKING:
    from skerry.games.woodland.card import Card

Amounts: TypeAlias = tuple[int, int, int, int]
Payment: TypeAlias = tuple[int, int, int, int, int]

# On which terms a card is played: at its price, for nothing, or for so many resources less.
AT_PRICE: Final = -1
FREE: Final = 99


@mypyc_attr(acyclic=True, free_list_len=1)
class Price:
    """What is asked: so much of each resource and so many of any, less a rebate.

    With a swap up to so many of it may be paid in other kinds; only payments that do so count
    then, for the others need no help.
    """

    __slots__ = ("amounts", "any", "cost", "less", "swap", "total")

    def __init__(self, cost: Amounts, any: int = 0, less: int = 0, swap: int = 0) -> None:
        self.cost = cost
        self.amounts: list[int] = list(cost)  # the same, to be looked up by the resource
        self.any = any
        self.less = less
        self.swap = swap
        total = cost[0] + cost[1] + cost[2] + cost[3] + any - less
        self.total = max(0, total)  # are to be paid in all

    def is_fixed(self) -> bool:
        """Tell whether a single payment without wild pieces meets it."""
        return not (self.any or self.less or self.swap)


class PriceList:
    """What all cards cost, by kind: as prices, and packed together with their totals."""

    __slots__ = ("packed", "prices", "rebates")

    def __init__(self, prices: list[Price], *, rebates: bool = True) -> None:
        self.prices = prices
        self.packed = [pack((*price.cost, price.total)) for price in prices]
        self.rebates = rebates  # else nothing is ever less

    def price(self, kind: int, less: int) -> Price:
        """Return the price of a card, so many resources less."""
        price = self.prices[kind]
        return Price(price.cost, price.any, less) if less and self.rebates else price


def printed(cards: tuple[Card, ...]) -> PriceList:
    """List what is printed on cards."""
    return PriceList([Price(card.cost, card.any_cost) for card in cards])


def lack(stock: Amounts, price: Price) -> int:
    """Return how many resources of a price are lacking, any rebate left out."""
    one, two, three, four = stock
    first, second, third, fourth = price.cost
    short = 0
    if first > one:
        short = first - one
    if second > two:
        short += second - two
    if third > three:
        short += third - three
    if fourth > four:
        short += fourth - four
    if not price.any:
        return short
    more = sum(price.cost) + price.any - sum(stock)  # what all that there is does not make up for
    return max(short, more)


def lacking(stock: Amounts, price: Price) -> list[int]:
    """Return what of each resource is lacking, and then what of any kind."""
    short = [max(0, price.cost[resource] - stock[resource]) for resource in EVERY_RESOURCE]
    return [*short, lack(stock, price) - sum(short)]


def is_payable(stock: Amounts, wild: int, price: Price, less: int = 0, swap: int = 0) -> bool:
    """Tell whether any payment meets a price, with so much of it less or swapped."""
    rebate = price.less + less
    swaps = price.swap + swap
    lacks = lack(stock, price) - rebate - wild
    if not swaps or lacks > swaps:
        return lacks <= 0
    if lacks > 0:
        return sum(stock) + wild >= price.total - less
    if wild or rebate or price.any:
        return len(payments(stock, wild, Price(price.cost, price.any, rebate, swaps))) > 0
    return _can_swap(stock, price)


def _can_swap(stock: Amounts, price: Price) -> bool:
    """Tell whether who has all that is asked could pay one of it in another kind."""
    for resource in EVERY_RESOURCE:
        cost = price.cost[resource]
        if stock[resource] > cost and price.total > cost:
            return True
    return False


def next_bounds(
    stock: list[int], wild: tuple[int, int], price: Price, chosen: list[int]
) -> tuple[int, int]:
    """Return from where to where the next number of a payment may be, given those before it.

    Of wild pieces there are so few at least and so many at most; the price has no swap and can be
    met. A number will do if the rest of the stock reaches the total, and lacks no more of the right
    kinds than wild pieces and the rebate make up for: so all between two limits will.
    """
    cost = price.amounts
    place = len(chosen)
    due = price.total
    spare = price.less  # for so much of what is not paid in the right kinds something makes up
    for number in range(place):
        due -= chosen[number]
        spare += chosen[0] if not number else min(0, chosen[number] - cost[number - 1])
    left = asked = fitting = 0  # of the resources that come after this number
    for resource in range(place, len(cost)):
        left += stock[resource]
        asked += cost[resource]
        fitting += min(stock[resource], cost[resource])
    if not place:
        return max(wild[0], due - left, asked - fitting - spare), min(wild[1], due)
    least = max(0, due - left, cost[place - 1] + asked - fitting - spare)
    return least, min(stock[place - 1], due, spare + due - asked)


def payments(stock: Amounts, wild: int, price: Price) -> list[Payment]:
    """List all distinct payments that meet a price, in ascending order."""
    found: list[Payment] = []
    total = price.total
    for pieces in range(min(wild, total) + 1):
        due = total - pieces
        for one in range(min(stock[0], due) + 1):
            for two in range(min(stock[1], due - one) + 1):
                for three in range(min(stock[2], due - one - two) + 1):
                    four = due - one - two - three
                    if four <= stock[3] and _meets(price, (one, two, three, four), pieces):
                        found.append((pieces, one, two, three, four))
    return found


def _meets(price: Price, paid: Amounts, wild: int) -> bool:
    """Tell whether wild pieces, the rebate and swaps make up for what is paid in no right kind."""
    short = 0
    for resource in EVERY_RESOURCE:
        short += max(0, price.cost[resource] - paid[resource])
    covered = wild + price.less
    return covered < short <= covered + price.swap if price.swap else short <= covered
