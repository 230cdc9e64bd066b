"""A turn of greedy Farshore: what to play, where workers go, which islands and maps are best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.farshore.deeds import worth_of_deed
from skerry.agents.greedy.woodland.stock import best
from skerry.games.farshore.seasons import FLOODS
from skerry.games.farshore.words import AFTER_PLACING, ISLAND, SHORE
from skerry.games.woodland.picks import PASS, STOP
from skerry.games.woodland.playing import PlayOne

if TYPE_CHECKING:
    from skerry.agents.greedy.farshore.budget import FarshoreBudget, Question

NO_BARGAIN: Final = -1.0
LATER: Final = 0.01  # the hand can wait, the bay cannot
MOVING: Final = 0.5  # a worker is moved only for something


def best_turn(asked: Question) -> int:
    """Return the play, the placement or the end of the season that promises most."""
    picks = asked.outlook.chest.picks
    plays = [pick for pick in asked.options if picks.play_hand <= pick < picks.visit_card]
    values = [play_worth(pick, asked.budget) for pick in plays]
    if values and max(values) > 0:
        return best(plays, values)
    places = [pick for pick in asked.options if pick >= picks.visit_card]
    gains = [place_worth(pick, asked.budget) for pick in places]
    if places and (asked.options[0] != PASS or max(gains) > 0):
        return best(places, gains)
    return asked.options[0]


def play_worth(pick: int, budget: FarshoreBudget) -> float:
    """Return how good a bargain a card is, or a negative number if its price has better uses."""
    kind = budget.outlook.chest.card_of(pick)
    wish = budget.wish(kind, 1.0)
    if wish.home < 0:
        stood_in = min(budget.missing(kind), budget.outlook.purse)
        if wish.surplus <= stood_in * budget.wild_price:
            return NO_BARGAIN
    return wish.bargain + (LATER if pick >= budget.outlook.chest.picks.play_meadow else 0.0)


def place_worth(pick: int, budget: FarshoreBudget) -> float:
    """Return what a worker brings at a place or on a card."""
    chest = budget.outlook.chest
    if pick < chest.picks.visit_place:
        return budget.gain(budget.cards[chest.card_of(pick)].visit)
    place = chest.places[pick - chest.picks.visit_place]
    value = budget.gain(place.effect)
    if place.area in (SHORE, ISLAND):
        watching = [budget.cards[kind] for kind in set(budget.outlook.city)]
        value += sum(
            [worth_of_deed(c.play, budget.outlook) for c in watching if c.after == AFTER_PLACING]
        )
    return value


def place_to_go(asked: Question) -> int:
    """Return the best place of those that may be used."""
    return best(asked.options, [place_worth(pick, asked.budget) for pick in asked.options])


def worker_to_move(asked: Question) -> int:
    """Return a worker to move if a place that has room for all is worth it, or stop."""
    chest = asked.outlook.chest
    first = len(asked.budget.cards)
    board = [card - first for card in asked.outlook.view.cards("board")]
    gains = [asked.budget.gain(chest.places[n].effect) for n in board if chest.shared[n]]
    if asked.options[0] == STOP and max(gains) < MOVING:
        return STOP
    return asked.options[-1]


def best_play(asked: Question) -> int:
    """Return the card to play for nothing or for less, or to stop."""
    deed = asked.frame.effect
    assert isinstance(deed, PlayOne)
    return best(asked.options, [played_for(pick, deed, asked.budget) for pick in asked.options])


def played_for(pick: int, deed: PlayOne, budget: FarshoreBudget) -> float:
    """Return what it is worth to play a card on these terms; 0 for leaving it."""
    if pick == STOP:
        return 0.0
    kind = budget.outlook.chest.card_of(pick)
    return budget.worth(kind) - budget.cost(kind, deed.terms)


def map_to_take(asked: Question) -> int:
    """Return the map that brings most."""
    outlook = asked.outlook
    kinds = [outlook.map_of(outlook.chest.card_of(pick))[0] for pick in asked.options]
    return best(asked.options, [outlook.map_gain(kind) for kind in kinds])


def island_to_flood(asked: Question) -> int:
    """Return the next of the islands that bring least."""
    chest = asked.outlook.chest
    cards = asked.outlook.view.cards("islands")
    picks = [chest.picks.visit_place + card - len(asked.budget.cards) for card in cards]
    picks.sort(key=lambda pick: place_worth(pick, asked.budget))
    left = FLOODS - len(asked.frame.memo)
    worst = [pick for pick in picks[:left] if pick in asked.options]
    return min(worst, default=asked.options[0])
