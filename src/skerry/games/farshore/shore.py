"""A position of Farshore: a woodland with a sea, and maybe a captain and weather."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.farshore.parts import Captain, Sea, Weather
from skerry.games.woodland.part import find_part, part_of
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.zones import FOREST

if TYPE_CHECKING:
    from skerry.games.woodland.box import Box
    from skerry.games.woodland.part import Part
    from skerry.kernel.effect import Frame
    from skerry.kernel.rng import Rng
    from skerry.kernel.zones import Layout


class Shore(Woodland):
    """Farshore's zones and counters, and the parts of its modules."""

    __slots__ = ("captain", "sea", "weather")

    def __init__(
        self,
        box: Box,
        layout: Layout,
        zones: list[list[int]],
        counters: list[int],
        rng: Rng,
        agenda: Frame | None,
        parts: list[Part],
        origin: Shore | None = None,
    ) -> None:
        super().__init__(box, layout, zones, counters, rng, agenda, origin)
        self.parts = parts  # none of these ever changes, so copies share them
        # They are asked for all the time.
        self.sea: Sea = part_of(self, Sea) if origin is None else origin.sea
        self.captain: Captain | None = (
            find_part(self, Captain) if origin is None else origin.captain
        )
        self.weather: Weather | None = (
            find_part(self, Weather) if origin is None else origin.weather
        )

    def clone(self) -> Shore:
        """Return an independent copy that nobody watches."""
        return Shore(
            self.box,
            self.layout,
            self.zones,
            self.counters,
            self.rng,
            self.agenda,
            self.parts,
            self,
        )


def sea_of(state: Woodland) -> Sea:
    """Return where islands, tiles and maps of a table lie."""
    assert isinstance(state, Shore)
    return state.sea


def captain_of(state: Woodland) -> Captain:
    """Return where the captain of a table has what is hers; she must be there."""
    assert isinstance(state, Shore)
    assert state.captain is not None, "The captain is not at this table."
    return state.captain


def weather_of(state: Woodland) -> Weather | None:
    """Return the weather of a table, if it has any."""
    assert isinstance(state, Shore)
    return state.weather


def is_flooded(state: Woodland, place: int) -> bool:
    """Tell whether an island has been turned face down."""
    return state.box.place_card(place) in state.zones[sea_of(state).flooded]


def face_up(state: Woodland) -> list[int]:
    """List the islands that can be visited, by place, from left to right."""
    first = len(state.box.cards)
    return [card - first for card in state.zones[FOREST]]


def add(state: Woodland, counter: int, more: int) -> None:
    """Change a counter of the whole table, if there is anything to change."""
    if more:
        state.gain(counter, 0, more)
