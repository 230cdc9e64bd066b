"""What a search thinks of a choice: its candidates, the best first, with their worth and the reasons."""

from __future__ import annotations

from typing import Final, NamedTuple

# What a reason is about.
SOURCE: Final = "source"  # points of one source
CARD: Final = "card"  # points of one card
OTHERS: Final = "others"  # points of the best other, which others have less
SCORES: Final = "scores"  # the share of endings in which a card brings something
NEXT: Final = "next"  # the share of endings in which a pick is the seat's next


class Step(NamedTuple):
    """An answer that is likely to follow, and in which share of the playouts that came so far it did."""

    seat: int
    pick: int
    share: float


class Reason(NamedTuple):
    """One way in which the endings of a candidate differ from those that it is compared with."""

    kind: str
    source: str  # "" if it is about none
    card: int  # -1 if it is about none
    pick: int  # -1 if it is about none
    amount: float  # points more, or a share of the endings
    usual: float  # the share among the endings that it is compared with


class Candidate(NamedTuple):
    """A pick: the margin to expect at the end, how sure that is, what is likely to follow, and why."""

    pick: int
    worth: float  # over the best other seat or the rival; where all play together, their score
    error: float  # the standard error of that
    playouts: int
    chance: float  # of winning; where all play together, 0
    line: list[Step]
    # The best candidate is compared with all others, the others with the best; the largest first.
    reasons: list[Reason]
    ends: list[
        float
    ]  # what each seat has in the end, on average, and then an opponent without seat


class Opinion(NamedTuple):
    """All candidates of a seat, the best first."""

    seat: int
    candidates: list[Candidate]
    playouts: int
    is_final: bool  # the budget is spent, or nothing is left to find out
