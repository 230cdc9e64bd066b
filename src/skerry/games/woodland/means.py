"""What a seat has to pay with: looked up once, asked for many cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.amounts import MOST, WIDTH, pack
from skerry.games.woodland.zones import CITY, STOCK

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland


class Means:
    """A seat's stock, the constructions where critters may move in, and the cards that help."""

    __slots__ = ("helpers", "homes", "open_house", "purse", "simple", "space")

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
        self.space = state.has_space(seat)
        self.homes: set[int] = set()
        self.helpers: list[int] = []
        for kind, mark in zip(city, state.built[seat], strict=True):
            if not mark & 1:
                self.homes.add(kind)
            if box.helps[kind]:
                self.helpers.append(kind)
        self.helpers.sort()
        self.open_house = box.open_house in self.homes
        # Whoever can pay the price, or move into the own home, can play; and nobody else.
        self.simple = self.space and not self.open_house and not self.helpers
