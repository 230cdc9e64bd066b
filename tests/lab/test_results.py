from __future__ import annotations

from statistics import mean, stdev

import pytest

from skerry.lab.match import Played
from skerry.lab.results import Results, Tally, wilson


def tally(*scores: int) -> Tally:
    found = Tally()
    for score in scores:
        found.add(score, won=score > 10)
    return found


def test_wilson_agrees_with_a_known_case() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)


@pytest.mark.parametrize(("wins", "games"), [(0, 0), (0, 5), (5, 5)])
def test_wilson_stays_within_bounds(wins: int, games: int) -> None:
    low, high = wilson(wins, games)
    assert 0 <= low < high <= 1


def test_mean_and_deviation_are_those_of_the_scores() -> None:
    scores = (3, 20, -4, 11, 11)
    found = tally(*scores)
    assert found.mean == pytest.approx(mean(scores))
    assert found.deviation == pytest.approx(stdev(scores))
    assert (found.lowest, found.highest, found.wins) == (-4, 20, 3)


def test_one_game_or_none_has_no_spread() -> None:
    assert tally(5).deviation == tally().deviation == tally().reach == tally().win_rate == 0


@pytest.mark.parametrize("winners", [[], [0, 1]])
def test_all_or_none_may_win(winners: list[int]) -> None:
    results = Results()
    results.add(Played(0, ["a", "b"], [7, 7], winners, 20, ""))
    assert [tally.wins for tally in results.agents.values()] == [len(winners) // 2] * 2
