"""How cards of the shore help to pay for others, in the words of its decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.farshore.compass import matches
from skerry.games.farshore.words import RESOURCES
from skerry.games.woodland.effects.gain import say_amounts
from skerry.games.woodland.payment.aids import Aid
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.card import Card
    from skerry.games.woodland.state import Woodland


class Help(Aid):
    """May help only with cards that match a compass tile in force."""

    __slots__ = ("matching",)

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
        super().__init__(less=less, only=only, swap=swap, form=form, leaves=leaves)
        self.matching = matching

    def suits(self, state: Woodland, seat: int, card: Card) -> bool:
        if not super().suits(state, seat, card):
            return False
        return not self.matching or matches(state, state.box.kinds[card.name]) > 0

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
