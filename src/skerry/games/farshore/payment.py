"""Paying: which way for the card on the stage, and then how much of what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.help import Help
from skerry.games.farshore.prices import Price, Way, is_payable, ways
from skerry.games.farshore.purse import Purse, price_of, priced, stock_of, treasures_of
from skerry.games.farshore.words import RESOURCES, TREASURE
from skerry.games.farshore.zones import ANCHOR
from skerry.games.woodland.choosing import card_in
from skerry.games.woodland.city import fits_in, raze
from skerry.games.woodland.marks import is_occupied
from skerry.games.woodland.payment import AT_PRICE, OCCUPY, is_held, say_card, staged
from skerry.games.woodland.picks import MOVE_IN, NUMBERS, PRICE, WILD_PICK
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.words import CONSTRUCTION, CRITTER, EVERY_RESOURCE
from skerry.games.woodland.zones import CITY, DISCARD, MEADOW, STAGE, STOCK, WILD
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame, Reference

MOST_LESS: Final = 9  # no card is played for so many resources less than more than these
MANY: Final = 99
COORDINATES: Final = (TREASURE, *RESOURCES)


class Bill(Effect[Woodland]):
    """Pay a price: number by number, as long as there are several ways; the memo keeps them."""

    __slots__ = ("fewest", "most")

    def __init__(self, fewest: int = 0, most: int = MANY) -> None:
        self.fewest = fewest  # treasures
        self.most = most

    def price(self, state: Woodland, frame: Frame) -> Price:
        """Return what is to be paid."""
        raise NotImplementedError

    def _ways(self, state: Woodland, frame: Frame, chosen: tuple[int, ...]) -> list[Way]:
        treasures = min(self.most, treasures_of(state, frame.seat))
        found = ways(stock_of(state, frame.seat), treasures, self.price(state, frame))
        return [way for way in found if way[0] >= self.fewest and way[: len(chosen)] == chosen]

    def _ask(self, state: Woodland, frame: Frame) -> tuple[int, list[Way]]:
        """Return which number is to be chosen next, -1 if none is, and the ways still open."""
        chosen = frame.memo
        left = self._ways(state, frame, chosen)
        for place in range(len(chosen), len(COORDINATES)):
            if len({way[place] for way in left}) > 1:
                return place, left
        return -1, left

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        place, left = self._ask(state, frame)
        return (
            [NUMBERS + number for number in sorted({way[place] for way in left})]
            if place >= 0
            else []
        )

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        place, left = self._ask(state, frame)
        if place >= 0:
            chosen = (*left[0][:place], option - NUMBERS)
            state.push(self, frame.seat, frame.source, chosen)
            return
        spend(state, frame.seat, left[0])

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        place, _ = self._ask(state, frame)
        return Text("farshore-how-many", {"resource": COORDINATES[place]})

    def describe(self) -> Text:
        return Text("farshore-rule-treasures")


def spend(state: Woodland, seat: int, way: Way) -> None:
    """Pay so many treasures and so much of each resource."""
    if way[0]:
        state.gain(WILD, seat, -way[0])
    for resource in EVERY_RESOURCE:
        if way[1 + resource]:
            state.gain(STOCK + resource, seat, -way[1 + resource])


class CardBill(Bill):
    """Pay for the card on the stage, so many resources less, or with the help of a card (the source)."""

    __slots__ = ("bay", "less")

    def __init__(self, less: int, fewest: int = 0, most: int = MANY, *, bay: bool) -> None:
        super().__init__(fewest, most)
        self.less = less
        self.bay = bay  # that is where the card comes from

    def price(self, state: Woodland, frame: Frame) -> Price:
        price = price_of(state, state.zone(STAGE, frame.seat)[0], self.less, bay=self.bay)
        if frame.source < 0:
            return price
        aid = state.card(frame.source).aid
        assert isinstance(aid, Help)
        return aid.price(price)


class FixedBill(Bill):
    """Pay so much to the supply."""

    __slots__ = ("due",)

    def __init__(self, due: Price) -> None:
        super().__init__()
        self.due = due

    def price(self, state: Woodland, frame: Frame) -> Price:
        return self.due


class Pay(Effect[Woodland]):
    """Choose in which way to pay for the card on the stage, so many resources less."""

    __slots__ = ("aided", "bay", "helped", "less", "plain", "wild")

    def __init__(self, less: int, *, bay: bool) -> None:
        self.less = max(0, less)
        self.bay = bay  # that is where the card comes from
        self.helped = less == AT_PRICE  # a play for less has had its one help already
        self.plain = CardBill(self.less, 0, 0, bay=bay)
        self.wild = CardBill(self.less, 1, bay=bay)
        self.aided = CardBill(0, bay=bay)

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        purse = Purse(state, frame.seat)
        return pay_options(state, frame.seat, purse, state.zone(STAGE, frame.seat)[0], self)

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seat = frame.seat
        if option == PRICE:
            state.push(self.plain, seat)
        elif option == WILD_PICK:
            state.push(self.wild, seat)
        elif option == MOVE_IN:
            state.push(DROP_ANCHOR, seat)
        else:
            self._get_help(state, seat, state.box.card_of(option))

    def _get_help(self, state: Woodland, seat: int, helper: int) -> None:
        aid = state.card(helper).aid
        assert isinstance(aid, Help)
        if aid.leaves:
            raze(state, seat, state.zone(CITY, seat).index(helper), DISCARD)
        state.push(self.aided, seat, helper)

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        """A helping card lies in the city."""
        return card_in(state, pick, state.at(CITY, frame.seat))

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        card = say_card(state, state.zone(STAGE, frame.seat)[0])
        return Text("woodland-pay-for", {"card": card})

    def describe(self) -> Text:
        return Text("farshore-rule-pay")


def pay_for(terms: int, zone: int) -> Pay:
    """Return the choice of how to pay for a card of a zone on these terms."""
    return BAY_PAYS[terms] if zone == MEADOW else HAND_PAYS[terms]


def is_affordable(state: Woodland, seat: int, purse: Purse, kind: int, pay: Pay) -> bool:
    """Tell whether there is any way to pay for a card; the usual ones are looked at first."""
    if purse.space and not is_held(state, seat, kind):
        card = state.box.cards[kind]
        price = priced(card, purse.sky, pay.less, bay=pay.bay)
        if is_payable(purse.stock, purse.treasures, price):
            return True
        if card.form == CRITTER and card.type in purse.anchorages:
            return True
        if not purse.helpers or not pay.helped:
            return False
    return len(pay_options(state, seat, purse, kind, pay)) > 0


def pay_options(state: Woodland, seat: int, purse: Purse, kind: int, pay: Pay) -> list[int]:
    """List the different ways to pay for a card, as far as the city has room."""
    card = state.box.cards[kind]
    price = priced(card, purse.sky, pay.less, bay=pay.bay)
    found: list[int] = []
    held = is_held(state, seat, kind)  # then only what makes way for another of its name will do
    room = purse.space or card.first is not None or fits_in(state, seat, kind)
    fits = room and not held
    if (
        fits
        and purse.treasures
        and price.total()
        and is_payable(purse.stock, purse.treasures, price)
    ):
        found.append(WILD_PICK)
    if fits and is_payable(purse.stock, 0, price):
        found.append(PRICE)
    if fits and card.form == CRITTER and card.type in purse.anchorages and price.total():
        found.append(MOVE_IN)
    for helper in purse.helpers if pay.helped else []:
        aid = state.box.cards[helper].aid
        if not isinstance(aid, Help) or not aid.helps(state, seat, card):
            continue
        if held and not aid.makes_way(state, seat, helper, kind):
            continue
        if (room or fits_in(state, seat, kind, aid.freed(state, seat))) and is_payable(
            purse.stock, purse.treasures, aid.price(price)
        ):
            found.append(state.box.picks.choices[helper])
    return found


class DropAnchor(Effect[Woodland]):
    """Drop an anchor at a construction of the critter's colour that has none yet."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        wanted = staged(state, frame.seat).type
        found: set[int] = set()
        for kind, mark in zip(state.zone(CITY, frame.seat), state.built[frame.seat], strict=True):
            card = state.box.cards[kind]
            if card.form == CONSTRUCTION and card.type == wanted and not is_occupied(mark):
                found.add(state.box.picks.choices[kind])
        return sorted(found)

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        state.gain(ANCHOR, frame.seat, -1)
        state.push(OCCUPY, frame.seat, state.box.card_of(option))

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, state.at(CITY, frame.seat))

    def describe(self) -> Text:
        return Text("farshore-drop-anchor")


DROP_ANCHOR: Final = DropAnchor()
HAND_PAYS: Final[dict[int, Pay]] = {
    less: Pay(less, bay=False) for less in (AT_PRICE, *range(1, MOST_LESS + 1))
}
BAY_PAYS: Final[dict[int, Pay]] = {
    less: Pay(less, bay=True) for less in (AT_PRICE, *range(1, MOST_LESS + 1))
}
