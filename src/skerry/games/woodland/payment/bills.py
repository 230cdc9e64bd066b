"""Bills: how a price is paid where there are several payments that meet it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from skerry.games.woodland.choosing import Counted
from skerry.games.woodland.effects.give import GIVE_TRAY, SUPPLY
from skerry.games.woodland.payment.means import stock_of
from skerry.games.woodland.payment.price import lack, lacking, next_bounds, payments
from skerry.games.woodland.picks import NUMBERS, WILD_PICK
from skerry.games.woodland.state import NO_CARD, Woodland, site
from skerry.games.woodland.terms import EVERY_RESOURCE
from skerry.games.woodland.zones import STAGE, STOCK, TRAY, WILD
from skerry.kernel.effect import NOTHING, Effect
from skerry.kernel.gathering import Gathering, Way
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.payment.price import Payment, Price
    from skerry.kernel.effect import Frame

MANY: Final = 99
# What the numbers of a payment count, by pick.
COUNTED: Final[tuple[int, ...]] = (WILD_PICK, *EVERY_RESOURCE)


def charge(state: Woodland, seat: int, price: Price, fewest: int = 0, most: int = MANY) -> None:
    """Let a seat pay a price with so many wild pieces; it is asked how if there is a choice."""
    rules = state.box.payment
    if price.is_fixed() and not (most and rules.wild(state, seat)):
        one, two, three, four = price.cost
        spend(state, seat, (0, one, two, three, four))
    else:
        state.push(rules.bill(price, fewest, most), seat)


def spend(state: Woodland, seat: int, payment: Payment) -> None:
    """Pay so many wild pieces and resources; some cards on the stage are paid to an opponent."""
    stage = state.zone(STAGE, seat)
    gives = len(stage) > 0 and state.box.cards[stage[0]].pays_opponent
    wild, one, two, three, four = payment
    if wild:
        state.gain(WILD, seat, -wild)
    for resource, amount in enumerate([one, two, three, four]):
        if amount:
            state.gain(STOCK + resource, seat, -amount)
            if gives:
                state.gain(TRAY + resource, seat, amount)
    if gives and any(payment):
        state.push(GIVE_TRAY, seat, site(seat, NO_CARD))


def things_of(payment: Payment) -> tuple[int, ...]:
    """Return the pieces of a payment as picks, in ascending order."""
    return tuple(
        sorted([pick for pick, count in zip(COUNTED, payment, strict=True) for _ in range(count)])
    )


class Bill(Effect[Woodland]):
    """Pay a price number by number, as long as there are several payments; the memo keeps them."""

    __slots__ = ("fewest", "most", "price")

    zero: ClassVar[int] = NUMBERS  # the pick that means the number 0

    def __init__(self, price: Price, fewest: int, most: int) -> None:
        self.price = price
        self.fewest = fewest  # wild pieces
        self.most = most

    def numbers(self) -> tuple[int, ...]:
        """Return what is asked, and how many wild pieces may be paid."""
        price = self.price
        return (*price.cost, price.any, price.less, price.swap, self.fewest, self.most)

    def told(self, payment: Payment) -> tuple[int, ...]:
        """Return the numbers that tell a payment from the others."""
        return payment

    def _left(self, state: Woodland, frame: Frame) -> list[Payment]:
        """List the payments that are still open."""
        chosen = frame.memo
        wild = min(self.most, state.box.payment.wild(state, frame.seat))
        return [
            payment
            for payment in payments(stock_of(state, frame.seat), wild, self.price)
            if payment[0] >= self.fewest and self.told(payment)[: len(chosen)] == chosen
        ]

    def settled(self, state: Woodland, frame: Frame) -> tuple[list[int], list[int]]:
        """Return the numbers that are chosen or leave no choice, and which the next one may be."""
        if self.price.swap:
            return self._settled_among(self._left(state, frame), frame)
        wild = (self.fewest, min(self.most, state.box.payment.wild(state, frame.seat)))
        stock = list(stock_of(state, frame.seat))
        chosen = list(frame.memo)
        while len(chosen) < len(COUNTED):
            least, most = next_bounds(stock, wild, self.price, chosen)
            if least < most:
                return chosen, list(range(least, most + 1))
            chosen.append(least)
        return chosen, []

    def _settled_among(self, left: list[Payment], frame: Frame) -> tuple[list[int], list[int]]:
        """Tell the same by looking through all payments that are open."""
        told = [self.told(payment) for payment in left]
        for place in range(len(frame.memo), len(told[0])):
            found = sorted({numbers[place] for numbers in told})
            if len(found) > 1:
                return list(told[0][:place]), found
        return list(told[0]), []

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        return [self.zero + number for number in self.settled(state, frame)[1]]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        chosen, found = self.settled(state, frame)
        if found:
            state.push(self, frame.seat, frame.source, (*chosen, option - self.zero))
        else:
            self.pay(state, frame, chosen)

    def pay(self, state: Woodland, frame: Frame, numbers: list[int]) -> None:
        """Pay what these numbers tell."""
        wild, one, two, three, four = numbers
        spend(state, frame.seat, (wild, one, two, three, four))

    def gathering(self, state: Woodland, frame: Frame) -> Gathering | None:
        """People pay with a set of pieces; which numbers it means is looked up."""
        left = self._left(state, frame)
        ways = tuple([Way(things_of(p), self._answers(left, p, frame.memo)) for p in left])
        most = [max([way.things.count(pick) for way in ways]) for pick in COUNTED]
        pool = [pick for pick, count in zip(COUNTED, most, strict=True) for _ in range(count)]
        sizes = [len(way.things) for way in ways]
        begun = len(frame.memo)
        return Gathering(sorted(pool), [], begun, min(sizes), max(sizes), NOTHING, ways, flow=-1)

    def _answers(
        self, left: list[Payment], payment: Payment, chosen: tuple[int, ...]
    ) -> tuple[int, ...]:
        """Return the numbers that are asked for until only this payment is left."""
        told = self.told(payment)
        answers: list[int] = []
        place = len(chosen)
        while place < len(told):
            if len({self.told(other)[place] for other in left}) > 1:
                answers.append(self.zero + told[place])
                left = [other for other in left if self.told(other)[place] == told[place]]
            place += 1
        return tuple(answers)

    def verb(self, state: Woodland, frame: Frame, count: int) -> Text | None:
        return Text("woodland-verb-pay", {"count": count, "to": SUPPLY})

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        if not frame.memo:
            return Text("woodland-pay-with")
        place = len(self.settled(state, frame)[0])
        return Text("woodland-how-many", {"resource": state.box.picks.names[COUNTED[place]]})

    def describe(self) -> Text:
        return Text("farshore-rule-treasures")


class Swap(Bill):
    """Choose which resource of a price is paid in another kind, and then in which."""

    __slots__ = ()

    zero: ClassVar[int] = 0

    def told(self, payment: Payment) -> tuple[int, ...]:
        """Return the resource of which one is too few, and the one of which one is too many."""
        odd = [payment[1 + resource] - self.price.cost[resource] for resource in EVERY_RESOURCE]
        return odd.index(-1), odd.index(1)

    def pay(self, state: Woodland, frame: Frame, numbers: list[int]) -> None:
        """Pay the one payment that they tell from the others."""
        spend(state, frame.seat, self._left(state, frame)[0])

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return Text("woodland-swap-given") if frame.memo else Text("woodland-pay-swapped")

    def describe(self) -> Text:
        return Text("woodland-swap-wanted")


class Save(Counted):
    """Choose which resources of a price need not be paid; what one lacks is saved anyway."""

    __slots__ = ("price",)

    def __init__(self, price: Price) -> None:
        self.price = price

    def numbers(self) -> tuple[int, ...]:
        """Return what is asked, as other bills do."""
        price = self.price
        return (*price.cost, price.any, price.less, price.swap, 0, MANY)

    def _free(self, state: Woodland, seat: int) -> int:
        """Return how many may be chosen beside those that are lacking."""
        most = min(self.price.less, sum(self.price.cost))
        return most - lack(stock_of(state, seat), self.price)

    def _there(self, state: Woodland, seat: int) -> list[int]:
        """Return what there is of each resource of the price."""
        short = lacking(stock_of(state, seat), self.price)
        return [self.price.cost[resource] - short[resource] for resource in EVERY_RESOURCE]

    def pool(self, state: Woodland, frame: Frame) -> list[int]:
        there = self._there(state, frame.seat)
        return [resource for resource in EVERY_RESOURCE for _ in range(there[resource])]

    def bounds(self, state: Woodland, frame: Frame) -> tuple[int, int]:
        free = self._free(state, frame.seat)
        return free, free

    def whole(self, state: Woodland, frame: Frame, picks: tuple[int, ...]) -> None:
        due = self._there(state, frame.seat)
        for resource in picks:
            due[resource] -= 1
        spend(state, frame.seat, (0, due[0], due[1], due[2], due[3]))

    def verb(self, state: Woodland, frame: Frame, count: int) -> Text | None:
        return Text("woodland-verb-save", {"count": count})

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return Text("woodland-save", {"count": self._free(state, frame.seat) - len(frame.memo)})

    def describe(self) -> Text:
        return Text("woodland-save", {"count": self.price.less})
