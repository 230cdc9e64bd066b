"""What seats of a playout see change in the woodlands: they lean by it, and practice learns from it."""

from __future__ import annotations

import pytest

import skerry
from skerry.agents import agent
from skerry.agents.search.makers import policy_for
from skerry.agents.search.openly import Openly
from skerry.agents.search.woodland.features import FEATURES, FREE_HOME, MAP, PEARL, SAVING, WIND
from skerry.agents.search.woodland.policy import WoodlandPolicy, kind_of
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.zones import SEASON
from skerry.kernel.rng import from_seed
from skerry.kernel.seen import Seen


def policy_of(table: skerry.Table) -> WoodlandPolicy:
    policy = policy_for(table.game)
    assert isinstance(policy, WoodlandPolicy)
    policy.look(Seen(table, table.seat))
    return policy


def seen_of(table: skerry.Table, name: str) -> dict[int, float]:
    """Return by feature what the seat to move sees of a pick that changes."""
    policy, state = policy_of(table), table.state
    assert isinstance(state, Woodland)
    season = state.count(SEASON, table.seat)
    policy.sight.begin(state, table.seat, season, policy.weights, season * len(FEATURES))
    policy.sight.noting = True
    pick = table.game.vocabulary.names.index(name)
    leaning = policy.sight.see(pick, policy.amounts[pick])
    weights = policy.weights[season * len(FEATURES) :]
    assert leaning == pytest.approx(sum(weights[n] * value for n, value in policy.sight.noted))
    return dict(policy.sight.noted)


def by_the_brook(**counters: int) -> skerry.Table:
    table = skerry.scenario("everdell", 2, pearlbrook=True).lay("hand", ["farm"] * 3)
    for name, count in counters.items():
        table.set(name, count, seat=0)
    return table.table


def test_a_critter_is_seen_to_move_in_for_nothing() -> None:
    scene = skerry.scenario("everdell", 2).lay("hand", ["husband"])
    assert FREE_HOME not in seen_of(scene.table, "play-husband")
    scene.lay("city", ["farm"])
    assert seen_of(scene.table, "play-husband")[FREE_HOME] > 0


def test_a_pearl_is_seen_where_it_lies() -> None:
    assert seen_of(by_the_brook(), "river_spot_production")[PEARL] == 1


def test_who_could_build_a_wonder_minds_what_a_card_takes_from_it() -> None:
    stock = {"twig": 2, "resin": 2, "pebble": 2}
    assert SAVING not in seen_of(by_the_brook(pearl=1, **stock), "play-farm")
    assert seen_of(by_the_brook(pearl=3, **stock), "play-farm")[SAVING] > 0


def test_winds_and_maps_of_farshore_are_seen() -> None:
    table = skerry.new("farshore", 2, 1)
    greedy = agent("greedy", "farshore")
    while WIND not in seen_of_all(table, "play-"):
        table.act(greedy.choose(Seen(table, table.seat)))
    while seen_of_all(table, "dunes").get(MAP, 0) <= 0:
        table.act(greedy.choose(Seen(table, table.seat)))


def seen_of_all(table: skerry.Table, start: str) -> dict[int, float]:
    """Return by feature what is seen of the picks whose names begin so."""
    names = [table.game.vocabulary.name(pick) for pick in table.options]
    found: dict[int, float] = {}
    for name in names:
        if name.startswith(start):
            found |= seen_of(table, name)
    return found


def test_who_sees_all_cards_looks_at_the_table_as_it_is() -> None:
    table = skerry.new("everdell", 1, 3)
    world = Openly(table, 0).sample(from_seed(1))
    assert world.state.same_as(table.state)
    assert not Seen(table, 0).sample(from_seed(1)).state.same_as(table.state)


def test_what_was_not_learned_by_the_river_alone_falls_back_on_the_river() -> None:
    view = skerry.new("everdell", 1, 3, pearlbrook=True).view(0)
    learned: dict[str, list[float]] = {"policy": [], "alone": [], "river policy": []}
    assert kind_of(view, learned) == "river policy"
    assert kind_of(view, {**learned, "river alone": []}) == "river alone"
    assert kind_of(skerry.new("everdell", 1, 3).view(0), learned) == "alone"
