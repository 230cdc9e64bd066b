"""What purple cards count, told from what a seat sees, for its city or for one that it imagines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.farshore.effects.scores import CardsOf, Maps, TreasureMarks, Treasures
from skerry.games.woodland.counts import Count, Named, Stock, Sum, Times

if TYPE_CHECKING:
    from skerry.agents.greedy.farshore.outlook import Outlook


def count(what: Count, city: list[int], outlook: Outlook) -> int:
    """Count for a city, and for all else as it is now."""
    if isinstance(what, Times):
        return min(what.most, what.each * count(what.count, city, outlook))
    if isinstance(what, Sum):
        return sum([count(part, city, outlook) for part in what.parts])
    if isinstance(what, CardsOf):
        found = len([kind for kind in city if what.sort.has(outlook.cards[kind])])
        return max(0, found - int(what.others))
    if isinstance(what, Named):
        return city.count(outlook.chest.kinds[what.name])
    return _things(what, outlook)


def _things(what: Count, outlook: Outlook) -> int:
    if isinstance(what, Stock):
        return sum([outlook.stock[kind] for kind in what.kinds])
    if isinstance(what, Treasures):
        return outlook.treasures
    if isinstance(what, Maps):
        return len(outlook.held)
    passed = outlook.chest.deck.track.passed[outlook.ship]
    return passed if isinstance(what, TreasureMarks) else 0


def growth(what: Count, outlook: Outlook) -> float:
    """Return by how much a count will grow until the end, roughly."""
    if isinstance(what, Times):
        return what.each * growth(what.count, outlook)
    if isinstance(what, Sum):
        return sum([growth(part, outlook) for part in what.parts])
    ahead = outlook.plays_ahead
    if isinstance(what, CardsOf):
        return ahead * outlook.share(what.sort)
    if isinstance(what, Maps):
        return min(2.5, 0.25 * ahead)
    if isinstance(what, TreasureMarks):
        return 0.25 * ahead
    return 0.1 * ahead if isinstance(what, Treasures) else 0.0
