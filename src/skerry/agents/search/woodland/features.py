"""What is printed on picks, as a few numbers in each season: the features that a leaning is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.agents.greedy.woodland.effects import worth_of_effect
from skerry.games.woodland.picks import (
    CHOOSE,
    GO,
    MOVE_IN,
    MOVE_IN_ANYWHERE,
    PASS,
    PLAY,
    PLAY_MEADOW,
    PREPARE,
    STOP,
    VISIT,
)
from skerry.games.woodland.terms import AUTUMN
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

Features = list[tuple[int, float]]
SIMPLE_PICKS: Final[dict[int, int]] = {
    PREPARE: PREPARES,
    PASS: PASSES,
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

    def features(self, seen: Seen) -> list[list[Features]]:
        """Return by season and by pick its features: number and value of those that are not 0."""
        found: list[list[Features]] = []
        now = self.budget(seen).outlook.season
        for season in range(AUTUMN + 1):
            budget = self.budget(seen)
            outlook: Outlook = budget.outlook
            if season > now:
                outlook.season = season
                outlook.workers = 1
                outlook.look_ahead()
            found.append(_of_season(budget))
        return found


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
    if pick in SIMPLE_PICKS:
        return [(SIMPLE_PICKS[pick], 1.0)]
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


def _of_place(number: int, outlook: Outlook) -> Features:
    place = outlook.box.places[number]
    worth = _brings(place.effect, outlook)
    if place.is_event:
        return [(ACHIEVES, 1.0), (ACHIEVES + 1, worth + place.points)]
    return [(GOES, 1.0), (GOES + 1, worth + place.points)]
