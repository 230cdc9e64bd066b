"""What greedy Farshore holds an effect to bring, read off the effect itself: any deck may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.farshore.counts import FARSHORE_COUNTS, FARSHORE_GROWTHS
from skerry.agents.greedy.farshore.outlook import TREASURE
from skerry.agents.greedy.woodland.counts import COUNTS, GROWTHS
from skerry.agents.greedy.woodland.effects import (
    CHOSEN,
    EFFECTS,
    brings,
    points,
    times_counted,
    worth_of_effect,
)
from skerry.agents.greedy.woodland.outlook import Judgement, Yield
from skerry.agents.greedy.woodland.stock import FREE, plus
from skerry.games.farshore.effects.draw import DrawFromBay
from skerry.games.farshore.effects.gain import ChooseOne, MoveShip
from skerry.games.farshore.effects.maps import TakeMap
from skerry.games.farshore.effects.places import DiscardAndDraw
from skerry.games.farshore.effects.take import Take
from skerry.games.farshore.effects.trade import Exchange, GiveAway, PayUpTo
from skerry.games.farshore.effects.visits import (
    DOCKS,
    MOST_AT_DOCKS,
    AtShore,
    Visit,
    VisitDocks,
    lessen,
)
from skerry.games.farshore.sky import DOCKS_MOST, OTHER_MOVES_LESS, SHORE_LESS
from skerry.games.woodland.effects.hand import SetAside

if TYPE_CHECKING:
    from skerry.agents.greedy.farshore.outlook import FarshoreOutlook


def _take(effect: Take, outlook: FarshoreOutlook) -> Yield:
    times = times_counted(effect, outlook)
    extra = effect.points + TREASURE * effect.treasures
    return Yield(plus(FREE, effect.amounts, times), 0, extra * times)


def _draw_bay(effect: DrawFromBay, outlook: FarshoreOutlook) -> Yield:
    return points(CHOSEN * outlook.cards_drawn(effect.count))


def _ship(effect: MoveShip, outlook: FarshoreOutlook) -> Yield:
    return points(outlook.sails(max(0, effect.spaces - outlook.sky.of(OTHER_MOVES_LESS))))


def _one_of(effect: ChooseOne, outlook: FarshoreOutlook) -> Yield:
    return points(max([worth_of_effect(part, outlook) for part in effect.effects]))


def _visit(effect: Visit, outlook: FarshoreOutlook) -> Yield:
    """The weather may take cards before."""
    found = brings(effect.effect, outlook)
    toll = outlook.sky.of(effect.rule) * outlook.card
    return Yield(found.amounts, found.free, found.rest - toll)


def _shore(effect: AtShore, outlook: FarshoreOutlook) -> Yield:
    return brings(lessen(effect.effect, outlook.sky.of(SHORE_LESS)), outlook)


def docks(outlook: FarshoreOutlook) -> SetAside:
    """Return what may be done at the docks in this weather."""
    most = outlook.sky.capped(DOCKS_MOST, MOST_AT_DOCKS)
    return DOCKS[min(most, MOST_AT_DOCKS)]


def _docks(_deed: VisitDocks, outlook: FarshoreOutlook) -> Yield:
    return brings(docks(outlook), outlook)


def _aside(effect: SetAside, outlook: FarshoreOutlook) -> Yield:
    """Cards may also be changed for new ones, or given away for a reward."""
    then = effect.then
    if isinstance(then, DiscardAndDraw):
        fresh = outlook.cards_drawn(outlook.room) if outlook.fills else 0.0
        spare = min(effect.up_to, outlook.spare)
        return points(CHOSEN * (fresh + spare * outlook.card))
    if isinstance(then, GiveAway):
        return points(max(0.0, worth_of_effect(then.reward, outlook) - effect.up_to * outlook.card))
    return EFFECTS[SetAside](effect, outlook)


def _pay(effect: PayUpTo, outlook: FarshoreOutlook) -> Yield:
    price = outlook.value(effect.cost) + effect.any_cost * min(outlook.prices)
    return points(
        0.6 * (len(effect.prices) - 1) * max(0.0, worth_of_effect(effect.reward, outlook) - price)
    )


def _exchange(effect: Exchange, outlook: FarshoreOutlook) -> Yield:
    return points(0.25 * effect.up_to + worth_of_effect(effect.reward, outlook))


def _map(effect: TakeMap, outlook: FarshoreOutlook) -> Yield:
    kinds = [
        kind
        for kind in outlook.tops
        if kind not in outlook.held and outlook.lacks(kind, outlook.types) <= effect.may_lack
    ]
    return points(max([outlook.map_gain(kind) for kind in kinds], default=0.0))


JUDGEMENT: Final = Judgement(
    effects={
        **EFFECTS,
        Take: _take,
        DrawFromBay: _draw_bay,
        MoveShip: _ship,
        ChooseOne: _one_of,
        Visit: _visit,
        AtShore: _shore,
        VisitDocks: _docks,
        SetAside: _aside,
        PayUpTo: _pay,
        Exchange: _exchange,
        TakeMap: _map,
    },
    counts={**COUNTS, **FARSHORE_COUNTS},
    growths={**GROWTHS, **FARSHORE_GROWTHS},
)
