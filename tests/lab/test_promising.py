"""Learning what positions promise: weights are found again, and games are not played twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from skerry.agents.search.woodland.promise import LENGTH, TABLES
from skerry.kernel.rng import from_seed
from skerry.lab.promising import Position, fit, fit_seasons, positions
from skerry.lab.training import Course

if TYPE_CHECKING:
    from pathlib import Path

COURSE = Course("everdell", "greedy", 1, 1, 3, {"year": 2}, promise=True)


def noted(count: int, tables: int) -> list[Position]:
    """Let the end be twice the first number and thrice the second, in some of the tables."""
    rng = from_seed(1)
    found = []
    for number in range(count):
        values = [rng.below(100) / 10 for _ in range(LENGTH)]
        found.append(Position(number % tables, values, 2 * values[0] + 3 * values[1], 7.0))
    return found


def test_the_weights_behind_ends_are_found_again() -> None:
    weights, error = fit_seasons(noted(4000, TABLES), "points", None)
    assert weights[:3] == pytest.approx([2, 3, 0], abs=0.05)
    assert error < 0.2


def test_a_table_that_never_came_up_is_like_the_next() -> None:
    weights, _ = fit_seasons(noted(2000, TABLES - 1), "points", None)
    assert weights[-LENGTH:] == weights[-2 * LENGTH : -LENGTH]


def test_what_was_known_holds_where_little_is_new() -> None:
    known = [4.0, 3.0, *[0.0] * (LENGTH - 2)] * TABLES
    few, _ = fit_seasons(noted(TABLES, TABLES), "points", known)
    many, _ = fit_seasons(noted(4000, TABLES), "points", known)
    assert few[0] > 3
    assert many[0] == pytest.approx(2, abs=0.2)


def test_a_position_is_noted_once_and_alone_the_rival_is_learned_too(tmp_path: Path) -> None:
    [first] = positions(COURSE, tmp_path)
    [file] = tmp_path.iterdir()
    before = file.stat().st_mtime_ns
    again = list(positions(COURSE._replace(games=2), tmp_path))
    assert again[0] == first
    assert file.stat().st_mtime_ns == before
    assert first[0].rival > 0
    found = fit(COURSE, first + again[1])
    assert sorted(found.weights) == ["promise alone", "promise rival"]
    assert "--promise" in COURSE.command()
