"""Drawing cards from the deck, from the bay, or from both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland.deed import Deed, Several
from skerry.games.woodland.effects.gain import Draw
from skerry.games.woodland.picks import FIRST_CARD, FROM_DECK, STOP
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.zones import DECK, DISCARD, HAND, MEADOW
from skerry.kernel.effect import NOTHING
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame
    from skerry.kernel.gathering import Gathering

TO_LIMIT: Final = 99


class DrawFromBay(Several):
    """Draw cards from the bay, maybe from the deck too, as far as the hand has room.

    Cards of the bay alone are chosen together. With the deck they come one by one, for each may
    change one's mind about the next. At the end the bay is filled.
    """

    __slots__ = ("_scaled", "count", "or_deck")

    def __init__(self, count: int, *, or_deck: bool) -> None:
        self.count = count
        self.or_deck = or_deck
        self._scaled: dict[int, DrawFromBay] = {}

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        if not self.or_deck:
            return super().options(state, frame)
        if self._left(state, frame) <= 0:
            return []
        found = sorted({FIRST_CARD + kind for kind in state.zones[MEADOW]})
        if state.zones[DECK] or state.zones[DISCARD]:
            found.insert(0, FROM_DECK)
        return [STOP, *found] if found and self.count == TO_LIMIT else found

    def gathering(self, state: Woodland, frame: Frame) -> Gathering | None:
        return None if self.or_deck else super().gathering(state, frame)

    def pool(self, state: Woodland, frame: Frame) -> list[int]:
        return [] if self.or_deck else sorted([FIRST_CARD + kind for kind in state.zones[MEADOW]])

    def bounds(self, state: Woodland, frame: Frame) -> tuple[int, int]:
        left = self._left(state, frame)
        return left, left

    def _left(self, state: Woodland, frame: Frame) -> int:
        """With the deck the memo counts those that were drawn."""
        drawn = len(frame.memo) if self.or_deck else 0
        return min(self.count - drawn, state.room(frame.seat))

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if not self.or_deck or option in (NOTHING, STOP):
            super().apply(state, frame, option)
            return
        state.push(self, frame.seat, frame.source, (*frame.memo, option))
        if option == FROM_DECK:
            state.draw_cards(frame.seat, 1)
        else:
            self._draw(state, frame.seat, option)

    def _draw(self, state: Woodland, seat: int, pick: int) -> None:
        kind = state.box.card_of(pick)
        state.leave_meadow(state.zones[MEADOW].index(kind), state.at(HAND, seat))

    def whole(self, state: Woodland, frame: Frame, picks: tuple[int, ...]) -> None:
        if not self.or_deck:
            for pick in picks:
                self._draw(state, frame.seat, pick)
        state.refill()

    def target(self, state: Woodland, frame: Frame, pick: int) -> int:
        return -1 if pick in (FROM_DECK, STOP) else MEADOW

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        """A full hand draws nothing."""
        return state.room(seat) == 0

    def times(self, count: int) -> Deed:
        """Multiply; equal products are one object."""
        if count not in self._scaled:
            self._scaled[count] = DrawFromBay(self.count * count, or_deck=self.or_deck)
        return self._scaled[count]

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return self._say(max(1, self._left(state, frame)))

    def _say(self, count: int) -> Text:
        or_deck = "yes" if self.or_deck else "no"
        return Text("farshore-draw-bay", {"count": count, "or-deck": or_deck})

    def describe(self) -> Text:
        if self.count == TO_LIMIT:
            return Text("farshore-draw-to-limit")
        return self._say(self.count)


def draw(count: int, *, deck: bool = True, bay: bool = False) -> Deed:
    """Draw so many cards, as far as the hand has room, from the deck, the bay or both."""
    return DrawFromBay(count, or_deck=deck) if bay else Draw(count)


DRAW_TO_LIMIT: Final = DrawFromBay(TO_LIMIT, or_deck=True)
