"""The log of Everdell: the woodland's, with rivers, pearls and wonders where there are any."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.pearlbrook.zones import (
    ADORNMENT_BOX,
    ADORNMENTS,
    BANKS,
    RIVAL_PEARLS,
    RIVER_DECK,
    WORN,
)
from skerry.games.woodland.telling import GIVEN, TOLD, Teller, tell_all
from skerry.games.woodland.words import WONDER
from skerry.games.woodland.zones import ACHIEVED, EVENTS, RIVAL_EVENTS
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.box import Box
    from skerry.kernel.events import Counted, Event
    from skerry.kernel.zones import Layout

VALLEY_TOLD: Final[dict[tuple[int, int], Text]] = {
    **TOLD,
    (ADORNMENT_BOX, ADORNMENTS): Text("everdell-log-adornments"),
    (ADORNMENTS, WORN): Text("everdell-log-plays"),
    (RIVER_DECK, BANKS): Text("everdell-log-river"),
}
# Wonders are built where events are achieved.
BUILT: Final[dict[tuple[int, int], Text]] = {
    (EVENTS, ACHIEVED): Text("everdell-log-builds"),
    (EVENTS, RIVAL_EVENTS): Text("everdell-log-rival-builds"),
}


class ValleyTeller(Teller):
    """Tells of wonders and of Rugwort's pearls, too."""

    def words_for(self, way: tuple[int, int], cards: list[int]) -> Text | None:
        """A wonder is built, an event achieved."""
        if way in BUILT and self.box.places[cards[0] - len(self.box.cards)].area == WONDER:
            return BUILT[way]
        return super().words_for(way, cards)

    def tell_shared(self, event: Counted) -> None:
        """Say what pearls Rugwort finds."""
        if event.counter != self.layout.common_counter(RIVAL_PEARLS):
            super().tell_shared(event)
        elif event.change > 0:
            self.lines.append(Text("everdell-log-rival-pearls", {"count": event.change}))


def tell(box: Box, layout: Layout, events: list[Event], viewer: int) -> list[Text]:
    """Turn events into lines: what was done in order, then what each seat gained and spent."""
    return tell_all(ValleyTeller(box, layout, VALLEY_TOLD, GIVEN, "pearl"), events, viewer)
