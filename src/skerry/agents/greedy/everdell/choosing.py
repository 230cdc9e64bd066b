"""Which cards greedy Everdell takes, gives up and lets act again, and whom it names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.agents.greedy.everdell.events import tucked
from skerry.agents.greedy.everdell.river import pearls_of
from skerry.agents.greedy.options import best, fullest
from skerry.agents.greedy.woodland.choosing import worth_in_hand
from skerry.agents.greedy.woodland.effects import loss, on_event, worth_of_effect
from skerry.games.everdell.pearlbrook.events import TuckOne
from skerry.games.everdell.pearlbrook.places import Either
from skerry.games.woodland.effects.meadow import FromMeadow
from skerry.games.woodland.effects.scrolls import ShareOut
from skerry.games.woodland.picks import STOP
from skerry.games.woodland.terms import PROSPERITY
from skerry.games.woodland.zones import DISCARD

if TYPE_CHECKING:
    from skerry.agents.greedy.everdell.budget import EverdellQuestion


def from_meadow(asked: EverdellQuestion) -> int:
    """Return the next of the best cards to take, or of the worst to discard."""
    effect = asked.frame.effect
    assert isinstance(effect, FromMeadow)
    cards = asked.cards()
    sign = -1.0 if effect.target_zone == DISCARD else 1.0
    pool, most = asked.pool()
    values = [sign * worth_in_hand(cards[pick], asked.budget) for pick in pool]
    return min(fullest(pool, values, most))


def card_to_share_out(asked: EverdellQuestion) -> int:
    """Return a card that is better in the hand than beneath the event, or stop."""
    effect = asked.frame.effect
    assert isinstance(effect, ShareOut)
    each = on_event(effect.event, asked.outlook).beneath
    picks = [pick for pick in asked.options if pick != STOP]
    good = [p for p in picks if worth_in_hand(asked.card(p), asked.budget) > each]
    return good[0] if good else asked.options[0]


def prisoner(asked: EverdellQuestion) -> int:
    """Return the critter that is missed least."""
    losses = [loss(asked.card(p), asked.outlook, refund=False) for p in asked.options]
    return best(asked.options, [-lost for lost in losses])


def card_to_tuck(asked: EverdellQuestion) -> int:
    """Return the card of the city that brings most beneath an event."""
    effect = asked.frame.effect
    assert isinstance(effect, TuckOne)
    pairs = tucked(effect, asked.outlook)
    kind, _ = best(pairs, [worth for _, worth in pairs])
    return asked.options[[asked.card(pick) for pick in asked.options].index(kind)]


def card_to_remove(asked: EverdellQuestion) -> int:
    """Return the card for which the rival gets most."""
    types = [asked.budget.cards[asked.card(pick)].type for pick in asked.options]
    return best(asked.options, [float(type_ == PROSPERITY) for type_ in types])


def traveler(asked: EverdellQuestion) -> int:
    """Return the traveler that does most when it acts again, or none."""
    effects = [None if p == STOP else asked.budget.cards[asked.card(p)].play for p in asked.options]
    return best(asked.options, [worth_of_effect(effect, asked.outlook) for effect in effects])


def price_to_gain(asked: EverdellQuestion) -> int:
    """Return the card that cost most."""
    return best(asked.options, [asked.budget.cost(asked.card(pick)) for pick in asked.options])


def river_card(asked: EverdellQuestion) -> int:
    """Return the river card to use, or none."""
    values = [0.0 if p == STOP else asked.budget.trading(asked.card(p)) for p in asked.options]
    return best(asked.options, values)


def adornment_to_copy(asked: EverdellQuestion) -> int:
    """Return the adornment that does most at once."""
    box = asked.outlook.box
    effects = [
        None if pick == STOP else box.side_card(asked.card(pick)).effect for pick in asked.options
    ]
    return best(asked.options, [asked.budget.gain(effect) for effect in effects])


def effect_to_choose(asked: EverdellQuestion) -> int:
    """Return the better of two effects."""
    effect = asked.frame.effect
    assert isinstance(effect, Either)
    return best(asked.options, [asked.budget.gain(effect.first), asked.budget.gain(effect.second)])


def richest(asked: EverdellQuestion) -> int:
    """Return who has the most pearls."""
    pearls = [
        float(pearls_of(asked.outlook.box.picks.owner_of(pick), asked.outlook))
        for pick in asked.options
    ]
    return best(asked.options, pearls)


def last(asked: EverdellQuestion) -> int:
    """Return the last option: never to stop while there is anything else."""
    return asked.options[-1]
