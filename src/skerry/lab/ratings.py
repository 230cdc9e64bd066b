"""Ratings on one scale by the model of Bradley and Terry, with intervals by bootstrap over deals."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import TYPE_CHECKING

from skerry.lab.standing import by_deal

if TYPE_CHECKING:
    from skerry.lab.standing import Pairs

MEAN = 1000.0
SCALE = 400 / log(10)  # 400 points are ten wins to one
RESAMPLED = 200
ROUNDS = 100
CLOSE = 1e-6

Got = dict[tuple[str, str], float]  # by two agents: how much the first got from the second


@dataclass(frozen=True)
class Rating:
    """Where an agent stands, and between which figures it truly does, 95 %."""

    agent: str
    points: float
    low: float
    high: float


def rate(pairs: Pairs, seed: int = 0) -> list[Rating]:
    """Rate all agents, the best first; the same games give the same figures."""
    deals = list(by_deal(pairs).values())
    best = strengths(pairs.agents, _sum(deals))
    pool = [*deals, *_doubts(pairs)]
    chance = Random(f"ratings {seed}")
    drawn = [
        strengths(pairs.agents, _sum(chance.choices(pool, k=len(deals))))
        for _ in range(RESAMPLED if deals else 0)
    ]
    found = []
    for name in pairs.agents:
        row = sorted(each[name] for each in drawn) or [best[name]]
        edge = round(0.025 * (len(row) - 1))
        found.append(Rating(name, best[name], row[edge], row[-1 - edge]))
    return sorted(found, key=lambda rating: (-rating.points, rating.agent))


def _doubts(pairs: Pairs) -> list[Got]:
    """Return a deal won and one lost for all who met: who never lost may do so the next time."""
    met = [pair for pair, duel in pairs.duels.items() if duel.games]
    found: list[Got] = []
    for one, two in met:
        found += [{(one, two): 1.0, (two, one): 0.0}, {(one, two): 0.0, (two, one): 1.0}]
    return found


def _sum(deals: list[Got]) -> Got:
    got: Got = {}
    for deal in deals:
        for pair, share in deal.items():
            got[pair] = got.get(pair, 0.0) + share
    return got


def strengths(agents: list[str], got: Got) -> dict[str, float]:
    """Fit the model by minorising steps. One tie is put to every pair that met: nobody is infinite."""
    met = {(a, b): got[a, b] + 0.5 for a, b in got}
    wins = {name: sum(met.get((name, other), 0.0) for other in agents) for name in agents}
    force = dict.fromkeys(agents, 1.0)
    for _ in range(ROUNDS):
        before = force
        force = {name: _step(name, before, wins, met) for name in agents}
        middle = exp(sum(log(each) for each in force.values()) / len(force))
        force = {name: each / middle for name, each in force.items()}
        if all(abs(log(force[name] / before[name])) < CLOSE for name in agents):
            break
    return {name: MEAN + SCALE * log(each) for name, each in force.items()}


def _step(name: str, force: dict[str, float], wins: dict[str, float], met: Got) -> float:
    weight = sum(
        (met[name, other] + met[other, name]) / (force[name] + force[other])
        for other in force
        if (name, other) in met
    )
    return wins[name] / weight if weight else force[name]
