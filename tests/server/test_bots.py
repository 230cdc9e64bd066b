from __future__ import annotations

import asyncio
import time

import pytest

import skerry
from skerry.server import bots
from skerry.server.bots import Bots, Task
from tests.server.sleepers import misbehave


def task(agent: str) -> Task:
    return Task("faraway", 2, 0, {}, [], 0, agent, 0)


async def choose(
    budget: float, *agents: str, workers: int = 1
) -> tuple[list[str | None], list[float]]:
    """Let agents think at once; return what they picked and how long each took."""
    crew = Bots(budget, workers, misbehave)
    await crew.choose(task("quick"))  # workers are up
    begun = time.monotonic()

    async def timed(agent: str) -> tuple[str | None, float]:
        return await crew.choose(task(agent)), time.monotonic() - begun

    try:
        found = await asyncio.gather(*[timed(agent) for agent in agents])
    finally:
        crew.close()
    return [pick for pick, _ in found], [taken for _, taken in found]


def test_an_agent_answers_where_the_answers_have_led() -> None:
    table = skerry.new("faraway", seed=3)
    for _ in range(5):
        table.act(table.options[0])
    given = ("faraway", 2, 3, table.settings, table.answers)
    pick = bots.think(Task(*given, table.seat, "random", 5), 1.0)
    assert table.game.vocabulary.id(str(pick)) in table.options


def test_an_agent_that_thinks_for_ever_is_stopped() -> None:
    picks, taken = asyncio.run(choose(0.6, "endless"))
    assert picks == [None]
    assert taken[0] < 3


def test_slow_agents_do_not_delay_quick_ones() -> None:
    picks, taken = asyncio.run(choose(1.5, "endless", "endless", "quick", "quick", "quick"))
    assert picks == [None, None, "quick", "quick", "quick"]
    assert max(taken[2:]) < 1.4 < min(taken[:2])


def test_with_two_workers_two_slow_agents_think_at_once() -> None:
    picks, taken = asyncio.run(choose(2.0, "endless", "endless", workers=2))
    assert picks == [None, None]
    assert max(taken) < 4  # one after the other they would need four seconds at least


def test_where_no_worker_is_wanted_one_thinks_all_the_same() -> None:
    picks, _ = asyncio.run(asyncio.wait_for(choose(0.5, "quick", workers=0), 20))
    assert picks == ["quick"]


def test_a_worker_that_dies_is_replaced() -> None:
    picks, _ = asyncio.run(choose(0.5, "dying", "quick"))
    assert picks == [None, "quick"]


def test_a_worker_that_does_not_listen_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "GRACE", 0.3)
    picks, _ = asyncio.run(choose(0.3, "deaf", "quick", "quick"))
    assert picks[0] is None
    assert "quick" in picks[1:]
