"""What a seat has to pay with: stock, treasures, anchors, and the cards that help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.farshore.prices import Amounts, Price
from skerry.games.farshore.sky import (
    BAY_COST,
    BLUE_IDLE,
    CALM,
    CONSTRUCTION_COST,
    CRITTER_COST,
    NO_AIDS,
    NO_ANCHORS,
    NO_TREASURES,
)
from skerry.games.farshore.weather import sky_of
from skerry.games.farshore.zones import ANCHOR
from skerry.games.woodland.city import has_space
from skerry.games.woodland.marks import is_occupied
from skerry.games.woodland.words import CONSTRUCTION
from skerry.games.woodland.zones import CITY, STOCK, WILD

if TYPE_CHECKING:
    from skerry.games.farshore.sky import Sky
    from skerry.games.woodland.card import Card
    from skerry.games.woodland.state import Woodland


class Purse:
    """A seat's means, looked up once and asked for many cards."""

    __slots__ = ("anchorages", "helpers", "sky", "space", "stock", "treasures")

    def __init__(self, state: Woodland, seat: int) -> None:
        self.stock = stock_of(state, seat)
        sky = sky_of(state)
        self.sky = sky
        self.treasures = treasures_of(state, seat)
        self.space = has_space(state, seat)
        self.anchorages: set[str] = set()  # types of critters for which an anchor could be dropped
        self.helpers: list[int] = []
        cards = state.box.cards
        anchors = 0 if sky.of(NO_ANCHORS) else state.count(ANCHOR, seat)
        helped = not sky.of(NO_AIDS) and not sky.of(BLUE_IDLE)  # all that help are blue
        for kind, mark in zip(state.zone(CITY, seat), state.built[seat], strict=True):
            if anchors and cards[kind].form == CONSTRUCTION and not is_occupied(mark):
                self.anchorages.add(cards[kind].type)
            if helped and state.box.helps[kind] and kind not in self.helpers:
                self.helpers.append(kind)
        self.helpers.sort()


def stock_of(state: Woodland, seat: int) -> Amounts:
    """Return what a seat has of each resource."""
    first = state.counter_at(STOCK, seat)
    counters = state.counters
    return counters[first], counters[first + 1], counters[first + 2], counters[first + 3]


def treasures_of(state: Woodland, seat: int) -> int:
    """Return how many treasures a seat may pay with."""
    return 0 if sky_of(state).of(NO_TREASURES) else state.count(WILD, seat)


def price_of(state: Woodland, kind: int, less: int, *, bay: bool) -> Price:
    """Return the price of a card of the hand or the bay, so many resources less."""
    return priced(state.box.cards[kind], sky_of(state), less, bay=bay)


def priced(card: Card, sky: Sky, less: int, *, bay: bool) -> Price:
    """Return the price of a card in such weather."""
    if sky is CALM:
        return Price(card.cost, card.any_cost, less)
    dearer = sky.of(BAY_COST) if bay else 0
    if card.form == CONSTRUCTION:
        dearer += sky.of(CONSTRUCTION_COST)
    one, two, three, food = card.cost
    if food:
        food += sky.of(CRITTER_COST)
    less = 0 if sky.of(NO_AIDS) else less
    return Price((one, two, three, food), card.any_cost + dearer, less)
