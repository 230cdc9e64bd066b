from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

import skerry
from skerry.server import bots
from skerry.server.bots import Bots, Task
from tests.server.house import play_on, until
from tests.server.sleepers import misbehave

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House


def task(agent: str) -> Task:
    return Task("faraway", 2, 0, {"advanced": False}, [], 0, agent, 0)


async def choose(budget: float, *agents: str) -> tuple[list[str | None], list[float]]:
    """Let agents think at once; return what they picked and how long each took."""
    crew = Bots(budget, 1, misbehave)
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


def test_a_worker_that_dies_is_replaced() -> None:
    picks, _ = asyncio.run(choose(0.5, "dying", "quick"))
    assert picks == [None, "quick"]


def test_a_worker_that_does_not_listen_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "GRACE", 0.3)
    picks, _ = asyncio.run(choose(0.3, "deaf", "quick", "quick"))
    assert picks[0] is None
    assert "quick" in picks[1:]


async def failures(agent: str, crew: Bots) -> int:
    """Ask an agent for one pick, and return how often it failed at that."""
    try:
        assert await crew.choose(task(agent)) is None
    finally:
        crew.close()
    return crew.failures


def test_an_agent_that_fails_is_counted_and_not_asked_again() -> None:
    assert asyncio.run(failures("unheard-of", Bots(5.0, 1))) == 1


def test_an_agent_whose_workers_die_has_failed() -> None:
    assert asyncio.run(failures("dying", Bots(0.5, 1, misbehave))) == 1


def test_an_agent_that_needs_too_long_has_not_failed() -> None:
    assert asyncio.run(failures("endless", Bots(0.5, 1, misbehave))) == 0


def test_a_server_tells_of_an_agent_that_fails_and_the_game_goes_on(
    build: Callable[..., House],
) -> None:
    house = build()
    made = house.create("me", "random")
    house.end()
    rename_agents(house.database, "random", "unheard-of")
    house.start()
    until(lambda: bool(play_on(house, made["table"], made["keys"])["over"]), "the game was over")
    assert house.failures() > 0
    link = f"/api/tables/{made['table']}/record"
    assert link in house.log.read_text()
    assert house.http.get(link).status_code == 200


def rename_agents(database: str, old: str, new: str) -> None:
    """Let tables of a server that is down be played by other agents."""
    with closing(sqlite3.connect(database)) as store, store:
        store.execute("UPDATE tables SET header = replace(header, ?, ?)", (old, new))
