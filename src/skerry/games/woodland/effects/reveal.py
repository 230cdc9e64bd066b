"""Cards turned up from a pile, to be played or discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.hand import top_up
from skerry.games.woodland.picks import FROM_DECK, FROM_DISCARD
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.zones import DECK, DISCARD, REVEALED
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


class Reveal(Effect[Woodland]):
    """Turn up the top cards of the deck, then do something with them."""

    __slots__ = ("count", "then")

    def __init__(self, count: int, then: Effect[Woodland]) -> None:
        self.count = count
        self.then = then

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        for _ in range(self.count):
            if top_up(state):
                state.draw(DECK, state.at(REVEALED, frame.seat))
        state.push(self.then, frame.seat, frame.source)

    def describe(self) -> Text:
        return Text("woodland-reveal", {"count": self.count, "then": self.then.describe()})


class RevealFromPile(Reveal):
    """Choose the deck or the discard pile, and turn up its top cards."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        """A pile with too few cards is not offered, unless both have."""
        found: list[int] = []
        if len(state.zones[DECK]) >= self.count:
            found.append(FROM_DECK)
        if len(state.zones[DISCARD]) >= self.count:
            found.append(FROM_DISCARD)
        return found

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option != FROM_DISCARD:
            super().apply(state, frame, option)
            return
        for _ in range(self.count):
            state.draw(DISCARD, state.at(REVEALED, frame.seat))
        state.push(self.then, frame.seat, frame.source)

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return Text("woodland-choose-pile", {"count": self.count})

    def describe(self) -> Text:
        return Text("woodland-reveal-pile", {"count": self.count, "then": self.then.describe()})
