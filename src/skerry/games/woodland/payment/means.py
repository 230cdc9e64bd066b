"""What a seat has to pay with: looked up once, asked for many cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from skerry.games.woodland.amounts import GUARDS, MOST, WIDTH, pack
from skerry.games.woodland.city import has_space
from skerry.games.woodland.payment.price import AT_PRICE
from skerry.games.woodland.summary import summary
from skerry.games.woodland.zones import HAND, STOCK

if TYPE_CHECKING:
    from skerry.games.woodland.payment.price import Amounts, Price
    from skerry.games.woodland.state import Woodland

NO_HELPERS: Final[list[int]] = []


def stock_of(state: Woodland, seat: int) -> Amounts:
    """Return what a seat has of each resource."""
    first = state.counter_at(STOCK, seat)
    counters = state.counters
    return counters[first], counters[first + 1], counters[first + 2], counters[first + 3]


@mypyc_attr(acyclic=True, free_list_len=1)
class Means:
    """A seat's stock and wild pieces, where critters may move in, and the cards that help.

    They are those for a play out of a zone on some terms; who plays for less gets no more help.
    """

    __slots__ = (
        "city",
        "free",
        "helpers",
        "less",
        "most",
        "open_house",
        "prices",
        "printed",
        "purse",
        "simple",
        "space",
        "spare",
        "stock",
        "wild",
    )

    def __init__(self, state: Woodland, seat: int, zone: int = HAND, terms: int = AT_PRICE) -> None:
        box = state.box
        self.stock = stock_of(state, seat)
        self.purse: i64 = GUARDS + _packed(self.stock)
        self.wild = 0
        self.less = 0 if terms == AT_PRICE else terms
        self.prices = box.prices
        self.city = summary(state, seat)
        self.free = self.city.free  # the houses that a critter may move into, as bits
        self.helpers = self.city.helpers
        self.space = has_space(state, seat)
        box.payment.limit(self, state, seat, zone)
        self.printed = self.prices is box.prices  # all costs what it says
        # How many resources of a price may be lacking, without help and with the best.
        self.spare = self.wild + self.less
        self.most = self.spare + (self.city.most_help if self.helpers else 0)
        house = box.open_house
        self.open_house = house >= 0 and self.free >> house & 1 == 1
        # There is room, and one pays what is printed with resources, or moves into the own house.
        self.simple = self.space and self.printed and not self.most and not self.open_house

    def price(self, kind: int) -> Price:
        """Return what a card costs now."""
        if self.less:
            return self.prices.price(kind, self.less)
        return self.prices.prices[kind]

    def bar_homes(self) -> None:
        """Nobody may move in."""
        self.free = 0

    def bar_help(self) -> None:
        """No card helps."""
        self.helpers = NO_HELPERS


def _packed(stock: Amounts) -> i64:
    """Put a stock and its sum into one number, as prices are with their totals."""
    one: i64 = stock[0]
    two: i64 = stock[1]
    three: i64 = stock[2]
    four: i64 = stock[3]
    wealth = one + two + three + four
    if wealth > MOST:
        return pack((one, two, three, four, wealth))
    return one + (two + (three + (four + (wealth << WIDTH) << WIDTH) << WIDTH) << WIDTH)
