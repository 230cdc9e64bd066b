"""Cards turned up and shared out between the hand and an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland import marks
from skerry.games.woodland.deed import Deed
from skerry.games.woodland.picks import FIRST_CARD, STOP
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.zones import BENEATH, DECK, HAND, REVEALED
from skerry.kernel.gathering import Gathering, gathered
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


class Scrolls(Deed):
    """Turn up cards of the deck; take any that fit into the hand, the rest go beneath the event."""

    __slots__ = ("count", "event", "share")

    def __init__(self, count: int, event: str) -> None:
        self.count = count
        self.event = event
        self.share = ShareOut(event)

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        for _ in range(self.count):
            if state.top_up():
                state.draw(DECK, state.at(REVEALED, frame.seat))
        state.push(self.share, frame.seat, frame.source)

    def describe(self) -> Text:
        return Text("woodland-scrolls", {"count": self.count})


class ShareOut(Deed):
    """Take one more of the cards turned up, from the last kind on, or stop.

    The frame counts them, and keeps the last kind.
    """

    __slots__ = ("event",)

    def __init__(self, event: str) -> None:
        self.event = event

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        if not state.room(frame.seat):
            return []
        kinds = sorted(set(self._later(state, frame)))
        return [STOP, *[FIRST_CARD + kind for kind in kinds]] if kinds else []

    def _later(self, state: Woodland, frame: Frame) -> list[int]:
        last = frame.done & 255
        return sorted([card for card in state.zone(REVEALED, frame.seat) if card >= last])

    def gathering(self, state: Woodland, frame: Frame) -> Gathering | None:
        pool = [FIRST_CARD + card for card in self._later(state, frame)]
        return gathered(pool, frame.done >> 8, 0, state.room(frame.seat), STOP)

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        revealed = state.at(REVEALED, frame.seat)
        if option in (-1, STOP):
            for card in state.zones[revealed][:]:
                state.move(card, revealed, state.at(BENEATH, frame.seat))
                state.trove[state.box.place_ids[self.event]] += marks.one_token()
            return
        card = state.box.card_of(option)
        state.move(card, revealed, state.at(HAND, frame.seat))
        state.push(self, frame.seat, frame.source, (frame.done >> 8) + 1 << 8 | card)

    def target(self, state: Woodland, frame: Frame, pick: int) -> int:
        return -1 if pick == STOP else state.at(REVEALED, frame.seat)

    def describe(self) -> Text:
        return Text("woodland-share-out")
