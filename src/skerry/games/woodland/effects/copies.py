"""Choosing among equal cards of a city that differ in what lies on them."""

from __future__ import annotations

from skerry.games.woodland.city import copies_in
from skerry.games.woodland.labels import say_card
from skerry.games.woodland.picks import COPIES
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.zones import CITY
from skerry.kernel.effect import Effect, Frame, Reference
from skerry.kernel.text import Text


class ChooseCopy(Effect[Woodland]):
    """Choose one of the copies of a card in the city; the source is its kind."""

    __slots__ = ()

    def among(self, state: Woodland, frame: Frame) -> list[int]:
        """List which cards of the city may be chosen."""
        return copies_in(state, frame.seat, frame.source)

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        return [COPIES + number for number in range(len(self.among(state, frame)))]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        number = max(0, option - COPIES)
        self.go_on(state, frame, self.among(state, frame)[number])

    def go_on(self, state: Woodland, frame: Frame, index: int) -> None:
        """Go on with one card of the city."""
        raise NotImplementedError

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return Reference(state.at(CITY, frame.seat), frame.source)

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return Text("woodland-which-copy", {"card": say_card(state, frame.source)})

    def describe(self) -> Text:
        return Text("woodland-rule-copy")
