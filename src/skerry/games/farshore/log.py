"""The log of Farshore: the woodland's, in words of the shore, with ships and anchors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.log import GIVEN, TOLD, Teller, say_seat, tell_all
from skerry.games.farshore.ship import TRACK
from skerry.games.farshore.words import TREASURE
from skerry.games.farshore.zones import ANCHOR, COMPASS, FLOODED, MAPS, SHIP, WINDS
from skerry.games.woodland import marks
from skerry.games.woodland.zones import (
    ACHIEVED,
    DECK,
    FOREST,
    FOREST_BOX,
    HAND,
    MEADOW,
    PASSED,
    STAGE,
)
from skerry.kernel.text import Text
from skerry.kernel.zones import SHARED

if TYPE_CHECKING:
    from skerry.games.farshore.chest import Chest
    from skerry.games.woodland.reports import Marked
    from skerry.kernel.events import Counted, Event
    from skerry.kernel.zones import Layout

SHORE_TOLD: Final[dict[tuple[int, int], Text]] = {
    **TOLD,
    (FOREST_BOX, FOREST): Text("farshore-log-islands"),
    (WINDS, COMPASS): Text("farshore-log-compass"),
    (FOREST, FLOODED): Text("farshore-log-flooded"),
    (DECK, MEADOW): Text("farshore-log-bay"),
    (MEADOW, HAND): Text("farshore-log-takes"),
    (MEADOW, STAGE): Text("farshore-log-plays-from-bay"),
    (MAPS, ACHIEVED): Text("farshore-log-map"),
}


class ShoreTeller(Teller):
    """Tells of ships and anchors too."""

    def tell_counted(self, event: Counted) -> None:
        """Say how far a ship sails, and who has finished."""
        seat = self.layout.counter_owners[event.counter]
        counter = event.counter - max(0, seat) * self.layout.counter_span
        if seat == SHARED or counter not in (SHIP, PASSED, ANCHOR):
            super().tell_counted(event)
        elif counter == SHIP:
            self.lines.append(
                Text(
                    "farshore-log-ship",
                    {"seat": say_seat(seat), "count": event.change, "points": TRACK[event.now]},
                )
            )
        elif counter == PASSED:
            self.lines.append(Text("farshore-log-finishes", {"seat": say_seat(seat)}))

    def tell_marked(self, event: Marked) -> None:
        """Say where an anchor is dropped."""
        if marks.is_occupied(event.after) and not marks.is_occupied(event.before):
            name = Text("everdell-name", {"name": self.box.names[event.card]})
            args: dict[str, str | int | Text] = {"seat": say_seat(event.owner), "card": name}
            self.lines.append(Text("farshore-log-anchor", args))
            return
        super().tell_marked(event)


def tell(chest: Chest, layout: Layout, events: list[Event], viewer: int) -> list[Text]:
    """Turn events into lines: what was done in order, then what each seat gained and spent."""
    return tell_all(ShoreTeller(chest, layout, SHORE_TOLD, GIVEN, TREASURE), events, viewer)
