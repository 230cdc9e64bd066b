"""What greedy Farshore holds a card to be worth, in points at the end, its price not counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.farshore.counts import count, growth
from skerry.agents.greedy.farshore.deeds import WORKER, worth_of_deed
from skerry.games.farshore.help import Help
from skerry.games.farshore.words import AFTER_COMPASS, AFTER_PLACING
from skerry.games.woodland.words import AUTUMN, CONSTRUCTION

if TYPE_CHECKING:
    from skerry.agents.greedy.farshore.outlook import Outlook
    from skerry.games.woodland.card import Card

# How often what a blue card waits for happens, for each card yet to be played.
HAPPENINGS: Final = {"any": 1.0, CONSTRUCTION: 0.5, AFTER_COMPASS: 0.5}
FORM: Final = 0.5
HELPS: Final = 0.5  # of the cards to come, how many are helped
ANCHORAGE: Final = 0.8  # what a construction is worth to which an anchor could be dropped


def worth(kind: int, outlook: Outlook) -> float:
    """Return what playing a card brings."""
    card = outlook.cards[kind]
    value = card.points + worth_of_deed(card.first, outlook)
    value += outlook.productions * worth_of_deed(card.produce, outlook)
    if card.play is not None and not card.after:
        value += worth_of_deed(card.play, outlook)
    value += _visits(card, outlook) + _reactions(card, outlook) + _helps(card, outlook)
    value += _scores(kind, outlook) + outlook.map_step(card.type, 1)
    value += outlook.sails(outlook.matches(kind))
    if card.form == CONSTRUCTION and outlook.anchors and card.type not in outlook.anchorages:
        value += ANCHORAGE * (AUTUMN - outlook.season) / AUTUMN
    return value - card.space * outlook.space_price - outlook.answer


def _visits(card: Card, outlook: Outlook) -> float:
    """A worker may come in every season; elsewhere it would bring something, too."""
    if card.visit is None:
        return 0.0
    seasons = AUTUMN - outlook.season + int(outlook.workers > 0)
    return seasons * max(0.2, worth_of_deed(card.visit, outlook) - WORKER)


def _reactions(card: Card, outlook: Outlook) -> float:
    if not card.after:
        return 0.0
    each = worth_of_deed(card.play, outlook)
    if card.after == AFTER_PLACING:
        return 0.5 * each * (outlook.workers + outlook.to_come)
    return HAPPENINGS.get(card.after, FORM) * each * outlook.plays_ahead


def _helps(card: Card, outlook: Outlook) -> float:
    aid = card.aid
    if not isinstance(aid, Help) or outlook.ending:
        return 0.0
    saved = aid.less * outlook.prices[max(aid.only, 0)] + 0.2 * aid.swap
    return 0.8 * saved if aid.leaves else HELPS * saved * outlook.plays_ahead * 0.6


def _scores(kind: int, outlook: Outlook) -> float:
    """A card may score at the end, and be counted by those that do."""
    city = [*outlook.city, kind]
    score = outlook.cards[kind].score
    value = 0.0
    if score is not None:
        value = count(score, city, outlook) + growth(score, outlook)
    for other in outlook.city:
        counting = outlook.cards[other].score
        if counting is not None:
            value += count(counting, city, outlook) - count(counting, outlook.city, outlook)
    return value
