"""The start of the game: islands, winds, bay and hands; hands may be changed once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.compass import turn_up
from skerry.games.farshore.shore import sea_of
from skerry.games.farshore.terms import ANCHORS, NEW_WORKERS
from skerry.games.farshore.zones import ANCHOR
from skerry.games.woodland.hand import draw_cards
from skerry.games.woodland.meadow import refill
from skerry.games.woodland.picks import MOVE_IN_ANYWHERE, STOP
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import WINTER
from skerry.games.woodland.turn import BEGIN_TURN
from skerry.games.woodland.zones import DECK, DISCARD, FOREST, FOREST_BOX, HAND, WORKERS
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame

FIRST_HAND: Final = 5  # the first seat; each further one gets one card more
NEW_HAND: Final = MOVE_IN_ANYWHERE  # the pick has another meaning here


class SetUp(Effect[Woodland]):
    """Deal islands, compass tiles, the bay and the hands."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seats = state.layout.seats
        for zone in (DECK, FOREST_BOX, sea_of(state).winds):
            state.shuffle(zone)
        for _ in range(seats):
            state.draw(FOREST_BOX, FOREST)
        turn_up(state)
        for module in state.box.chosen:
            module.lay_out(state)
        refill(state)
        state.push(BEGIN_TURN, 0)
        for seat in range(seats - 1, -1, -1):
            state.push(CHANGE_HAND, seat)
        for seat in range(seats):
            state.gain(WORKERS, seat, NEW_WORKERS[WINTER])
            state.gain(ANCHOR, seat, ANCHORS)
            for _ in range(FIRST_HAND + seat):
                state.draw(DECK, state.at(HAND, seat))
        for module in state.box.chosen:
            module.set_up(state)

    def describe(self) -> Text:
        return Text("farshore-rules-set-up-lead")


class ChangeHand(Effect[Woodland]):
    """Keep the first hand, or discard it whole and draw as many cards anew."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        return [STOP, NEW_HAND]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option != NEW_HAND:
            return
        hand = state.at(HAND, frame.seat)
        cards = state.zones[hand][:]
        for card in cards:
            state.move(card, hand, DISCARD)
        draw_cards(state, frame.seat, len(cards))

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        return Text("farshore-keep-hand") if pick == STOP else None

    def describe(self) -> Text:
        return Text("farshore-change-hand")


SET_UP: Final = SetUp()
CHANGE_HAND: Final = ChangeHand()
