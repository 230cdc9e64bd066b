"""One look at a table: through whose eyes, what is offered there, and the numbers of what is."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from skerry.kernel.zones import SHARED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skerry.kernel.choice import Choice, Option
    from skerry.kernel.table import Table
    from skerry.kernel.text import Text
    from skerry.kernel.view import View, ZoneView
    from skerry.kernel.zones import Zone

# Reasons that say no more than that a thing is not what is asked for now.
NOISE = (
    "why-not-now",
    "why-not-there",
    "why-not-in-order",
    "why-not-your-turn",
    "woodland-why-not-in-play",
    "woodland-why-no-place",
)

Known = dict[tuple[str, int], "Counter[int]"]  # the cards that a viewer has seen, by zone


class Thing(NamedTuple):
    """Equal cards of a zone: what lies on them, what can be done with them, or why it cannot."""

    zone: ZoneView
    card: int
    copies: int
    marks: Mapping[str, int]
    options: list[Option]
    reason: Text | None
    is_new: bool
    visited: bool = False  # drawn as a place to go to, whatever is printed on it


class Way(NamedTuple):
    """How a card could come to a cell of a chart: by which answers in a row, and what that brings."""

    card: int
    spot: int
    picks: list[int]
    preview: list[Text]


class Entry(NamedTuple):
    """What a number on the screen stands for: an option, a set, or a card or a cell of which a way is made."""

    option: Option | None = None
    card: int = -1
    spot: int = -1
    things: tuple[int, ...] = ()


class Look:
    """A table as one seat sees it. Options get their numbers in the order in which they are drawn."""

    def __init__(
        self,
        table: Table,
        seat: int = SHARED,
        choice: Choice | None = None,
        known: Known | None = None,
        ways: list[Way] | None = None,
    ) -> None:
        self.table = table
        self.game = table.game
        self.seat = seat
        self.choice = choice
        self.known = known
        self.view: View = table.view(None if seat == SHARED else seat)
        self.offered: list[Option] = [] if choice is None else offered(choice)
        self.ways: list[Way] = [way for way in ways or [] if way.picks]
        self.numbered: list[Entry] = []

    def number(self, option: Option) -> int:
        """Return the number of an option, the next one if it has none yet."""
        return self.enter(Entry(option))

    def enter(self, entry: Entry) -> int:
        """Return the number of what can be typed, the next one if it has none yet."""
        if entry not in self.numbered:
            self.numbered.append(entry)
        return self.numbered.index(entry) + 1

    def rest(self) -> list[Option]:
        """Return the options that have no number yet and that no way begins with."""
        numbered = {entry.option.pick for entry in self.numbered if entry.option is not None}
        begun = {way.picks[0] for way in self.ways if len(way.picks) == 1}
        return [
            option
            for option in self.offered
            if option.pick not in numbered and option.pick not in begun
        ]

    def zones(self, name: str, owner: int | None = None) -> list[ZoneView]:
        """Return the zones of a name, the viewer's own first; or just those of one owner."""
        found = [zone for zone in self.view.zones if zone.name == name]
        if owner is not None:
            return [zone for zone in found if zone.seat == owner]
        return sorted(found, key=lambda zone: zone.seat != self.seat)

    def counter(self, name: str, seat: int) -> int:
        """Return a counter; 0 if there is none of that name."""
        found = [value for key, owner, value in self.view.counters if (key, owner) == (name, seat)]
        return found[0] if found else 0

    def is_pile(self, zone: ZoneView) -> bool:
        """Tell whether cards only come to rest there."""
        return self._kind(zone).pile

    def breadth(self, zone: ZoneView) -> int:
        """Return how many cells a row of the chart has; 0 if it is none."""
        return self._kind(zone).breadth

    def things(self, zone: ZoneView) -> list[Thing]:
        """Return the cards of a zone that can be seen, equal ones together, as they lie."""
        found: dict[tuple[int, tuple[tuple[str, int], ...]], int] = {}
        marks = zone.marks or [{}] * zone.count
        for card, mark in zip(zone.cards or [], marks, strict=True):
            key = (card, tuple(sorted((k, n) for k, n in mark.items() if k != "place")))
            found[key] = found.get(key, 0) + 1
        return [self._thing(zone, card, dict(mark), count) for (card, mark), count in found.items()]

    def _thing(self, zone: ZoneView, card: int, mark: dict[str, int], count: int) -> Thing:
        place = (zone.name, zone.seat, card)
        options = [each for each in self.offered if (each.zone, each.seat, each.card) == place]
        reason = None if options else self._why_not(zone, card)
        seen = None if self.known is None else self.known.get((zone.name, zone.seat), Counter())
        is_new = seen is not None and seen[card] < (zone.cards or []).count(card)
        return Thing(zone, card, count, mark, options, reason, is_new)

    def _why_not(self, zone: ZoneView, card: int) -> Text | None:
        """Give the reason why a thing cannot be chosen, if there is more to say than that."""
        if self.choice is None or self.is_pile(zone):
            return None
        layout = self.table.state.layout
        index = self.view.zones.index(zone)
        for pick in self.game.picks_for(layout, index, card, own=zone.seat == self.seat):
            reason = self.table.why_not(pick, self.seat)
            if reason is not None and reason.id not in NOISE:
                return reason
        return None

    def remembered(self) -> Known:
        """Return which cards lie where now, to tell later what is new."""
        return {
            (zone.name, zone.seat): Counter(zone.cards) for zone in self.view.zones if zone.cards
        }

    def _kind(self, zone: ZoneView) -> Zone:
        return self.table.state.layout.zones[self.view.zones.index(zone)]


def offered(choice: Choice) -> list[Option]:
    """Return what may be chosen: of a set all that may be among it, each once, and what ends it."""
    if choice.gathering is None:
        return choice.options
    pool = {option.pick: option for option in choice.pool}
    ends = [option for option in choice.options if option.pick == choice.gathering.stop]
    return [*pool.values(), *ends]
