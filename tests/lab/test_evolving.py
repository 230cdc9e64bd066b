"""Evolving: weights move to where games end better, and go on where they were called off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from skerry.agents.planner.beacon_patrol.practice import sail
from skerry.agents.planner.beacon_patrol.weights import Weights
from skerry.agents.search.makers import learned
from skerry.kernel.rng import from_seed
from skerry.lab import evolving
from skerry.lab.evolving import evolve, next_weights
from skerry.lab.training import Course

if TYPE_CHECKING:
    from pathlib import Path

BEACON_PATROL = Course("beacon_patrol", "greedy", 0, 1, 3, {}, practice=2)


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evolving, "PAIRS", 1)
    monkeypatch.setattr(evolving, "DEALS", 1)


def test_what_was_called_off_goes_on(tmp_path: Path) -> None:
    whole = list(evolve(BEACON_PATROL, tmp_path / "whole"))
    next(evolve(BEACON_PATROL, tmp_path / "parts"))
    rest = list(evolve(BEACON_PATROL, tmp_path / "parts"))
    assert [each.number for each in rest] == [1, 2]
    assert rest[-1] == whole[-1]
    assert rest[-1].weights["alone"] != learned("beacon_patrol")["alone"]


def test_weights_move_to_where_the_score_is_higher(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evolving, "PAIRS", 8)
    monkeypatch.setattr(evolving, "mean_score", lambda _, weights, __: -abs(weights[0] - 3.0))
    weights = [0.0] * 20
    for number in range(60):
        weights, _ = next_weights(1, weights, 0.12, from_seed(number))
    assert weights[0] == pytest.approx(3.0, abs=0.3)


def test_each_number_of_seats_at_sea_has_weights_of_its_own(tmp_path: Path) -> None:
    courses = [BEACON_PATROL._replace(seats=seats) for seats in (1, 2, 3, 4)]
    names = [name for course in courses for name in next(evolve(course, tmp_path)).weights]
    assert names == ["alone", "2 seats", "3 seats", "4 seats"]
    assert set(names) == set(learned("beacon_patrol"))


def test_a_voyage_that_promises_nothing_for_open_tiles_brings_less_home() -> None:
    wise = Weights(learned("beacon_patrol")["alone"])
    blind = Weights([-20.0] * 4 + [0.0] * 16)
    assert sum(sail(1, deal, wise) for deal in range(3)) > sum(
        sail(1, deal, blind) for deal in range(3)
    )
