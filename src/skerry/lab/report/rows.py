"""The figures of a report as CSV, one table a panel."""

from __future__ import annotations

import csv
from io import StringIO
from typing import TYPE_CHECKING

from skerry.lab.results import wilson

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from skerry.lab.balance.tables import Rows
    from skerry.lab.ratings import Rating
    from skerry.lab.report.found import CardShare, Found


def _table(head: tuple[str, ...], rows: Iterable[Iterable[object]]) -> str:
    out = StringIO()
    writer = csv.writer(out)
    writer.writerow(head)
    writer.writerows(
        [round(cell, 4) if isinstance(cell, float) else cell for cell in row] for row in rows
    )
    return out.getvalue()


def table(rows: Rows) -> str:
    """Write rows that bring their own names; all have the same."""
    return _table(tuple(rows[0]), (row.values() for row in rows)) if rows else ""


def cross(found: Found, ratings: list[Rating]) -> str:
    """Write every duel from both sides."""
    pairs = found.course.pairs
    names = [rating.agent for rating in ratings]
    return _table(
        ("agent", "against", "share", "reach", "games"),
        ((one, two, *pairs.share(one, two)) for one in names for two in names if one != two),
    )


def ladder(ratings: list[Rating]) -> str:
    """Write the ratings with their intervals."""
    return _table(
        ("agent", "rating", "low", "high"), ((r.agent, r.points, r.low, r.high) for r in ratings)
    )


def points(found: Found) -> str:
    """Write how often each agent ended with each score."""
    return _table(
        ("agent", "score", "games"),
        (
            (name, score, tally.scores[score])
            for name, tally in sorted(found.results.agents.items())
            for score in sorted(tally.scores)
        ),
    )


def cards(shown: list[CardShare], label: Callable[[int], str]) -> str:
    """Write all cards that lay open often enough."""
    return _table(
        ("card", "games", "share", "low", "high", "only drawn", "share then"),
        ((label(c.card), *c[1:]) for c in shown),
    )


def seats(found: Found) -> str:
    """Write the wins of each seat."""
    return _table(
        ("seat", "games", "wins", "share", "low", "high"),
        (
            (seat + 1, t.games, t.wins, t.win_rate, *wilson(t.wins, t.games))
            for seat, t in sorted(found.results.seats.items())
        ),
    )
