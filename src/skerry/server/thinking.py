"""Inside a worker: advice on a choice, a slice at a time, and judgements of answers."""

from __future__ import annotations

from traceback import format_exc
from typing import TYPE_CHECKING

from skerry.agents.adviser import Pondering
from skerry.kernel.seen import Seen
from skerry.lab.advice import likely, shown, whole, why
from skerry.lab.review import Judged, judge
from skerry.server.bots import AgentFailed, Task, table_of
from skerry.server.protocol.advice import Advice, Advised, JudgedStep, LineStep
from skerry.server.protocol.text import said
from skerry.server.sight import card_name

if TYPE_CHECKING:
    from skerry.agents.search.opinion import Candidate
    from skerry.kernel.choice import Option
    from skerry.kernel.table import Table

SLICE = 0.3
KEPT = 32  # thoughts that a worker remembers, the latest

_thoughts: dict[tuple[str, int, tuple[tuple[int, int], ...]], tuple[Table, Pondering]] = {}


def ponder(task: Task, seconds: float) -> Advice:
    """Think on about a choice and tell what is thought so far; a lost thought is begun anew."""
    try:
        return _ponder(task, seconds)
    except Exception:  # noqa: BLE001 - sent on as text, for not every error can be pickled
        raise AgentFailed(format_exc()) from None


def _ponder(task: Task, seconds: float) -> Advice:
    key = (task.table, task.seat, tuple(task.answers))
    found = _thoughts.pop(key, None)
    if found is None:
        table = table_of(task)
        found = table, Pondering(Seen(table, task.seat), task.effort, task.seed)
    table, pondering = found
    final = pondering.think(seconds)
    _thoughts[key] = found
    while len(_thoughts) > KEPT:
        del _thoughts[next(iter(_thoughts))]
    opinion = pondering.thought.opinion()
    offer = table.state.offers[task.seat]
    return Advice(
        id=0,
        seat=task.seat,
        position=-1 if offer is None else offer.position,
        options=len(opinion.candidates),
        playouts=opinion.playouts,
        spent=pondering.spent,
        left=max(0.0, task.effort - pondering.watch()),
        final=final,
        picks=[
            advised(table, task.seat, each, best=not number)
            for number, each in enumerate(shown(opinion))
        ],
    )


def judged(task: Task, _seconds: float) -> JudgedStep:
    """Judge the answer that the task's seat gave last."""
    try:
        table = table_of(task)
        return judged_step(table, judge(table, len(task.answers) - 1, int(task.effort)))
    except Exception:  # noqa: BLE001 - see above
        raise AgentFailed(format_exc()) from None


def judged_step(table: Table, found: Judged) -> JudgedStep:
    """Put a judgement into messages; the table is the one after the answer."""
    names = table.game.vocabulary.names
    earlier = table.at(found.number)
    return JudgedStep(
        number=found.number,
        seat=found.seat,
        pick=names[found.pick],
        worth=found.worth,
        error=found.error,
        loss=found.loss,
        better=names[found.better] if found.loss else "",
        ranked=[
            advised(earlier, found.seat, each, best=not number)
            for number, each in enumerate(found.ranked)
        ],
    )


def advised(table: Table, seat: int, candidate: Candidate, *, best: bool) -> Advised:
    """Put a candidate into messages: the whole set where one is asked for, its line, and why."""
    options = _options(table, seat)
    first = options[candidate.pick]
    picks = whole(table, seat, candidate)
    reason = why(table.game, candidate, best=best)
    vocabulary = table.game.vocabulary
    return Advised(
        picks=[vocabulary.names[pick] for pick in picks],
        labels=[said(options[p].label if p in options else table.game.label(p)) for p in picks],
        zone=first.zone,
        seat=first.seat,
        card=card_name(table, first.card),
        spot=first.spot,
        worth=candidate.worth,
        error=candidate.error,
        playouts=candidate.playouts,
        why=None if reason is None else said(reason),
        line=[
            LineStep(step.seat, said(table.game.label(step.pick)), step.share)
            for step in likely(candidate.line[len(picks) - 1 :])
        ],
        ends=candidate.ends,
    )


def _options(table: Table, seat: int) -> dict[int, Option]:
    choice = table.choice(seat)
    assert choice is not None
    return {option.pick: option for option in [*choice.pool, *choice.options]}
