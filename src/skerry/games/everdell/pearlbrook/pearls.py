"""Pearls: gained, counted, and what a bridge makes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.pearlbrook.state import Brook
from skerry.games.everdell.pearlbrook.zones import CROSSING
from skerry.games.woodland.amounts import NO_AMOUNT
from skerry.games.woodland.counts import Count
from skerry.games.woodland.effects.gain import say_amounts
from skerry.games.woodland.state import Woodland
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame

CARDS_PER_PEARL: Final = 2


def brook(state: Woodland) -> Brook:
    """Return the state as what it is in a game with the brook."""
    assert isinstance(state, Brook)
    return state


class GainPearls(Effect[Woodland]):
    """Take pearls; then cards may come over the bridge."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        brook(state).gain_pearls(frame.seat, self.count)
        state.push(CROSS, frame.seat)

    def describe(self) -> Text:
        return Text("woodland-gain", {"what": say_amounts(NO_AMOUNT.counts, pearls=self.count)})


class Cross(Effect[Woodland]):
    """Draw the cards that the bridge gives for pearls."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        due = state.count(CROSSING, frame.seat)
        if due:
            state.gain(CROSSING, frame.seat, -due)
            state.draw_cards(frame.seat, CARDS_PER_PEARL * due)

    def describe(self) -> Text:
        return Text("everdell-bridge")


class Pearls(Count):
    """Pearls of the owner of the city looked at."""

    __slots__ = ()

    def of(self, state: Woodland, seat: int) -> int:
        """Count them."""
        return brook(state).pearls(seat)

    def describe(self) -> Text:
        """Say it."""
        return Text("woodland-resource", {"resource": "pearl"})


class Enough(Count):
    """One if there are so many of something, else none."""

    __slots__ = ("at_least", "count")

    def __init__(self, count: Count, at_least: int) -> None:
        self.count = count
        self.at_least = at_least

    def of(self, state: Woodland, seat: int) -> int:
        """Compare."""
        return int(self.count.of(state, seat) >= self.at_least)

    def describe(self) -> Text:
        """Say what is counted."""
        return self.count.describe()


CROSS: Final = Cross()
