"""Training: weights are found again, games are not played twice, and the command says what it learned."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

import pytest

from skerry.agents.search.makers import learned
from skerry.kernel.rng import from_seed
from skerry.lab.fitting import fit_choices, fit_curve
from skerry.lab.learning import learn
from skerry.lab.training import Course, lessons

if TYPE_CHECKING:
    from pathlib import Path

WEIGHTS = [1.5, -2.0]
COURSE = Course("faraway", "greedy", 2, 2, 3, {})


def choices(count: int) -> list[tuple[list[list[float]], int]]:
    """Let somebody with these weights choose, now and then against them."""
    rng = from_seed(1)
    found = []
    for _ in range(count):
        options = [[rng.below(100) / 100, rng.below(100) / 100] for _ in range(3)]
        shares = [exp(sum(w * f for w, f in zip(WEIGHTS, row, strict=True))) for row in options]
        mark = rng.below(1 << 30) / (1 << 30) * sum(shares)
        chosen = 0 if mark < shares[0] else 1 if mark < shares[0] + shares[1] else 2
        found.append((options, chosen))
    return found


def test_the_weights_behind_choices_are_found_again() -> None:
    found, right = fit_choices(choices(3000), [0.0, 0.0], 0.1)
    assert found == pytest.approx(WEIGHTS, abs=0.3)
    assert right > 0.4


def test_a_start_far_away_does_not_overshoot() -> None:
    found, _ = fit_choices(choices(300), [40.0, 40.0], 0.01)
    assert max(map(abs, found)) < 10


def test_a_curve_goes_through_what_lies_on_it() -> None:
    places = [float(place) for place in range(20)]

    def curve(weights: list[float]) -> list[float]:
        return [exp(weights[0] * at / 10) for at in places]

    found, error = fit_curve(curve, [0.5], curve([0.8]), 0.0, 8)
    assert found == pytest.approx([0.8], abs=1e-3)
    assert error < 0.1


def test_games_that_were_played_are_not_played_again(tmp_path: Path) -> None:
    first = list(lessons(COURSE, tmp_path))
    files = sorted(tmp_path.iterdir())
    before = [file.stat().st_mtime_ns for file in files]
    again = list(lessons(COURSE._replace(games=3), tmp_path))
    assert again[:2] == first
    assert [file.stat().st_mtime_ns for file in files] == before
    assert len(list(tmp_path.iterdir())) == 3


@pytest.mark.parametrize("game", ["everdell", "faraway", "farshore"])
def test_what_is_learned_has_the_shape_of_what_is_known(game: str, tmp_path: Path) -> None:
    course = Course(game, "greedy", 1, 2, 3, {})
    found = learn(game, list(lessons(course, tmp_path)))
    assert len(found.weights) == len(learned(game)[found.name])
    assert found.right > 0.4 or 0 < found.error < 30
