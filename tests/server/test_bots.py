from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import pytest

import skerry
from skerry.server import bots
from skerry.server.bots import Bots, Crew, Task
from tests.server.sleepers import misbehave

if TYPE_CHECKING:
    from pathlib import Path


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


def test_with_two_workers_two_agents_think_at_once(tmp_path: Path) -> None:
    async def both() -> list[str | None]:
        crew = Crew(2, misbehave)
        meeting = task("meeting")._replace(deck=str(tmp_path))
        try:
            return await asyncio.gather(*[crew.think(meeting, 1) for _ in range(2)])
        finally:
            crew.close()

    assert asyncio.run(both()) == ["met", "met"]


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
