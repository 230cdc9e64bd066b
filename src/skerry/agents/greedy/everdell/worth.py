"""What greedy Everdell holds a card or an event to be worth, in points at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.tables import BOX
from skerry.games.woodland.words import AUTUMN, CONSTRUCTION, CRITTER, PROSPERITY, SPECIAL_EVENT

if TYPE_CHECKING:
    from skerry.agents.greedy.everdell.outlook import Outlook
    from skerry.agents.greedy.woodland.stock import Stock

# What cards give at every production, as resources.
GAINS: Final[dict[str, Stock]] = {
    "farm": (0, 0, 0, 1),
    "twig_barge": (2, 0, 0, 0),
    "resin_refinery": (0, 1, 0, 0),
    "mine": (0, 0, 1, 0),
}
# What other cards bring beside their points: once, and in each season that is left.
ONCE: Final = {
    "clock_tower": 3.3,
    "postal_pigeon": 2.2,
    "ranger": 0.8,
    "undertaker": 0.4,
    "innkeeper": 0.8,
    "crane": 0.8,
    "dungeon": 1.0,
    "judge": 0.5,
    "ruins": -1.5,
    "cemetery": 1.5,
    "monastery": 1.8,
    "fool": 3.4,
    "ever_tree": 1.5,
    "architect": 1.5,
    "bridge": 1.2,
    "ferry": 1.5,
    "pirate_ship": 0.8,
    "messenger": 1.6,
    "pirate": 1.2,
}
EACH_SEASON: Final = {"queen": 1.0, "inn": 0.4, "lookout": 0.3, "chapel": 0.5, "university": 0.2}
MOST_BARD: Final = 5
NEAR_EVENT: Final = 0.75  # how much of an event its last card brings, and its first
FAR_EVENT: Final = 0.2
EVENT_WORTH: Final = 4.0  # of a special event that pays by what is laid on it


def worth(kind: int, outlook: Outlook) -> float:
    """Return what playing a card brings, its price not counted."""
    card = BOX.cards[kind]
    left = AUTUMN - outlook.season
    value = card.points + ONCE.get(card.name, 0.0) + left * EACH_SEASON.get(card.name, 0.0)
    if card.produce is not None:
        value += outlook.productions * harvest(card.name, outlook)
    value += _draws(card.name, outlook) + _reactions(card.name, outlook)
    value += _prosperity(card.name, outlook) + _guests(kind, outlook)
    value += _towards_events(kind, outlook) - outlook.answer
    if outlook.has_brook:
        value += _towards_river(kind, outlook)
    return value - card.space * outlook.space_price


def harvest(name: str, outlook: Outlook) -> float:
    """Return what one production of a card brings."""
    if name in GAINS:
        return outlook.value(GAINS[name])
    if name in ("chip_sweep", "miner_mole"):
        return _copied(name, outlook)
    prices = outlook.prices
    paired = outlook.has("wife") and outlook.has("farm")
    return {
        "general_store": prices[3] * (2 if outlook.has("farm") else 1.2),
        "barge_toad": prices[0] * 2 * outlook.names.count("farm"),
        "husband": prices[2] if paired else 0.2,
        "storehouse": 1.3 if outlook.season < AUTUMN else 0.6,
        "fairgrounds": 1.8 * outlook.card,
        "monk": min(2, outlook.stock[3]) * 1.1 + 0.3,
        "doctor": 0.8,
        "woodcarver": 1.0,
        "peddler": 0.4,
        "teacher": outlook.card,
        "harbor": 2 * prices[1] if outlook.pearls > 1 else 0.5,
        "ferry_ferret": 2.0 if outlook.pearls > 1 else 0.6,
    }.get(name, 0.0)


def _copied(name: str, outlook: Outlook) -> float:
    names = outlook.names
    if name == "miner_mole":
        cities = [outlook.view.cards("city", seat) for seat in outlook.rivals]
        cities.append(outlook.view.cards("rival"))
        names = [BOX.names[kind] for city in cities for kind in city]
    return max([outlook.value(GAINS[other]) for other in names if other in GAINS], default=0.2)


def _draws(name: str, outlook: Outlook) -> float:
    if name == "bard":
        return 0.8 * min(MOST_BARD, max(0, len(outlook.hand) - 2 * (AUTUMN - outlook.season)))
    if name == "shepherd":
        return 2.0
    return outlook.cards({"wanderer": 3, "ruins": 2}.get(name, 0))


def _reactions(name: str, outlook: Outlook) -> float:
    plays = outlook.plays_ahead
    if name == "historian":
        return 0.8 * outlook.card * plays
    if name == "shopkeeper":
        return 0.45 * outlook.prices[3] * plays
    if name == "courthouse":
        return 0.5 * outlook.prices[2] * plays
    return 0.0


def _prosperity(name: str, outlook: Outlook) -> float:
    ahead = 0.12 * outlook.plays_ahead
    if name in ("wife", "husband"):
        other = "husband" if name == "wife" else "wife"
        if outlook.names.count(other) > outlook.names.count(name):
            return 3.0
        in_hand = other in [BOX.names[kind] for kind in outlook.hand]
        return 1.2 if in_hand else 0.3
    counted = {
        "castle": (CONSTRUCTION, "", 0),
        "palace": (CONSTRUCTION, "", 1),
        "school": (CRITTER, "", 0),
        "theater": (CRITTER, "", 1),
        "ever_tree": ("", PROSPERITY, -1),
    }
    if name == "shipwright":
        own = [BOX.cards[kind].expansion != "" for kind in outlook.city]
        return 1 + sum(own) + ahead
    if name in counted:
        return outlook.count(*counted[name]) + ahead
    if name == "king":
        special = [BOX.places[event].area == SPECIAL_EVENT for event in outlook.achieved]
        return len(special) + sum(special) + ahead
    return 0.0


def _guests(kind: int, outlook: Outlook) -> float:
    """A construction that critters of the hand or the meadow could move into saves their price."""
    best = 0.0
    for cards, chance in ((outlook.hand, 0.7), (outlook.meadow, 0.35)):
        for guest in cards:
            if BOX.homes[guest] == kind:
                best = max(best, chance * outlook.value(BOX.cards[guest].cost))
    return best


def _towards_events(kind: int, outlook: Outlook) -> float:
    card = BOX.cards[kind]
    value = 0.0
    for event in outlook.events:
        place = BOX.places[event]
        if card.name in place.needs and not outlook.has(card.name):
            others = [name for name in place.needs if name != card.name]
            value += (NEAR_EVENT if outlook.has(others[0]) else FAR_EVENT) * (
                EVENT_WORTH + outlook.denied
            )
        elif place.count and place.type == card.type:
            missing = place.count - outlook.count(type_=card.type)
            value += {1: 1.6, 2: 0.7}.get(missing, 0.3 if missing > 2 else 0.0)
        elif place.count and not place.type and outlook.count(type_=card.type) < place.count:
            value += 0.6
    return value


def _towards_river(kind: int, outlook: Outlook) -> float:
    """A destination of the river with its pearl is worth some cards of its type."""
    spots = outlook.view.zone("river")
    value = 0.0
    for card, mark in zip(spots.cards or [], spots.marks, strict=True):
        place = BOX.places[card - len(BOX.cards)]
        if place.count and "pearl" in mark and place.type == BOX.cards[kind].type:
            missing = place.count - outlook.count(type_=place.type)
            value += {1: 1.4, 2: 0.7, 3: 0.4}.get(missing, 0.0)
    return value


def event_worth(event: int, outlook: Outlook) -> float:
    """Return what it brings to achieve an event now."""
    place = BOX.places[event]
    twig, resin, pebble, berry = outlook.stock
    laid = {
        "an_evening_of_fireworks": 1.5 * min(3, twig),
        "performer_in_residence": 1.3 * min(3, berry),
        "a_brilliant_marketing_plan": 1.1 * min(3, twig + resin + pebble + berry),
        "under_new_management": 1.2 * min(3, resin + pebble) + 0.2,
        "graduation_of_scholars": 2.0
        * min(3, sum([BOX.cards[kind].form == CRITTER for kind in outlook.hand])),
    }
    value = place.points + laid.get(place.name, 0.0 if place.points else EVENT_WORTH)
    if place.name == "croak_wart_cure":
        value -= 3.0
    if place.area == SPECIAL_EVENT:
        value += outlook.denied
    return value + 2.0 * (outlook.has("king") and place.area == SPECIAL_EVENT)
