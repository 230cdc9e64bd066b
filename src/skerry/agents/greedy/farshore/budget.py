"""What greedy Farshore could buy with its stock, treasures and anchors, best bargain first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.farshore.effects import docks
from skerry.agents.greedy.farshore.outlook import TREASURE
from skerry.agents.greedy.farshore.worth import worth
from skerry.agents.greedy.woodland.budget import Budget, Wish
from skerry.agents.greedy.woodland.effects import CHOSEN, worth_of_effect
from skerry.agents.greedy.woodland.question import Question
from skerry.agents.greedy.woodland.stock import plus
from skerry.games.farshore.effects.places import DiscardAndDraw
from skerry.games.farshore.effects.trade import GiveAway, PayUpTo, SetAllAside
from skerry.games.farshore.effects.visits import Visit, VisitDocks
from skerry.games.farshore.payment import priced
from skerry.games.farshore.terms import AFTER_PLACING, ISLAND, SHORE
from skerry.games.woodland.effects.hand import DiscardFor, SetAside
from skerry.games.woodland.playing import PlayOne
from skerry.games.woodland.terms import CRITTER, TYPES

if TYPE_CHECKING:
    from skerry.agents.greedy.farshore.outlook import FarshoreOutlook
    from skerry.agents.greedy.woodland.stock import Stock
    from skerry.games.farshore.aids import Help
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.effect import Effect

NO_BARGAIN: Final = -1.0


class FarshoreBudget(Budget["FarshoreOutlook"]):
    """All wishes of a seat; anchors bring critters, treasures stand in for resources."""

    def __init__(self, outlook: FarshoreOutlook) -> None:
        super().__init__(outlook, thrift=0.5, ease=1.0)
        self.wild = outlook.purse
        self.wild_price = TREASURE - outlook.prices[1]
        self.homes = outlook.anchors
        # By card, what it costs in this weather.
        self._prices: dict[int, tuple[Stock, int]] = {}
        self.wishes()  # before one knows which cards can be spared
        low = CHOSEN * outlook.card
        outlook.spare = len([kind for kind in outlook.hand if self.keep(kind) < low])

    def judge(self, kind: int) -> float:
        """Ask what this deck makes of it."""
        return worth(kind, self.outlook)

    def price(self, kind: int) -> tuple[Stock, int]:
        """The weather may change it."""
        found = self._prices.get(kind)
        if found is None:
            bay = kind not in self.outlook.hand
            price = priced(self.cards[kind], self.outlook.sky, 0, bay=bay)
            found = self._prices[kind] = price.cost, price.any
        return found

    def home(self, kind: int) -> tuple[int, float]:
        """An anchor brings a critter of the type of its construction."""
        card, outlook = self.cards[kind], self.outlook
        if card.form != CRITTER or card.type not in outlook.anchorages:
            return -1, 0.0
        cheaper = outlook.anchor_price < self.cost(kind)
        return (TYPES.index(card.type), outlook.anchor_price) if cheaper else (-1, 0.0)

    def gain(self, effect: Effect[Woodland] | None) -> float:
        """Visits may cost cards, and the docks follow the weather."""
        if isinstance(effect, Visit) and isinstance(effect.effect, PlayOne | PayUpTo):
            return self.gain(effect.effect) - self.outlook.sky.of(effect.rule) * self.outlook.card
        if isinstance(effect, VisitDocks):
            return super().gain(docks(self.outlook))
        if isinstance(effect, PayUpTo):
            return max([self.paying(effect, times) for times in range(len(effect.prices))])
        return super().gain(effect)

    def paying(self, effect: PayUpTo, times: int) -> float:
        """Return what it brings to pay so many times."""
        left = plus(self.stock, effect.cost, -times)
        if min(left) < 0 or sum(left) < effect.any_cost * times:
            return -1.0
        price = self.now() - self.potential(left)
        price += times * effect.any_cost * min(self.outlook.prices)
        return times * worth_of_effect(effect.reward, self.outlook) - price

    def saved(self, kind: int, aid: Help) -> float:
        """Return what a helping card saves of a price."""
        if aid.only >= 0:
            return min(aid.less, self.cards[kind].cost[aid.only]) * self.outlook.prices[aid.only]
        return self.cost(kind) - self.cost(kind, aid.less)

    def bargain(self, wish: Wish) -> float:
        """Treasures are better kept if a card brings less than they do."""
        if wish.home < 0:
            stood_in = min(self.missing(wish.kind), self.outlook.purse)
            if wish.surplus <= stood_in * self.wild_price:
                return NO_BARGAIN
        return wish.bargain

    def at_place(self, number: int) -> float:
        """Cards of the city may watch for workers."""
        value = super().at_place(number)
        if self.outlook.chest.places[number].area in (SHORE, ISLAND):
            watching = [self.cards[kind] for kind in set(self.outlook.city)]
            value += sum(
                [
                    worth_of_effect(c.play, self.outlook)
                    for c in watching
                    if c.after == AFTER_PLACING
                ]
            )
        return value

    def rewarded(self, then: Effect[Woodland]) -> tuple[int, float]:
        """Cards may be changed for others."""
        if isinstance(then, DiscardAndDraw):
            return 1, CHOSEN * self.outlook.card
        return super().rewarded(then)

    def going(self, effect: SetAside, hand: list[int], chosen: int) -> int:
        """Some effects take just so many cards, or none."""
        if isinstance(effect, SetAllAside) and not chosen:
            then = effect.then
            assert isinstance(then, DiscardFor | GiveAway)
            lost = sum([self.keep(kind) for kind in hand[: effect.up_to]])
            return effect.up_to if self.gain(then.reward) > lost else 0
        return super().going(effect, hand, chosen)


class FarshoreQuestion(Question[FarshoreBudget]):
    """A question with what the seat could buy by the shore."""

    @property
    def outlook(self) -> FarshoreOutlook:
        """What the seat sees."""
        return self.budget.outlook
