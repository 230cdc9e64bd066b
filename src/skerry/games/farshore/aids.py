"""How cards of the shore help to pay for others, in the words of its decks."""

from __future__ import annotations

from skerry.games.farshore.terms import RESOURCES
from skerry.games.woodland.effects.gain import say_amounts
from skerry.games.woodland.payment.aids import Aid
from skerry.kernel.text import Text


class Help(Aid):
    """A helping card that says in the words of the shore how it helps."""

    __slots__ = ()

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
