"""Paying so much to the supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.amounts import NO_AMOUNT, Amount
from skerry.games.woodland.effects.gain import say_amounts
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import EVERY_RESOURCE
from skerry.games.woodland.zones import POINTS, STOCK, WILD
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


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

    def can_use(self, state: Woodland, seat: int, source: int) -> bool:
        if self.points > state.count(POINTS, seat) or self.pearls > state.count(WILD, seat):
            return False
        first = state.counter_at(STOCK, seat)
        for resource in EVERY_RESOURCE:
            if self.amounts[resource] > state.counters[first + resource]:
                return False
        return True

    def why_not_use(self, state: Woodland, seat: int, source: int) -> Text | None:
        if self.can_use(state, seat, source):
            return None
        short = [max(0, self.amounts[r] - state.has(seat, r)) for r in EVERY_RESOURCE]
        points = max(0, self.points - state.count(POINTS, seat))
        pearls = max(0, self.pearls - state.count(WILD, seat))
        what = say_amounts(tuple(short), points, pearls)
        return Text("woodland-why-missing", {"what": what, "less": 0})

    def describe(self) -> Text:
        return Text("woodland-spend", {"what": say_amounts(self.amounts, self.points, self.pearls)})
