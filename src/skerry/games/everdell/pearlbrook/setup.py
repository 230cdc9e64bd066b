"""The start of a game by the brook: the river, its pearls, adornments and ambassadors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.pearlbrook.events import PEARLBROOK_EVENTS
from skerry.games.everdell.pearlbrook.river import CITIZEN, LOCATION
from skerry.games.everdell.pearlbrook.zones import (
    ADORNMENT_BOX,
    ADORNMENTS,
    AMBASSADOR,
    RIVER_BOX,
    RIVER_DECK,
)
from skerry.games.everdell.setup import SPECIAL_COUNT, SetUp
from skerry.games.woodland.zones import EVENT_BOX, EVENTS
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.effect import Frame

OF_EACH_GROUP: Final = 2  # river cards
EACH_SEAT: Final = 2  # adornments
OWN_EVENTS: Final = tuple([event.name for event in PEARLBROOK_EVENTS])


class SetUpBrook(SetUp):
    """Deal the river and the adornments, too, and at least one event of the brook."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        super().apply(state, frame, option)
        self._deal_river(state)
        box = state.layout.common(ADORNMENT_BOX)
        state.shuffle(box)
        for seat in range(state.layout.seats):
            state.gain(AMBASSADOR, seat, 1)
            for _ in range(EACH_SEAT):
                state.draw(box, state.at(ADORNMENTS, seat))

    def deal_events(self, state: Woodland) -> None:
        """One event of the brook first, then three of all the others."""
        for card in state.zones[EVENT_BOX][::-1]:
            if state.box.names[card] in OWN_EVENTS:
                state.move(card, EVENT_BOX, EVENTS)
                break
        for _ in range(SPECIAL_COUNT - 1):
            state.draw(EVENT_BOX, EVENTS)

    def _deal_river(self, state: Woodland) -> None:
        """Two citizens and two locations, mixed and face down."""
        box = state.layout.common(RIVER_BOX)
        deck = state.layout.common(RIVER_DECK)
        state.shuffle(box)
        for group in (CITIZEN, LOCATION):
            cards = [card for card in state.zones[box] if state.box.curio(card).group == group]
            for card in cards[:OF_EACH_GROUP]:
                state.move(card, box, deck)
        state.shuffle(deck)

    def describe(self) -> Text:
        return Text("everdell-rule-brook-set-up")


SET_UP_BROOK: Final = SetUpBrook()
