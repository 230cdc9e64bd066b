"""What the effects of events bring: they take what lies on them, or beneath, and count it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.agents.greedy.woodland.effects import loss, on_event, points, worth_of_effect
from skerry.games.everdell.gifts import GiveAround, GiveCardsAround
from skerry.games.everdell.pearlbrook.events import (
    FetchOrGain,
    PointsOnStore,
    TuckFromMeadow,
    TuckOne,
)
from skerry.games.woodland.effects.city import LayOn, LayTray
from skerry.games.woodland.effects.scrolls import Scrolls
from skerry.games.woodland.terms import EVERY_RESOURCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.agents.greedy.everdell.outlook import EverdellOutlook
    from skerry.agents.greedy.woodland.outlook import Yield


def _give_around(effect: GiveAround, outlook: EverdellOutlook) -> Yield:
    return _laid((effect.points,) * 4, effect.up_to, outlook)


def _laid(each: tuple[float, ...], up_to: int, outlook: EverdellOutlook) -> Yield:
    """Return what it brings to give up resources that count so much each."""
    gains: list[float] = []
    for kind in EVERY_RESOURCE:
        gains += [each[kind] - outlook.prices[kind]] * min(up_to, outlook.stock[kind])
    return points(sum(sorted([gain for gain in gains if gain > 0], reverse=True)[:up_to]))


def _lay_on(effect: LayOn, outlook: EverdellOutlook) -> Yield:
    each = [0.0] * len(EVERY_RESOURCE)
    each[effect.resource] = on_event(effect.event, outlook).each[effect.resource]
    return _laid(tuple(each), effect.up_to, outlook)


def _lay_tray(effect: LayTray, outlook: EverdellOutlook) -> Yield:
    return _laid(on_event(effect.event, outlook).each, outlook.on_tray, outlook)


def _cards_around(effect: GiveCardsAround, outlook: EverdellOutlook) -> Yield:
    return points((1 - outlook.card) * min(effect.up_to, len(outlook.hand)))


def _scrolls(effect: Scrolls, outlook: EverdellOutlook) -> Yield:
    return points(effect.count * max(outlook.card, on_event(effect.share.event, outlook).beneath))


# Events by the brook.


def _fetch(effect: FetchOrGain, _outlook: EverdellOutlook) -> Yield:
    return points(effect.points)


def _on_store(effect: PointsOnStore, outlook: EverdellOutlook) -> Yield:
    kind = outlook.box.kinds[effect.name]
    pairs = zip(outlook.city, outlook.marks, strict=True)
    stores = [mark for card, mark in pairs if card == kind]
    lying = [sum([mark.get(name, 0) for name in outlook.box.resources]) for mark in stores]
    return points(min(effect.most, max(lying, default=0)))


def _tuck(effect: TuckFromMeadow, outlook: EverdellOutlook) -> Yield:
    fitting = [kind for kind in outlook.meadow if outlook.cards[kind].form == effect.form]
    return points(on_event(effect.event, outlook).beneath * min(effect.count, len(fitting)))


def _tuck_one(effect: TuckOne, outlook: EverdellOutlook) -> Yield:
    return points(max([reward for _, reward in tucked(effect, outlook)], default=0.0))


def tucked(effect: TuckOne, outlook: EverdellOutlook) -> list[tuple[int, float]]:
    """Say of each card that could go beneath an event what that brings."""
    found: list[tuple[int, float]] = []
    for name, reward in effect.rewards.items():
        kind = outlook.box.kinds[name]
        if kind in outlook.city:
            lost = loss(kind, outlook, refund=False)
            found.append((kind, worth_of_effect(reward, outlook) - lost))
    return found


EVENT_EFFECTS: Final[dict[type, Callable[[Any, Any], Yield]]] = {
    GiveAround: _give_around,
    LayOn: _lay_on,
    LayTray: _lay_tray,
    GiveCardsAround: _cards_around,
    Scrolls: _scrolls,
    FetchOrGain: _fetch,
    PointsOnStore: _on_store,
    TuckFromMeadow: _tuck,
    TuckOne: _tuck_one,
}
