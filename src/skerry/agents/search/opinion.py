"""What a search thinks of a choice: its candidates, the best first, with their worth and the reasons."""

from __future__ import annotations

from typing import NamedTuple

from skerry.kernel.text import Text


class Step(NamedTuple):
    """An answer that is likely to follow, and in which share of the playouts that came so far it did."""

    seat: int
    pick: int
    share: float


class Term(NamedTuple):
    """A line of the score sheet, and how much more of it a candidate brings than the others do."""

    label: Text
    card: int  # -1 if it is no card's
    amount: float


class Candidate(NamedTuple):
    """A pick: the margin to expect at the end, how sure that is, what is likely to follow, and why."""

    pick: int
    worth: float  # over the best other seat or the rival; where all play together, their score
    error: float  # the standard error of that
    playouts: int
    chance: float  # of winning; where all play together, 0
    line: list[Step]
    terms: list[Term]  # the largest first


class Opinion(NamedTuple):
    """All candidates of a seat, the best first."""

    seat: int
    candidates: list[Candidate]
    playouts: int
    is_final: bool  # the budget is spent, or nothing is left to find out
