"""Paying, exchanging and giving for a reward."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from skerry.games.farshore.effects.take import take_any
from skerry.games.farshore.terms import RESOURCES
from skerry.games.woodland.choosing import Counted
from skerry.games.woodland.effects.gain import GainAny, say_price
from skerry.games.woodland.effects.give import TRADE, GiveAside, resources_of
from skerry.games.woodland.effects.hand import DiscardFor, SetAside
from skerry.games.woodland.payment.bills import charge
from skerry.games.woodland.payment.means import stock_of
from skerry.games.woodland.payment.price import Price, is_payable
from skerry.games.woodland.picks import NUMBERS, RIVAL_PICK, SEATS, WILD_PICK
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import EVERY_RESOURCE
from skerry.games.woodland.zones import ASIDE, HAND, STOCK, WILD
from skerry.kernel.effect import NOTHING, Effect
from skerry.kernel.gathering import Bargain
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.amounts import Amount
    from skerry.kernel.effect import Frame


def can_pay(state: Woodland, seat: int, price: Price) -> bool:
    """Tell whether a seat could pay a price."""
    return is_payable(stock_of(state, seat), state.box.payment.wild(state, seat), price)


def toll(count: int) -> Price:
    """Return the price of so many resources of any kind."""
    return Price((0, 0, 0, 0), count)


class PayUpTo(Effect[Woodland]):
    """You may pay a price, up to so many times; each time it is rewarded."""

    __slots__ = ("any_cost", "cost", "prices", "reward")

    def __init__(
        self, cost: Amount, up_to: int, reward: Effect[Woodland], any_cost: int = 0
    ) -> None:
        self.cost = cost.counts
        self.any_cost = any_cost
        self.reward = reward
        assert up_to * max(1, sum(self.cost) + any_cost) < SEATS - NUMBERS
        self.prices: list[Price] = [
            Price((n * cost).counts, any_cost * n) for n in range(up_to + 1)
        ]

    def _most(self, state: Woodland, seat: int) -> int:
        """Return how often a seat could pay."""
        most = 0
        while most < len(self.prices) - 1 and can_pay(state, seat, self.prices[most + 1]):
            most += 1
        return most

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        return [NUMBERS + number for number in range(self._most(state, frame.seat) + 1)]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        times = option - NUMBERS
        if times:
            state.push(self.reward.times(times), frame.seat, frame.source)
            charge(state, frame.seat, self.prices[times])

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        return self._most(state, seat) == 0

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        times = pick - NUMBERS
        what = say_price(self.prices[times].cost, self.any_cost * times, RESOURCES)
        return Text("farshore-verb-pay", {"count": times, "what": what})

    def describe(self) -> Text:
        return Text(
            "farshore-pay-up-to",
            {
                "what": say_price(self.cost, self.any_cost, RESOURCES),
                "count": len(self.prices) - 1,
                "reward": self.reward.describe(),
            },
        )


class Exchange(Counted):
    """You may pay up to so many resources and take as many of other kinds; then it is rewarded."""

    __slots__ = ("reward", "up_to")

    flow: ClassVar[int] = -1

    def __init__(self, up_to: int, reward: Effect[Woodland] | None = None) -> None:
        self.up_to = up_to
        self.reward = reward

    def pool(self, state: Woodland, frame: Frame) -> list[int]:
        treasures = min(self.up_to, state.box.payment.wild(state, frame.seat))
        return resources_of(state, frame.seat, self.up_to) + [WILD_PICK] * treasures

    def bounds(self, state: Woodland, frame: Frame) -> tuple[int, int]:
        return 0, self.up_to

    def whole(self, state: Woodland, frame: Frame, picks: tuple[int, ...]) -> None:
        for pick in sorted(set(picks)):
            counter = WILD if pick == WILD_PICK else STOCK + pick
            state.gain(counter, frame.seat, -picks.count(pick))
        if not picks:
            return
        if self.reward is not None:
            state.push(self.reward, frame.seat, frame.source)
        others = tuple([resource for resource in EVERY_RESOURCE if resource not in picks])
        state.push(take_of(others).times(len(picks)), frame.seat, frame.source)

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        return state.wealth(seat) + state.box.payment.wild(state, seat) == 0

    def bargain(self, state: Woodland, frame: Frame) -> Bargain | None:
        return Bargain(list(EVERY_RESOURCE), others=True)

    def verb(self, state: Woodland, frame: Frame, count: int) -> Text | None:
        return Text("woodland-verb-pay", {"count": count, "to": TRADE})

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        left = self.up_to - len(frame.memo)
        args: dict[str, str | int | Text] = {"count": left, "may-stop": "yes", "to": TRADE}
        return Text("woodland-choose-to-pay", args)

    def describe(self) -> Text:
        said = Text("farshore-exchange", {"count": self.up_to})
        if self.reward is None:
            return said
        return Text("farshore-if-so", {"deed": said, "reward": self.reward.describe()})


def take_of(kinds: tuple[int, ...]) -> GainAny:
    """Return the deed that takes one resource of these kinds, made once."""
    return TAKEN[kinds]


class GiveCards(GiveAside):
    """A card for the captain is discarded."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        found = super().options(state, frame)
        return [*found, RIVAL_PICK] if state.box.has_rival else found

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        super().apply(state, frame, NOTHING if option == RIVAL_PICK else option)

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        if pick == RIVAL_PICK:
            return Text("farshore-give-captain")
        return super().wording(state, frame, pick)


class GiveAway(Effect[Woodland]):
    """Give the cards set aside to an opponent with room for them; whoever gives is rewarded."""

    __slots__ = ("reward",)

    def __init__(self, reward: Effect[Woodland]) -> None:
        self.reward = reward

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if state.zone(ASIDE, frame.seat):
            state.push(self.reward, frame.seat, frame.source)
            state.push(GIVE_CARDS, frame.seat, frame.source)

    def verb(self, state: Woodland, frame: Frame, count: int) -> Text | None:
        return GIVE_CARDS.verb(state, frame, count)

    def describe(self) -> Text:
        return Text("farshore-if-done", {"reward": self.reward.describe()})


class DiscardAll(DiscardFor):
    """Discard the cards set aside; whoever does is rewarded."""

    __slots__ = ()

    def describe(self) -> Text:
        return Text("farshore-if-done", {"reward": self.reward.describe()})


class SetAllAside(SetAside):
    """Choose just so many cards of the hand, or none; then go on."""

    __slots__ = ()

    def __init__(self, count: int, then: Effect[Woodland], words: Text) -> None:
        super().__init__(then, words, up_to=count, at_least=count)

    def may_skip(self, state: Woodland, frame: Frame) -> bool:
        return True

    def pool(self, state: Woodland, frame: Frame) -> list[int]:
        """Too few cards are none."""
        begun = len(state.zone(ASIDE, frame.seat)) > 0
        if not begun and self.is_idle(state, frame.seat, frame.source):
            return []
        return super().pool(state, frame)

    def may_fail(self) -> bool:
        return False

    def why_not_use(self, state: Woodland, seat: int, source: int) -> Text | None:
        return None

    def can_use(self, state: Woodland, seat: int, source: int) -> bool:
        return True

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        """There must be enough cards."""
        return len(state.zone(HAND, seat)) < self.up_to


def give_for(count: int, reward: Effect[Woodland]) -> SetAside:
    """You may give so many cards to an opponent; then it is rewarded."""
    return SetAllAside(count, GiveAway(reward), Text("farshore-may-give", {"count": count}))


def may_discard(count: int, reward: Effect[Woodland]) -> SetAside:
    """You may discard so many cards for a reward."""
    words = Text("farshore-may-discard", {"count": count})
    return SetAllAside(count, DiscardAll(reward, count), words)


def _all_of_some() -> dict[tuple[int, ...], GainAny]:
    """Make the deeds that take one resource, by the kinds it may be of."""
    found: dict[tuple[int, ...], GainAny] = {}
    for bits in range(1 << len(EVERY_RESOURCE)):
        kinds = tuple([kind for kind in EVERY_RESOURCE if bits >> kind & 1])
        found[kinds] = take_any(of=kinds)
    return found


TAKEN: Final = _all_of_some()
GIVE_CARDS: Final = GiveCards(ASIDE)
