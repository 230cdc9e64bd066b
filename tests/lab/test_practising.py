"""Practising: a policy moves to where its playouts end better, and goes on where it was called off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import skerry
from skerry.agents.search.faraway.policy import LIKINGS, FarawayPolicy, liked_at
from skerry.agents.search.faraway.practice import FarawayPractice
from skerry.agents.search.makers import learned, policy_for
from skerry.agents.search.woodland.policy import WoodlandPolicy
from skerry.agents.search.woodland.practice import WoodlandPractice
from skerry.kernel.rng import Rng, from_seed
from skerry.kernel.seen import Seen
from skerry.lab import practising
from skerry.lab.practising import name_at, practise
from skerry.lab.training import Course

if TYPE_CHECKING:
    from pathlib import Path

COURSE = Course("everdell", "greedy", 0, 2, 3, {}, practice=2)
FARAWAY = COURSE._replace(game="faraway")


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    paces = {name: pace._replace(positions=2) for name, pace in practising.PACES.items()}
    monkeypatch.setattr(practising, "PACES", paces)
    monkeypatch.setattr(practising, "PLAYOUTS", 2)


@pytest.mark.parametrize("course", [COURSE, FARAWAY], ids=lambda course: course.game)
def test_what_was_called_off_goes_on(course: Course, tmp_path: Path) -> None:
    whole = list(practise(course, tmp_path / "whole"))
    next(practise(course, tmp_path / "parts"))
    rest = list(practise(course, tmp_path / "parts"))
    assert [each.number for each in rest] == [1, 2]
    assert rest[-1] == whole[-1]
    assert rest[-1].weights != learned(course.game)[name_at(course)]


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
    seats: int, options: dict[str, bool | int | str], name: str
) -> None:
    assert name_at(COURSE._replace(seats=seats, options=options)) == name


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


def test_likings_of_faraway_move_towards_what_was_played() -> None:
    table = skerry.new("faraway", 2, 4)
    policy = policy_for(table.game)
    assert isinstance(policy, FarawayPolicy)
    policy.likings = [0.0] * LIKINGS
    practice = FarawayPractice(policy)
    practice.run(table.state, Rng(5))
    offer = table.state.offers[0]
    assert offer is not None
    first = liked_at(table.state, 0, offer)
    slope = {card: practice.slopes[0][first + card] for card in offer.options}
    played = max(slope, key=slope.__getitem__)
    assert slope[played] > 0 > max(slope[card] for card in slope if card != played)
    before, after = [0.0] * len(offer.options), [0.0] * len(offer.options)
    policy.lean(table.state, 0, offer, before)
    policy.likings[first + played] = 2.0
    policy.lean(table.state, 0, offer, after)
    assert [new - old for new, old in zip(after, before, strict=True)] == pytest.approx(
        [2.0 * (card == played) for card in offer.options]
    )
