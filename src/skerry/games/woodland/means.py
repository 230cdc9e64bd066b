"""What a seat has to pay with: looked up once, asked for many cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.amounts import MOST, WIDTH, pack
from skerry.games.woodland.city import spaces_left
from skerry.games.woodland.words import CITY_SPACES, CONSTRUCTION, CRITTER
from skerry.games.woodland.zones import CITY, STOCK

if TYPE_CHECKING:
    from skerry.games.woodland.box import Box
    from skerry.games.woodland.state import Woodland


class Means:
    """A seat's stock, the constructions where critters may move in, and the cards that help."""

    __slots__ = (
        "city",
        "for_constructions",
        "for_critters",
        "helpers",
        "homes",
        "open_house",
        "purse",
        "simple",
        "space",
    )

    def __init__(self, state: Woodland, seat: int) -> None:
        first = state.counter_at(STOCK, seat)
        stock = state.counters[first : first + 4]
        one, two, three, four = stock
        if one | two | three | four > MOST:
            self.purse = pack(stock)
        else:
            self.purse = one + (two + (three + (four << WIDTH) << WIDTH) << WIDTH)
        box = state.box
        city = state.zone(CITY, seat)
        self.city = city
        self.space = len(city) < CITY_SPACES or spaces_left(state, seat) > 0
        self.homes: set[int] = set()
        self.helpers: list[int] = []
        for kind, mark in zip(city, state.built[seat], strict=True):
            if not mark & 1:
                self.homes.add(kind)
            if box.helps[kind]:
                self.helpers.append(kind)
        # With how many resources of a price they help at most.
        self.for_critters = 0
        self.for_constructions = 0
        if self.helpers:
            self.helpers.sort()
            self._ask(box)
        self.open_house = box.open_house in self.homes
        # Whoever can pay the price, or move into the own home, can play; and nobody else.
        self.simple = self.space and not self.open_house and not self.helpers

    def _ask(self, box: Box) -> None:
        """Ask the helping cards what they can do."""
        for kind in self.helpers:
            aid = box.cards[kind].aid
            if aid is not None and aid.form != CONSTRUCTION:
                self.for_critters = max(self.for_critters, aid.amount)
            if aid is not None and aid.form != CRITTER:
                self.for_constructions = max(self.for_constructions, aid.amount)
