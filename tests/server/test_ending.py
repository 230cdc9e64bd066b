"""A server ends when it is told so, in whatever moment that comes."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from skerry.server import bots, ending
from skerry.server.bots import Crew
from skerry.server.bus import Bus
from skerry.server.hall import Hall
from skerry.server.settings import Settings
from tests.patience import LOOKS, PATIENCE

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from pathlib import Path

STEPS = 40  # of the loop: more than saying something, or hearing of a thought, takes


async def heeds(work: Coroutine[None, None, object], step: int) -> bool:
    """Tell something to end after so many steps; whether it does, rather than to go on as if it had not heard."""
    task = asyncio.create_task(work)
    for _ in range(step):
        await asyncio.sleep(0)
    told = task.cancel()
    async with asyncio.timeout(PATIENCE):
        await asyncio.wait([task])
    return task.cancelled() or not told


def test_whoever_speaks_by_a_bus_ends_in_every_moment(redis: str) -> None:
    async def spoken() -> None:
        for step in range(STEPS):
            bus = Bus(redis)
            assert await heeds(bus.speak(), step)
            await bus.close()

    asyncio.run(spoken())


def thought(_task: int, _budget: float) -> int:
    return 7


def test_whoever_waits_for_a_thought_ends_in_every_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    async def asked() -> None:
        with ThreadPoolExecutor(1) as pool:
            monkeypatch.setattr(bots, "_new_pool", lambda _workers: pool)
            for step in range(STEPS):
                assert await heeds(Crew(1, thought).think(0, PATIENCE), step)

    asyncio.run(asked())


def test_who_misses_it_when_told_to_end_is_told_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ending, "AGAIN", LOOKS)
    missed = []

    async def deaf() -> None:
        try:
            await asyncio.sleep(PATIENCE)
        except asyncio.CancelledError as error:
            missed.append(error)
        await asyncio.sleep(PATIENCE)

    async def closed() -> bool:
        hall = Hall(Settings(database=f"{tmp_path}/skerry.db"))
        await hall.open()
        hall.spawn(deaf())
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await hall.close()
        return len(asyncio.all_tasks()) == 1  # this one

    assert asyncio.run(closed())
    assert len(missed) == 1
