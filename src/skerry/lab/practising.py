"""Practising: a policy plays itself out again and again, and its weights move to where that ends better.

The slope of what is expected is estimated from playouts (REINFORCE): picks of playouts that ended
better than others of the same position become likelier.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

import skerry
from skerry.agents import agent
from skerry.agents.search.makers import learned, policy_for
from skerry.agents.search.woodland.policy import SEVERAL, WoodlandPolicy, kind_of, name_of
from skerry.agents.search.woodland.practice import WoodlandPractice
from skerry.kernel.rng import Rng, from_seed
from skerry.kernel.seen import Seen
from skerry.lab.seeds import derive

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from skerry.kernel.table import Table
    from skerry.lab.training import Course

PLAYOUTS = 8  # of each position
RATE = 0.08  # by which a weight moves in a round at first
SLOWER = 0.7  # the part of that which is lost until the end
FADING = (0.9, 0.98)  # of the mean slope and of its square, from round to round (Adam)
LEAST_SPREAD = 3.0  # points by which the playouts of a position differ at least
WORD = 1 << 30


class Round(NamedTuple):
    """How far it is, the weights by now, and with how many points the playouts ended."""

    number: int
    weights: dict[str, list[float]]  # by their names
    points: float


class Pace(NamedTuple):
    """From how many positions a round learns, and how many answers lie before half of them at most."""

    positions: int
    latest: int


PACES = {"everdell": Pace(10, 120), "farshore": Pace(10, 120)}


class Progress:
    """Weights on their way, with what is remembered of the slopes; kept in a file after each round."""

    def __init__(self, file: Path, weights: list[float]) -> None:
        self.file = file
        kept = json.loads(file.read_text("utf-8")) if file.exists() else None
        self.number = kept["round"] if kept else 0
        self.weights = np.array(kept["weights"] if kept else weights)
        self.mean = np.array(kept["mean"]) if kept else np.zeros(len(weights))
        self.square = np.array(kept["square"]) if kept else np.zeros(len(weights))
        self.points: list[float] = kept["points"] if kept else []  # by round

    def move(self, slope: Any, rounds: int) -> None:  # noqa: ANN401
        """Go a step along the slope, the smaller the less the slopes agree."""
        self.number += 1
        self.mean = FADING[0] * self.mean + (1 - FADING[0]) * slope
        self.square = FADING[1] * self.square + (1 - FADING[1]) * slope**2
        mean = self.mean / (1 - FADING[0] ** self.number)
        square = self.square / (1 - FADING[1] ** self.number)
        rate = RATE * (1 - SLOWER * min(1.0, self.number / rounds))
        self.weights = self.weights + rate * mean / (np.sqrt(square) + 1e-3)

    def keep(self) -> None:
        """Write it down, whole or not at all."""
        part = self.file.with_suffix(".part")
        names = {"weights": self.weights, "mean": self.mean, "square": self.square}
        lists = {name: [float(each) for each in values] for name, values in names.items()}
        part.write_text(
            json.dumps({"round": self.number, "points": self.points, **lists}), encoding="utf-8"
        )
        part.replace(self.file)


def practise(course: Course, folder: Path) -> Iterator[Round]:
    """Practise, or go on where an earlier call was called off; what was done then is told again."""
    folder.mkdir(parents=True, exist_ok=True)
    progress = Progress(folder / f"{course.name}-practice.json", _first_weights(course))
    name = name_of(_table(course, 0).view())
    for number, points in enumerate(progress.points):
        yield Round(number + 1, {name: progress.weights.tolist()}, points)
    while progress.number < course.practice:
        rng = from_seed(derive(course.seed, progress.number, "round"))
        slope, points = _slope(course, progress.weights, rng)
        progress.points.append(points)
        progress.move(slope, course.practice)
        progress.keep()
        yield Round(progress.number, {name: progress.weights.tolist()}, points)


def _first_weights(course: Course) -> list[float]:
    known = learned(course.game)
    return known[kind_of(_table(course, 0).view(), known)]


def _table(course: Course, seed: int) -> Table:
    return skerry.new(course.game, course.seats, seed, **course.options)


def _slope(course: Course, weights: Any, rng: Rng) -> tuple[Any, float]:  # noqa: ANN401
    """Return which way the weights should move, from some positions, and the points of beginnings."""
    total = np.zeros(len(weights))
    ends: list[float] = []
    pace = PACES[course.game]
    for number in range(pace.positions):
        table = _table(course, rng.below(WORD))
        led = pace.latest > 0 and number % 2 == 1
        if led:
            _lead_on(table, course, rng.below(pace.latest))
        if table.over:
            continue
        slope, points = _slope_at(table, weights, rng)
        total += slope / pace.positions
        if not led:
            ends.append(points)
    return total, sum(ends) / len(ends)


def _lead_on(table: Table, course: Course, answers: int) -> None:
    """Let the agent play so many answers, and then what leaves no choice."""
    player = agent(course.agent, course.game)
    while not table.over and (answers > 0 or len(table.options) == 1):
        table.act(player.choose(Seen(table, table.seat)))
        answers -= 1


def _slope_at(table: Table, weights: Any, rng: Rng) -> tuple[Any, float]:  # noqa: ANN401
    """Return the slope at a position: playouts that end better than the mean draw, the others push."""
    seen = Seen(table, table.seat)
    practice = _practice_with([float(weight) for weight in weights], seen)
    ends, slopes = [], []
    for number in range(PLAYOUTS):
        if number % 2 == 0:
            world = seen.sample(rng).state
        ends.append(practice.run(world, Rng(rng.below(WORD))))
        slopes.append(practice.slopes)
    reached = np.array(ends)
    better = (reached - reached.mean(0)) / max(LEAST_SPREAD, float(reached.std()))
    slope = np.einsum("ps,psw->w", better, np.array(slopes)) / reached.size
    return slope, float(reached.mean())


def _practice_with(weights: list[float], seen: Seen) -> WoodlandPractice:
    """Sit down a policy with these weights to practise at a position."""
    policy = policy_for(seen.box)
    assert isinstance(policy, WoodlandPolicy)
    policy.learned = {SEVERAL: weights}
    policy.look(seen)
    return WoodlandPractice(policy)
