"""Paying for the card on the stage: by price, by moving in, or with the help of one card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland.choosing import card_in
from skerry.games.woodland.city import copies_in, remove_card
from skerry.games.woodland.effects.copies import ChooseCopy
from skerry.games.woodland.effects.gain import say_price
from skerry.games.woodland.labels import say_card
from skerry.games.woodland.marks import OCCUPIED, is_occupied
from skerry.games.woodland.payment.bills import charge
from skerry.games.woodland.payment.means import Means
from skerry.games.woodland.payment.price import FREE
from skerry.games.woodland.payment.ways import ways
from skerry.games.woodland.picks import MOVE_IN, MOVE_IN_ANYWHERE, PRICE, WILD_PICK
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.zones import CITY, DISCARD, STAGE
from skerry.kernel.effect import NOTHING, Effect, Frame, Reference
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.card import Card
    from skerry.games.woodland.payment.price import Price


class Pay(Effect[Woodland]):
    """Choose a way to pay for the card on the stage; the source is its zone, the memo the terms."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        means = Means(state, frame.seat, frame.source, frame.memo[0])
        return ways(state, frame.seat, state.zone(STAGE, frame.seat)[0], means)

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seat = frame.seat
        if option == MOVE_IN:
            state.push(state.box.payment.move_in, seat)
            return
        if option == MOVE_IN_ANYWHERE:
            state.push(OCCUPY, seat, state.box.open_house)
            return
        price = self.price(state, frame)
        if option == PRICE:
            charge(state, seat, price, most=0)
        elif option == WILD_PICK:
            charge(state, seat, price, fewest=1)
        else:
            self._get_help(state, seat, price, state.box.card_of(option))

    def price(self, state: Woodland, frame: Frame) -> Price:
        """Return what the card on the stage costs on these terms."""
        prices = state.box.payment.price_list(state, frame.source)
        return prices.price(state.zone(STAGE, frame.seat)[0], max(0, frame.memo[0]))

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        if pick == PRICE:
            return Text("woodland-pay-price", {"what": say_cost(state, self.price(state, frame))})
        card = self.refer(state, frame, pick).card
        if card == NOTHING:
            return None
        args: dict[str, str | int | Text] = {"card": say_card(state, card)}
        if pick in (MOVE_IN, MOVE_IN_ANYWHERE):
            return Text("woodland-pay-by-moving-in", args)
        aid = state.card(card).aid
        if aid is not None and aid.leaves:
            return Text("woodland-pay-by-parting", args)
        return Text("woodland-pay-with-help", args)

    def besides(self, state: Woodland, frame: Frame, pick: int) -> list[Text]:
        """Say what a way to pay costs, and what besides."""
        price = self.price(state, frame)
        if pick in (MOVE_IN, MOVE_IN_ANYWHERE):
            return [Text("woodland-costs-nothing"), Text("woodland-besides-taken")]
        aid = None if pick in (PRICE, WILD_PICK) else state.card(state.box.card_of(pick)).aid
        if aid is None:
            return [Text("woodland-costs", {"what": say_cost(state, price)})]
        cost = Text("woodland-costs", {"what": say_cost(state, aid.price(price))})
        return [cost, aid.describe()]

    def _get_help(self, state: Woodland, seat: int, price: Price, helper: int) -> None:
        aid = state.card(helper).aid
        assert aid is not None
        if aid.leaves:
            remove_card(state, seat, state.zone(CITY, seat).index(helper), DISCARD)
        charge(state, seat, aid.price(price))
        aid.use(state, seat, helper)

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        """A helping card lies in the city, and so does the one construction to move into."""
        city = state.at(CITY, frame.seat)
        home = staged(state, frame.seat).home
        about = card_in(state, pick, city)
        if pick == MOVE_IN and home:
            about = Reference(city, state.box.kinds[home])
        elif pick == MOVE_IN_ANYWHERE:
            about = Reference(city, state.box.open_house)
        return Reference(about.zone, about.card, group="payment")

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return Text("woodland-pay-for")

    def describe(self) -> Text:
        return Text("woodland-rule-pay")


class MoveIn(Effect[Woodland]):
    """Choose the construction into which the critter on the stage moves for nothing."""

    __slots__ = ("fee", "words")

    def __init__(self, words: Text, fee: int = NOTHING) -> None:
        self.words = words
        self.fee = fee  # the counter of which one is spent, if any is

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        box = state.box
        home = box.facts[state.zone(STAGE, frame.seat)[0]].home
        city = zip(state.zone(CITY, frame.seat), state.built[frame.seat], strict=True)
        free = {
            kind for kind, mark in city if box.facts[kind].house == home and not is_occupied(mark)
        }
        return [box.picks.choices[kind] for kind in sorted(free)]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if self.fee != NOTHING:
            state.gain(self.fee, frame.seat, -1)
        state.push(OCCUPY, frame.seat, state.box.card_of(option))

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, state.at(CITY, frame.seat))

    def describe(self) -> Text:
        return self.words


class Occupy(ChooseCopy):
    """A critter moves into one of equal constructions, which can then take no other."""

    __slots__ = ()

    def among(self, state: Woodland, frame: Frame) -> list[int]:
        """List the free ones."""
        built = state.built[frame.seat]
        copies = copies_in(state, frame.seat, frame.source)
        return [index for index in copies if not is_occupied(built[index])]

    def go_on(self, state: Woodland, frame: Frame, index: int) -> None:
        state.mark(frame.seat, index, 1 << OCCUPIED)


def say_cost(state: Woodland, price: Price) -> Text:
    """Say what is to be paid; of a rebate one chooses oneself what it saves."""
    if price.less or price.swap:
        return Text("woodland-costs-some", {"count": price.total})
    return say_price(price.cost, price.any, state.box.resources)


def pay_on(state: Woodland, seat: int, terms: int, zone: int) -> None:
    """Let a seat pay for the card that comes from a zone to the stage on these terms."""
    if terms != FREE:
        state.push(PAY, seat, zone, (terms,))


def staged(state: Woodland, seat: int) -> Card:
    """Return the card that is being paid for."""
    return state.card(state.zone(STAGE, seat)[0])


PAY: Final = Pay()
OCCUPY: Final = Occupy()
