"""The start of the game: forest, events, meadow, hands and workers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland.box import NEW_WORKERS
from skerry.games.woodland.meadow import refill
from skerry.games.woodland.rival import let
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import HAND_LIMIT, WINTER
from skerry.games.woodland.turn import BEGIN_TURN
from skerry.games.woodland.zones import (
    DECK,
    EVENT_BOX,
    EVENTS,
    FOREST,
    FOREST_BOX,
    HAND,
    WORKERS,
)
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame

FIRST_HAND: Final = 5  # the first seat; each further one gets one card more
SPECIAL_COUNT: Final = 4
FOREST_COUNTS: Final = (0, 3, 3, 4)  # by the number of seats; more have no more


class SetUp(Effect[Woodland]):
    """Deal the forest, the special events, the meadow and the hands."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seats = state.layout.seats
        for zone in (DECK, FOREST_BOX, EVENT_BOX):
            state.shuffle(zone)
        for _ in range(FOREST_COUNTS[min(seats, len(FOREST_COUNTS) - 1)]):
            state.draw(FOREST_BOX, FOREST)
        deal_events(state)
        for module in state.box.chosen:
            module.lay_out(state)
        refill(state)
        for seat in range(seats):
            state.gain(WORKERS, seat, NEW_WORKERS[WINTER])
            for _ in range(min(FIRST_HAND + seat, HAND_LIMIT)):
                state.draw(DECK, state.at(HAND, seat))
        state.push(BEGIN_TURN, 0)
        let(state, 0, state.box.opponent.begins)
        for module in state.box.chosen:
            module.set_up(state)

    def describe(self) -> Text:
        return Text("everdell-rules-set-up-lead")


def deal_events(state: Woodland) -> None:
    """Lay out special events; modules may say that some of theirs must be among them."""
    dealt = 0
    for module in state.box.chosen:
        dealt += module.deal_events(state)
    for _ in range(SPECIAL_COUNT - dealt):
        state.draw(EVENT_BOX, EVENTS)


SET_UP: Final = SetUp()
