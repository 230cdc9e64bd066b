"""Inside a worker: advice on a choice, a slice at a time, and judgements of answers."""

from __future__ import annotations

from traceback import format_exc
from typing import TYPE_CHECKING

from skerry.agents.adviser import Pondering
from skerry.kernel.seen import Seen
from skerry.kernel.text import Text
from skerry.lab.review import Judged, judge
from skerry.server.bots import AgentFailed, Task, table_of
from skerry.server.protocol.advice import Advice, Advised, JudgedStep, LineStep
from skerry.server.protocol.text import TextInfo, said
from skerry.server.sight import card_name

if TYPE_CHECKING:
    from skerry.agents.search.opinion import Candidate, Step
    from skerry.kernel.choice import Option
    from skerry.kernel.table import Table

SLICE = 0.3
SHOWN = 3
KEPT = 32  # thoughts that a worker remembers, the latest
STEPS = 4  # of a line
LIKELY = 0.12  # what follows in a smaller share of the endings is a guess
TELLING = 0.5  # a term of fewer points says nothing

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
    tried = [each for each in opinion.candidates if each.playouts > 1]
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
        picks=[advised(table, task.seat, each) for each in tried[:SHOWN]],
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
    from skerry.lab.review import before  # noqa: PLC0415

    names = table.game.vocabulary.names
    earlier = before(table, found.number)
    return JudgedStep(
        number=found.number,
        seat=found.seat,
        pick=names[found.pick],
        worth=found.worth,
        error=found.error,
        loss=found.loss,
        better=names[found.better] if found.loss else "",
        ranked=[advised(earlier, found.seat, each) for each in found.ranked],
    )


def advised(table: Table, seat: int, candidate: Candidate) -> Advised:
    """Put a candidate into messages: the whole set where one is asked for, its line, and why."""
    options = _options(table, seat)
    first = options[candidate.pick]
    picks = whole(table, seat, candidate)
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
        why=why(candidate),
        line=[
            LineStep(step.seat, said(table.game.label(step.pick)), step.share)
            for step in likely(candidate.line[len(picks) - 1 :])
        ],
    )


def likely(line: list[Step]) -> list[Step]:
    """Return how a line goes on as long as that is more than a guess."""
    found = []
    for step in line[:STEPS]:
        if step.share < LIKELY:
            break
        found.append(step)
    return found


def _options(table: Table, seat: int) -> dict[int, Option]:
    choice = table.choice(seat)
    assert choice is not None
    return {option.pick: option for option in [*choice.pool, *choice.options]}


def whole(table: Table, seat: int, candidate: Candidate) -> list[int]:
    """Return the pick, and where it begins a set, what most likely follows in that."""
    offer = table.state.offers[seat]
    choice = table.choice(seat)
    picks = [candidate.pick]
    if offer is None or choice is None or choice.gathering is None:
        return picks
    tried = table.clone()
    for step in candidate.line:
        tried.act(picks[-1], seat)
        now = tried.state.offers[seat]
        same = now is not None and now.frame.effect is offer.frame.effect
        if not same or step.seat != seat or now is None or step.pick not in now.options:
            break
        picks.append(step.pick)
    return [pick for pick in picks if pick != choice.gathering.stop] or picks[:1]


def why(candidate: Candidate) -> TextInfo | None:
    """Say what a pick brings more than others, if that can be said at all."""
    gains = [term for term in candidate.terms if term.amount >= TELLING]
    costs = [term for term in candidate.terms if term.amount <= -TELLING]
    if gains and costs:
        args: dict[str, str | int | Text] = {
            "gain": gains[0].label,
            "more": tenths(gains[0].amount),
            "cost": costs[0].label,
            "less": tenths(-costs[0].amount),
        }
        return said(Text("advice-why-both", args))
    if gains:
        return said(
            Text("advice-why-gain", {"gain": gains[0].label, "more": tenths(gains[0].amount)})
        )
    if costs:
        return said(
            Text("advice-why-cost", {"cost": costs[0].label, "less": tenths(-costs[0].amount)})
        )
    return None


def tenths(value: float) -> int:
    """Round to whole points: so much finer the endings do not tell."""
    return max(1, round(value))
