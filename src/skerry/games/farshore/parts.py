"""The parts of a position of Farshore: where sea, captain and weather have what is theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.sky import BLUE_IDLE, CALM, GREEN_IDLE, HAND_MOST, Sky
from skerry.games.woodland.bearing import names_on_places, on_place
from skerry.games.woodland.part import Part
from skerry.games.woodland.terms import DESTINATION, GOVERNANCE, PRODUCTION, TYPES
from skerry.games.woodland.zones import RIVAL

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.zones import Layout

IDLE: Final = {GOVERNANCE: BLUE_IDLE, PRODUCTION: GREEN_IDLE}


class Sea(Part):
    """Islands under water, compass tiles, maps, and how the lookout is read."""

    __slots__ = ("compass", "flooded", "lookout_rule", "maps", "past_winds", "winds")

    def __init__(self, layout: Layout) -> None:
        self.flooded = layout.find("flooded")
        self.compass = layout.find("compass")
        self.winds = layout.find("winds")
        self.past_winds = layout.find("past winds")
        self.maps = layout.find("maps")
        self.lookout_rule = layout.find_counter("lookout rule")

    def bearing(
        self, state: Woodland, zone: int, found: list[dict[str, int]]
    ) -> list[dict[str, int]]:
        """Workers stay on flooded islands for a while."""
        if zone != self.flooded:
            return found
        first = len(state.box.cards)
        return [on_place(state, card - first) for card in state.zones[zone]]

    def bearing_names(self, state: Woodland, zone: int, found: list[str]) -> list[str]:
        return names_on_places(state) if zone == self.flooded else found


class Captain(Part):
    """The captain's hand, trail, ship, workers and plan."""

    __slots__ = (
        "at_red",
        "hand",
        "passed",
        "plan_column",
        "plan_row",
        "rests",
        "season",
        "section",
        "ship",
        "trail",
        "trail_deck",
        "treasures",
        "workers",
    )

    def __init__(self, layout: Layout) -> None:
        self.hand = layout.find("captain hand")
        self.trail_deck = layout.find("trail deck")
        self.trail = layout.find("trail")
        self.ship = layout.find_counter("captain ship")
        self.treasures = layout.find_counter("captain treasures")
        self.workers = layout.find_counter("captain workers")
        self.season = layout.find_counter("captain season")
        self.passed = layout.find_counter("captain passed")
        self.at_red = layout.find_counter("captain at red")
        self.rests = layout.find_counter("captain rests")
        self.section = layout.find_counter("captain section")
        # The first of five each, by type.
        self.plan_row = layout.find_counter(f"plan {TYPES[0]}")
        self.plan_column = layout.find_counter(f"plan column {TYPES[0]}")

    def bearing(
        self, state: Woodland, zone: int, found: list[dict[str, int]]
    ) -> list[dict[str, int]]:
        """Her workers stand on the first red cards of her city."""
        if zone != RIVAL:
            return found
        left = state.counters[self.at_red]
        standing: list[dict[str, int]] = []
        for kind in state.zones[RIVAL]:
            stands = left > 0 and state.card(kind).type == DESTINATION
            left -= int(stands)
            standing.append({"worker-rival": 1} if stands else {})
        return standing

    def bearing_names(self, state: Woodland, zone: int, found: list[str]) -> list[str]:
        return ["worker-rival"] if zone == RIVAL else found


class Weather(Part):
    """The weather in force, which the rules ask for their limits."""

    __slots__ = ("_first", "_level", "_skies", "box", "deck", "past", "up")

    def __init__(self, layout: Layout, skies: list[list[Sky]], first: int) -> None:
        self.deck = layout.find("weather deck")
        self.up = layout.find("weather")
        self.past = layout.find("past weather")
        self.box = layout.find("weather box")
        self._level = layout.find_counter("weather level")
        self._skies = skies
        self._first = first  # the number of the first weather card

    def sky(self, state: Woodland) -> Sky:
        """Return the rules of the weather in force."""
        up = state.zones[self.up]
        if not up:
            return CALM
        return self._skies[state.counters[self._level]][up[0] - self._first]

    def hand_limit(self, state: Woodland, seat: int, limit: int) -> int:
        """The weather may lower it; who holds more keeps it."""
        return self.sky(state).capped(HAND_MOST, limit)

    def is_dormant(self, state: Woodland, kind: int) -> bool:
        """The weather may let blue cards do nothing, and green ones nothing when played."""
        rule = IDLE.get(state.card(kind).type, "")
        return rule != "" and self.sky(state).of(rule) > 0
