"""What greedy Everdell could buy with a stock: the cards of hand and meadow, best bargain first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.everdell.worth import worth
from skerry.agents.greedy.woodland.budget import Budget, Wish
from skerry.agents.greedy.woodland.stock import FREE
from skerry.games.everdell.tables import BOX

if TYPE_CHECKING:
    from skerry.agents.greedy.everdell.outlook import Outlook
    from skerry.agents.greedy.woodland.stock import Stock

THRIFT: Final = 0.7  # 0: the best card first; 1: the most for each resource


class EverdellBudget(Budget):
    """All wishes of a seat; a critter may move into its construction for nothing."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(BOX.cards, outlook.stock, outlook.spaces)
        self.outlook = outlook
        self.worths: dict[int, float] = {}
        self.look_at(outlook.hand, outlook.meadow)

    def wish(self, kind: int, chance: float) -> Wish:
        """A card is worth what it brings less what its price could else become."""
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

    def value(self, amounts: Stock) -> float:
        """Ask what the season makes of them."""
        return self.outlook.value(amounts)
