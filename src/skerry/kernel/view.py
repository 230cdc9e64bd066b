"""What one seat, or a spectator, may see of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.kernel.zones import SHARED

if TYPE_CHECKING:
    from skerry.kernel.state import State
    from skerry.kernel.zones import Layout


ZONE_FIELDS: Final = ("name", "seat", "back", "count", "cards", "spots", "marks")


class ZoneView:
    """A zone as the viewer sees it: how many cards, and which ones unless they lie hidden."""

    __slots__ = ZONE_FIELDS

    def __init__(
        self,
        name: str,
        seat: int,
        back: str,
        count: int,
        cards: list[int] | None,
        spots: list[int],
        marks: list[dict[str, int]],
    ) -> None:
        self.name = name
        self.seat = seat
        self.back = back
        self.count = count
        self.cards = cards
        self.spots = spots  # on a chart: the cell of each card
        self.marks = marks  # what lies on each card, by name and number; none if nothing ever does

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return ZoneView, tuple([getattr(self, name) for name in ZONE_FIELDS])

    def __repr__(self) -> str:
        cards = f"{self.count} hidden" if self.cards is None else str(self.cards)
        return f"<{self.name} of {'all' if self.seat == SHARED else self.seat}: {cards}>"


class View:  # noqa: PLW1641 - it holds lists, so it is no key
    """A table through one pair of eyes: zones, counters, and who is awaited."""

    __slots__ = ("_layout", "awaited", "counters", "over", "seat", "seats", "zones")

    def __init__(
        self,
        layout: Layout,
        seat: int,
        awaited: list[int],
        counters: list[tuple[str, int, int]],
        zones: list[ZoneView],
    ) -> None:
        self._layout = layout
        self.seat = seat
        self.seats = layout.seats
        self.awaited = awaited
        self.over = not awaited
        self.counters = counters  # name, owner, value
        self.zones = zones

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return View, (self._layout, self.seat, self.awaited, self.counters, self.zones)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.as_dict() == other.as_dict()

    def __repr__(self) -> str:
        whose = "a spectator's" if self.seat == SHARED else f"seat {self.seat}'s"
        return f"<{whose} view of {self.seats} seats, awaited: {self.awaited}>"

    def zone(self, name: str, seat: int = SHARED) -> ZoneView:
        """Return a zone by its name, and by its owner where each seat has one."""
        return self.zones[self._layout.find(name, seat)]

    def has(self, name: str) -> bool:
        """Tell whether there is a zone of a name; expansions bring theirs."""
        return name in self._layout.names

    def cards(self, name: str, seat: int = SHARED) -> list[int]:
        """Return the cards of a zone that the viewer sees; none of a hidden one."""
        cards = self.zone(name, seat).cards
        return [] if cards is None else cards

    def counter(self, name: str, seat: int = SHARED) -> int:
        """Return a counter by its name, and by its owner where each seat has one."""
        return self.counters[self._layout.find_counter(name, seat)][2]

    def as_dict(self) -> dict[str, object]:
        """Return the view as plain lists and numbers, ready for JSON or a comparison."""
        return {
            "seat": self.seat,
            "seats": self.seats,
            "awaited": self.awaited,
            "over": self.over,
            "counters": [list(counter) for counter in self.counters],
            "zones": [{name: getattr(zone, name) for name in ZONE_FIELDS} for zone in self.zones],
        }


def view_of(state: State, seat: int) -> View:
    """Look at a position through the eyes of a seat, or of a spectator (SHARED)."""
    layout = state.layout
    counters = [
        (name, layout.counter_owners[counter], state.counters[counter])
        for counter, name in enumerate(layout.counters)
    ]
    zones: list[ZoneView] = []
    for index, cards in enumerate(state.zones):
        seen = cards[:] if layout.sees(seat, index) else None
        spots = [state.spots[card] for card in cards] if layout.breadths[index] and seen else []
        marks = [] if seen is None else state.marks(index)
        name, owner, back = layout.names[index], layout.owners[index], layout.backs[index]
        zones.append(ZoneView(name, owner, back, len(cards), seen, spots, marks))
    return View(layout, seat, awaited(state), counters, zones)


def awaited(state: State) -> list[int]:
    """Return the seats that have a choice before them."""
    return [seat for seat, offer in enumerate(state.offers) if offer is not None]
