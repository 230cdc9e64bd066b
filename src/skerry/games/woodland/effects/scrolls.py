"""Cards turned up and shared out between the hand and an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland import marks
from skerry.games.woodland.choosing import Several, card_in
from skerry.games.woodland.hand import hand_room, top_up
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.zones import BENEATH, DECK, HAND, REVEALED
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame, Reference


class Scrolls(Effect[Woodland]):
    """Turn up cards of the deck; take any that fit into the hand, the rest go beneath the event."""

    __slots__ = ("count", "share")

    def __init__(self, count: int, event: str = "") -> None:
        self.count = count
        self.share = ShareOut(event)

    def printed_on(self, name: str) -> Scrolls:
        return Scrolls(self.count, name)

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        for _ in range(self.count):
            if top_up(state):
                state.draw(DECK, state.at(REVEALED, frame.seat))
        state.push(self.share, frame.seat, frame.source)

    def describe(self) -> Text:
        return Text("woodland-scrolls", {"count": self.count})


class ShareOut(Several):
    """Take some of the cards turned up."""

    __slots__ = ("event",)

    def __init__(self, event: str) -> None:
        self.event = event

    def pool(self, state: Woodland, frame: Frame) -> list[int]:
        return sorted([state.box.picks.choices[card] for card in state.zone(REVEALED, frame.seat)])

    def bounds(self, state: Woodland, frame: Frame) -> tuple[int, int]:
        return 0, hand_room(state, frame.seat)

    def whole(self, state: Woodland, frame: Frame, picks: tuple[int, ...]) -> None:
        revealed = state.at(REVEALED, frame.seat)
        for pick in picks:
            state.move(state.box.card_of(pick), revealed, state.at(HAND, frame.seat))
        place = state.box.place_ids[self.event]
        cards = state.zones[revealed][:]
        for card in cards:
            state.move(card, revealed, state.at(BENEATH, frame.seat))
        state.lay_on(frame.seat, place, len(cards) * marks.one_token())

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, state.at(REVEALED, frame.seat))

    def describe(self) -> Text:
        return Text("woodland-share-out")
