"""What paying has of its own at the shore: treasures, anchors, and prices that follow the weather."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.compass import matches
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
from skerry.games.woodland.payment.bills import Bill
from skerry.games.woodland.payment.pay import MoveIn
from skerry.games.woodland.payment.price import Price, PriceList
from skerry.games.woodland.payment.rules import PaymentRules
from skerry.games.woodland.terms import CONSTRUCTION
from skerry.games.woodland.zones import MEADOW, WILD
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.sky import Sky
    from skerry.games.woodland.card import Card
    from skerry.games.woodland.payment.means import Means
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.effect import Effect

MOST_LESS: Final = 9  # no card is played for so many resources less than more than these


class ShorePayment(PaymentRules):
    """Treasures are wild, an anchor is dropped where a critter moves in, numbers are asked for."""

    __slots__ = ()

    def wild(self, state: Woodland, seat: int) -> int:
        """Return how many treasures a seat may pay with."""
        return 0 if sky_of(state).of(NO_TREASURES) else state.count(WILD, seat)

    def price_list(self, state: Woodland, zone: int) -> PriceList:
        """Return what cards of a zone cost in this weather."""
        sky = sky_of(state)
        if sky is CALM:
            return state.box.prices
        bay = zone == MEADOW
        if bay not in sky.price_lists:
            prices = [priced(card, sky, 0, bay=bay) for card in state.box.cards]
            sky.price_lists[bay] = PriceList(prices, rebates=not sky.of(NO_AIDS))
        return sky.price_lists[bay]

    def matches(self, state: Woodland, kind: int) -> bool:
        """Compass tiles are matched."""
        return matches(state, kind) > 0

    def limit(self, means: Means, state: Woodland, seat: int, zone: int) -> None:
        """Anchors may be used up, and the weather may bar them and all that helps."""
        sky = sky_of(state)
        if sky is CALM:
            means.wild = state.count(WILD, seat)
            if not state.count(ANCHOR, seat):
                means.bar_homes()
            if means.less:
                means.bar_help()
            return
        means.wild = self.wild(state, seat)
        if not state.count(ANCHOR, seat) or sky.of(NO_ANCHORS):
            means.bar_homes()
        if means.less or sky.of(NO_AIDS) or sky.of(BLUE_IDLE):  # all that help are blue
            means.bar_help()
        means.prices = self.price_list(state, zone)
        means.less = 0 if sky.of(NO_AIDS) else means.less

    def new_bill(self, price: Price, fewest: int, most: int) -> Effect[Woodland]:
        """Ask number by number."""
        return Bill(price, fewest, most)


def priced(card: Card, sky: Sky, less: int, *, bay: bool) -> Price:
    """Return the price of a card of the hand or the bay in such weather, so many resources less."""
    dearer = sky.of(BAY_COST) if bay else 0
    if card.form == CONSTRUCTION:
        dearer += sky.of(CONSTRUCTION_COST)
    one, two, three, food = card.cost
    if food:
        food += sky.of(CRITTER_COST)
    less = 0 if sky.of(NO_AIDS) else less
    return Price((one, two, three, food), card.any_cost + dearer, less)


SHORE_PAYMENT: Final = ShorePayment(MoveIn(Text("farshore-drop-anchor"), ANCHOR))
