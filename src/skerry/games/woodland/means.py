"""What a seat has to pay with: looked up once, asked for many cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.words import CITY_SPACES
from skerry.games.woodland.zones import CITY, STOCK

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland


class Means:
    """A seat's stock, the constructions where critters may move in, and the cards that help."""

    __slots__ = (
        "berry",
        "city",
        "helpers",
        "homes",
        "open_house",
        "pebble",
        "resin",
        "space",
        "twig",
    )

    def __init__(self, state: Woodland, seat: int) -> None:
        first = state.counter_at(STOCK, seat)
        counters = state.counters
        self.twig = counters[first]
        self.resin = counters[first + 1]
        self.pebble = counters[first + 2]
        self.berry = counters[first + 3]
        box = state.box
        city = state.zones[state.at(CITY, seat)]
        built = state.built[seat]
        self.city = city
        self.space = len(city) < CITY_SPACES or state.spaces(seat) > 0
        self.homes: list[int] = [
            kind for kind, mark in zip(city, built, strict=True) if not mark & 1
        ]
        self.open_house = box.open_house in self.homes
        self.helpers: list[int] = [kind for kind in box.helpers if kind in city]

    def covers(self, cost: tuple[int, int, int, int]) -> bool:
        """Tell whether the stock holds a price."""
        return (
            cost[0] <= self.twig
            and cost[1] <= self.resin
            and cost[2] <= self.pebble
            and cost[3] <= self.berry
        )
