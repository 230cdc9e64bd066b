"""Drawing cards from the deck, from the bay, or from both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland.deed import Deed
from skerry.games.woodland.effects.gain import Draw
from skerry.games.woodland.picks import FIRST_CARD, FROM_DECK
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.zones import DECK, DISCARD, HAND, MEADOW
from skerry.kernel.gathering import Gathering, gathered
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame

TO_LIMIT: Final = 99


class DrawFromBay(Deed):
    """Draw cards one by one from the bay, maybe from the deck too; at the end the bay is filled.

    Cards of the bay are taken in ascending order as long as none comes from the deck between them.
    """

    __slots__ = ("_scaled", "count", "or_deck")

    def __init__(self, count: int, *, or_deck: bool) -> None:
        self.count = count
        self.or_deck = or_deck
        self._scaled: dict[int, DrawFromBay] = {}

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        if self._left(state, frame) <= 0:
            return []
        later = self._later(state, frame)
        if not self.or_deck:  # enough must be left for the rest
            later = later[: max(1, len(later) - self._left(state, frame) + 1)]
        found = [FIRST_CARD + kind for kind in sorted(set(later))]
        drawable = self.or_deck and (state.zones[DECK] or state.zones[DISCARD])
        return [FROM_DECK, *found] if drawable else found

    def gathering(self, state: Woodland, frame: Frame) -> Gathering | None:
        """Cards of the bay alone are one set."""
        if self.or_deck:
            return None
        left = self._left(state, frame)
        pool = [FIRST_CARD + kind for kind in self._later(state, frame)]
        return gathered(pool, frame.done >> 8, left, left)

    def _later(self, state: Woodland, frame: Frame) -> list[int]:
        """List the cards of the bay from the last one taken on."""
        last = (frame.done & 255) - 1
        return sorted([kind for kind in state.zones[MEADOW] if kind >= last])

    def _left(self, state: Woodland, frame: Frame) -> int:
        return min(self.count - (frame.done >> 8), state.room(frame.seat))

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option < 0:
            state.refill()
            return
        taken = (frame.done >> 8) + 1
        if option == FROM_DECK:
            state.draw_cards(frame.seat, 1)
            state.push(self, frame.seat, frame.source, taken << 8)
            return
        kind = state.box.card_of(option)
        state.leave_meadow(state.zones[MEADOW].index(kind), state.at(HAND, frame.seat))
        state.push(self, frame.seat, frame.source, taken << 8 | kind + 1)

    def target(self, state: Woodland, frame: Frame, pick: int) -> int:
        return -1 if pick == FROM_DECK else MEADOW

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
