"""Fixed prices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.aids import missing
from skerry.games.woodland.amounts import NO_AMOUNT, Amount
from skerry.games.woodland.effects.gain import say_amounts
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.words import EVERY_RESOURCE
from skerry.games.woodland.zones import POINTS, STOCK, WILD
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


def why_missing(
    state: Woodland,
    seat: int,
    price: tuple[int, int, int, int],
    points: int = 0,
    pearls: int = 0,
) -> Text:
    """Say what a seat lacks of a price, kind by kind."""
    short = [max(0, price[resource] - state.has(seat, resource)) for resource in EVERY_RESOURCE]
    few = max(0, points - state.count(POINTS, seat))
    fewer = max(0, pearls - state.count(WILD, seat))
    return Text("woodland-why-missing", {"what": say_amounts(tuple(short), few, fewer)})


class Spend(Effect[Woodland]):
    """Pay so much to the supply: resources, points, pearls."""

    __slots__ = ("amounts", "pearls", "points")

    def __init__(self, amount: Amount = NO_AMOUNT, points: int = 0, pearls: int = 0) -> None:
        self.amounts = amount.counts
        self.points = points
        self.pearls = pearls

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        for resource in EVERY_RESOURCE:
            if self.amounts[resource]:
                state.gain(STOCK + resource, frame.seat, -self.amounts[resource])
        if self.points:
            state.gain(POINTS, frame.seat, -self.points)
        if self.pearls:
            state.gain(WILD, frame.seat, -self.pearls)

    def may_fail(self) -> bool:
        return True

    def why_not_use(self, state: Woodland, seat: int, source: int) -> Text | None:
        if (
            missing(state, seat, self.amounts) == 0
            and state.count(POINTS, seat) >= self.points
            and state.count(WILD, seat) >= self.pearls
        ):
            return None
        return why_missing(state, seat, self.amounts, self.points, self.pearls)

    def describe(self) -> Text:
        return Text("woodland-spend", {"what": say_amounts(self.amounts, self.points, self.pearls)})
