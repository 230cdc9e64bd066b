"""What one seat, or a spectator, may see of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.kernel.zones import SHARED

if TYPE_CHECKING:
    from skerry.kernel.state import State


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


class View:
    """A table through one pair of eyes: zones, counters, and who is awaited."""

    __slots__ = ("_layout", "awaited", "counters", "over", "seat", "seats", "zones")

    def __init__(self, state: State, seat: int) -> None:
        layout = state.layout
        self._layout = layout
        self.seat = seat
        self.seats = layout.seats
        self.awaited: list[int] = awaited(state)
        self.over = not self.awaited
        self.counters: list[tuple[str, int, int]] = [
            (name, layout.counter_owners[counter], state.counters[counter])
            for counter, name in enumerate(layout.counters)
        ]
        self.zones: list[ZoneView] = []
        for index, cards in enumerate(state.zones):
            zone = layout.zones[index]
            seen = cards[:] if layout.sees(seat, index) else None
            spots = [state.spots[card] for card in cards] if zone.breadth and seen else []
            self.zones.append(
                ZoneView(
                    zone.name,
                    layout.owners[index],
                    zone.back,
                    len(cards),
                    seen,
                    spots,
                    [] if seen is None else state.marks(index),
                )
            )

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


def awaited(state: State) -> list[int]:
    """Return the seats that have a choice before them."""
    return [seat for seat, offer in enumerate(state.offers) if offer is not None]
