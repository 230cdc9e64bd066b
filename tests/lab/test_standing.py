"""Duels and ratings: ties told, intervals honest, the scale right."""

from __future__ import annotations

import pytest

from skerry.lab.match import Played
from skerry.lab.ratings import MEAN, rate, strengths
from skerry.lab.standing import Duel, Pairs, compare_seats, compare_tables


def game(agents: list[str], scores: list[int], winners: list[int]) -> Played:
    return Played(0, agents, scores, winners, 10, "")


def duel(*shares: float) -> Duel:
    made = Duel()
    for deal, share in enumerate(shares):
        made.add(deal, share)
    return made


def test_a_winner_is_before_the_others_and_points_part_the_rest() -> None:
    found = compare_seats([game(["c", "a", "b"], [50, 50, 40], [1])])
    assert sorted(found) == [("a", "b", 1.0), ("a", "c", 1.0), ("b", "c", 0.0)]


def test_who_wins_together_has_tied_and_nobody_plays_itself() -> None:
    assert compare_seats([game(["b", "a"], [7, 7], [0, 1])]) == [("a", "b", 0.5)]
    assert compare_seats([game(["a", "a"], [7, 9], [1])]) == []


def test_alone_the_same_deal_is_compared_by_victory_and_then_by_points() -> None:
    marks = {"a": (True, 40), "b": (False, 60), "c": (True, 40)}
    assert compare_tables("a", marks) == [("a", "b", 1.0), ("a", "c", 0.5)]


def test_a_tie_counts_half_and_is_told() -> None:
    made = duel(1, 0.5, 0.5, 0)
    assert (made.wins, made.ties, made.losses, made.share) == (1, 2, 1, 0.5)


def test_nothing_is_decided_by_a_few_deals_or_by_an_even_score() -> None:
    assert not duel(*[1] * 7).is_decided(0.05)
    assert not duel(*[1, 0] * 200).is_decided(0.05)
    assert not duel(*[1] * 500).is_decided(0.0)


def test_a_clear_lead_is_decided_either_way() -> None:
    assert duel(*[1] * 30).is_decided(0.05)
    assert duel(*[0] * 30).is_decided(0.05)


def test_who_never_lost_is_not_certain_to_win() -> None:
    assert 0 < duel(*[1] * 20).reach < 0.3
    pairs = Pairs(["a", "b"])
    for deal in range(20):
        pairs.add(deal, [("a", "b", 1.0)])
    best, worst = rate(pairs)
    assert best.agent == "a"
    assert best.low < best.points
    assert worst.high > worst.points


def test_ten_wins_to_one_are_four_hundred_points() -> None:
    found = strengths(["a", "b"], {("a", "b"): 999.5, ("b", "a"): 99.5})
    assert found["a"] - found["b"] == pytest.approx(400, abs=0.1)
    assert found["a"] + found["b"] == pytest.approx(2 * MEAN)


def test_who_never_met_is_rated_through_a_third() -> None:
    got = {("a", "b"): 75.0, ("b", "a"): 25.0, ("b", "c"): 75.0, ("c", "b"): 25.0}
    found = strengths(["a", "b", "c"], got)
    assert found["a"] - found["c"] == pytest.approx(2 * (found["a"] - found["b"]), abs=0.5)


def test_the_same_games_give_the_same_ratings() -> None:
    pairs = Pairs(["a", "b"])
    for deal in range(10):
        pairs.add(deal, [("a", "b", float(deal % 3 == 0))])
    assert rate(pairs) == rate(pairs)
