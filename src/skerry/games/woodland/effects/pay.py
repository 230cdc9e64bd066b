"""Fixed prices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.aids import missing
from skerry.games.woodland.deed import Deed
from skerry.games.woodland.effects.gain import say_amounts
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.words import EVERY_RESOURCE
from skerry.games.woodland.zones import STOCK
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


def why_missing(state: Woodland, seat: int, price: tuple[int, int, int, int]) -> Text:
    """Say what a seat lacks of a price, kind by kind."""
    short = [max(0, price[resource] - state.has(seat, resource)) for resource in EVERY_RESOURCE]
    return Text("woodland-why-missing", {"what": say_amounts(tuple(short))})


class Spend(Deed):
    """Pay so much to the supply."""

    __slots__ = ("amounts",)

    def __init__(self, amounts: tuple[int, int, int, int]) -> None:
        self.amounts = amounts

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        for resource in EVERY_RESOURCE:
            if self.amounts[resource]:
                state.gain(STOCK + resource, frame.seat, -self.amounts[resource])

    def may_fail(self) -> bool:
        return True

    def why_not_use(self, state: Woodland, seat: int, source: int) -> Text | None:
        lacks = missing(state, seat, self.amounts)
        return why_missing(state, seat, self.amounts) if lacks else None

    def describe(self) -> Text:
        return Text("woodland-spend", {"what": say_amounts(self.amounts)})
