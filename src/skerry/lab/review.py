"""Looking back: what each answer of a record was worth, and where another would have been better.

An answer is judged on what its seat could know then. Luck is never called a slip.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from skerry.agents.adviser import adviser
from skerry.agents.search.budget import Budget
from skerry.kernel.seen import Seen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skerry.agents.search.arm import Arm
    from skerry.agents.search.opinion import Candidate, Opinion
    from skerry.agents.search.search import Search
    from skerry.agents.search.thought import Thought
    from skerry.kernel.table import Table

SLIP = 1.0  # an answer that cost more points than this is called a slip
SURE = 2.0  # and only if the loss is so many standard errors
PLAYOUTS = 400  # of each answer
SLICE = 64


class Judged(NamedTuple):
    """An answer: what it was worth, and the better one if it was a slip."""

    number: int
    seat: int
    pick: int
    worth: float
    error: float
    loss: float  # 0 unless another was surely better
    loss_error: float
    better: int  # that pick; the same if there is none
    playouts: int
    ranked: list[Candidate]  # the best ones, and the one that was played

    def end(self, pick: int) -> float:
        """Return what the seat would have had in the end with a pick that is among the ranked."""
        return next(each.ends[self.seat] for each in self.ranked if each.pick == pick)


def choices(table: Table) -> list[int]:
    """Return the numbers of the answers that were real choices; sets that go on are counted once."""
    again = table.at(0)
    found = []
    for number, (seat, pick) in enumerate(table.answers):
        if len(again.options_of(seat)) > 1:
            found.append(number)
        again.act(pick, seat)
    return found


def judge(table: Table, number: int, playouts: int = PLAYOUTS) -> Judged:
    """Judge an answer of a finished table; the same number of playouts gives the same judgement."""
    seat, pick = table.answers[number]
    seen = Seen(table.at(number), seat)
    search = adviser(table.game, Budget(playouts), number)
    first = search.think(seen, explain=True)
    _finish(first)
    opinion = first.opinion()
    best = opinion.candidates[0].pick
    if best == pick:
        own = opinion.candidates[0]
        told = _told(opinion, pick)
        return Judged(number, seat, pick, own.worth, own.error, 0, 0, pick, opinion.playouts, told)
    return _compared(search, seen, opinion, number, pick)


def _compared(search: Search, seen: Seen, opinion: Opinion, number: int, pick: int) -> Judged:
    """Try the best pick and the one that was played in new worlds: the first ones chose the best."""
    best = opinion.candidates[0].pick
    second = search.think(seen, explain=True)
    second.arms = [arm for arm in second.arms if arm.pick in (best, pick)]
    second.alive = second.arms[:]
    _finish(second)
    arms = {arm.pick: arm for arm in second.arms}
    loss, error = difference(arms[best], arms[pick])
    slipped = loss > SLIP and loss > SURE * error
    return Judged(
        number,
        seen.seat,
        pick,
        arms[pick].worth(),
        arms[pick].error(),
        loss if slipped else 0.0,
        error,
        best if slipped else pick,
        opinion.playouts + second.played,
        [_measured(each, arms) for each in _told(opinion, pick)],
    )


def _measured(candidate: Candidate, arms: dict[int, Arm]) -> Candidate:
    """Return a candidate with what the second look has found of it, if it was looked at."""
    if candidate.pick not in arms:
        return candidate
    arm = arms[candidate.pick]
    return candidate._replace(
        worth=arm.worth(), error=arm.error(), playouts=len(arm.margins), ends=arm.tally.ends()
    )


def difference(one: Arm, other: Arm) -> tuple[float, float]:
    """Return by how much one pick was better in the worlds that both were tried in, and its error."""
    pairs = list(zip(one.margins, other.margins, strict=False))
    if len(pairs) < 2:
        return 0.0, 0.0
    lacks = [a - b for a, b in pairs]
    mean = sum(lacks) / len(lacks)
    variance = sum((lack - mean) ** 2 for lack in lacks) / (len(lacks) - 1)
    return mean, (variance / len(lacks)) ** 0.5


def _finish(thought: Thought) -> None:
    while not thought.more(SLICE):
        pass


def _told(opinion: Opinion, pick: int) -> list[Candidate]:
    shown = opinion.candidates[:3]
    return shown + [each for each in opinion.candidates[3:] if each.pick == pick]


def review(table: Table, playouts: int = PLAYOUTS) -> Iterator[Judged]:
    """Judge all real choices of a finished table, from the first to the last."""
    for number in choices(table):
        yield judge(table, number, playouts)
