"""A position of Farshore: a woodland whose meadow is a bay with stacks of equal cards."""

from __future__ import annotations

from typing import Final

from skerry.games.farshore.sky import BLUE_IDLE, GREEN_IDLE, HAND_MOST
from skerry.games.farshore.weather import sky_of
from skerry.games.farshore.zones import CAPTAIN_AT_RED, FLOODED
from skerry.games.woodland.bearing import on_place
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.words import DESTINATION, GOVERNANCE, HAND_LIMIT, MEADOW_SIZE, PRODUCTION
from skerry.games.woodland.zones import DECK, FOREST, LEVEL, MEADOW, RIVAL

IDLE: Final = {GOVERNANCE: BLUE_IDLE, PRODUCTION: GREEN_IDLE}


class Shore(Woodland):
    """Farshore's zones and counters; what is its own comes last."""

    __slots__ = ()

    def clone(self) -> Shore:
        """Return an independent copy that nobody watches."""
        copy = Shore(self.box, self.layout, self.zones, self.counters, self.rng, self.agenda)
        self.copy_to(copy)
        return copy

    def marks(self, zone: int) -> list[dict[str, int]]:
        """Say what lies on cards and places; workers stay on flooded islands for a while."""
        if self.layout.kind(zone) == FLOODED:
            first = len(self.box.cards)
            return [on_place(self, card - first) for card in self.zones[zone]]
        if zone == RIVAL:
            return self._on_captain()
        return super().marks(zone)

    def _on_captain(self) -> list[dict[str, int]]:
        """The captain's workers stand on the first red cards of her city."""
        left = tally(self, CAPTAIN_AT_RED)
        found: list[dict[str, int]] = []
        for kind in self.zones[RIVAL]:
            stands = left > 0 and self.card(kind).type == DESTINATION
            left -= int(stands)
            found.append({"worker-rival": 1} if stands else {})
        return found

    def hand_limit(self, seat: int) -> int:
        """The weather may lower it; who holds more keeps it."""
        return sky_of(self).capped(HAND_MOST, HAND_LIMIT)

    def is_dormant(self, kind: int) -> bool:
        """The weather may let blue cards do nothing, and green ones nothing when played."""
        rule = IDLE.get(self.card(kind).type, "")
        return rule != "" and sky_of(self).of(rule) > 0

    def places_of(self, cards: list[int]) -> list[int]:
        """Equal ones lie on each other."""
        kinds: list[int] = []
        for card in cards:
            if card not in kinds:
                kinds.append(card)
        return [kinds.index(card) for card in cards]

    def refill(self) -> None:
        """Fill the gaps of the bay; a card that lies there already goes on top of its like."""
        bay = self.zones[MEADOW]
        for slot in range(MEADOW_SIZE):
            while slot not in self.slots and self.top_up():
                like = bay.index(self.draw(DECK, MEADOW))
                self.slots.append(slot if like == len(bay) - 1 else self.slots[like])


def is_flooded(state: Woodland, place: int) -> bool:
    """Tell whether an island has been turned face down."""
    return state.box.place_card(place) in state.zones[state.layout.common(FLOODED)]


def face_up(state: Woodland) -> list[int]:
    """List the islands that can be visited, by place, from left to right."""
    first = len(state.box.cards)
    return [card - first for card in state.zones[FOREST]]


def tally(state: Woodland, counter: int) -> int:
    """Read a counter of the whole table that only Farshore has."""
    return state.counters[state.layout.common_counter(counter)]


def add(state: Woodland, counter: int, more: int) -> None:
    """Change a counter of the whole table that only Farshore has."""
    if more:
        state.gain(state.layout.common_counter(counter), 0, more)


def has_captain(state: Woodland) -> bool:
    """Tell whether the captain is at the table."""
    return state.counters[LEVEL] > 0
