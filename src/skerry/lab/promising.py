"""Promising: what positions of Everdell or Farshore were worth in the end, fitted as a line by season.

In each game the policy errs about for a while, so that positions come up which no good player would
reach; after that the agent plays to the end, and what it reached is what the positions promised.
"""

from __future__ import annotations

import json
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

import skerry
from skerry.agents import agent
from skerry.agents.search.aim import rival_points
from skerry.agents.search.habits import Habits
from skerry.agents.search.makers import learned, policy_for
from skerry.agents.search.woodland.policy import (
    ALONE_PROMISE,
    PROMISE,
    RIVAL_PROMISE,
    WoodlandPolicy,
    prefix_of,
)
from skerry.agents.search.woodland.promise import LENGTH, TABLES
from skerry.games.woodland.state import Woodland
from skerry.kernel.rng import Rng, from_seed
from skerry.kernel.seen import Seen
from skerry.lab.match import HERE
from skerry.lab.seeds import derive
from skerry.lab.training import once

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from skerry.kernel.table import Table
    from skerry.lab.places import Place
    from skerry.lab.training import Course, Task

LATEST = 50  # answers of each seat before the policy begins to err, at most
ERRORS = (0, 4, 10, 16)  # so many answers it may go on
OFTEN = 25  # of 100 turns after that are looked at
IN_ALL = 100
HELD = 40.0  # examples that what was known before counts for
DIGITS = 3


class Position(NamedTuple):
    """A position as numbers, and what the seat and its rival had in the end."""

    table: int
    values: list[float]
    points: float
    rival: float


class Fitted(NamedTuple):
    """New weights by their names, and by how much they misjudge the end."""

    weights: dict[str, list[float]]
    error: float


def positions(course: Course, folder: Path, place: Place = HERE) -> Iterator[list[Position]]:
    """Play the games of a course, or read those that lie in a folder already."""
    for text in once(course, folder, f"{course.name}-promise", play_task, place):
        yield [Position(*each) for each in json.loads(text)]


def play_task(task: Task) -> str:
    """Play one game, and write down its positions."""
    return json.dumps(Pupil(task.course, task.number).play())


class Pupil:
    """One game that is looked at."""

    def __init__(self, course: Course, number: int) -> None:
        seed = derive(course.seed, number, "deal")
        self.table: Table = skerry.new(course.game, course.seats, seed, **course.options)
        self.players = [
            agent(course.agent, course.game, derive(course.seed, number, f"seat {seat}"))
            for seat in range(course.seats)
        ]
        policy = policy_for(self.table.game)
        assert isinstance(policy, WoodlandPolicy)
        self.policy = policy
        self.habits = Habits(policy, len(self.table.game.vocabulary), 0.0)
        self.rng: Rng = from_seed(derive(course.seed, number, "errors"))
        self.first = self.rng.below(LATEST * course.seats)
        self.last = self.first + ERRORS[self.rng.below(len(ERRORS))]
        self.noted: list[tuple[int, int, list[float]]] = []

    def play(self) -> list[Position]:
        """Play to the end, and return what was noted on the way."""
        table = self.table
        answered = 0
        while not table.over:
            seat = table.seat
            seen = Seen(table, seat)
            errs = self.first <= answered < self.last and len(seen.options) > 1
            if not errs and answered >= self.last:
                self._note(seen)
            table.act(self._err(seen) if errs else self.players[seat].choose(seen), seat)
            answered += 1
        points = table.scores()
        rival = rival_points(table.game, table.state)
        return [
            Position(kind, values, float(points[seat]), rival) for seat, kind, values in self.noted
        ]

    def _err(self, seen: Seen) -> int:
        offer = self.table.state.offers[seen.seat]
        assert offer is not None
        self.policy.look(seen)
        return self.habits.choose(self.table.state, seen.seat, offer, self.rng, [])

    def _note(self, seen: Seen) -> None:
        """Look at the position of all seats at the beginning of some turns."""
        state = self.table.state
        offer = state.offers[seen.seat]
        assert offer is not None
        assert isinstance(state, Woodland)
        if not self.policy.begins_turn(state, offer) or self.rng.below(IN_ALL) >= OFTEN:
            return
        self.policy.look(seen)
        promise = self.policy.promise
        rival = rival_points(self.table.game, state)
        for seat, points in enumerate(self.table.scores()):
            promise.read(state, seat, float(points), rival)
            values = [round(value, DIGITS) for value in promise.values]
            self.noted.append((seat, promise.table, values))


def fit(course: Course, noted: list[Position]) -> Fitted:
    """Fit a line for each season to what positions became, held by what was known before."""
    table = skerry.new(course.game, course.seats, 0, **course.options)
    prefix = prefix_of(table.view())
    alone = course.seats == 1
    names = {prefix + (ALONE_PROMISE if alone else PROMISE): "points"}
    if alone:
        names[prefix + RIVAL_PROMISE] = "rival"
    found, errors = {}, []
    for name, aim in names.items():
        known = learned(course.game).get(name)
        found[name], error = fit_seasons(noted, aim, known)
        errors.append(error)
    return Fitted(found, errors[0])


def fit_seasons(
    noted: list[Position], aim: str, known: list[float] | None
) -> tuple[list[float], float]:
    """Return the weights of all tables, and the root of the mean square of the error.

    Each number holds as strongly as so many examples by how much it varies; a table that never came
    up gets the weights of the next one.
    """
    before = np.zeros((TABLES, LENGTH)) if known is None else np.array(known).reshape(TABLES, -1)
    values = np.array([each.values for each in noted])
    results = np.array([getattr(each, aim) for each in noted])
    tables = np.array([each.table for each in noted])
    strength = np.diag((HELD if known else 1.0) * (values.std(0) ** 2 + 1e-3))
    weights = before.copy()
    errors = 0.0
    for table in range(TABLES):
        rows = values[tables == table]
        if len(rows):
            bend = rows.T @ rows + strength
            aims = rows.T @ results[tables == table] + strength @ before[table]
            weights[table] = np.linalg.solve(bend, aims)
            errors += float(((rows @ weights[table] - results[tables == table]) ** 2).sum())
    if known is None:
        _fill(weights, [table for table in range(TABLES) if (tables == table).any()])
    return [float(weight) for weight in weights.ravel()], sqrt(errors / max(1, len(noted)))


def _fill(weights: np.ndarray, there: list[int]) -> None:
    for table in range(TABLES):
        weights[table] = weights[min(there, key=lambda other: abs(other - table))]
