"""What greedy Farshore holds a deed to bring, read off the deed itself: any deck may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from skerry.agents.greedy.farshore.counts import count
from skerry.agents.greedy.farshore.outlook import TREASURE
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
from skerry.games.woodland.effects.city import LeaveCity
from skerry.games.woodland.effects.gain import Draw, GainAny, If
from skerry.games.woodland.effects.give import DrawKeepGive
from skerry.games.woodland.effects.hand import DiscardFor, SetAside
from skerry.games.woodland.effects.meadow import FromMeadow
from skerry.games.woodland.effects.produce import Again, CopyOther
from skerry.games.woodland.effects.reveal import Reveal
from skerry.games.woodland.effects.workers import FromWhere, UsePlace
from skerry.games.woodland.payment import FREE as FOR_NOTHING
from skerry.games.woodland.playing import PlayOne
from skerry.games.woodland.words import EVERY_RESOURCE
from skerry.kernel.effect import Sequence

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.agents.greedy.farshore.outlook import Outlook
    from skerry.agents.greedy.woodland.stock import Stock
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.effect import Effect

CHOSEN: Final = 1.3  # how much more a card is worth that is chosen from the bay
FREE_PLAY: Final = 4.5
REBATE: Final = 0.9  # of each resource that a play costs less
WORKER: Final = 2.2  # what a worker brings where there is nothing special


class Yield(NamedTuple):
    """What a deed brings: resources, resources at will, and all else in points."""

    amounts: Stock = FREE
    free: int = 0
    rest: float = 0.0


def points(value: float) -> Yield:
    """Return what is worth so many points."""
    return Yield(rest=value)


def brings(deed: Effect[Woodland] | None, outlook: Outlook) -> Yield:
    """Return what a deed would bring now."""
    if deed is None:
        return Yield()
    for kind in type(deed).__mro__:
        judge = JUDGES.get(kind)
        if judge is not None:
            return judge(deed, outlook)
    return Yield()


def worth_of_deed(deed: Effect[Woodland] | None, outlook: Outlook) -> float:
    """Return what a deed is worth, at the prices of the season."""
    found = brings(deed, outlook)
    return outlook.value(found.amounts) + found.free * any_price(outlook) + found.rest


def any_price(outlook: Outlook) -> float:
    """Return what a resource at will is worth: a little more than the dearest."""
    return max(outlook.prices) * 1.1


def times_counted(deed: Take | GainAny | Draw, outlook: Outlook) -> int:
    """Return how often a gain that grows is given."""
    return 1 if deed.per is None else count(deed.per, outlook.city, outlook)


def _take(deed: Take, outlook: Outlook) -> Yield:
    times = times_counted(deed, outlook)
    extra = deed.points + TREASURE * deed.treasures
    return Yield(plus(FREE, deed.amounts, times), 0, extra * times)


def _any(deed: GainAny, outlook: Outlook) -> Yield:
    number = deed.count * times_counted(deed, outlook)
    if deed.of == EVERY_RESOURCE:
        return Yield(FREE, number)
    return points(number * max([outlook.prices[kind] for kind in deed.of]))


def _draw(deed: Draw, outlook: Outlook) -> Yield:
    return points(outlook.cards_drawn(deed.count * times_counted(deed, outlook)))


def _draw_bay(deed: DrawFromBay, outlook: Outlook) -> Yield:
    return points(CHOSEN * outlook.cards_drawn(deed.count))


def _ship(deed: MoveShip, outlook: Outlook) -> Yield:
    return points(outlook.sails(max(0, deed.spaces - outlook.sky.of(OTHER_MOVES_LESS))))


def _one_of(deed: ChooseOne, outlook: Outlook) -> Yield:
    return points(max([worth_of_deed(part, outlook) for part in deed.deeds]))


def _many(deed: Sequence[Woodland], outlook: Outlook) -> Yield:
    total = Yield()
    for part in deed.parts:
        more = brings(part, outlook)
        total = Yield(
            plus(total.amounts, more.amounts), total.free + more.free, total.rest + more.rest
        )
    return total


def _visit(deed: Visit, outlook: Outlook) -> Yield:
    """The weather may take cards before."""
    found = brings(deed.deed, outlook)
    toll = outlook.sky.of(deed.rule) * outlook.card
    return Yield(found.amounts, found.free, found.rest - toll)


def _shore(deed: AtShore, outlook: Outlook) -> Yield:
    return brings(lessen(deed.deed, outlook.sky.of(SHORE_LESS)), outlook)


def docks(outlook: Outlook) -> SetAside:
    """Return what may be done at the docks in this weather."""
    most = outlook.sky.capped(DOCKS_MOST, MOST_AT_DOCKS)
    return DOCKS[min(most, MOST_AT_DOCKS)]


def _docks(_deed: VisitDocks, outlook: Outlook) -> Yield:
    return brings(docks(outlook), outlook)


def _aside(deed: SetAside, outlook: Outlook) -> Yield:
    """Cards that are set aside are lost; what follows may make good for it."""
    spare = min(deed.up_to, outlook.spare)
    then = deed.then
    if isinstance(then, DiscardAndDraw):
        fresh = outlook.cards_drawn(outlook.room) if outlook.fills else 0.0
        return points(CHOSEN * (fresh + spare * outlook.card))
    if isinstance(then, DiscardFor):
        times = spare // then.every
        reward = brings(then.reward, outlook)
        whole = worth_of_deed(then.reward, outlook)
        if whole <= then.every * outlook.card:
            return Yield()
        lost = times * then.every * outlook.card
        return Yield(
            plus(FREE, reward.amounts, times), reward.free * times, reward.rest * times - lost
        )
    if isinstance(then, GiveAway):
        return points(max(0.0, worth_of_deed(then.reward, outlook) - deed.up_to * outlook.card))
    return points(-outlook.card * deed.at_least)


def _pay(deed: PayUpTo, outlook: Outlook) -> Yield:
    price = outlook.value(deed.cost) + deed.any_cost * min(outlook.prices)
    return points(
        0.6 * (len(deed.bills) - 1) * max(0.0, worth_of_deed(deed.reward, outlook) - price)
    )


def _exchange(deed: Exchange, outlook: Outlook) -> Yield:
    return points(0.25 * deed.up_to + worth_of_deed(deed.reward, outlook))


def _again(_deed: Again, outlook: Outlook) -> Yield:
    return points(best_production(outlook.city, outlook))


def _copy(_deed: CopyOther, outlook: Outlook) -> Yield:
    cities = [outlook.view.cards("city", rival) for rival in outlook.rivals]
    return points(best_production([kind for city in cities for kind in city], outlook))


def best_production(city: list[int], outlook: Outlook) -> float:
    """Return what the best production card of a city brings, apart from those that copy."""
    deeds = [outlook.cards[kind].produce for kind in set(city)]
    found = [
        worth_of_deed(deed, outlook) for deed in deeds if not isinstance(deed, Again | CopyOther)
    ]
    return max(found, default=0.0)


def _place(deed: UsePlace, outlook: Outlook) -> Yield:
    if deed.areas not in outlook.best_places:
        outlook.best_places[deed.areas] = 0.0  # for places that lead to places
        first = len(outlook.cards)
        cards = outlook.view.cards("board") + outlook.view.cards("islands")
        places = [outlook.chest.places[card - first] for card in cards]
        found = [worth_of_deed(p.effect, outlook) for p in places if p.area in deed.areas]
        outlook.best_places[deed.areas] = max(found, default=0.0)
    return points(outlook.best_places[deed.areas])


def _play(deed: PlayOne, _outlook: Outlook) -> Yield:
    return points(FREE_PLAY if deed.terms == FOR_NOTHING else REBATE * deed.terms)


def _reveal(_deed: Reveal, outlook: Outlook) -> Yield:
    return points(FREE_PLAY * 0.8) if outlook.spaces else Yield()


def _leave(_deed: LeaveCity, outlook: Outlook) -> Yield:
    losses = [loss(kind, outlook) for kind in outlook.city]
    return points(-min(losses, default=0.0))


def loss(kind: int, outlook: Outlook) -> float:
    """Return what a card of the city would be missed for, if its price comes back."""
    card = outlook.cards[kind]
    ahead = (outlook.productions - 1) * worth_of_deed(card.produce, outlook)
    maps = outlook.map_step(card.type, -1)
    back = outlook.value(card.cost) + card.any_cost * min(outlook.prices)
    scored = 0 if card.score is None else count(card.score, outlook.city, outlook)
    return card.points + ahead - maps + scored - back - card.space * outlook.space_price


def _worker(_deed: FromWhere, _outlook: Outlook) -> Yield:
    return points(WORKER)


def _map(deed: TakeMap, outlook: Outlook) -> Yield:
    kinds = [
        kind
        for kind in outlook.tops
        if kind not in outlook.held and outlook.lacks(kind, outlook.types) <= deed.may_lack
    ]
    return points(max([outlook.map_gain(kind) for kind in kinds], default=0.0))


def _if(deed: If, outlook: Outlook) -> Yield:
    met = all(count(part, outlook.city, outlook) for part in deed.counts)
    found = brings(deed.deed, outlook)
    return found if met else points(0.2 * found.rest)


def _one_card(_deed: Effect[Woodland], outlook: Outlook) -> Yield:
    return points(outlook.card)


def _nothing(_deed: Effect[Woodland], _outlook: Outlook) -> Yield:
    return Yield()


JUDGES: Final[dict[type, Callable[[Any, Outlook], Yield]]] = {
    Take: _take,
    GainAny: _any,
    Draw: _draw,
    DrawFromBay: _draw_bay,
    MoveShip: _ship,
    ChooseOne: _one_of,
    Sequence: _many,
    Visit: _visit,
    AtShore: _shore,
    VisitDocks: _docks,
    SetAside: _aside,
    PayUpTo: _pay,
    Exchange: _exchange,
    Again: _again,
    CopyOther: _copy,
    UsePlace: _place,
    PlayOne: _play,
    Reveal: _reveal,
    LeaveCity: _leave,
    FromWhere: _worker,
    TakeMap: _map,
    If: _if,
    DrawKeepGive: _one_card,
    FromMeadow: _nothing,
}
