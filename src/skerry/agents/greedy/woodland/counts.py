"""What is counted, told from what a seat sees, for its city or for one that it imagines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.games.woodland.counts import Count, Named, Stock, Sum, Times

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.agents.greedy.woodland.outlook import Outlook


def count(what: Count, city: list[int], outlook: Outlook) -> float:
    """Count for a city, and for all else as it is now."""
    counted = outlook.judgement.counts.get(type(what))
    return 0 if counted is None else counted(what, city, outlook)


def growth(what: Count, outlook: Outlook) -> float:
    """Return by how much a count will grow until the end, roughly."""
    grows = outlook.judgement.growths.get(type(what))
    return 0.0 if grows is None else grows(what, outlook)


def _times(what: Times, city: list[int], outlook: Outlook) -> float:
    return min(what.most, what.each * (count(what.count, city, outlook) // what.every))


def _sum(what: Sum, city: list[int], outlook: Outlook) -> float:
    return sum([count(part, city, outlook) for part in what.parts])


def _named(what: Named, city: list[int], outlook: Outlook) -> float:
    return city.count(outlook.box.kinds[what.name])


def _stock(what: Stock, _city: list[int], outlook: Outlook) -> float:
    return sum([outlook.stock[kind] for kind in what.kinds])


def _times_more(what: Times, outlook: Outlook) -> float:
    return what.each * growth(what.count, outlook) / what.every


def _sum_more(what: Sum, outlook: Outlook) -> float:
    return sum([growth(part, outlook) for part in what.parts])


def bonuses(city: list[int], scorers: list[int], outlook: Outlook) -> float:
    """Return what a city would score at the end for those of its cards that count something."""
    total = 0.0
    for kind in outlook.scoring(scorers):
        score = outlook.cards[kind].score
        if score is not None:
            total += count(score, city, outlook)
    return total


COUNTS: Final[dict[type, Callable[[Any, list[int], Any], float]]] = {
    Times: _times,
    Sum: _sum,
    Named: _named,
    Stock: _stock,
}
GROWTHS: Final[dict[type, Callable[[Any, Any], float]]] = {Times: _times_more, Sum: _sum_more}
