"""What a stock is good for in both Everdells: the cards that are wished for, best bargain first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from skerry.agents.greedy.woodland.stock import EVERY_KIND, UNIT, lack, plus

if TYPE_CHECKING:
    from skerry.agents.greedy.woodland.stock import Stock
    from skerry.games.woodland.card import Card

FROM_MEADOW: Final = 0.85  # others may be faster
HOPE: Final = 0.5  # of a card for which something is still missing


class Wish(NamedTuple):
    """A card that one would like to play: what it brings beyond its price, and that price."""

    bargain: float
    surplus: float
    kind: int
    price: Stock
    home: int  # what makes it free of charge, once; or -1


class Budget:
    """All wishes of a seat, the best bargain first."""

    def __init__(self, cards: tuple[Card, ...], stock: Stock, spaces: int) -> None:
        self.cards = cards
        self.stock = stock
        self.spaces = spaces
        self.wild = 0  # what stands in for any resource
        self.wild_price = 0.0  # and what is lost by it
        self.homes = len(cards)  # how many may come for nothing
        self.wishes: list[Wish] = []

    def wish(self, kind: int, chance: float) -> Wish:
        """Return what one has from a card, if it can be had with such a chance."""
        raise NotImplementedError

    def value(self, amounts: Stock) -> float:
        """Return what resources are worth by themselves."""
        raise NotImplementedError

    def look_at(self, hand: list[int], meadow: list[int]) -> None:
        """Wish for cards of the hand and of the meadow that bring more than they cost."""
        found = [self.wish(kind, 1.0) for kind in hand]
        found += [self.wish(kind, FROM_MEADOW) for kind in meadow]
        self.wishes = sorted([wish for wish in found if wish.surplus > 0], reverse=True)

    def potential(self, stock: Stock, without: int = -1) -> float:
        """Return what a stock is good for: its own worth, and what its best uses bring beyond it."""
        total = self.value(stock)
        hope = 0.0
        wild, spaces = self.wild, self.spaces
        used: list[int] = []
        bought: list[int] = []
        for wish in self.wishes:
            card = self.cards[wish.kind]
            if wish.kind == without or not spaces or (card.unique and wish.kind in bought):
                continue
            moves_in = wish.home >= 0 and wish.home not in used and len(used) < self.homes
            surplus, price, other = self._terms(wish, moves_in=moves_in)
            if surplus <= 0:
                continue
            missing = lack(stock, price) + lack_any(stock, price, other)
            if missing > wild:
                whole = sum(price) + other
                hope = max(hope, HOPE * surplus * (whole - missing) / whole)
                continue
            stock = paid(stock, price, other)
            wild -= missing
            total += surplus - self.wild_price * missing
            bought.append(wish.kind)
            spaces -= 1
            if moves_in:
                used.append(wish.home)
        return total + hope

    def _terms(self, wish: Wish, *, moves_in: bool) -> tuple[float, Stock, int]:
        """Return what a wish brings and costs, also if its home is taken by a better one."""
        card = self.cards[wish.kind]
        if moves_in:
            return wish.surplus, wish.price, 0
        if wish.home < 0:
            return wish.surplus, wish.price, card.any_cost
        return wish.surplus - self.value(card.cost), card.cost, card.any_cost

    def keep(self, kind: int) -> float:
        """Return what it is worth to keep a card of the hand."""
        wish = self.wish(kind, 1.0)
        whole = sum(wish.price) or 1
        near = 1 - 0.6 * min(1.0, lack(self.stock, wish.price) / whole)
        return max(0.0, wish.surplus) * near


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
