"""What greedy Everdell makes of the brook: pearls, the river, adornments and wonders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.woodland.stock import plus
from skerry.games.everdell.tables import BOX
from skerry.games.woodland.words import AUTUMN, CONSTRUCTION, CRITTER, WONDER

if TYPE_CHECKING:
    from skerry.agents.greedy.everdell.budget import EverdellBudget
    from skerry.agents.greedy.everdell.outlook import Outlook
    from skerry.agents.greedy.woodland.stock import Stock

PEARL: Final = (3.4, 3.3, 3.0, 2.2)  # by season: its points, and the hope for a wonder
HANDED: Final = 0.35  # what a card of the hand that is discarded would have been good for
UNSEEN: Final = 0.8  # what a river card may be good for before it is turned up
FOR_RIVAL: Final = 5  # what Rugwort gains for an adornment
# What wonders cost: so many twigs, resins and pebbles each.
WONDER_EACH: Final = {
    "hopewatch_gate": 1,
    "mistrise_fountain": 2,
    "sunblaze_bridge": 2,
    "starfalls_flame": 3,
}
# Locations of the river: the resource they take beside a point, -1 for any, and the cards they give.
LOCATIONS: Final = {
    "ballroom": (1, 3),
    "watermill": (0, 2),
    "observatory": (-1, 3),
    "market": (-1, 3),
    "great_hall": (2, 4),
    "gardens": (3, 3),
}
# Citizens: how many cards they want to see, and of which type.
CITIZENS: Final = {
    "gus_the_gardener": (3, "production"),
    "bosley_the_artist": (3, ""),
    "crustina_the_constable": (2, "governance"),
    "iluminor_the_inventor": (2, "traveler"),
    "snout_the_explorer": (2, "destination"),
    "omicron_the_elder": (1, "prosperity"),
}
# Adornments: what types they count at the end, and for how many points each.
COUNTED: Final = {
    "gilded_book": ("", "governance", 1.0),
    "key_to_the_city": (CONSTRUCTION, "", 0.5),
    "bell": (CRITTER, "", 0.5),
    "compass": ("", "traveler", 1.0),
    "sundial": ("", "production", 0.5),
    "tiara": ("", "prosperity", 1.0),
    "hourglass": ("", "destination", 1.0),
}
GROWTH: Final = (1.6, 1.4, 1.2, 1.0)  # by season: how much more will be counted at the end
MOST_SCALES: Final = 5


def pearl(outlook: Outlook) -> float:
    """Return what a pearl is worth."""
    return PEARL[outlook.season]


def landing_worth(place: int, budget: EverdellBudget) -> float:
    """Return what the ambassador brings from a place of the river."""
    outlook = budget.outlook
    name = BOX.places[place].name
    if name == "shoals":
        return pearl(outlook) - _cheapest(budget, 2) - _hand_price(budget, 2)
    view = outlook.view
    spots = view.zone("river")
    bank = (spots.cards or []).index(BOX.place_card(place))
    if spots.marks[bank].get("pearl"):
        return pearl(outlook) + UNSEEN + 0.5  # others may be faster
    cards = view.zone("river cards")
    for card, mark in zip(cards.cards or [], cards.marks, strict=True):
        if mark["place"] == bank + 1:
            return max(0.0, trade_worth(card, budget)) + 0.01
    return 0.0


def ferry_worth(budget: EverdellBudget) -> float:
    """Return what the ambassador brings on a ferry: the best card turned up."""
    cards = budget.outlook.view.cards("river cards")
    return max([trade_worth(card, budget) for card in cards], default=0.0)


def trade_worth(card: int, budget: EverdellBudget) -> float:
    """Return what using a river card brings; nothing where it cannot be paid."""
    outlook = budget.outlook
    name = BOX.names[card]
    if name in CITIZENS:
        count, type_ = CITIZENS[name]
        types = [BOX.cards[kind].type for kind in outlook.hand]
        fitting = types.count(type_) if type_ else len(set(types))
        return 1 + pearl(outlook) - _hand_price(budget, count) if fitting >= count else 0.0
    resource, cards = LOCATIONS[name]
    has = sum(outlook.stock) if resource < 0 else outlook.stock[resource]
    if not has or not outlook.view.counter("points", outlook.seat):
        return 0.0
    lost = _cheapest(budget, 1) if resource < 0 else outlook.prices[resource]
    return pearl(outlook) + outlook.cards(cards) - 1 - max(0.0, lost)


def _hand_price(budget: EverdellBudget, count: int) -> float:
    """Return what so many of the least cards of the hand are worth."""
    keeps = sorted([budget.keep(kind) for kind in budget.outlook.hand])[:count]
    return sum(keeps) * HANDED + 0.1 * count


def _cheapest(budget: EverdellBudget, count: int) -> float:
    """Return what the seat loses by paying so many resources of its choice."""
    stock = budget.outlook.stock
    before = budget.potential(stock)
    for _ in range(count):
        kinds = [kind for kind in range(4) if stock[kind]]
        after = [plus(stock, _unit(kind), -1) for kind in kinds]
        if not after:
            break
        stock = max(after, key=budget.potential)
    return before - budget.potential(stock)


def _unit(kind: int) -> Stock:
    return int(kind == 0), int(kind == 1), int(kind == 2), int(kind == 3)


def ports(outlook: Outlook) -> list[int]:
    """List to whom a ship could sail; -1 is Rugwort."""
    return outlook.rivals or [-1]


def pearls_of(seat: int, outlook: Outlook) -> int:
    """Return the pearls of a seat, or of Rugwort."""
    view = outlook.view
    return view.counter("rival pearls") if seat < 0 else view.counter("pearl", seat)


def ship_worth(outlook: Outlook) -> float:
    """Return what a worker on a pirate ship brings."""
    return 0.2 + 1.7 * min(3, max([pearls_of(seat, outlook) for seat in ports(outlook)]))


def wonder_worth(place: int, budget: EverdellBudget) -> float:
    """Return what building a wonder brings beyond its price."""
    row = BOX.places[place]
    pearls, each = row.pearls, WONDER_EACH[row.name]
    price = budget.outlook.value((each, each, each, 0))
    return row.points - 2 * pearls - 0.7 * price - _hand_price(budget, pearls)


def wonders_left(outlook: Outlook) -> list[int]:
    """List the wonders that nobody has built."""
    return [place for place in outlook.events if BOX.places[place].area == WONDER]


def saving(outlook: Outlook) -> bool:
    """Tell whether the pearls at hand are better kept for a wonder."""
    prices = [BOX.places[place].pearls for place in wonders_left(outlook)]
    pearls = outlook.view.counter("pearl", outlook.seat)
    return bool(prices) and pearls <= min(prices) and sum(outlook.stock) >= 4


def adornment_worth(card: int, budget: EverdellBudget) -> float:
    """Return what playing an adornment brings, its pearl counted."""
    outlook = budget.outlook
    name = BOX.names[card]
    price = pearl(outlook) + (3.0 if saving(outlook) else 0.0)
    mind = 0.0 if outlook.rivals else FOR_RIVAL
    return at_once(name, budget) + at_the_end(name, outlook) - price - mind


def at_the_end(name: str, outlook: Outlook) -> float:
    """Return what an adornment will be worth at the end."""
    growth = GROWTH[outlook.season]
    if name in COUNTED:
        form, type_, each = COUNTED[name]
        return each * outlook.count(form, type_) * growth
    if name == "mirror":
        return 4.0 if outlook.season < AUTUMN else len({BOX.cards[k].type for k in outlook.city})
    points = outlook.view.counter("points", outlook.seat)
    built = [BOX.places[place].area == WONDER for place in outlook.achieved]
    return {
        "seaglass_amulet": 3.0,
        "scales": 0.6 * min(MOST_SCALES, len(outlook.hand)),
        "masque": points / 3 * growth,
        "spyglass": 3.0 * sum(built) + (0.8 if outlook.season < AUTUMN else 0.0),
    }.get(name, 0.0)


def at_once(name: str, budget: EverdellBudget) -> float:
    """Return what an adornment brings when it is played."""
    outlook = budget.outlook
    some = outlook.prices[1] + 0.1  # a resource of one's choice
    best = max(budget.worths.values(), default=0.0)
    return {
        "scales": some * min(4, len(outlook.hand)) * 0.6,
        "mirror": 1.5 if any(outlook.view.cards("worn", seat) for seat in outlook.rivals) else 0.0,
        "gilded_book": _dearest(outlook),
        "key_to_the_city": 2 * some + outlook.cards(outlook.count(CONSTRUCTION)),
        "bell": 3 * outlook.prices[3] + outlook.cards(outlook.count(CRITTER)),
        "compass": 1.2 * min(2, outlook.count("", "traveler")),
        "masque": max(0.0, best),
        "seaglass_amulet": 3 * some + outlook.cards(2) + 1,
        "sundial": 0.8 * min(3, outlook.count("", "production")),
        "spyglass": some + outlook.cards(1) + pearl(outlook),
        "tiara": some * outlook.count("", "prosperity"),
        "hourglass": 2.5 * some,
    }[name]


def _dearest(outlook: Outlook) -> float:
    """Return what the dearest governance card of the city cost."""
    cards = [BOX.cards[kind] for kind in outlook.city]
    return max([outlook.value(card.cost) for card in cards if card.type == "governance"], default=0)
