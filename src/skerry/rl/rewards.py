"""What a finished game was worth to each seat: its score, its margin, or whether it won."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.kernel.table import Table


def score(table: Table) -> list[float]:
    """The points of each seat; before the end, what they would be now."""
    return [float(points) for points in table.scores()]


def margin(table: Table) -> list[float]:
    """By how much each seat is ahead of the best of the others, a rival without a seat among them.

    Where all play together, or nobody else plays, it is the score.
    """
    scores = table.scores()
    rival = table.rival()
    rivals = [] if rival is None else [rival.points]
    if table.game.cooperative:
        return score(table)
    return [
        float(points - max([*scores[:seat], *scores[seat + 1 :], *rivals], default=0))
        for seat, points in enumerate(scores)
    ]


def win(table: Table) -> list[float]:
    """What the losers lose, 1 together, goes to the winners in equal shares; so two who tie have 0.

    Who loses to a rival without a seat has -1. Where all play together, everybody has 1.
    """
    winners, seats = table.winners(), table.state.layout.seats
    if table.game.cooperative or seats == 1:
        return [1.0 if seat in winners else -1.0 for seat in range(seats)]
    if not winners:
        return [-1.0] * seats
    lost = (seats - len(winners)) / (seats - 1)
    return [lost / len(winners) if seat in winners else -1 / (seats - 1) for seat in range(seats)]


REWARDS: dict[str, Callable[[Table], list[float]]] = {"score": score, "margin": margin, "win": win}


def reward_of(name: str) -> Callable[[Table], list[float]]:
    """Return a reward by its name."""
    if name not in REWARDS:
        raise ValueError(f"There is no reward {name!r}; there are {', '.join(REWARDS)}.")
    return REWARDS[name]
