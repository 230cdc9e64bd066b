"""What greedy Farshore could buy with its stock, treasures and anchors, best bargain first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from skerry.agents.greedy.farshore.deeds import CHOSEN, any_price, brings, docks, worth_of_deed
from skerry.agents.greedy.farshore.outlook import TREASURE
from skerry.agents.greedy.farshore.worth import worth
from skerry.agents.greedy.woodland.budget import Budget, Wish, lack_any
from skerry.agents.greedy.woodland.stock import FREE, choices, lack, plus
from skerry.games.farshore.effects.trade import PayUpTo
from skerry.games.farshore.effects.visits import Visit, VisitDocks
from skerry.games.farshore.help import Help
from skerry.games.farshore.purse import priced
from skerry.games.woodland.effects.hand import DiscardFor, SetAside
from skerry.games.woodland.payment import FREE as FOR_NOTHING
from skerry.games.woodland.playing import PlayOne
from skerry.games.woodland.words import CRITTER, TYPES
from skerry.games.woodland.zones import HAND, MEADOW

if TYPE_CHECKING:
    from skerry.agents.greedy.farshore.outlook import Outlook
    from skerry.agents.greedy.woodland.stock import Stock
    from skerry.games.farshore.prices import Price
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.effect import Effect, Frame

THRIFT: Final = 0.5  # 0: the best card first; 1: the most for each resource
MOST_FREE: Final = 3  # resources at will that are thought about one by one


class FarshoreBudget(Budget):
    """All wishes of a seat; anchors bring critters, treasures stand in for resources."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(outlook.cards, outlook.stock, outlook.spaces)
        self.outlook = outlook
        self.wild = outlook.purse
        self.wild_price = TREASURE - outlook.prices[1]
        self.homes = outlook.anchors
        self.worths: dict[int, float] = {}
        self.look_at(outlook.hand, outlook.bay)
        low = CHOSEN * outlook.card
        outlook.spare = len([kind for kind in outlook.hand if self.keep(kind) < low])

    def worth(self, kind: int) -> float:
        """Return what playing a card brings, looked up once."""
        if kind not in self.worths:
            self.worths[kind] = worth(kind, self.outlook)
        return self.worths[kind]

    def price(self, kind: int) -> Price:
        """Return the price of a card in this weather, from where it is."""
        return priced(self.cards[kind], self.outlook.sky, 0, bay=kind not in self.outlook.hand)

    def cost(self, kind: int, less: int = 0) -> float:
        """Return what a price is worth, so many of its dearest resources left out."""
        prices = self.outlook.prices
        price = self.price(kind)
        due = [min(prices)] * price.any
        for resource, number in enumerate(price.cost):
            due += [prices[resource]] * number
        return sum(sorted(due)[: max(0, len(due) - less)])

    def wish(self, kind: int, chance: float) -> Wish:
        """A card is worth what it brings less what its price could else become."""
        card = self.cards[kind]
        outlook = self.outlook
        cost = self.cost(kind)
        home = -1
        if card.form == CRITTER and card.type in outlook.anchorages and outlook.anchor_price < cost:
            home = TYPES.index(card.type)
            cost = outlook.anchor_price
        surplus = chance * (self.worth(kind) - cost)
        if card.unique and kind in outlook.city:
            surplus = -1.0
        price = self.price(kind).cost if home < 0 else FREE
        return Wish(surplus / (1.0 + cost) ** THRIFT, surplus, kind, price, home)

    def value(self, amounts: Stock) -> float:
        """Ask what the season makes of them."""
        return self.outlook.value(amounts)

    def missing(self, kind: int) -> int:
        """Return how many resources of a price are not in the stock."""
        price = self.price(kind)
        return lack(self.stock, price.cost) + lack_any(self.stock, price.cost, price.any)

    # What deeds would bring now.

    def gain(self, deed: Effect[Woodland] | None) -> float:
        """Return what a deed brings to this stock and this hand."""
        if isinstance(deed, Visit) and isinstance(deed.deed, PlayOne | PayUpTo):
            return self.gain(deed.deed) - self.outlook.sky.of(deed.rule) * self.outlook.card
        if isinstance(deed, VisitDocks):
            deed = docks(self.outlook)
        if isinstance(deed, PlayOne):
            return max([0.0, *[self.deal(kind, deed) for kind in self._offered(deed)]])
        if isinstance(deed, PayUpTo):
            return max([self.paying(deed, times) for times in range(len(deed.bills))])
        if isinstance(deed, SetAside) and isinstance(deed.then, DiscardFor):
            return self.parting(deed)
        found = brings(deed, self.outlook)
        free = min(MOST_FREE, found.free)
        rest = found.rest + (found.free - free) * any_price(self.outlook)
        if not free and found.amounts == FREE:
            return rest
        stock = plus(self.stock, found.amounts)
        after = max([self.potential(more) for more in choices(stock, free)])
        return after - self.potential(self.stock) + rest

    def paying(self, deed: PayUpTo, times: int) -> float:
        """Return what it brings to pay so many times."""
        left = plus(self.stock, deed.cost, -times)
        if min(left) < 0 or sum(left) < deed.any_cost * times:
            return -1.0
        price = self.potential(self.stock) - self.potential(left)
        price += times * deed.any_cost * min(self.outlook.prices)
        return times * worth_of_deed(deed.reward, self.outlook) - price

    def parting(self, deed: SetAside) -> float:
        """Return what it brings to part with the cards that are missed least, as many as pays."""
        then = deed.then
        assert isinstance(then, DiscardFor)
        lost = sorted([self.keep(kind) for kind in self.outlook.hand])[: deed.up_to]
        most = len(lost) // then.every
        gains = [
            self.gain(then.reward.times(times)) - sum(lost[: times * then.every])
            for times in range(1, most + 1)
        ]
        return max([0.0, *gains])

    def _offered(self, deed: PlayOne) -> list[int]:
        found: list[int] = []
        for zone, cards in ((HAND, self.outlook.hand), (MEADOW, self.outlook.bay)):
            found += cards if zone in deed.zones else []
        return [
            kind
            for kind in sorted(set(found))
            if deed.form in ("", self.cards[kind].form) and self.cards[kind].points <= deed.most
        ]

    def deal(self, kind: int, deed: PlayOne) -> float:
        """Return what it brings to play a card for less, rather than maybe later."""
        card = self.cards[kind]
        if (card.unique and kind in self.outlook.city) or card.space > self.outlook.spaces:
            return -1.0
        missing = self.missing(kind)
        if deed.terms != FOR_NOTHING and missing > deed.terms + self.outlook.purse:
            return -1.0
        whole = self.cost(kind)
        left = 0.0 if deed.terms == FOR_NOTHING else self.cost(kind, deed.terms)
        surplus = self.worth(kind) - left
        if surplus < 0:
            return surplus
        return whole - left + (0.5 * max(0.0, surplus - whole + left) if missing else 0.0)

    def saved(self, kind: int, aid: Help) -> float:
        """Return what a helping card saves of a price."""
        if aid.only >= 0:
            return min(aid.less, self.cards[kind].cost[aid.only]) * self.outlook.prices[aid.only]
        return self.cost(kind) - self.cost(kind, aid.less)


class Question(NamedTuple):
    """What a seat is asked: the options, the clause that waits, and what the seat has in mind."""

    options: list[int]
    frame: Frame
    budget: FarshoreBudget

    @property
    def outlook(self) -> Outlook:
        """What the seat sees."""
        return self.budget.outlook
