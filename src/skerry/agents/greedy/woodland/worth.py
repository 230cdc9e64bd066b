"""What a card is worth by what is written on it, in points at the end, its price not counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.woodland.counts import bonuses, growth
from skerry.agents.greedy.woodland.effects import worth_of_effect
from skerry.games.woodland.terms import AUTUMN

if TYPE_CHECKING:
    from skerry.agents.greedy.woodland.outlook import Outlook
    from skerry.games.woodland.card import Card

LEAST_VISIT: Final = 0.2  # what a card brings that may be visited, though other places are better


def written(kind: int, outlook: Outlook) -> float:
    """Return what the points and effects of a card bring, less the space that it takes."""
    card = outlook.cards[kind]
    value = card.points + worth_of_effect(card.first, outlook)
    value += outlook.productions * worth_of_effect(card.produce, outlook)
    if card.play is not None:
        each = worth_of_effect(card.play, outlook)
        value += each * outlook.happenings(card.after) if card.after else each
    value += _visits(card, outlook) + _scores(kind, outlook)
    return value - card.space * outlook.space_price - outlook.answer


def _visits(card: Card, outlook: Outlook) -> float:
    """A worker may come in every season; elsewhere it would bring something, too."""
    if card.visit is None:
        return 0.0
    seasons = AUTUMN - outlook.season + int(outlook.workers > 0)
    if card.stays:
        seasons = min(1, seasons)
    return seasons * max(LEAST_VISIT, worth_of_effect(card.visit, outlook) - outlook.scale.worker)


def _scores(kind: int, outlook: Outlook) -> float:
    """A card may score at the end, and be counted by those that do."""
    score = outlook.cards[kind].score
    scorers = outlook.scorers
    if outlook.bonus is None:
        outlook.bonus = bonuses(outlook.city, scorers, outlook)
    city = [*outlook.city, kind]
    if score is None:
        return bonuses(city, scorers, outlook) - outlook.bonus
    return growth(score, outlook) + bonuses(city, [*scorers, kind], outlook) - outlook.bonus
