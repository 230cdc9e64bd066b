"""What a stock is good for: the cards that are wished for, best bargain first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from skerry.agents.greedy.woodland.effects import brings
from skerry.agents.greedy.woodland.stock import (
    FREE,
    Stock,
    choices,
    key,
    lack,
    lack_any,
    paid,
    plus,
)
from skerry.games.woodland.effects.hand import DiscardFor, SetAside
from skerry.games.woodland.payment.price import FREE as FOR_NOTHING
from skerry.games.woodland.picks import GO
from skerry.games.woodland.playing import PlayOne
from skerry.games.woodland.zones import HAND, MEADOW

if TYPE_CHECKING:
    from skerry.agents.greedy.woodland.outlook import Outlook
    from skerry.games.woodland.card import Card
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.effect import Effect

FROM_MEADOW: Final = 0.85  # others may be faster
HOPE: Final = 0.5  # of a card for which something is still missing
MOST_FREE: Final = 3  # resources at will that are thought about one by one


class Wish:
    """A card that one would like to play: what it brings beyond its price, and that price."""

    __slots__ = ("bargain", "card", "home", "kind", "paying", "price", "surplus", "whole")

    def __init__(
        self, bargain: float, surplus: float, kind: int, card: Card, price: Stock, home: int
    ) -> None:
        self.bargain = bargain
        self.surplus = surplus
        self.kind = kind
        self.card = card
        self.price = price
        self.whole = price[0] + price[1] + price[2] + price[3]
        self.home = home  # what makes it free of charge, once; or -1
        self.paying = surplus  # what it brings if its home is taken by a better one


Out_co = TypeVar("Out_co", bound="Outlook", covariant=True)


class Budget(Generic[Out_co]):
    """All wishes of a seat, the best bargain first."""

    def __init__(self, outlook: Out_co, *, thrift: float, ease: float) -> None:
        self.outlook = outlook
        self.thrift = thrift  # 0: the best card first; 1: the most for each resource
        self.ease = ease  # the smaller, the sooner come cards that cost nothing
        self.cards = outlook.cards
        self.stock = outlook.stock
        self.spaces = outlook.spaces
        self.wild = 0  # what stands in for any resource
        self.wild_price = 0.0  # and what is lost by it
        self.homes = len(self.cards)  # how many may come for nothing
        # Looked up when they are first asked for.
        self._worths: dict[int, float] = {}
        self._wishes: dict[int, Wish] = {}
        self._wished: list[Wish] | None = None
        self._potentials: dict[int, float] = {}

    def judge(self, kind: int) -> float:
        """Return what playing a card brings, its price not counted."""
        raise NotImplementedError

    def home(self, kind: int) -> tuple[int, float]:
        """Return what would make a card free of its price, and what that costs; or -1."""
        raise NotImplementedError

    def price(self, kind: int) -> tuple[Stock, int]:
        """Return the price of a card: so much of each resource, and so many of any kind."""
        return self.cards[kind].cost, self.cards[kind].any_cost

    def worth(self, kind: int) -> float:
        """Return what playing a card brings, looked up once."""
        found = self._worths.get(kind)
        if found is None:
            found = self._worths[kind] = self.judge(kind)
        return found

    def forget(self) -> None:
        """Weigh all cards anew: what they are worth has changed."""
        self._worths = {}
        self._wishes = {}
        self._wished = None
        self._potentials = {}

    def cost(self, kind: int, less: int = 0) -> float:
        """Return what a price is worth, so many of its dearest resources left out."""
        price, other = self.price(kind)
        amounts: tuple[int, ...] = price
        left = price[0] + price[1] + price[2] + price[3] + other - less
        total = 0.0
        for resource in self.outlook.scale.cheapest:
            each = self.outlook.prices[resource]
            for _ in range(min(left, amounts[resource] + other)):
                total += each
            left -= amounts[resource] + other
            other = 0
        return total

    def value(self, amounts: Stock) -> float:
        """Return what resources are worth by themselves."""
        return self.outlook.value(amounts)

    def missing(self, kind: int) -> int:
        """Return how many resources of a price are not in the stock."""
        price, other = self.price(kind)
        return lack(self.stock, price) + lack_any(self.stock, price, other)

    def wish(self, kind: int, chance: float) -> Wish:
        """A card is worth what it brings less what its price could else become."""
        place = kind if chance == 1.0 else -1 - kind
        found = self._wishes.get(place)
        if found is None:
            found = self._wishes[place] = self._weigh(kind, chance)
        return found

    def _weigh(self, kind: int, chance: float) -> Wish:
        card = self.cards[kind]
        home, charge = self.home(kind)
        cost = self.cost(kind) if home < 0 else charge
        surplus = chance * (self.worth(kind) - cost)
        if card.unique and kind in self.outlook.city and not card.abroad:
            surplus = -1.0
        price = self.price(kind)[0] if home < 0 else FREE
        bargain = surplus / (self.ease + cost) ** self.thrift
        wish = Wish(bargain, surplus, kind, card, price, home)
        if home >= 0:
            wish.paying = surplus - self.value(card.cost)
        return wish

    def wishes(self) -> list[Wish]:
        """List the cards of the hand and of the meadow that bring more than they cost."""
        if self._wished is None:
            found = [self.wish(kind, 1.0) for kind in self.outlook.hand]
            found += [self.wish(kind, FROM_MEADOW) for kind in self.outlook.meadow]
            order = [
                (wish.bargain, wish.surplus, wish.kind, place)
                for place, wish in enumerate(found)
                if wish.surplus > 0
            ]
            order.sort(reverse=True)
            self._wished = [found[place] for _, _, _, place in order]
        return self._wished

    def now(self) -> float:
        """Return what the stock as it is is good for."""
        return self.potential(self.stock)

    def potential(self, stock: Stock) -> float:
        """Return what a stock is good for: its own worth, and what its best uses bring beyond it."""
        found = self._potentials.get(key(stock))
        if found is None:
            found = self._potentials[key(stock)] = self._spent(stock)
        return found

    def _spent(self, stock: Stock) -> float:
        """Buy what is wished for, and hope for the best of the rest."""
        total = self.value(stock)
        hope = 0.0
        wild, spaces = self.wild, self.spaces
        used: list[int] = []
        bought: list[int] = []
        for wish in self.wishes():
            if not spaces or (wish.card.unique and wish.kind in bought):
                continue
            moves_in = wish.home >= 0 and wish.home not in used and len(used) < self.homes
            surplus, price, other = self._terms(wish, moves_in=moves_in)
            if surplus <= 0:
                continue
            missing = lack(stock, price) + lack_any(stock, price, other)
            if missing > wild:
                whole = price[0] + price[1] + price[2] + price[3] + other
                hope = max(hope, HOPE * surplus * (whole - missing) / whole)
                continue
            stock = paid(stock, price, other)
            wild -= missing
            total += surplus - self.wild_price * missing
            bought.append(wish.kind)
            spaces -= 1
            if moves_in:
                used.append(wish.home)
        return total + hope

    def _terms(self, wish: Wish, *, moves_in: bool) -> tuple[float, Stock, int]:
        """Return what a wish brings and costs, also if its home is taken by a better one."""
        if moves_in:
            return wish.surplus, wish.price, 0
        if wish.home < 0:
            return wish.surplus, wish.price, wish.card.any_cost
        return wish.paying, wish.card.cost, wish.card.any_cost

    def keep(self, kind: int) -> float:
        """Return what it is worth to keep a card of the hand."""
        wish = self.wish(kind, 1.0)
        whole = wish.whole or 1
        near = 1 - 0.6 * min(1.0, lack(self.stock, wish.price) / whole)
        return max(0.0, wish.surplus) * near

    def lost(self, kind: int) -> float:
        """Return what is lost with a card of the hand."""
        return self.keep(kind)

    # What effects would bring now.

    def gain(self, effect: Effect[Woodland] | None) -> float:
        """Return what an effect brings to this stock and this hand."""
        if isinstance(effect, PlayOne):
            return max([0.0, *[self.deal(kind, effect) for kind in self._offered(effect)]])
        if isinstance(effect, SetAside) and isinstance(effect.then, DiscardFor):
            return self.parting(effect)
        found = brings(effect, self.outlook)
        free = min(MOST_FREE, found.free)
        rest = found.rest + (found.free - free) * self.outlook.any_price
        if not free and found.amounts == FREE:
            return rest
        stock = plus(self.stock, found.amounts)
        if not free:
            return self.potential(stock) - self.now() + rest
        after = max([self.potential(more) for more in choices(stock, free)])
        return after - self.now() + rest

    def parting(self, effect: SetAside) -> float:
        """Return what it brings to part with the cards that are missed least, as many as pays."""
        then = effect.then
        assert isinstance(then, DiscardFor)
        lost = sorted([self.lost(kind) for kind in self.outlook.hand])[: effect.up_to]
        most = len(lost) // then.every
        gains = [
            self.gain(then.reward.times(times)) - sum(lost[: times * then.every])
            for times in range(1, most + 1)
        ]
        return max([0.0, *gains])

    def _offered(self, effect: PlayOne) -> list[int]:
        found: list[int] = []
        for zone, cards in ((HAND, self.outlook.hand), (MEADOW, self.outlook.meadow)):
            found += cards if zone in effect.zones else []
        return [
            kind
            for kind in sorted(set(found))
            if effect.form in ("", self.cards[kind].form) and self.cards[kind].points <= effect.most
        ]

    def deal(self, kind: int, effect: PlayOne) -> float:
        """Return what it brings to play a card for less, rather than maybe later."""
        card = self.cards[kind]
        if (card.unique and kind in self.outlook.city) or card.space > self.outlook.spaces:
            return -1.0
        missing = self.missing(kind)
        if effect.terms != FOR_NOTHING and missing > effect.terms + self.wild:
            return -1.0
        whole = self.cost(kind)
        left = 0.0 if effect.terms == FOR_NOTHING else self.cost(kind, effect.terms)
        surplus = self.worth(kind) - left
        if surplus < 0:
            return surplus
        return whole - left + (0.5 * max(0.0, surplus - whole + left) if missing else 0.0)

    # What answers are asked for.

    def bargain(self, wish: Wish) -> float:
        """Return how good a bargain a card is that could be played now."""
        return wish.bargain

    def placing(self, pick: int) -> float:
        """Return what a worker brings at a place or on a card."""
        box = self.outlook.box
        if box.picks.sorts[pick] == GO:
            return self.at_place(box.place_of(pick))
        return self.gain(self.cards[box.card_of(pick)].visit)

    def at_place(self, number: int) -> float:
        """Return what a worker brings at a place."""
        return self.gain(self.outlook.box.places[number].effect)

    def rewarded(self, then: Effect[Woodland]) -> tuple[int, float]:
        """Return for how many cards set aside there is a reward, and what it is for each of them."""
        if isinstance(then, DiscardFor):
            return then.every, self.gain(then.reward) / then.every
        return 1, 0.0

    def going(self, effect: SetAside, hand: list[int], chosen: int) -> int:
        """Return how many more cards are to be set aside; the hand is sorted, the least first."""
        every, each = self.rewarded(effect.then)
        spare = len([kind for kind in hand if self.keep(kind) < each])
        more = min(spare, effect.up_to - chosen)
        return max(0, effect.at_least - chosen, more - (chosen + more) % every)
