"""Prices and the distinct ways to pay them, without looking at any table.

A way to pay is five numbers: treasures first, then what is paid of each resource. A treasure
stands in for one resource of any kind.
"""

from __future__ import annotations

from typing import TypeAlias

from skerry.games.woodland.words import EVERY_RESOURCE

Amounts: TypeAlias = tuple[int, int, int, int]
Way: TypeAlias = tuple[int, int, int, int, int]


class Price:
    """What is asked: so much of each resource and so many of any, less a rebate.

    With a swap up to so many of it may be paid in other kinds; only ways that do so count then,
    for the others need no help.
    """

    __slots__ = ("any", "cost", "less", "swap")

    def __init__(self, cost: Amounts, any: int = 0, less: int = 0, swap: int = 0) -> None:
        self.cost = cost
        self.any = any
        self.less = less
        self.swap = swap

    def total(self) -> int:
        """Return how many resources are to be paid in all."""
        return max(0, sum(self.cost) + self.any - self.less)


def is_payable(stock: Amounts, treasures: int, price: Price) -> bool:
    """Tell whether there is any way to pay: what fits first, then treasures and what is left."""
    if price.swap:
        return len(ways(stock, treasures, price)) > 0
    cost = price.cost
    fitting = (
        min(stock[0], cost[0])
        + min(stock[1], cost[1])
        + min(stock[2], cost[2])
        + min(stock[3], cost[3])
    )
    rest = price.total() - fitting - treasures
    return rest <= 0 or rest <= min(price.any, sum(stock) - fitting)


def lacking(stock: Amounts, price: Price) -> list[int]:
    """Return what of each resource is lacking, and then what of any kind."""
    short = [max(0, price.cost[resource] - stock[resource]) for resource in EVERY_RESOURCE]
    left = sum([max(0, stock[resource] - price.cost[resource]) for resource in EVERY_RESOURCE])
    return [*short, max(0, price.any - left)]


def ways(stock: Amounts, treasures: int, price: Price) -> list[Way]:
    """List all distinct ways to pay a price, in ascending order."""
    found: list[Way] = []
    total = price.total()
    for wild in range(min(treasures, total) + 1):
        due = total - wild
        for one in range(min(stock[0], due) + 1):
            for two in range(min(stock[1], due - one) + 1):
                for three in range(min(stock[2], due - one - two) + 1):
                    four = due - one - two - three
                    if four <= stock[3] and _covers(price, (one, two, three, four), wild):
                        found.append((wild, one, two, three, four))
    return found


def _covers(price: Price, paid: Amounts, wild: int) -> bool:
    """Tell whether treasures, the rebate and swaps make up for what is paid in no right kind."""
    short = 0
    for resource in EVERY_RESOURCE:
        short += max(0, price.cost[resource] - paid[resource])
    covered = wild + price.less
    return covered < short <= covered + price.swap if price.swap else short <= covered
