"""What a seat has to pay with: looked up once, asked for many cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.amounts import MOST, WIDTH, pack
from skerry.games.woodland.city import spaces_left
from skerry.games.woodland.payment.price import AT_PRICE
from skerry.games.woodland.terms import CITY_SPACES
from skerry.games.woodland.zones import CITY, HAND, STOCK

if TYPE_CHECKING:
    from skerry.games.woodland.payment.price import Amounts
    from skerry.games.woodland.state import Woodland


def stock_of(state: Woodland, seat: int) -> Amounts:
    """Return what a seat has of each resource."""
    first = state.counter_at(STOCK, seat)
    counters = state.counters
    return counters[first], counters[first + 1], counters[first + 2], counters[first + 3]


class Means:
    """A seat's stock and wild pieces, where critters may move in, and the cards that help.

    They are those for a play out of a zone on some terms; who plays for less gets no more help.
    """

    __slots__ = (
        "city",
        "helpers",
        "homes",
        "less",
        "most",
        "open_house",
        "prices",
        "purse",
        "simple",
        "space",
        "stock",
        "wild",
    )

    def __init__(self, state: Woodland, seat: int, zone: int = HAND, terms: int = AT_PRICE) -> None:
        box = state.box
        first = state.counter_at(STOCK, seat)
        one, two, three, four = state.counters[first : first + 4]
        self.stock = one, two, three, four
        wealth = one + two + three + four
        if wealth > MOST:
            self.purse = pack((one, two, three, four, wealth))
        else:
            self.purse = one + (
                two + (three + (four + (wealth << WIDTH) << WIDTH) << WIDTH) << WIDTH
            )
        self.wild = 0
        self.less = 0 if terms == AT_PRICE else terms
        self.prices = box.prices
        self._look_round(state, seat)
        box.payment.limit(self, state, seat, zone)
        # How many resources of a price may be lacking at most.
        self.most = self.wild + self.less
        if self.helpers:
            self.helpers.sort()
            self.most += max([box.helps[kind] for kind in self.helpers])
        self.open_house = box.open_house in self.homes
        # Whoever can pay the price, or move into the own home, can play; and nobody else.
        self.simple = self.space and not self.open_house and not self.most

    def _look_round(self, state: Woodland, seat: int) -> None:
        """See which constructions of the city are free, which cards help, and what room there is."""
        box = state.box
        city = state.zone(CITY, seat)
        homes: set[int] = set()
        helpers: list[int] = []
        houses = box.houses
        helps = box.helps
        for kind, mark in zip(city, state.built[seat], strict=True):
            if not mark & 1:
                homes.add(houses[kind])
            if helps[kind] and kind not in helpers:
                helpers.append(kind)
        self.city = city
        self.homes = homes
        self.helpers = helpers
        self.space = len(city) < CITY_SPACES or spaces_left(state, seat) > 0
