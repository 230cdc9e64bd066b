"""Judging: Faraway is rehearsed again and again, and its judges learn with how much fame tableaux end.

What a tableau is worth is led towards what it became, and a little towards what was thought of it one
step later (temporal differences). Rehearsals begin wild and end calm, so judges see much before they
are asked to be exact.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

import skerry
from skerry.agents.search.faraway.policy import MOVING, PROMISE, RESTING, FarawayPolicy
from skerry.agents.search.faraway.rehearsal import Rehearsal, Verdict
from skerry.agents.search.makers import learned
from skerry.kernel.rng import Rng, from_seed
from skerry.lab.match import HERE
from skerry.lab.practising import Round
from skerry.lab.pupil import Lot, Pupil
from skerry.lab.seeds import derive

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from skerry.kernel.game import Value
    from skerry.lab.places import Place
    from skerry.lab.training import Course

JUDGES = (RESTING, MOVING)
GAMES = 250  # of a task
TASKS = 8  # of a round
# Half of the games are played at the table that is asked for, the others at these in turn.
OTHERS: tuple[tuple[int, dict[str, Value]], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"advanced": True}),
    (2, {"people_below": True}),
    (2, {"starry_skies": True}),
    (5, {"people_below": True, "starry_skies": True}),
)
WILD, CALM = 2.4, 0.8  # the heat of the first rehearsals and of the last ones
COOLED = 0.6  # after this part of all rounds it falls no more
TRUST = 0.12  # how far a verdict one step later is trusted
PASSES = 2  # over the verdicts of a round
RATE = (0.004, 0.0002)  # at the beginning and at the end
WORD = 1 << 30


class Task(NamedTuple):
    """Some games of a round, for a worker."""

    course: Course
    number: int
    weights: dict[str, list[float]]
    heat: float


class Heard(NamedTuple):
    """What came of a task: a lot for each judge, and the mean fame at the table that was asked for."""

    lots: dict[str, Lot]
    points: float


def rehearse(task: Task) -> Heard:
    """Play some games, and note what was judged and what became of it."""
    course = task.course
    policy = FarawayPolicy(skerry.game("faraway"), task.weights, 0)
    policy.heat = task.heat
    rehearsal = Rehearsal(policy)
    noted: dict[str, list[tuple[Verdict, float]]] = {name: [] for name in JUDGES}
    points: list[float] = []
    for number in range(GAMES):
        other = number % 2 == 1
        at = (number // 2) % len(OTHERS)
        seats, options = OTHERS[at] if other else (course.seats, course.options)
        rng = from_seed(derive(course.seed, task.number * GAMES + number, "rehearsal"))
        table = skerry.new("faraway", seats, rng.below(WORD), **options)
        ends = rehearsal.play(table.state.clone(), Rng(rng.below(WORD)))
        points += [] if other else ends
        for seat in range(seats):
            for verdict, aim in _with_aims(rehearsal.verdicts[seat], ends[seat]):
                noted[JUDGES[verdict.moving]].append((verdict, aim))
    return Heard({name: _lot(noted[name]) for name in JUDGES}, sum(points) / len(points))


def _with_aims(verdicts: list[Verdict], end: float) -> Iterator[tuple[Verdict, float]]:
    """Give each verdict what it should have been, the last one first."""
    for verdict in reversed(verdicts):
        yield verdict, end
        end = TRUST * verdict.worth + (1 - TRUST) * end


def _lot(noted: list[tuple[Verdict, float]]) -> Lot:
    return Lot(
        np.array([verdict.table for verdict, _ in noted], np.int16),
        np.array([len(verdict.places) for verdict, _ in noted], np.int16),
        np.array([place for verdict, _ in noted for place in verdict.places], np.int16),
        np.array([value for verdict, _ in noted for value in verdict.values], np.float32),
        np.array([aim for _, aim in noted], np.float32),
    )


class Schooling:
    """Both judges and how far they are, kept in a file after each round."""

    def __init__(self, course: Course, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / f"{course.name}-judging.npz"
        known = learned(course.game)
        self.pupils = {
            name: Pupil(known.get(name), course.seed + place) for place, name in enumerate(JUDGES)
        }
        self.points: list[float] = []  # by round
        if self.file.exists():
            with np.load(self.file) as kept:
                self.points = [float(each) for each in kept["points"]]
                for name, pupil in self.pupils.items():
                    pupil.take_up(name, kept)

    def weights(self) -> dict[str, list[float]]:
        """Return what was learned by now."""
        return {name: pupil.weights() for name, pupil in self.pupils.items()}

    def keep(self) -> None:
        """Write it down, whole or not at all."""
        arrays: dict[str, Any] = {"points": np.array(self.points)}
        for name, pupil in self.pupils.items():
            arrays |= pupil.kept(name)
        part = self.file.with_suffix(".part.npz")
        np.savez(part, **arrays)
        part.replace(self.file)


def judging(course: Course, folder: Path, place: Place = HERE) -> Iterator[Round]:
    """Rehearse and learn, or go on where an earlier call was called off; what was done then is told again."""
    pupils = Schooling(course, folder)
    for number, points in enumerate(pupils.points):
        yield Round(number + 1, pupils.weights(), points)
    while len(pupils.points) < course.practice:
        number = len(pupils.points)
        share = number / course.practice
        weights = {PROMISE: learned(course.game)[PROMISE], **pupils.weights()}
        heat = CALM * (WILD / CALM) ** max(0.0, 1 - share / COOLED)
        tasks = [Task(course, number * TASKS + each, weights, heat) for each in range(TASKS)]
        heard = list(place.run(rehearse, tasks))
        rng = np.random.default_rng([course.seed, number])
        rate = RATE[0] + share * (RATE[1] - RATE[0])
        for name, pupil in pupils.pupils.items():
            lot = Lot(*map(np.concatenate, zip(*[each.lots[name] for each in heard], strict=True)))
            for _ in range(PASSES):
                pupil.study(lot, rng, rate)
        pupils.points.append(sum(each.points for each in heard) / len(heard))
        pupils.keep()
        yield Round(number + 1, pupils.weights(), pupils.points[-1])
