"""Cards of the city that help to pay for others; at most one helps with each play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.farshore.compass import matches
from skerry.games.farshore.prices import Price
from skerry.games.farshore.words import RESOURCES
from skerry.games.woodland.aids import Aid
from skerry.games.woodland.effects.gain import say_amounts
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.card import Card
    from skerry.games.woodland.state import Woodland


class Help(Aid):
    """How a card helps: so many resources less, of all kinds or one, or some in other kinds."""

    __slots__ = ("leaves", "less", "matching", "only", "swap")

    def __init__(
        self,
        *,
        less: int = 0,
        only: int = -1,
        swap: int = 0,
        form: str = "",
        matching: bool = False,
        leaves: bool = False,
    ) -> None:
        super().__init__(less + swap, form)
        self.less = less
        self.only = only  # the resource of which less is paid; -1 for all
        self.swap = swap  # so many resources may be paid in other kinds
        self.matching = matching  # only with cards that match a compass tile in force
        self.leaves = leaves  # the helping card is discarded

    def helps(self, state: Woodland, seat: int, card: Card) -> bool:
        """Tell whether it has to do with a card at all."""
        if self.form not in ("", card.form) or not any((*card.cost, card.any_cost)):
            return False
        if self.only >= 0 and not card.cost[self.only]:
            return False
        return not self.matching or matches(state, state.box.kinds[card.name]) > 0

    def freed(self, state: Woodland, seat: int) -> int:
        """Return the space that it leaves."""
        return int(self.leaves)

    def makes_way(self, state: Woodland, seat: int, helper: int, kind: int) -> bool:
        """Only the helping card may leave."""
        return self.leaves and helper == kind

    def price(self, price: Price) -> Price:
        """Return what is left of a price."""
        if self.only < 0:
            return Price(price.cost, price.any, price.less + self.less, price.swap + self.swap)
        due = list(price.cost)
        due[self.only] = max(0, due[self.only] - self.less)
        return Price((due[0], due[1], due[2], due[3]), price.any, price.less, price.swap)

    def describe(self) -> Text:
        """Say when it helps, and how."""
        when = Text(
            "farshore-help-when",
            {"form": self.form or "any", "matching": "yes" if self.matching else "no"},
        )
        if self.swap:
            return Text("farshore-help-swap", {"when": when, "count": self.swap})
        what = Text("farshore-resources", {"count": self.less})
        if self.only >= 0:
            amounts = [0, 0, 0, 0]
            amounts[self.only] = self.less
            what = say_amounts(tuple(amounts), names=RESOURCES)
        leaves = "yes" if self.leaves else "no"
        return Text("farshore-help-less", {"when": when, "what": what, "leaves": leaves})
