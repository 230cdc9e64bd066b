"""What an effect brings, read off the effect itself: its class, its amounts, its counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.agents.greedy.woodland.counts import count
from skerry.agents.greedy.woodland.outlook import Yield
from skerry.agents.greedy.woodland.stock import FREE, plus
from skerry.games.woodland.counts import OnEvent
from skerry.games.woodland.effects.city import LeaveCity
from skerry.games.woodland.effects.gain import Draw, Gain, GainAny, If
from skerry.games.woodland.effects.give import DrawKeepGive
from skerry.games.woodland.effects.hand import DiscardFor, SetAside
from skerry.games.woodland.effects.meadow import FromMeadow
from skerry.games.woodland.effects.produce import Again, CopyOther
from skerry.games.woodland.effects.reveal import Reveal
from skerry.games.woodland.effects.workers import FromWhere, UsePlace
from skerry.games.woodland.payment.price import FREE as FOR_NOTHING
from skerry.games.woodland.playing import PlayOne
from skerry.games.woodland.terms import EVERY_RESOURCE
from skerry.kernel.effect import Effect, Sequence

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.agents.greedy.woodland.outlook import Outlook
    from skerry.games.woodland.state import Woodland

CHOSEN: Final = 1.3  # how much more a card is worth that is chosen from those that lie open
UNMET: Final = 0.2  # of what is done under a condition, if it is not met yet
IMPOSSIBLE: Final = -3.0  # what cannot be done as the city is
REVEALED: Final = 0.8  # of a card for nothing, if it is one of few from the deck


NOTHING_BROUGHT: Final = Yield()


def points(value: float) -> Yield:
    """Return what is worth so many points."""
    return Yield(rest=value)


def brings(effect: Effect[Woodland] | None, outlook: Outlook) -> Yield:
    """Return what an effect would bring now."""
    kind = type(effect)
    known = outlook.judgement.known
    if kind not in known:
        known[kind] = _judge_of(kind, outlook)
    judge = known[kind]
    return NOTHING_BROUGHT if judge is None else judge(effect, outlook)


def _judge_of(kind: type, outlook: Outlook) -> Callable[[Any, Any], Yield] | None:
    """Find how effects of a class are judged, or of the nearest class that it comes from."""
    for each in kind.__mro__:
        judge = outlook.judgement.effects.get(each)
        if judge is not None:
            return judge
    return None


def worth_of_effect(effect: Effect[Woodland] | None, outlook: Outlook) -> float:
    """Return what an effect is worth, at the prices of the season."""
    found = brings(effect, outlook)
    return outlook.value(found.amounts) + found.free * outlook.any_price + found.rest


def times_counted(effect: Gain | GainAny | Draw, outlook: Outlook) -> int:
    """Return how often a gain that grows is given."""
    return 1 if effect.per is None else int(count(effect.per, outlook.city, outlook))


def _gain(effect: Gain, outlook: Outlook) -> Yield:
    times = times_counted(effect, outlook)
    return Yield(plus(FREE, effect.amounts, times), 0, effect.points * times)


def _any(effect: GainAny, outlook: Outlook) -> Yield:
    number = effect.count * times_counted(effect, outlook)
    if effect.of == EVERY_RESOURCE:
        return Yield(FREE, number)
    return points(number * max([outlook.prices[kind] for kind in effect.of]))


def _draw(effect: Draw, outlook: Outlook) -> Yield:
    return points(outlook.cards_drawn(effect.count * times_counted(effect, outlook)))


def _many(effect: Sequence[Woodland], outlook: Outlook) -> Yield:
    total = Yield()
    for part in effect.parts:
        total = total.plus(brings(part, outlook))
    return total


def _aside(effect: SetAside, outlook: Outlook) -> Yield:
    """Cards that are set aside are lost; what follows may make good for it."""
    spare = min(effect.up_to, outlook.spare)
    then = effect.then
    if isinstance(then, DiscardFor):
        if worth_of_effect(then.reward, outlook) <= then.every * outlook.card:
            return Yield()
        times = spare // then.every
        lost = points(-times * then.every * outlook.card)
        return lost.plus(brings(then.reward, outlook), times)
    return points(-outlook.card * effect.at_least)


def _again(_deed: Again, outlook: Outlook) -> Yield:
    return points(best_production(outlook.city, outlook))


def _copy(_deed: CopyOther, outlook: Outlook) -> Yield:
    return points(best_production([kind for city in outlook.cities() for kind in city], outlook))


def best_production(city: list[int], outlook: Outlook) -> float:
    """Return what the best production card of a city brings, apart from those that copy."""
    effects = [outlook.cards[kind].produce for kind in set(city)]
    found = [
        worth_of_effect(effect, outlook)
        for effect in effects
        if not isinstance(effect, Again | CopyOther)
    ]
    return max(found, default=0.0)


def _place(effect: UsePlace, outlook: Outlook) -> Yield:
    if effect.areas not in outlook.best_places:
        outlook.best_places[effect.areas] = 0.0  # for places that lead to places
        effects = [outlook.box.places[number].effect for number in outlook.places(effect.areas)]
        found = [worth_of_effect(effect, outlook) for effect in effects]
        outlook.best_places[effect.areas] = max(found, default=0.0)
    return points(outlook.best_places[effect.areas])


def _play(effect: PlayOne, outlook: Outlook) -> Yield:
    scale = outlook.scale
    return points(scale.free_play if effect.terms == FOR_NOTHING else scale.rebate * effect.terms)


def _reveal(_deed: Reveal, outlook: Outlook) -> Yield:
    return points(outlook.scale.free_play * REVEALED) if outlook.spaces else Yield()


def _leave(effect: LeaveCity, outlook: Outlook) -> Yield:
    form = effect.form
    city = [kind for kind in outlook.city if form in ("", outlook.cards[kind].form)]
    gains = sorted([leaving(kind, effect, outlook) for kind in city], reverse=True)
    if effect.optional:
        gains = [gain for gain in gains if gain > 0]
    elif len(gains) < effect.count:
        return points(IMPOSSIBLE)
    return points(sum(gains[: effect.count]))


def leaving(kind: int, effect: LeaveCity, outlook: Outlook) -> float:
    """Return what it brings if a card of the city leaves it by an effect."""
    way = effect.departure
    each = on_event(way.event, outlook).beneath if way.beneath else 0
    return each - loss(kind, outlook, refund=way.refund)


def loss(kind: int, outlook: Outlook, *, refund: bool = True) -> float:
    """Return what a card of the city would be missed for, if its price comes back or not."""
    card = outlook.cards[kind]
    ahead = (outlook.productions - 1) * worth_of_effect(card.produce, outlook)
    back = outlook.value(card.cost) + card.any_cost * min(outlook.prices) if refund else 0.0
    scored = 0 if card.score is None else count(card.score, outlook.city, outlook)
    missed = outlook.missed(kind)
    return card.points + ahead + missed + scored - back - card.space * outlook.space_price


def on_event(event: str, outlook: Outlook) -> OnEvent:
    """Return how an event counts what lies on it."""
    score = outlook.box.places[outlook.box.place_ids[event]].score
    return score if isinstance(score, OnEvent) else OnEvent()


def _worker(_deed: FromWhere, outlook: Outlook) -> Yield:
    return points(outlook.scale.worker)


def _if(effect: If, outlook: Outlook) -> Yield:
    if count(effect.count, outlook.city, outlook):
        return brings(effect.effect, outlook)
    return points(UNMET * worth_of_effect(effect.effect, outlook))


def _one_card(_deed: Effect[Woodland], outlook: Outlook) -> Yield:
    return points(outlook.card)


def _nothing(_deed: Effect[Woodland], _outlook: Outlook) -> Yield:
    return Yield()


EFFECTS: Final[dict[type, Callable[[Any, Any], Yield]]] = {
    Gain: _gain,
    GainAny: _any,
    Draw: _draw,
    Sequence: _many,
    SetAside: _aside,
    Again: _again,
    CopyOther: _copy,
    UsePlace: _place,
    PlayOne: _play,
    Reveal: _reveal,
    LeaveCity: _leave,
    FromWhere: _worker,
    If: _if,
    DrawKeepGive: _one_card,
    FromMeadow: _nothing,
}
