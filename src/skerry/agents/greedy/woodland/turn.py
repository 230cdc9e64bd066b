"""A turn: what to play, and where workers go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.options import best
from skerry.games.woodland.picks import GO, PASS, PLAY, PLAY_MEADOW, PREPARE, STOP, VISIT
from skerry.games.woodland.playing import PlayOne

if TYPE_CHECKING:
    from skerry.agents.greedy.woodland.budget import Budget
    from skerry.agents.greedy.woodland.outlook import Outlook
    from skerry.agents.greedy.woodland.question import Question

LATER: Final = 0.01  # the hand can wait, the meadow cannot
MOVING: Final = 0.5  # a worker is moved only for something


def best_turn(asked: Question[Budget[Outlook]]) -> int:
    """Return the play, the placement or the end of the season that promises most."""
    plays = asked.sorted_out(PLAY, PLAY_MEADOW)
    values = [play_worth(pick, asked.budget) for pick in plays]
    if values and max(values) > 0:
        return best(plays, values)
    places = asked.sorted_out(VISIT, GO)
    gains = [asked.budget.placing(pick) for pick in places]
    if places and (asked.options[0] not in (PASS, PREPARE) or max(gains) > 0):
        return best(places, gains)
    return asked.options[0]


def play_worth(pick: int, budget: Budget[Outlook]) -> float:
    """Return how good a bargain a card is, or a negative number if its price has better uses."""
    box = budget.outlook.box
    wish = budget.wish(box.card_of(pick), 1.0)
    return budget.bargain(wish) + (LATER if box.picks.sorts[pick] == PLAY_MEADOW else 0.0)


def place_to_go(asked: Question[Budget[Outlook]]) -> int:
    """Return the best place of those that may be used."""
    return best(asked.options, [asked.budget.placing(pick) for pick in asked.options])


def worker_to_move(asked: Question[Budget[Outlook]]) -> int:
    """Return a worker to move if a place that has room for all is worth it, or stop."""
    box = asked.outlook.box
    first = len(asked.budget.cards)
    board = [card - first for card in asked.outlook.view.cards("board")]
    gains = [asked.budget.gain(box.places[n].effect) for n in board if box.places[n].shared]
    if asked.options[0] == STOP and max(gains) < MOVING:
        return STOP
    return asked.options[-1]


def best_play(asked: Question[Budget[Outlook]]) -> int:
    """Return the card to play for nothing or for less, or to stop."""
    effect = asked.frame.effect
    assert isinstance(effect, PlayOne)
    return best(asked.options, [played_for(pick, effect, asked.budget) for pick in asked.options])


def played_for(pick: int, effect: PlayOne, budget: Budget[Outlook]) -> float:
    """Return what it is worth to play a card on these terms; 0 for leaving it."""
    if pick == STOP:
        return 0.0
    kind = budget.outlook.box.card_of(pick)
    return budget.worth(kind) - budget.cost(kind, effect.terms)
