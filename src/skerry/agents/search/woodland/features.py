"""What is printed on picks, as a few numbers in each season: the features that a leaning is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.agents.greedy.woodland.counts import count, growth
from skerry.agents.greedy.woodland.effects import brings, worth_of_effect
from skerry.games.everdell.pearlbrook.river import RIVER
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
    from skerry.games.woodland.card import SideCard
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
    "side card worth",
    "river",
    # What changes from pick to pick, see `sight`.
    "free home",  # what a critter would cost that may move in
    "wanted",  # what a card is worth for events, maps and the river
    "short of",  # what is missing for a card or a wonder
    "crowded",  # how full the city is, if a card is played
    "crowded worth",  # and what that card is worth
    "pearl",
    "saving",  # what a card would take from a wonder
    "wind",
    "map",
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
SIDE_WORTH: Final = 20
TO_RIVER: Final = 21
FREE_HOME: Final = 22
WANTED: Final = 23
SHORT_OF: Final = 24
CROWDED: Final = 25
CROWDED_WORTH: Final = 26
PEARL: Final = 27
SAVING: Final = 28
WIND: Final = 29
MAP: Final = 30

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


class Printed:
    """What cards and events are worth in one season, and the features of picks."""

    __slots__ = ("costs", "events", "picks", "surplus", "worths", "yields")

    def __init__(
        self,
        worths: list[float],
        costs: list[float],
        events: list[float],
        yields: list[float],
    ) -> None:
        self.worths = worths  # by kind
        self.yields = yields  # what its production brings each time
        self.costs = costs
        self.surplus = [max(0.0, worths[kind] - costs[kind]) for kind in range(len(costs))]
        self.events = events  # by place: what an event is worth, else 0
        self.picks: list[Features] = []  # by pick: number and value of the features that are not 0


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

    def printed(self, seen: Seen) -> list[Printed]:
        """Return by season what is printed on picks, cards and events; what is past is like now."""
        now = self.budget(seen).outlook.season
        coming = [self.in_season(seen, season) for season in range(now, AUTUMN + 1)]
        return [coming[0]] * now + coming

    def in_season(self, seen: Seen, season: int) -> Printed:
        """Return what is printed, as it counts in a season that is or will be."""
        budget = self._in_season(seen, season)
        printed = _printed(budget)
        picks = range(len(budget.outlook.box.picks.sorts))
        printed.picks = [_of_pick(pick, budget, printed) for pick in picks]
        return printed

    def _in_season(self, seen: Seen, season: int) -> Budget[Any]:
        budget = self.budget(seen)
        outlook: Outlook = budget.outlook
        if season > outlook.season:
            outlook.season = season
            outlook.workers = 1
            outlook.look_ahead()
        return budget


def _printed(budget: Budget[Any]) -> Printed:
    outlook: Outlook = budget.outlook
    kinds = range(len(outlook.box.cards))
    events = [
        _brings(place.effect, outlook) + place.points if place.is_event else 0.0
        for place in outlook.box.places
    ]
    return Printed(
        [_worth(kind, budget) for kind in kinds],
        [budget.cost(kind) for kind in kinds],
        events,
        [_brings(card.produce, outlook) for card in outlook.box.cards],
    )


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


def _of_pick(pick: int, budget: Budget[Any], printed: Printed) -> Features:
    outlook: Outlook = budget.outlook
    picks = outlook.box.picks
    sort = picks.sorts[pick]
    if sort == SIMPLE:
        return _of_simple(pick, outlook)
    if sort in (PLAY, PLAY_MEADOW):
        kind = picks.cards[pick]
        play = [(PLAYS, 1.0), (PLAYS + 1, printed.worths[kind]), (PLAYS + 2, printed.costs[kind])]
        return [*play, (PLAYS + 3, 1.0)] if sort == PLAY_MEADOW else play
    if sort == CHOOSE:
        kind = picks.cards[pick]
        return [(CARD_WORTH, printed.surplus[kind])]
    if sort == VISIT:
        card = outlook.cards[picks.cards[pick]]
        return [(VISITS, 1.0), (VISITS + 1, _brings(card.visit or card.call, outlook))]
    if sort == GO:
        return _of_place(outlook.box.place_of(pick), outlook)
    return _of_side_card(outlook.box.side_card(picks.cards[pick]), outlook) if sort > GO else []


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


def _of_side_card(card: SideCard, outlook: Outlook) -> Features:
    worth = _brings(card.effect, outlook)
    if card.score is not None:
        worth += count(card.score, outlook.city, outlook) + growth(card.score, outlook)
    return [(SIDE_CARD, 1.0), (SIDE_WORTH, worth)]


def _of_place(number: int, outlook: Outlook) -> Features:
    place = outlook.box.places[number]
    if place.area == RIVER:
        return [(TO_RIVER, 1.0)]
    worth = _brings(place.effect, outlook)
    if place.is_event:
        return [(ACHIEVES, 1.0), (ACHIEVES + 1, worth + place.points)]
    return [(GOES, 1.0), (GOES + 1, worth + place.points)]
