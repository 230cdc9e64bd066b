"""Pearls: gained, counted, and what a bridge makes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.pearlbrook.brook import brook
from skerry.games.woodland.amounts import NO_AMOUNT
from skerry.games.woodland.counts import Count
from skerry.games.woodland.effects.gain import say_amounts
from skerry.games.woodland.hand import draw_cards
from skerry.games.woodland.state import Woodland
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame

CARDS_PER_PEARL: Final = 2


class GainPearls(Effect[Woodland]):
    """Take pearls; then cards may come over the bridge."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        brook(state).gain_pearls(state, frame.seat, self.count)
        state.push(CROSS, frame.seat)

    def describe(self) -> Text:
        return Text("woodland-gain", {"what": say_amounts(NO_AMOUNT.counts, pearls=self.count)})


class Cross(Effect[Woodland]):
    """Draw the cards that the bridge gives for pearls."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        crossing = brook(state).at.crossing
        due = state.count(crossing, frame.seat)
        if due:
            state.gain(crossing, frame.seat, -due)
            draw_cards(state, frame.seat, CARDS_PER_PEARL * due)

    def describe(self) -> Text:
        return Text("everdell-bridge", {"count": CARDS_PER_PEARL})


class Pearls(Count):
    """One if the owner of the city looked at has so many pearls, else none."""

    __slots__ = ("at_least",)

    def __init__(self, at_least: int) -> None:
        self.at_least = at_least

    def of(self, state: Woodland, seat: int) -> int:
        return int(brook(state).pearls(state, seat) >= self.at_least)

    def condition(self) -> Text:
        return Text("everdell-if-pearls", {"what": self.describe()})

    def describe(self) -> Text:
        return say_amounts(NO_AMOUNT.counts, pearls=self.at_least)


CROSS: Final = Cross()
