"""What the effects bring that only Everdell has, read off the effects themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.agents.greedy.everdell.counts import EVERDELL_COUNTS, EVERDELL_GROWTHS
from skerry.agents.greedy.everdell.events import EVENT_EFFECTS
from skerry.agents.greedy.everdell.river import RIVER_EFFECTS
from skerry.agents.greedy.woodland.counts import COUNTS, GROWTHS
from skerry.agents.greedy.woodland.effects import (
    CHOSEN,
    EFFECTS,
    brings,
    on_event,
    points,
    worth_of_effect,
)
from skerry.agents.greedy.woodland.outlook import Judgement, Yield
from skerry.games.everdell.pearlbrook.ships import Plunder
from skerry.games.woodland.effects.city import PutTokens, Store
from skerry.games.woodland.effects.gain import PayFor
from skerry.games.woodland.effects.give import PayAny, TakeFor
from skerry.games.woodland.effects.hand import DrawToLimit, SetAside, TuckAside
from skerry.games.woodland.effects.meadow import FromMeadow
from skerry.games.woodland.effects.pay import Spend
from skerry.games.woodland.effects.produce import IfPaired, Produce
from skerry.games.woodland.effects.reveal import Reveal
from skerry.games.woodland.playing import PlayRevealed
from skerry.games.woodland.zones import DISCARD
from skerry.kernel.effect import Sequence

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.agents.greedy.everdell.outlook import EverdellOutlook
    from skerry.games.woodland.state import Woodland

STORED: Final = 0.85  # of resources that a worker has to fetch
EXCHANGED: Final = 0.4  # how often it pays to change a resource for another
WILD_WORTH: Final = 2  # points of a pearl that is not used
SOME_TO_PAY: Final = 0.5  # how much of what may be paid for points will be there
IN_SIGHT: Final[tuple[float, ...]] = (
    0.6,
    0.1,
)  # of a card for nothing, if it is turned up from the deck: and each


def _many(effect: Sequence[Woodland], outlook: EverdellOutlook) -> Yield:
    """What was paid and put on the card before counts for what follows."""
    before = outlook.on_tray, outlook.put_on
    total = Yield()
    for part in effect.parts:
        total = total.plus(brings(part, outlook))
        if isinstance(part, PayAny):
            outlook.on_tray = part.up_to
        elif isinstance(part, PutTokens):
            outlook.put_on += part.count
    outlook.on_tray, outlook.put_on = before
    return total


def _put(effect: PutTokens, _outlook: EverdellOutlook) -> Yield:
    return points(effect.count)


def _store(effect: Store, outlook: EverdellOutlook) -> Yield:
    worths = [number * outlook.prices[kind] for kind, number in effect.batches.items()]
    return points(STORED * max(worths))


def _pay_for(effect: PayFor, outlook: EverdellOutlook) -> Yield:
    """It will be paid in times to come, too, when there may be more or less."""
    each = max(0.0, effect.points - outlook.prices[effect.resource])
    there = min(effect.up_to, outlook.stock[effect.resource])
    return points(each * (there + SOME_TO_PAY * (effect.up_to - there)))


def _pay_any(effect: PayAny, outlook: EverdellOutlook) -> Yield:
    return points(-effect.at_least * min(outlook.prices))


def _spend(effect: Spend, outlook: EverdellOutlook) -> Yield:
    lost = outlook.value(effect.amounts) + effect.points + WILD_WORTH * effect.pearls
    return points(-lost)


def _take_for(effect: TakeFor, outlook: EverdellOutlook) -> Yield:
    each = worth_of_effect(effect.reward, outlook) - min(outlook.prices)
    return points(EXCHANGED * outlook.on_tray * max(0.0, each))


def _aside(effect: SetAside, outlook: EverdellOutlook) -> Yield:
    """Cards may be put beneath an event, or changed for treasure."""
    then = effect.then
    if isinstance(then, Plunder):
        return brings(then, outlook) if len(outlook.hand) >= effect.up_to else Yield()
    if not isinstance(then, TuckAside):
        return EFFECTS[SetAside](effect, outlook)
    hand = [kind for kind in outlook.hand if effect.form in ("", outlook.cards[kind].form)]
    each = on_event(then.event, outlook).beneath - outlook.card
    return points(each * min(effect.up_to, len(hand)))


def _produce(_deed: Produce, outlook: EverdellOutlook) -> Yield:
    total = Yield()
    for kind in outlook.city:
        total = total.plus(brings(outlook.cards[kind].produce, outlook))
    return total


def _if_paired(effect: IfPaired, outlook: EverdellOutlook) -> Yield:
    """Each card that has this effect needs a partner of its own."""
    for one, two in outlook.box.couples:
        own, other = (one, two) if outlook.cards[one].produce is effect else (two, one)
        ready = outlook.city.count(other) >= max(1, outlook.city.count(own))
        if ready and outlook.box.kinds[effect.name] in outlook.city:
            return brings(effect.effect, outlook)
    return points(0.2)


def _to_limit(_deed: DrawToLimit, outlook: EverdellOutlook) -> Yield:
    return points(outlook.card * (outlook.room + outlook.spare))


def _from_meadow(effect: FromMeadow, outlook: EverdellOutlook) -> Yield:
    taken = 0 if effect.target_zone == DISCARD else effect.count
    return points(CHOSEN * outlook.cards_drawn(taken))


def _reveal(effect: Reveal, outlook: EverdellOutlook) -> Yield:
    chance = IN_SIGHT[0] + IN_SIGHT[1] * effect.count
    return points(outlook.scale.free_play * chance) if outlook.spaces else Yield()


def _play_revealed(effect: PlayRevealed, outlook: EverdellOutlook) -> Yield:
    return points(outlook.scale.rebate * effect.terms) if outlook.room else Yield()


EVERDELL_EFFECTS: Final[dict[type, Callable[[Any, Any], Yield]]] = {
    Sequence: _many,
    PutTokens: _put,
    Store: _store,
    PayFor: _pay_for,
    PayAny: _pay_any,
    Spend: _spend,
    TakeFor: _take_for,
    SetAside: _aside,
    Produce: _produce,
    IfPaired: _if_paired,
    DrawToLimit: _to_limit,
    FromMeadow: _from_meadow,
    Reveal: _reveal,
    PlayRevealed: _play_revealed,
}
JUDGEMENT: Final = Judgement(
    effects={**EFFECTS, **EVERDELL_EFFECTS, **EVENT_EFFECTS, **RIVER_EFFECTS},
    counts={**COUNTS, **EVERDELL_COUNTS},
    growths={**GROWTHS, **EVERDELL_GROWTHS},
)
