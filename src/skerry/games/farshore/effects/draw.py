"""Drawing cards from the deck, from the bay, or from both."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from skerry.games.woodland.choosing import Several, card_in
from skerry.games.woodland.effects.gain import Draw
from skerry.games.woodland.hand import draw_cards, hand_room
from skerry.games.woodland.meadow import refill
from skerry.games.woodland.picks import FROM_DECK, STOP
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.zones import DECK, DISCARD, HAND, MEADOW
from skerry.kernel.effect import NOTHING
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Effect, Frame, Reference
    from skerry.kernel.gathering import Gathering

TO_LIMIT: Final = 99


class DrawFromBay(Several):
    """Draw cards of the bay, chosen together, as far as the hand has room; then fill the bay."""

    __slots__ = ("_scaled", "count")

    or_deck: ClassVar[bool] = False

    def __init__(self, count: int) -> None:
        self.count = count
        self._scaled: dict[int, DrawFromBay] = {}

    def pool(self, state: Woodland, frame: Frame) -> list[int]:
        return sorted([state.box.picks.choices[kind] for kind in state.zones[MEADOW]])

    def bounds(self, state: Woodland, frame: Frame) -> tuple[int, int]:
        most = min(self.count, hand_room(state, frame.seat))
        return most, most

    def whole(self, state: Woodland, frame: Frame, picks: tuple[int, ...]) -> None:
        for pick in picks:
            self.draw(state, frame.seat, pick)
        refill(state)

    def draw(self, state: Woodland, seat: int, pick: int) -> None:
        """Take a card of the bay into the hand."""
        kind = state.box.card_of(pick)
        state.empty_slot(state.zones[MEADOW].index(kind), state.at(HAND, seat))

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, MEADOW)

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        """A full hand draws nothing."""
        return hand_room(state, seat) == 0

    def times(self, count: int) -> Effect[Woodland]:
        """Multiply; equal products are one object."""
        if count not in self._scaled:
            self._scaled[count] = draw_from_bay(self.count * count, or_deck=self.or_deck)
        return self._scaled[count]

    def verb(self, state: Woodland, frame: Frame, count: int) -> Text | None:
        return Text("farshore-verb-draw", {"count": count})

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        left = min(self.count - len(frame.memo), hand_room(state, frame.seat))
        return self._say(max(1, left))

    def _say(self, count: int) -> Text:
        or_deck = "yes" if self.or_deck else "no"
        return Text("farshore-draw-bay", {"count": count, "or-deck": or_deck})

    def describe(self) -> Text:
        return self._say(self.count)


class DrawOneByOne(DrawFromBay):
    """Draw cards from the bay or the deck, one by one: each may change one's mind about the next.

    The memo has what was drawn from. Up to the limit of the hand means that one may stop.
    """

    __slots__ = ()

    or_deck: ClassVar[bool] = True

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        if min(self.count - len(frame.memo), hand_room(state, frame.seat)) <= 0:
            return []
        found = sorted({state.box.picks.choices[kind] for kind in state.zones[MEADOW]})
        if state.zones[DECK] or state.zones[DISCARD]:
            found.insert(0, FROM_DECK)
        return [STOP, *found] if found and self.count == TO_LIMIT else found

    def gathering(self, state: Woodland, frame: Frame) -> Gathering | None:
        return None

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option in (NOTHING, STOP):
            refill(state)
            return
        state.push(self, frame.seat, frame.source, (*frame.memo, option))
        if option == FROM_DECK:
            draw_cards(state, frame.seat, 1)
        else:
            self.draw(state, frame.seat, option)

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        return Text("farshore-draw-no-more") if pick == STOP else None

    def describe(self) -> Text:
        return Text("farshore-draw-to-limit") if self.count == TO_LIMIT else super().describe()


def draw_from_bay(count: int, *, or_deck: bool) -> DrawFromBay:
    """Draw so many cards from the bay, or from the bay and the deck."""
    return DrawOneByOne(count) if or_deck else DrawFromBay(count)


def draw(count: int, *, deck: bool = True, bay: bool = False) -> Effect[Woodland]:
    """Draw so many cards, as far as the hand has room, from the deck, the bay or both."""
    return draw_from_bay(count, or_deck=deck) if bay else Draw(count)


DRAW_TO_LIMIT: Final = DrawOneByOne(TO_LIMIT)
