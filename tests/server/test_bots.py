from __future__ import annotations

import asyncio
import sqlite3
from contextlib import asynccontextmanager, closing
from typing import TYPE_CHECKING

import skerry
from skerry.server import bots
from skerry.server.bots import Bots, Crew, Task
from tests.patience import PATIENCE, until
from tests.server.house import play_on
from tests.server.sleepers import FOR_EVER, misbehave

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    import pytest

    from skerry.server.bots import Answers
    from tests.server.house import House


QUICK = [(0, "quick")]


def task(agent: str) -> Task:
    return Task("faraway", 2, 0, {"advanced": False}, [], 0, agent, 0)


@asynccontextmanager
async def crew_of(budget: float, workers: int = 1) -> AsyncIterator[Bots]:
    """Agents that misbehave, one worker for the quick and one for the slow; the first is up."""
    crew = Bots(budget, workers, misbehave)
    try:
        await crew.choose(task("quick"))
        async with asyncio.timeout(PATIENCE):
            yield crew
    finally:
        crew.close()


def test_an_agent_answers_where_the_answers_have_led() -> None:
    table = skerry.new("faraway", seed=3)
    for _ in range(5):
        table.act(table.options[0])
    given = ("faraway", 2, 3, table.settings, table.answers)
    [(seat, pick)] = bots.think(Task(*given, table.seat, "random", 5), PATIENCE) or []
    assert seat == table.seat
    assert table.game.vocabulary.id(pick) in table.options


def test_agents_answer_in_a_row_until_somebody_else_is_asked() -> None:
    table = skerry.new("faraway", 2, 3)
    row = {0: "random", 1: "random"}
    whole = bots.think(Task("faraway", 2, 3, table.settings, [], 0, "random", 5, row=row), PATIENCE)
    alone = bots.think(
        Task("faraway", 2, 3, table.settings, [], 0, "random", 5, row={0: "random"}), PATIENCE
    )
    assert {seat for seat, _ in whole or []} == {0, 1}
    assert [seat for seat, _ in alone or []] == [0]
    for seat, pick in whole or []:
        table.act(pick, seat)


def test_agents_in_a_row_let_the_table_hear_of_them_after_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots, "SPELL", 0.0)
    settings = skerry.new("faraway", 2, 3).settings
    row = {0: "random", 1: "random"}
    given = bots.think(Task("faraway", 2, 3, settings, [], 0, "random", 5, row=row), PATIENCE)
    assert len(given or []) == 1


def test_who_uses_all_the_time_there_is_gives_what_it_has_in_time() -> None:
    table = skerry.new("faraway", seed=3)
    strong = Task("faraway", 2, 3, table.settings, [], 0, "strong", 5)
    [(_, pick)] = bots.think(strong, PATIENCE) or []
    assert table.game.vocabulary.id(pick) in table.options


def test_who_uses_all_the_time_there_is_is_not_tried_among_the_quick() -> None:
    async def tried() -> bool:
        async with crew_of(0.6) as crew:
            await crew.choose(task("strong"))
            return bool(crew._known_slow)

    assert not asyncio.run(tried())


def test_an_agent_that_thinks_for_ever_stops_when_its_time_is_up(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def stop() -> Answers | None:
        async with crew_of(0.6) as crew:
            return await crew.choose(task("endless"))

    assert asyncio.run(stop()) is None
    assert not caplog.messages  # it stopped by itself: its worker need not be ended


def test_slow_agents_do_not_delay_quick_ones() -> None:
    async def choose() -> tuple[list[Answers | None], list[bool]]:
        async with crew_of(FOR_EVER) as crew:
            slow = [asyncio.create_task(crew.choose(task("endless"))) for _ in range(2)]
            await asyncio.sleep(0)  # they are first
            picks = await asyncio.gather(*[crew.choose(task("quick")) for _ in range(3)])
            done = [one.done() for one in slow]
            for one in slow:
                one.cancel()
            return picks, done

    assert asyncio.run(choose()) == ([QUICK] * 3, [False] * 2)


def test_with_two_workers_two_agents_think_at_once(tmp_path: Path) -> None:
    async def both() -> list[Answers | None]:
        crew = Crew(2, misbehave)
        meeting = task("meeting")._replace(deck=str(tmp_path))
        try:
            return await asyncio.gather(*[crew.think(meeting, 1) for _ in range(2)])
        finally:
            crew.close()

    assert asyncio.run(both()) == [[(0, "met")]] * 2


def test_where_no_worker_is_wanted_one_thinks_all_the_same() -> None:
    async def choose() -> Answers | None:
        async with crew_of(FOR_EVER, workers=0) as crew:
            return await crew.choose(task("quick"))

    assert asyncio.run(choose()) == QUICK


def test_a_worker_that_dies_is_replaced() -> None:
    async def choose() -> list[Answers | None]:
        async with crew_of(FOR_EVER) as crew:
            agents = ("dying", "quick")
            return await asyncio.gather(*[crew.choose(task(agent)) for agent in agents])

    assert asyncio.run(choose()) == [None, QUICK]


def test_a_worker_that_does_not_listen_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def choose() -> list[Answers | None]:
        async with crew_of(0.1) as crew:
            with monkeypatch.context() as hasty:
                hasty.setattr(bots, "GRACE", 0.1)
                deaf = await crew.choose(task("deaf"))
            return [deaf, await crew.choose(task("quick"))]

    assert asyncio.run(choose()) == [None, QUICK]
    assert "A worker did not stop in time and is ended" in caplog.messages


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
