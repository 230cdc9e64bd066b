"""Search: honest, reproducible, within its budget, and the same in both flavours."""

from __future__ import annotations

import pytest

import skerry
from skerry.agents import agent
from skerry.agents.search.budget import Budget
from skerry.agents.search.makers import policy_for
from skerry.agents.search.opinion import Opinion
from skerry.agents.search.search import Search
from skerry.kernel.rng import from_seed
from skerry.kernel.seen import Seen

SEARCHED = ("everdell", "faraway", "farshore")


def search(table: skerry.Table, playouts: int, seed: int = 1) -> Search:
    return Search(from_seed(seed), policy_for(table.game), Budget(playouts))


def asked(game: str, answers: int, seats: int = 2, **options: bool | int) -> skerry.Table:
    """Lead a table by greedy play to a choice of several."""
    table = skerry.new(game, seats, 5, **options)
    greedy = agent("greedy", game)
    while table.position < answers or len(table.options) < 3:
        table.act(greedy.choose(Seen(table, table.seat)))
    return table


def opinion(table: skerry.Table, playouts: int) -> Opinion:
    return search(table, playouts).opinion(Seen(table, table.seat))


@pytest.mark.parametrize("game", SEARCHED)
def test_what_a_seat_cannot_see_makes_no_difference(game: str) -> None:
    table = asked(game, 12)
    choices = [
        search(world, 40).choose(Seen(world, table.seat))
        for world in [table, *[table.sample(table.seat, from_seed(seed)) for seed in (1, 2, 3)]]
    ]
    assert choices == [choices[0]] * 4


@pytest.mark.parametrize("game", SEARCHED)
def test_equal_seeds_and_budgets_think_alike(game: str) -> None:
    table = asked(game, 9)
    assert opinion(table, 40).candidates[0].worth == opinion(table, 40).candidates[0].worth


@pytest.mark.parametrize("game", SEARCHED)
def test_thinking_changes_nothing_on_the_table(game: str) -> None:
    table = asked(game, 9)
    before = table.state.clone()
    search(table, 20).choose(Seen(table, table.seat))
    assert table.state.same_as(before)


@pytest.mark.parametrize("game", SEARCHED)
def test_no_more_is_played_out_than_the_budget_has(game: str) -> None:
    table = asked(game, 9)
    found = opinion(table, 50)
    assert sum(candidate.playouts for candidate in found.candidates) == found.playouts
    assert found.playouts <= 50 + len(found.candidates)
    assert found.is_final


def test_time_is_kept_by_the_clock_that_is_given() -> None:
    table = asked("faraway", 6)
    looks: list[float] = []

    def clock() -> float:
        looks.append(len(looks) * 1.0)
        return looks[-1]

    thinker = Search(from_seed(1), policy_for(table.game), Budget(10**6, 25.0, clock))
    assert thinker.choose(Seen(table, table.seat)) in table.options
    assert len(looks) < 60


def test_thinking_goes_on_where_a_slice_ended() -> None:
    table = asked("everdell", 6)
    whole = search(table, 60).think(Seen(table, table.seat))
    sliced = search(table, 60).think(Seen(table, table.seat))
    while not whole.more(1000):
        pass
    slices = 0
    while not sliced.more(5):
        slices += 1
    assert slices > 5
    assert sliced.opinion().candidates == whole.opinion().candidates


def test_what_leaves_no_choice_costs_nothing() -> None:
    table = asked("everdell", 4)
    seen = Seen(table, table.seat)
    seen.options = seen.options[:1]
    assert search(table, 10**9).choose(seen) == seen.options[0]


def test_candidates_come_with_reasons_the_best_first() -> None:
    table = asked("everdell", 20)
    found = opinion(table, 120).candidates
    best = found[0]
    assert sorted(c.pick for c in found) == table.options
    assert best.playouts >= found[-1].playouts
    assert best.error > 0
    assert 0 <= best.chance <= 1
    assert best.line
    assert 0 < best.line[0].share <= 1
    assert best.reasons
    assert len(best.ends) == 2


def test_both_flavours_think_alike() -> None:
    # Other weights think otherwise, and then these are others; but the same in both flavours.
    told = []
    for game in SEARCHED:
        best = opinion(asked(game, 10), 40).candidates[0]
        told.append((skerry.game(game).vocabulary.name(best.pick), round(best.worth, 6)))
    assert told == [("berry", 1.166768), ("region-24", 4.626105), ("abbey", 2.657559)]
