"""What a search thinks of a choice, as it is told to people: sets whole, the best first, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.agents.search.opinion import Candidate, Step
    from skerry.kernel.table import Table

STEPS = 4  # of a line
LIKELY = 0.12  # what follows in a smaller share of the endings is a guess
TELLING = 1.0  # a term of fewer points says nothing


def in_order(candidates: list[Candidate]) -> list[Candidate]:
    """Put the best first, and the others by their worth."""
    return candidates[:1] + sorted(candidates[1:], key=_worth, reverse=True)


def _worth(candidate: Candidate) -> float:
    return candidate.worth


def likely(line: list[Step]) -> list[Step]:
    """Return how a line goes on as long as that is more than a guess."""
    found = []
    for step in line[:STEPS]:
        if step.share < LIKELY:
            break
        found.append(step)
    return found


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


def why(candidate: Candidate) -> Text | None:
    """Say what a pick brings more than others, if that can be said at all."""
    gains = [term for term in candidate.terms if term.amount >= TELLING]
    costs = [term for term in candidate.terms if term.amount <= -TELLING]
    if gains and costs:
        args: dict[str, str | int | Text] = {
            "gain": gains[0].label,
            "more": points(gains[0].amount),
            "cost": costs[0].label,
            "less": points(-costs[0].amount),
        }
        return Text("advice-why-both", args)
    if gains:
        return Text("advice-why-gain", {"gain": gains[0].label, "more": points(gains[0].amount)})
    if costs:
        return Text("advice-why-cost", {"cost": costs[0].label, "less": points(-costs[0].amount)})
    return None


def points(value: float) -> int:
    """Round to whole points: the endings tell nothing finer."""
    return round(value)
