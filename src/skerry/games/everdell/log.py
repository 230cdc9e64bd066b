"""The log of Everdell: the woodland's, with what modules bring, and with wonders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland.telling import GIVEN, TOLD, Teller, tell_all, told_at
from skerry.games.woodland.terms import WONDER
from skerry.games.woodland.zones import ACHIEVED, EVENTS, RIVAL_EVENTS
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.box import Box
    from skerry.kernel.events import Counted, Event
    from skerry.kernel.zones import Layout

# Wonders are built where events are achieved.
BUILT: Final[dict[tuple[int, int], Text]] = {
    (EVENTS, ACHIEVED): Text("everdell-log-builds"),
    (EVENTS, RIVAL_EVENTS): Text("everdell-log-rival-builds"),
}


class ValleyTeller(Teller):
    """Tells of wonders, and of what modules move and count."""

    def words_for(self, way: tuple[int, int], cards: list[int]) -> Text | None:
        """A wonder is built, an event achieved."""
        if way in BUILT and self.box.places[cards[0] - len(self.box.cards)].area == WONDER:
            return BUILT[way]
        return super().words_for(way, cards)

    def tell_shared(self, event: Counted) -> None:
        """Say which counters of modules grow."""
        super().tell_shared(event)
        name = self.layout.counters[event.counter]
        for module in self.box.chosen:
            if name in module.counted and event.change > 0:
                self.lines.append(module.counted[name].with_args({"count": event.change}))


def tell(box: Box, layout: Layout, events: list[Event], viewer: int) -> list[Text]:
    """Turn events into lines: what was done in order, then what each seat gained and spent."""
    teller = ValleyTeller(box, layout, told_at(TOLD, box, layout), GIVEN, "pearl")
    return tell_all(teller, events, viewer)
