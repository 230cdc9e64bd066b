"""What greedy Everdell could buy with a stock: the cards of hand and meadow, best bargain first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from skerry.agents.greedy.everdell_outlook import plus
from skerry.agents.greedy.everdell_worth import worth
from skerry.games.everdell.tables import PEARLBROOK_BOX as BOX

if TYPE_CHECKING:
    from skerry.agents.greedy.everdell_outlook import Outlook, Stock

FREE: Final[Stock] = (0, 0, 0, 0)
FROM_MEADOW: Final = 0.85  # others may be faster
THRIFT: Final = 0.7  # 0: the best card first; 1: the most for each resource
HOPE: Final = 0.5  # of a card for which something is still missing


class Wish(NamedTuple):
    """A card that one would like to play: what it brings beyond its price, and that price."""

    bargain: float
    surplus: float
    kind: int
    price: Stock
    home: int  # the construction that it could move into for nothing, or -1


class Plan:
    """All wishes of a seat, the best bargain first."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.worths: dict[int, float] = {}
        found = [self._wish(kind, 1.0) for kind in outlook.hand]
        found += [self._wish(kind, FROM_MEADOW) for kind in outlook.meadow]
        self.wishes = sorted([wish for wish in found if wish.surplus > 0], reverse=True)

    def _wish(self, kind: int, chance: float) -> Wish:
        card = BOX.cards[kind]
        outlook = self.outlook
        home = BOX.homes[kind]
        if home not in outlook.homes:
            home = BOX.open_house if card.home and BOX.open_house in outlook.homes else -1
        price = FREE if home >= 0 else card.cost
        cost = outlook.value(price)
        if kind not in self.worths:
            self.worths[kind] = worth(kind, outlook)
        surplus = chance * (self.worths[kind] - cost)
        if card.unique and kind in outlook.city and not card.abroad:
            surplus = -1.0
        return Wish(surplus / (0.6 + cost) ** THRIFT, surplus, kind, price, home)

    def potential(self, stock: Stock, without: int = -1) -> float:
        """Return what a stock is good for: what it buys, what it nearly buys, what is left."""
        total = 0.0
        hope = 0.0
        used: list[int] = []
        spaces = self.outlook.spaces
        bought: list[int] = []
        for wish in self.wishes:
            kind = wish.kind
            if kind == without or not spaces or (BOX.cards[kind].unique and kind in bought):
                continue
            price = wish.price if wish.home not in used else BOX.cards[kind].cost
            missing = lack(stock, price)
            if missing:
                whole = sum(price)
                hope = max(hope, HOPE * wish.surplus * (whole - missing) / whole)
                continue
            stock = plus(stock, price, -1)
            total += wish.surplus
            bought.append(kind)
            spaces -= 1
            if wish.home >= 0:
                used.append(wish.home)
        return total + hope + self.outlook.value(stock)

    def keep(self, kind: int) -> float:
        """Return what it is worth to keep a card of the hand."""
        wish = self._wish(kind, 1.0)
        whole = sum(wish.price) or 1
        near = 1 - 0.6 * min(1.0, lack(self.outlook.stock, wish.price) / whole)
        return max(0.0, wish.surplus) * near


def lack(stock: Stock, price: Stock) -> int:
    """Return how many resources a stock lacks for a price."""
    return (
        max(0, price[0] - stock[0])
        + max(0, price[1] - stock[1])
        + max(0, price[2] - stock[2])
        + max(0, price[3] - stock[3])
    )


def best(options: list[int], values: list[float]) -> int:
    """Return the option of the highest value, of equals the first."""
    return options[values.index(max(values))]
