"""What unfinished cities promise: playouts are judged by it before their end, and it can be learned."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import skerry
from skerry.agents import agent
from skerry.agents.search.arm import Arm
from skerry.agents.search.habits import Habits
from skerry.agents.search.makers import learned, policy_for
from skerry.agents.search.playout import Playout
from skerry.agents.search.policy import TO_THE_END
from skerry.agents.search.woodland.policy import WoodlandPolicy
from skerry.agents.search.woodland.promise import LENGTH, SIGNS, TABLES
from skerry.games.woodland.state import Woodland
from skerry.kernel.rng import Rng
from skerry.kernel.seen import Seen

if TYPE_CHECKING:
    from skerry.kernel.game import Value

TABLES_TRIED: list[tuple[str, int, dict[str, Value]]] = [
    ("everdell", 2, {}),
    ("everdell", 3, {"pearlbrook": True}),
    ("everdell", 1, {"year": 3}),
    ("everdell", 1, {"pearlbrook": True}),
    ("farshore", 2, {}),
    ("farshore", 1, {"captain": "terror"}),
]


def looked(table: skerry.Table) -> WoodlandPolicy:
    policy = policy_for(table.game)
    assert isinstance(policy, WoodlandPolicy)
    policy.look(Seen(table, table.seat))
    return policy


def read(table: skerry.Table, seat: int = 0) -> dict[str, float]:
    """Return by sign what is read of a seat."""
    policy = looked(table)
    state = table.state
    assert isinstance(state, Woodland)
    policy.promise.read(state, seat, float(table.scores()[seat]), 0.0)
    return dict(zip(SIGNS, policy.promise.values, strict=True))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES_TRIED)
def test_every_table_has_a_promise_and_every_sign_its_number(
    game: str, seats: int, options: dict[str, Value]
) -> None:
    table = skerry.new(game, seats, 3, **options)
    player = agent("greedy", game)
    for _ in range(30):
        table.act(player.choose(Seen(table, table.seat)))
    policy = looked(table)
    assert policy.ahead < TO_THE_END
    assert len(policy.promise.weights) == LENGTH * TABLES
    promised = policy.points(table.state)
    assert len(promised) == seats
    assert all(
        promise > points for promise, points in zip(promised, table.scores(), strict=True)
    ), "more will come"
    assert len(policy.promise.values) == LENGTH
    if seats == 1:
        rival = table.rival()
        assert rival is not None
        assert policy.rival(table.state) > rival.points


def test_a_playout_ends_where_it_is_far_enough() -> None:
    table = skerry.new("everdell", 2, 3)
    policy = looked(table)
    playout = Playout(
        table.game,
        Habits(policy, len(table.game.vocabulary), 0.0),
        table.seat,
        explain=True,
    )
    short, whole = Arm(table.options[0]), Arm(table.options[0])
    playout.run(table.state, short, Rng(1))
    policy.ahead = TO_THE_END
    playout.run(table.state, whole, Rng(1))
    assert short.margins != whole.margins, "one is promised, the other counted"
    assert short.tally.sources.keys() == whole.tally.sources.keys(), "reasons come from the end"
    assert sum(heap.total for heap in whole.tally.sources.values()) == whole.tally.points[0]


def test_a_game_that_is_over_promises_what_it_has() -> None:
    table = skerry.new("everdell", 2, 3)
    policy = looked(table)
    player = agent("greedy", "everdell")
    while not table.over:
        table.act(player.choose(Seen(table, table.seat)))
    assert policy.points(table.state) == [float(points) for points in table.scores()]


def test_without_a_learned_promise_playouts_go_to_the_end() -> None:
    table = skerry.new("everdell", 2, 3)
    policy = policy_for(table.game)
    assert isinstance(policy, WoodlandPolicy)
    policy.learned = {"policy": learned("everdell")["policy"]}
    policy.look(Seen(table, table.seat))
    assert policy.ahead == TO_THE_END


def test_what_a_city_could_do_is_read() -> None:
    scene = skerry.scenario("everdell", 2).lay("hand", ["husband", "king"])
    poor = read(scene.table)
    scene.lay("city", ["farm"]).set("berry", 6, seat=0)
    rich = read(scene.table)
    assert (poor["berry"], rich["berry"], rich["more of them"]) == (0, 4, 2)
    assert poor["guest"] == 0
    assert rich["guest"] > 0, "the farm houses the husband"
    assert rich["yield"] > poor["yield"] == 0
    assert rich["payables"] > poor["payables"]
    assert rich["production cards"] == rich["city"] == 1


def test_an_event_is_read_as_near_and_then_as_ready() -> None:
    scene = skerry.scenario("everdell", 2)
    far = read(scene.table)
    scene.lay("city", ["farm"] * 3)
    near = read(scene.table)
    scene.lay("city", ["farm"] * 4)
    ready = read(scene.table)
    assert far["near"] < near["near"]
    assert near["ready"] < ready["ready"], "four production cards"
