"""What greedy Farshore holds a card to be worth, in points at the end, its price not counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.woodland.worth import written
from skerry.games.farshore.aids import Help
from skerry.games.woodland.terms import AUTUMN, CONSTRUCTION

if TYPE_CHECKING:
    from skerry.agents.greedy.farshore.outlook import FarshoreOutlook
    from skerry.games.woodland.card import Card

HELPS: Final = 0.3  # of the cards to come, how many are helped
HELPED_ONCE: Final = 0.8
ANCHORAGE: Final = 0.8  # what a construction is worth to which an anchor could be dropped


def worth(kind: int, outlook: FarshoreOutlook) -> float:
    """Return what playing a card brings: also how far it sails, and for maps and anchors."""
    card = outlook.cards[kind]
    value = written(kind, outlook) + _helps(card, outlook)
    value += outlook.map_step(card.type, 1) + outlook.sails(outlook.matches(kind))
    if card.form == CONSTRUCTION and outlook.anchors and card.type not in outlook.anchorages:
        value += ANCHORAGE * (AUTUMN - outlook.season) / AUTUMN
    return value


def _helps(card: Card, outlook: FarshoreOutlook) -> float:
    aid = card.aid
    if not isinstance(aid, Help) or outlook.ending:
        return 0.0
    saved = aid.less * outlook.prices[max(aid.only, 0)] + 0.2 * aid.swap
    return HELPED_ONCE * saved if aid.leaves else HELPS * saved * outlook.plays_ahead
