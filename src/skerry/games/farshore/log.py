"""The log of Farshore: the woodland's, in words of the shore, with ships and anchors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.chest import Chest
from skerry.games.farshore.names import name_of
from skerry.games.farshore.terms import TREASURE
from skerry.games.farshore.zones import ANCHOR, SHIP
from skerry.games.woodland import marks
from skerry.games.woodland.telling import GIVEN, TOLD, Teller, say_seat, tell_all, told_at
from skerry.games.woodland.terms import SEASONS
from skerry.games.woodland.zones import (
    DECK,
    DISCARD,
    FOREST,
    FOREST_BOX,
    HAND,
    LEVEL,
    MEADOW,
    PASSED,
    RIVAL,
    STAGE,
)
from skerry.kernel.text import Text
from skerry.kernel.zones import SHARED

if TYPE_CHECKING:
    from skerry.games.woodland.reports import Marked, Stood
    from skerry.kernel.events import Counted, Event
    from skerry.kernel.zones import Layout

SHORE_TOLD: Final[dict[tuple[int, int], Text]] = {
    **TOLD,
    (FOREST_BOX, FOREST): Text("farshore-log-islands"),
    (DECK, MEADOW): Text("farshore-log-bay"),
    (MEADOW, HAND): Text("farshore-log-takes"),
    (MEADOW, STAGE): Text("farshore-log-plays-from-bay"),
    (MEADOW, RIVAL): Text("farshore-log-captain-plays-bay"),
    (DECK, RIVAL): Text("farshore-log-captain-plays-deck"),
    (MEADOW, DISCARD): Text("farshore-log-captain-clears"),
}


class ShoreTeller(Teller):
    """Tells of ships and anchors too."""

    def tell_counted(self, event: Counted) -> None:
        """Say how far a ship sails, and who has finished."""
        seat = self.layout.counter_owners[event.counter]
        if seat == SHARED and event.counter > LEVEL:
            self._tell_captain(event)
            return
        counter = event.counter - max(0, seat) * self.layout.counter_span
        if seat == SHARED or counter not in (SHIP, PASSED, ANCHOR):
            super().tell_counted(event)
        elif counter == SHIP:
            self.lines.append(
                Text(
                    "farshore-log-ship",
                    {
                        "seat": say_seat(seat),
                        "count": event.change,
                        "points": self._worth(event.now),
                    },
                )
            )
        elif counter == PASSED:
            self.lines.append(Text("farshore-log-finishes", {"seat": say_seat(seat)}))

    def _worth(self, step: int) -> int:
        assert isinstance(self.box, Chest)
        return self.box.deck.track.values[step]

    def _tell_captain(self, event: Counted) -> None:
        """Say how the captain sails, what she takes, and when she prepares and passes."""
        counter = self.layout.counters[event.counter]
        if counter == "captain ship":
            args: dict[str, str | int | Text] = {
                "count": event.change,
                "points": self._worth(event.now),
            }
            self.lines.append(Text("farshore-log-captain-ship", args))
        elif counter == "captain treasures":
            self.lines.append(Text("farshore-log-captain-treasures", {"count": event.change}))
        elif counter == "captain season":
            self.settle()
            season = SEASONS[event.now]
            self.lines.append(Text("farshore-log-captain-season", {"season": season}))
        elif counter == "captain passed":
            self.lines.append(Text("farshore-log-captain-finishes"))

    def tell_stood(self, event: Stood) -> None:
        """Where the captain goes is told with her trail, but for the dunes."""
        if event.seat < self.layout.seats:
            super().tell_stood(event)

    def name(self, card: int) -> Text:
        """Weather and trail cards have names of their own."""
        assert isinstance(self.box, Chest)
        return name_of(self.box, card)

    def tell_marked(self, event: Marked) -> None:
        """Say where an anchor is dropped."""
        if marks.is_occupied(event.after) and not marks.is_occupied(event.before):
            args: dict[str, str | int | Text] = {"seat": say_seat(event.owner)}
            args["card"] = self.name(event.card)
            self.lines.append(Text("farshore-log-anchor", args))
            return
        super().tell_marked(event)


def tell(chest: Chest, layout: Layout, events: list[Event], viewer: int) -> list[Text]:
    """Turn events into lines: what was done in order, then what each seat gained and spent."""
    return tell_all(
        ShoreTeller(chest, layout, told_at(SHORE_TOLD, chest, layout), GIVEN, TREASURE),
        events,
        viewer,
    )
