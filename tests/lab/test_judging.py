"""Judging: judges of Faraway learn from rehearsals, and go on where they were called off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

import skerry
from skerry.agents.search.faraway.judge import CELLS, WEIGHTS, Judge
from skerry.agents.search.faraway.policy import FarawayPolicy
from skerry.agents.search.faraway.rehearsal import Rehearsal
from skerry.agents.search.faraway.signs import BROAD, LENGTH, Signs
from skerry.agents.search.makers import learned, policy_for
from skerry.kernel.rng import Rng, from_seed
from skerry.lab import judging
from skerry.lab.judging import JUDGES, Task, rehearse
from skerry.lab.pupil import Lot, Pupil
from skerry.lab.training import Course

if TYPE_CHECKING:
    from pathlib import Path

COURSE = Course("faraway", "greedy", 0, 2, 3, {}, practice=2)


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "GAMES", 2)
    monkeypatch.setattr(judging, "TASKS", 1)


def one_lot(shown: list[float], table: int, aim: float, times: int = 1) -> Lot:
    """Return a lot of equal verdicts, of the first numbers of all."""
    return Lot(
        np.full(times, table, np.int16),
        np.full(times, len(shown), np.int16),
        np.tile(np.arange(len(shown), dtype=np.int16), times),
        np.tile(np.array(shown, np.float32), times),
        np.full(times, aim, np.float32),
    )


def verdict(weights: list[float], shown: list[float], table: int) -> float:
    """Return what a judge says who is shown these numbers first of all."""
    signs = Signs([])
    signs.places, signs.values, signs.broad = list(range(len(shown))), shown, len(shown)
    return Judge(weights).judge(table, signs)


def test_what_was_called_off_goes_on(tmp_path: Path) -> None:
    whole = list(judging.judging(COURSE, tmp_path / "whole"))
    next(judging.judging(COURSE, tmp_path / "parts"))
    rest = list(judging.judging(COURSE, tmp_path / "parts"))
    assert [each.number for each in rest] == [1, 2]
    assert rest[-1] == whole[-1]
    assert set(rest[-1].weights) == set(JUDGES)
    assert rest[-1].weights["resting"] != learned("faraway")["resting"]


def test_weights_that_are_known_are_taken_up_and_given_back_as_they_were() -> None:
    known = [number / WEIGHTS for number in range(WEIGHTS)]
    assert Pupil(known, 1).weights() == pytest.approx(known, abs=1e-6)


def test_a_pupil_comes_to_say_what_it_is_taught_with_so_many_regions_in_the_row() -> None:
    pupil, rng = Pupil(None, 4), np.random.default_rng(1)
    before = verdict(pupil.weights(), [1.0, 0.5], 3)
    for _ in range(200):
        pupil.study(one_lot([1.0, 0.5], 3, 71.0, 8), rng, 0.01)
    assert abs(before - 71.0) > 5
    assert verdict(pupil.weights(), [1.0, 0.5], 3) == pytest.approx(71.0, abs=0.5)


def test_the_slope_of_the_error_is_that_of_the_judge() -> None:
    pupil, step = Pupil(None, 4), 1e-2
    shown = np.linspace(-1, 1, BROAD).astype(np.float32)[None, :]
    row = np.zeros((1, LENGTH), np.float32)
    row[:, :BROAD] = shown
    first = verdict(pupil.weights(), shown[0].tolist(), 2)
    tables, aims = np.array([2], np.int16), np.array([first - 9.0], np.float32)
    slopes = pupil._slopes(row, tables, aims)

    def error() -> float:
        return (verdict(pupil.weights(), shown[0].tolist(), 2) - first + 9.0) ** 2 / 2

    tried: list[tuple[str, tuple[int, ...]]] = [
        ("lines", (2, 5)),
        ("look", (7, CELLS - 1)),
        ("begin", (2, 3)),
        ("count", (6,)),
    ]
    for name, at in tried:
        before = error()
        pupil.parts[name][at] += step
        assert (error() - before) / step == pytest.approx(slopes[name][at], rel=0.1, abs=0.05)
        pupil.parts[name][at] -= step


def test_a_task_hears_every_seat_at_every_round() -> None:
    heard = rehearse(Task(COURSE, 0, learned("faraway"), 1.0))
    # Two games at two seats: eight times at rest, and eight times on the way.
    assert sorted(heard.lots["resting"].tables) == sorted([*range(8)] * 4)
    assert sorted(heard.lots["moving"].tables) == sorted([*range(1, 9)] * 4)
    assert heard.points > 0


def rehearsed(seed: int) -> tuple[Rehearsal, list[float]]:
    """Play a game by judgement alone; return what was noted, and how it ended."""
    rehearsal = Rehearsal(judged())
    return rehearsal, rehearsal.play(skerry.new("faraway", 2, seed).state.clone(), Rng(seed))


def judged() -> FarawayPolicy:
    policy = policy_for(skerry.game("faraway"))
    assert isinstance(policy, FarawayPolicy)
    return policy


def test_the_last_verdict_is_led_to_the_end_and_earlier_ones_a_little_to_the_next_verdict() -> None:
    verdicts = rehearsed(4)[0].verdicts[0]
    aims = dict(judging._with_aims(verdicts, 90.0))
    assert aims[verdicts[-1]] == 90.0
    trust = judging.TRUST
    assert aims[verdicts[-2]] == pytest.approx(trust * verdicts[-1].worth + (1 - trust) * 90.0)


def test_judges_foresee_the_end_better_the_nearer_it_is() -> None:
    errors: list[list[float]] = [[] for _ in range(8)]
    for number in range(40):
        rehearsal, ends = rehearsed(number)
        for seat in range(2):
            for each in rehearsal.verdicts[seat]:
                if not each.moving:
                    errors[each.table].append((each.worth - ends[seat]) ** 2)
    assert sum(errors[7]) < sum(errors[4]) < sum(errors[0])
    assert sum(errors[0]) / len(errors[0]) < 25**2


def test_a_verdict_knows_only_what_the_seat_may_know() -> None:
    table = skerry.new("faraway", 3, 4)
    worlds = [table.state, *[table.sample(0, from_seed(seed)).state for seed in (1, 2)]]
    found: list[list[float]] = []
    for world in worlds:
        offer = world.offers[0]
        assert offer is not None
        found.append(judged().worths(world, 0, offer))
    assert found[0] == found[1] == found[2]
    assert len(set(found[0])) == 3
