"""What pearls, the river and adornments bring, read off their effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.agents.greedy.options import best
from skerry.agents.greedy.woodland.effects import brings, points, worth_of_effect
from skerry.agents.greedy.woodland.outlook import Yield
from skerry.agents.greedy.woodland.stock import lack
from skerry.games.everdell.pearlbrook.adornment_effects import (
    CopyAdornment,
    GainCost,
    ProduceSome,
    Revive,
)
from skerry.games.everdell.pearlbrook.pearls import GainPearls
from skerry.games.everdell.pearlbrook.places import Either
from skerry.games.everdell.pearlbrook.river import SetAsideMixed, Trade
from skerry.games.everdell.pearlbrook.ships import Plunder, Sail
from skerry.games.woodland.effects.give import PayAny
from skerry.games.woodland.effects.hand import SetAside
from skerry.games.woodland.effects.pay import Spend
from skerry.games.woodland.terms import TRAVELER, WONDER
from skerry.kernel.effect import Effect, Sequence

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.agents.greedy.everdell.outlook import EverdellOutlook
    from skerry.games.woodland.state import Woodland

UNSEEN: Final = (
    1.3  # what a river card may be good for before it is turned up; others may be faster
)
TREASURE: Final = 0.4  # how likely enough points are among as many cards as may be turned up


def can_do(effect: Effect[Woodland] | None, outlook: EverdellOutlook) -> bool:
    """Tell whether the seat has what an effect asks it to pay and to set aside."""
    if isinstance(effect, Sequence):
        return all([can_do(part, outlook) for part in effect.parts])
    if isinstance(effect, Spend):
        rich = outlook.pearls >= effect.pearls and outlook.points >= effect.points
        return rich and not lack(outlook.stock, effect.amounts)
    if isinstance(effect, PayAny):
        return sum(outlook.stock) >= effect.at_least
    if isinstance(effect, SetAside):
        types = [outlook.cards[kind].type for kind in outlook.hand]
        mixed = len(set(types)) if isinstance(effect, SetAsideMixed) else len(types)
        return (types.count(effect.type) if effect.type else mixed) >= effect.at_least
    return True


def river_card(place: int, outlook: EverdellOutlook) -> int:
    """Return the card that lies at a destination of the river, or -1 while its pearl is there."""
    bank = outlook.view.cards("river").index(outlook.box.place_card(place))
    cards = outlook.view.zone("river cards")
    for card, mark in zip(cards.cards or [], cards.marks, strict=True):
        if mark["place"] == bank + 1:
            return card
    return -1


def _pearls(effect: GainPearls, outlook: EverdellOutlook) -> Yield:
    return points(effect.count * outlook.pearl)


def _trade(_deed: Trade, outlook: EverdellOutlook) -> Yield:
    """The best of the cards that lie open."""
    cards = outlook.view.cards("river cards")
    effects = [outlook.box.side_card(card).effect for card in cards]
    found = [worth_of_effect(effect, outlook) for effect in effects if can_do(effect, outlook)]
    return points(max(found, default=0.0))


def _plunder(_deed: Plunder, outlook: EverdellOutlook) -> Yield:
    return points(TREASURE * outlook.pearl)


def _sail(effect: Sail, outlook: EverdellOutlook) -> Yield:
    """For each pearl that the richest has there is a point and a resource."""
    found = min(effect.most, max([pearls_of(seat, outlook) for seat in outlook.rivals or [-1]]))
    return Yield(free=found, rest=found)


def pearls_of(seat: int, outlook: EverdellOutlook) -> int:
    """Return the pearls of a seat, or of the rival who has none."""
    view = outlook.view
    if not outlook.has_brook:
        return 0
    return view.counter("pearl", seat) if 0 <= seat < view.seats else view.counter("rival pearls")


def _either(effect: Either, outlook: EverdellOutlook) -> Yield:
    parts = (effect.first, effect.second)
    better = best(parts, [worth_of_effect(part, outlook) for part in parts])
    return brings(better, outlook)


def _copy(_deed: CopyAdornment, outlook: EverdellOutlook) -> Yield:
    worn = [card for seat in outlook.rivals for card in outlook.view.cards("worn", seat)]
    effects = [outlook.box.side_card(card).effect for card in worn]
    others = [effect for effect in effects if not isinstance(effect, CopyAdornment)]
    return points(max([worth_of_effect(effect, outlook) for effect in others], default=0.0))


def _gain_cost(effect: GainCost, outlook: EverdellOutlook) -> Yield:
    cards = [outlook.cards[kind] for kind in outlook.city]
    costs = [outlook.value(card.cost) for card in cards if card.type == effect.type]
    return points(max(costs, default=0.0))


def _revive(effect: Revive, outlook: EverdellOutlook) -> Yield:
    cards = [outlook.cards[kind] for kind in outlook.city]
    again = [worth_of_effect(card.play, outlook) for card in cards if card.type == TRAVELER]
    return points(sum(sorted(again)[-effect.up_to :]))


def _produce_some(effect: ProduceSome, outlook: EverdellOutlook) -> Yield:
    again = [worth_of_effect(outlook.cards[kind].produce, outlook) for kind in outlook.city]
    return points(sum(sorted(again)[-effect.up_to :]))


# Wonders.


def pearls_for(effect: Effect[Woodland] | None) -> int:
    """Return how many pearls an effect asks for."""
    if isinstance(effect, Sequence):
        return sum([pearls_for(part) for part in effect.parts])
    return effect.pearls if isinstance(effect, Spend) else 0


def is_saving(outlook: EverdellOutlook) -> bool:
    """Tell whether the pearls at hand are better kept for a wonder."""
    places = [outlook.box.places[number] for number in outlook.events]
    prices = [pearls_for(place.effect) for place in places if place.area == WONDER]
    return bool(prices) and outlook.pearls <= min(prices) and sum(outlook.stock) >= 4


RIVER_EFFECTS: Final[dict[type, Callable[[Any, Any], Yield]]] = {
    GainPearls: _pearls,
    Trade: _trade,
    Plunder: _plunder,
    Sail: _sail,
    Either: _either,
    CopyAdornment: _copy,
    GainCost: _gain_cost,
    Revive: _revive,
    ProduceSome: _produce_some,
}
