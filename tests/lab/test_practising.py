"""Practising: a policy moves to where its playouts end better, and goes on where it was called off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import skerry
from skerry.agents.search.makers import learned, policy_for
from skerry.agents.search.woodland.policy import WoodlandPolicy
from skerry.agents.search.woodland.practice import WoodlandPractice
from skerry.kernel.rng import Rng, from_seed
from skerry.kernel.seen import Seen
from skerry.lab import practising
from skerry.lab.practising import practise
from skerry.lab.training import Course

if TYPE_CHECKING:
    from pathlib import Path

COURSE = Course("everdell", "greedy", 0, 2, 3, {}, practice=2)


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    paces = {name: pace._replace(positions=2) for name, pace in practising.PACES.items()}
    monkeypatch.setattr(practising, "PACES", paces)
    monkeypatch.setattr(practising, "PLAYOUTS", 2)


def test_what_was_called_off_goes_on(tmp_path: Path) -> None:
    whole = list(practise(COURSE, tmp_path / "whole"))
    next(practise(COURSE, tmp_path / "parts"))
    rest = list(practise(COURSE, tmp_path / "parts"))
    assert [each.number for each in rest] == [1, 2]
    assert rest[-1] == whole[-1]
    assert rest[-1].weights["policy"] != learned("everdell")["policy"]


@pytest.mark.parametrize(
    ("seats", "options", "name"),
    [
        (2, {}, "policy"),
        (1, {"year": 2}, "alone"),
        (3, {"pearlbrook": True}, "river policy"),
        (1, {"pearlbrook": True}, "river alone"),
    ],
)
def test_each_kind_of_table_has_weights_of_its_own(
    seats: int, options: dict[str, bool | int | str], name: str, tmp_path: Path
) -> None:
    course = COURSE._replace(seats=seats, options=options)
    assert list(next(practise(course, tmp_path)).weights) == [name]


def test_slopes_lead_to_picks_that_were_made() -> None:
    table = skerry.new("everdell", 2, 4)
    policy = policy_for(table.game)
    assert isinstance(policy, WoodlandPolicy)
    seen = Seen(table, 0)
    policy.look(seen)
    world = seen.sample(from_seed(1)).state
    practice = WoodlandPractice(policy)
    ends = practice.run(world, Rng(5))
    slopes = practice.slopes
    assert practice.run(world, Rng(5)) == ends
    assert practice.slopes == slopes
    # With endless weights for what was picked, it is picked for sure: then there is no slope left.
    policy.weights = [
        weight + 1000 * slope for weight, slope in zip(policy.weights, slopes[0], strict=True)
    ]
    policy.weigh()
    practice.run(world, Rng(5))
    assert sum(map(abs, practice.slopes[0])) < sum(map(abs, slopes[0]))
