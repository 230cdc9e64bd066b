"""Evolving: weights and others near them play the same deals, and move to where the best ones are.

An evolution strategy with mirrored pairs. What is weighed is the score at the end: it does not
matter whether a promise comes true, only whether it leads well.
"""

from __future__ import annotations

import json
from math import cos, log, pi, sqrt
from typing import TYPE_CHECKING, NamedTuple

import skerry
from skerry.agents.planner.beacon_patrol import weights as sea
from skerry.agents.planner.beacon_patrol.practice import sail
from skerry.agents.search.faraway.policy import SCALE, FarawayPolicy
from skerry.agents.search.makers import ROUNDS, learned
from skerry.agents.search.practice import Practice
from skerry.agents.search.woodland.policy import SEVERAL
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


class Trial(NamedTuple):
    """What is played to compare weights: a game at a table of so many seats."""

    game: str
    seats: int

    def score(self, weights: list[float], deals: list[int]) -> float:
        """Return the mean score of what is played with these weights."""
        if self.game == "beacon_patrol":
            judged = sea.Weights(weights)
            return sum(sail(self.seats, deal, judged) for deal in deals) / len(deals)
        box = skerry.game(self.game)
        practice = Practice(FarawayPolicy(box, weights, learned(self.game)["likings"], ROUNDS))
        tables = [skerry.new(self.game, self.seats, deal) for deal in deals]
        ends = [practice.run(table.state, from_seed(table.seed)) for table in tables]
        return sum(map(sum, ends)) / (self.seats * len(deals))

    def scales(self, weights: list[float]) -> list[float]:
        """Return how far each weight moves; those of playouts that are cut off do not."""
        if self.game == "beacon_patrol":
            return [1.0] * len(weights)
        moving = [max(0.5, abs(each)) for each in weights[:SCALE]]
        return moving + [0.0] * (len(weights) - SCALE)


def evolves(course: Course) -> bool:
    """Tell whether a course evolves weights: those of voyages, and what a tableau of Faraway promises."""
    return course.game == "beacon_patrol" or (course.game == "faraway" and course.promise)


def name_at(course: Course) -> str:
    """Return under which name the weights of such a table are kept."""
    return sea.name_of(course.seats) if course.game == "beacon_patrol" else SEVERAL


def evolve(course: Course, folder: Path) -> Iterator[Round]:
    """Evolve, or go on where an earlier call was called off; what was done then is told again."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{course.name}-evolved.json"
    weights, points = learned(course.game)[name_at(course)], []
    if file.exists():
        weights, points = json.loads(file.read_text("utf-8"))
    for number, each in enumerate(points):
        yield Round(number + 1, weights, each)
    trial = Trial(course.game, course.seats)
    while len(points) < course.practice:
        rng = from_seed(course.seed * APART + len(points))
        weights, mean = next_weights(trial, weights, SPREAD / sqrt(1 + len(points) / SLOWER), rng)
        points.append(mean)
        part = file.with_suffix(".part")
        part.write_text(json.dumps([weights, points]), encoding="utf-8")
        part.replace(file)
        yield Round(len(points), weights, mean)


def next_weights(
    trial: Trial, weights: list[float], spread: float, rng: Rng
) -> tuple[list[float], float]:
    """Try weights near these, and return the middle of the better half, with what all scored."""
    tried: list[list[float]] = []
    for _ in range(PAIRS):
        steps = [gauss(rng) * spread * scale for scale in trial.scales(weights)]
        tried.append([each + step for each, step in zip(weights, steps, strict=True)])
        tried.append([each - step for each, step in zip(weights, steps, strict=True)])
    deals = [rng.below(WORD) for _ in range(DEALS)]
    scores = [trial.score(each, deals) for each in tried]
    order = sorted(range(len(tried)), key=lambda place: -scores[place])
    shares = [log(PAIRS + 0.5) - log(rank + 1.0) for rank in range(PAIRS)]
    middle = [
        sum(share * tried[place][number] for share, place in zip(shares, order, strict=False))
        for number in range(len(weights))
    ]
    return [each / sum(shares) for each in middle], sum(scores) / len(scores)


def gauss(rng: Rng) -> float:
    """Draw from the normal distribution."""
    far = (rng.below(WORD) + 1) / WORD
    return sqrt(-2 * log(far)) * cos(2 * pi * (rng.below(WORD) / WORD))
