"""The start of the game: forest, events, meadow, hands and workers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland.box import NEW_WORKERS
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.turn import BEGIN_TURN
from skerry.games.woodland.words import WINTER
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
FOREST_COUNTS: Final = (0, 3, 3, 4, 4)  # by the number of seats


class SetUp(Effect[Woodland]):
    """Deal the forest, the special events, the meadow and the hands."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seats = state.layout.seats
        for zone in (DECK, FOREST_BOX, EVENT_BOX):
            state.shuffle(zone)
        for _ in range(FOREST_COUNTS[seats]):
            state.draw(FOREST_BOX, FOREST)
        self.deal_events(state)
        state.refill()
        for seat in range(seats):
            state.gain(WORKERS, seat, NEW_WORKERS[WINTER])
            for _ in range(FIRST_HAND + seat):
                state.draw(DECK, state.at(HAND, seat))
        state.push(BEGIN_TURN, 0)
        rival = state.box.rival_begins
        if rival is not None and state.is_alone():
            state.push(rival, 0)

    def deal_events(self, state: Woodland) -> None:
        """Lay out special events."""
        for _ in range(SPECIAL_COUNT):
            state.draw(EVENT_BOX, EVENTS)

    def describe(self) -> Text:
        return Text("everdell-rule-set-up")


SET_UP: Final = SetUp()
