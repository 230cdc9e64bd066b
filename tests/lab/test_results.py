from __future__ import annotations

from statistics import mean, stdev

import pytest

from skerry.lab.match import Played
from skerry.lab.results import Results, Tally, team, wilson


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


@pytest.mark.parametrize(
    ("share", "score"), [(0.0, 1), (0.1, 1), (0.11, 2), (0.5, 5), (0.9, 9), (0.95, 30), (1.0, 30)]
)
def test_a_quantile_is_the_lowest_score_that_so_many_games_did_not_exceed(
    share: float, score: int
) -> None:
    assert tally(30, 2, 3, 4, 5, 6, 7, 8, 9, 1).quantile(share) == score


def test_equal_scores_and_no_scores_have_quantiles_too() -> None:
    assert [tally(4, 4, 4).quantile(share) for share in (0.1, 0.9)] == [4, 4]
    assert tally().quantile(0.5) == 0


def test_ranks_are_told_from_the_lowest_with_their_shares() -> None:
    found = Tally()
    for score, rank in ((40, "Captains"), (3, "Novices"), (30, "Sailors"), (25, "Novices")):
        found.add(score, won=True, rank=rank)
    assert list(found.ranks.items()) == [("Novices", 0.5), ("Sailors", 0.25), ("Captains", 0.25)]
    assert tally(1, 2).ranks == {}


@pytest.mark.parametrize(
    ("agents", "name"),
    [
        (["random"], "random"),
        (["random", "random"], "2 × random"),
        (["random", "greedy"], "greedy + random"),
        (["greedy", "random", "greedy"], "2 × greedy + random"),
    ],
)
def test_a_team_is_named_by_who_sits_in_it_and_not_by_where(agents: list[str], name: str) -> None:
    assert team(agents) == team(agents[::-1]) == name


def test_a_team_has_one_score_a_game() -> None:
    results = Results()
    results.add(Played(0, ["a", "b"], [7, 7], [0, 1], 20, "", "Novices"))
    results.add(Played(1, ["b", "a"], [9, 9], [0, 1], 20, "", "Novices"))
    [together] = results.teams.values()
    assert (together.games, together.mean, together.ranks) == (2, 8, {"Novices": 1.0})
