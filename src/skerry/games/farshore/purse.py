"""What a seat has to pay with: stock, treasures, anchors, and the cards that help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.farshore.prices import Amounts, Price
from skerry.games.farshore.zones import ANCHOR
from skerry.games.woodland.marks import is_occupied
from skerry.games.woodland.words import CONSTRUCTION
from skerry.games.woodland.zones import CITY, STOCK, WILD

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland


class Purse:
    """A seat's means, looked up once and asked for many cards."""

    __slots__ = ("anchorages", "helpers", "space", "stock", "treasures")

    def __init__(self, state: Woodland, seat: int) -> None:
        self.stock = stock_of(state, seat)
        self.treasures = state.count(WILD, seat)
        self.space = state.has_space(seat)
        self.anchorages: set[str] = set()  # types of critters for which an anchor could be dropped
        self.helpers: list[int] = []
        cards = state.box.cards
        anchors = state.count(ANCHOR, seat)
        for kind, mark in zip(state.zone(CITY, seat), state.built[seat], strict=True):
            if anchors and cards[kind].form == CONSTRUCTION and not is_occupied(mark):
                self.anchorages.add(cards[kind].type)
            if state.box.helps[kind] and kind not in self.helpers:
                self.helpers.append(kind)
        self.helpers.sort()


def stock_of(state: Woodland, seat: int) -> Amounts:
    """Return what a seat has of each resource."""
    first = state.counter_at(STOCK, seat)
    counters = state.counters
    return counters[first], counters[first + 1], counters[first + 2], counters[first + 3]


def price_of(state: Woodland, kind: int, less: int = 0) -> Price:
    """Return the price of a card, so many resources less."""
    card = state.box.cards[kind]
    return Price(card.cost, card.any_cost, less)
