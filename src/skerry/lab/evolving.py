"""Evolving: weights of voyages and others near them play the same deals, and move to where the best are.

An evolution strategy with mirrored pairs. What is weighed is the score at the end: it does not
matter whether a promise comes true, only whether it leads well.
"""

from __future__ import annotations

import json
from math import cos, log, pi, sqrt
from typing import TYPE_CHECKING

from skerry.agents.planner.beacon_patrol import weights as sea
from skerry.agents.planner.beacon_patrol.practice import sail
from skerry.agents.search.makers import learned
from skerry.kernel.rng import Rng, from_seed
from skerry.lab.practising import Round

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from skerry.lab.training import Course

PAIRS = 8  # of weights that are tried in a round
DEALS = 120  # that each of them plays
SPREAD = 0.12  # by which they differ in the first round
SLOWER = 20.0  # rounds after which that has fallen to seven tenths
APART = 1 << 16  # rounds before the chances of the next seed begin
WORD = 1 << 30


def evolve(course: Course, folder: Path) -> Iterator[Round]:
    """Evolve, or go on where an earlier call was called off; what was done then is told again."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{course.name}-evolved.json"
    name = sea.name_of(course.seats)
    weights, points = learned(course.game)[name], []
    if file.exists():
        weights, points = json.loads(file.read_text("utf-8"))
    for number, each in enumerate(points):
        yield Round(number + 1, {name: weights}, each)
    while len(points) < course.practice:
        rng = from_seed(course.seed * APART + len(points))
        weights, mean = next_weights(
            course.seats, weights, SPREAD / sqrt(1 + len(points) / SLOWER), rng
        )
        points.append(mean)
        part = file.with_suffix(".part")
        part.write_text(json.dumps([weights, points]), encoding="utf-8")
        part.replace(file)
        yield Round(len(points), {name: weights}, mean)


def next_weights(
    seats: int, weights: list[float], spread: float, rng: Rng
) -> tuple[list[float], float]:
    """Try weights near these, and return the middle of the better half, with what all scored."""
    tried: list[list[float]] = []
    for _ in range(PAIRS):
        steps = [gauss(rng) * spread for _ in weights]
        tried.append([each + step for each, step in zip(weights, steps, strict=True)])
        tried.append([each - step for each, step in zip(weights, steps, strict=True)])
    deals = [rng.below(WORD) for _ in range(DEALS)]
    scores = [mean_score(seats, each, deals) for each in tried]
    order = sorted(range(len(tried)), key=lambda place: -scores[place])
    shares = [log(PAIRS + 0.5) - log(rank + 1.0) for rank in range(PAIRS)]
    middle = [
        sum(share * tried[place][number] for share, place in zip(shares, order, strict=False))
        for number in range(len(weights))
    ]
    return [each / sum(shares) for each in middle], sum(scores) / len(scores)


def mean_score(seats: int, weights: list[float], deals: list[int]) -> float:
    """Return what voyages bring home on average with these weights."""
    judged = sea.Weights(weights)
    return sum(sail(seats, deal, judged) for deal in deals) / len(deals)


def gauss(rng: Rng) -> float:
    """Draw from the normal distribution."""
    far = (rng.below(WORD) + 1) / WORD
    return sqrt(-2 * log(far)) * cos(2 * pi * (rng.below(WORD) / WORD))
