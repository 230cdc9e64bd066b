"""What greedy Everdell holds a card or an event to be worth, in points at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.woodland.counts import count
from skerry.agents.greedy.woodland.worth import written
from skerry.games.woodland.payment.aids import Imprison
from skerry.games.woodland.terms import AUTUMN, CRITTER, SPECIAL_EVENT, TYPES

if TYPE_CHECKING:
    from skerry.agents.greedy.everdell.outlook import EverdellOutlook
    from skerry.games.woodland.card import Card, Place

HELPED_ONCE: Final = 0.8  # how likely a card that helps to pay does so
SWAPPED: Final = 0.5  # what it is worth to pay in other kinds
LOCKED_UP: Final = 1.0  # what a critter was worth that goes to prison
ABROAD: Final = 0.7  # what the points of a card count that an opponent gets
REMOVED: Final = 2.5  # what a card of the rival's is worth
CALLED: Final = 0.4  # what another place for the ambassador brings in each season
NEAR_EVENT: Final = 0.75  # how much of an event its last card brings, and its first
FAR_EVENT: Final = 0.2
EVENT_WORTH: Final = 4.0  # of a special event that pays by what is laid on it
# By the number of cards that are still missing, what one more is worth for them.
TOWARDS_EVENT: Final[tuple[float, ...]] = (0.0, 1.6, 0.7, 0.3, 0.3, 0.3)
TOWARDS_RIVER: Final[tuple[float, ...]] = (0.0, 1.4, 0.7, 0.4, 0.0, 0.0)
EVERY_TYPE: Final = 0.6
ANYBODY: Final = -1  # the home of all critters, where a construction takes any of them
GUESTS: Final[tuple[float, ...]] = (
    0.7,
    0.35,
)  # how likely a critter of the hand, or of the meadow, moves in


def worth(kind: int, outlook: EverdellOutlook) -> float:
    """Return what playing a card brings, its price not counted."""
    card = outlook.cards[kind]
    if card.abroad:
        return _abroad(card, outlook)
    value = written(kind, outlook) + _helps(card, outlook) + _guests(kind, outlook)
    seasons = AUTUMN - outlook.season
    if card.before_season is not None:  # a point is given for what a worker would bring
        value += seasons * max(0.0, outlook.scale.worker - 1) * 0.2
    if card.call is not None:
        value += seasons * CALLED
    value += _towards_events(card, outlook)
    return value + (_towards_river(card, outlook) if outlook.has_brook else 0.0)


def _abroad(card: Card, outlook: EverdellOutlook) -> float:
    """What is bad for an opponent is good; alone, the rival loses a card."""
    if outlook.rivals:
        return -ABROAD * card.points
    return REMOVED - outlook.answer


def _helps(card: Card, outlook: EverdellOutlook) -> float:
    """A card that helps to pay may leave, or send another to prison."""
    aid = card.aid
    if aid is None or outlook.ending:
        return 0.0
    if aid.leaves:
        price = outlook.prices[aid.only] if aid.only >= 0 else outlook.prices[1]
        return max(0.0, HELPED_ONCE * aid.amount * price - card.points)
    if isinstance(aid, Imprison):
        return max(0.0, HELPED_ONCE * aid.amount * outlook.prices[1] - LOCKED_UP)
    return SWAPPED


def _guests(kind: int, outlook: EverdellOutlook) -> float:
    """A construction that critters of the hand or the meadow could move into saves their price."""
    if not outlook.guests:
        outlook.guests[ANYBODY] = 0.0
        _look_for_guests(outlook.hand, GUESTS[0], outlook)
        _look_for_guests(outlook.meadow, GUESTS[1], outlook)
    return outlook.guests.get(ANYBODY if outlook.cards[kind].hosts_any else kind, 0.0)


def _look_for_guests(cards: list[int], chance: float, outlook: EverdellOutlook) -> None:
    """Note what is saved at most in each home by one of these cards."""
    guests = outlook.guests
    for guest in cards:
        card = outlook.cards[guest]
        saved = chance * outlook.value(card.cost)
        home = outlook.box.homes[guest]
        if home >= 0:
            guests[home] = max(saved, guests.get(home, 0.0))
        if card.form == CRITTER:
            guests[ANYBODY] = max(saved, guests[ANYBODY])


def _towards_events(card: Card, outlook: EverdellOutlook) -> float:
    value = 0.0
    there = outlook.of_type(card.type)
    kind = outlook.box.kinds[card.name]
    for number in outlook.events:
        place = outlook.box.places[number]
        needs = outlook.box.needs[number]
        if kind in needs and kind not in outlook.city:
            others = [other in outlook.city for other in needs if other != kind]
            near = NEAR_EVENT if all(others) else FAR_EVENT
            value += near * (EVENT_WORTH + outlook.denied)
        elif place.count and place.type == card.type:
            value += TOWARDS_EVENT[max(0, place.count - there)]
        elif place.count and not place.type and there < place.count:
            value += EVERY_TYPE
    return value


def _towards_river(card: Card, outlook: EverdellOutlook) -> float:
    """A destination of the river with its pearl is worth some cards of its type."""
    if not outlook.pulls:
        outlook.pulls = dict.fromkeys(TYPES, 0.0)
        spots = outlook.view.zone("river")
        for spot, mark in zip(spots.cards or [], spots.marks, strict=True):
            place = outlook.box.places[spot - len(outlook.cards)]
            if place.count and "pearl" in mark and place.type in TYPES:
                missing = max(0, place.count - outlook.of_type(place.type))
                outlook.pulls[place.type] += TOWARDS_RIVER[missing]
    return outlook.pulls[card.type]


def event_bonus(place: Place, outlook: EverdellOutlook) -> float:
    """Return what an event is worth beside its points and its effect: what it counts, and for whom."""
    value = 0.0 if place.score is None else count(place.score, outlook.city, outlook)
    if place.area == SPECIAL_EVENT:
        value += outlook.denied
    return value
