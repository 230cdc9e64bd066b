"""What is printed on picks, as a few numbers in each season: the features that a leaning is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.agents.greedy.woodland.effects import brings, worth_of_effect
from skerry.games.woodland.effects.gain import Draw
from skerry.games.woodland.picks import (
    CHOOSE,
    FROM_DECK,
    GO,
    MOVE_IN,
    MOVE_IN_ANYWHERE,
    NUMBERS,
    PASS,
    PLAY,
    PLAY_MEADOW,
    PREPARE,
    PRICE,
    SEATS,
    SIMPLE,
    STOP,
    VISIT,
)
from skerry.games.woodland.terms import AUTUMN
from skerry.kernel.effect import Sequence
from skerry.kernel.errors import ImpossiblePosition

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.agents.greedy.woodland.budget import Budget
    from skerry.agents.greedy.woodland.outlook import Outlook
    from skerry.kernel.effect import Effect
    from skerry.kernel.seen import Seen

FEATURES: Final = (
    "play",
    "play worth",
    "play cost",
    "play from meadow",
    "visit",
    "visit worth",
    "go",
    "go worth",
    "achieve",
    "achieve worth",
    "prepare",
    "pass",
    "stop",
    "move in",
    "card worth",
    "side card",
    "from deck",
    "price",
    "number",
    "resource worth",
)
PLAYS: Final = 0
VISITS: Final = 4
GOES: Final = 6
ACHIEVES: Final = 8
PREPARES: Final = 10
PASSES: Final = 11
STOPS: Final = 12
MOVES_IN: Final = 13
CARD_WORTH: Final = 14
SIDE_CARD: Final = 15
FROM_DECKS: Final = 16
PRICES: Final = 17
NUMBER: Final = 18
RESOURCE: Final = 19

RESOURCES: Final = 4
CARDS: Final = 4  # what is drawn is needed like a resource
THINGS: Final = 5

Features = list[tuple[int, float]]
SIMPLE_PICKS: Final[dict[int, int]] = {
    PREPARE: PREPARES,
    PASS: PASSES,
    FROM_DECK: FROM_DECKS,
    PRICE: PRICES,
    STOP: STOPS,
    MOVE_IN: MOVES_IN,
    MOVE_IN_ANYWHERE: MOVES_IN,
}


class Facts:
    """Reads features off the effects of a box, as the greedy player of the game judges them."""

    def __init__(self, budget: Callable[[Seen], Budget[Any]]) -> None:
        self.budget = budget

    def sorts(self, seen: Seen) -> list[int]:
        """Return by pick what it is about."""
        sorts: list[int] = self.budget(seen).outlook.box.picks.sorts
        return sorts

    def amounts(self, seen: Seen) -> list[Features]:
        """Return by pick which resources it brings and how many of each, and how many cards."""
        outlook: Outlook = self.budget(seen).outlook
        return [_amounts(pick, outlook) for pick in range(len(outlook.box.picks.sorts))]

    def features(self, seen: Seen) -> list[list[Features]]:
        """Return by season and by pick its features: number and value of those that are not 0."""
        return [self.in_season(seen, season) for season in range(AUTUMN + 1)]

    def in_season(self, seen: Seen, season: int) -> list[Features]:
        """Return by pick its features in a season that is or will be."""
        budget = self.budget(seen)
        outlook: Outlook = budget.outlook
        if season > outlook.season:
            outlook.season = season
            outlook.workers = 1
            outlook.look_ahead()
        return _of_season(budget)


def _of_season(budget: Budget[Any]) -> list[Features]:
    box = budget.outlook.box
    worths = [_worth(kind, budget) for kind in range(len(box.cards))]
    return [_of_pick(pick, budget, worths) for pick in range(len(box.picks.sorts))]


def _worth(kind: int, budget: Budget[Any]) -> float:
    """A card of an expansion that is not in play may ask for zones that are not there."""
    try:
        return budget.worth(kind)
    except ImpossiblePosition:
        return 0.0


def _brings(effect: Effect[Any] | None, outlook: Outlook) -> float:
    try:
        return worth_of_effect(effect, outlook)
    except ImpossiblePosition:
        return 0.0


def _of_pick(pick: int, budget: Budget[Any], worths: list[float]) -> Features:
    outlook: Outlook = budget.outlook
    picks = outlook.box.picks
    sort = picks.sorts[pick]
    if sort == SIMPLE:
        return _of_simple(pick, outlook)
    if sort in (PLAY, PLAY_MEADOW):
        kind = picks.cards[pick]
        play = [(PLAYS, 1.0), (PLAYS + 1, worths[kind]), (PLAYS + 2, budget.cost(kind))]
        return [*play, (PLAYS + 3, 1.0)] if sort == PLAY_MEADOW else play
    if sort == CHOOSE:
        kind = picks.cards[pick]
        return [(CARD_WORTH, max(0.0, worths[kind] - budget.cost(kind)))]
    if sort == VISIT:
        card = outlook.cards[picks.cards[pick]]
        return [(VISITS, 1.0), (VISITS + 1, _brings(card.visit or card.call, outlook))]
    if sort == GO:
        return _of_place(outlook.box.place_of(pick), outlook)
    return [(SIDE_CARD, 1.0)] if sort > GO else []


def _amounts(pick: int, outlook: Outlook) -> Features:
    picks = outlook.box.picks
    sort = picks.sorts[pick]
    if pick < RESOURCES:
        return [(pick, 1.0)]
    effect: Effect[Any] | None = None
    if sort == GO:
        effect = outlook.box.places[outlook.box.place_of(pick)].effect
    elif sort == VISIT:
        card = outlook.cards[picks.cards[pick]]
        effect = card.visit or card.call
    try:
        found = brings(effect, outlook)
    except ImpossiblePosition:
        return []
    share = found.free / RESOURCES
    amounts = [(each, found.amounts[each] + share) for each in range(RESOURCES)]
    amounts.append((CARDS, float(_drawn(effect))))
    return [each for each in amounts if each[1] > 0.0]


def _drawn(effect: Effect[Any] | None) -> int:
    """Return how many cards an effect draws for sure."""
    if isinstance(effect, Sequence):
        return sum([_drawn(part) for part in effect.parts])
    return effect.count if isinstance(effect, Draw) and effect.per is None else 0


def _of_simple(pick: int, outlook: Outlook) -> Features:
    if pick in SIMPLE_PICKS:
        return [(SIMPLE_PICKS[pick], 1.0)]
    if pick < len(outlook.prices):
        return [(RESOURCE, outlook.prices[pick])]
    return [(NUMBER, float(pick - NUMBERS))] if NUMBERS <= pick < SEATS else []


def _of_place(number: int, outlook: Outlook) -> Features:
    place = outlook.box.places[number]
    worth = _brings(place.effect, outlook)
    if place.is_event:
        return [(ACHIEVES, 1.0), (ACHIEVES + 1, worth + place.points)]
    return [(GOES, 1.0), (GOES + 1, worth + place.points)]
