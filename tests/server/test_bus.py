"""News by a bus: nobody misses any, whoever dies, comes back or is slow."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from skerry.server import bus as buses
from skerry.server import hearing, reception
from skerry.server.bus import Bus
from skerry.server.entries import Spoke
from skerry.server.hall import Hall
from skerry.server.protocol.seating import NewTable, SeatWish
from skerry.server.settings import Settings
from skerry.server.store import Store
from skerry.server.watch import _told
from tests.patience import LOOKS, soon
from tests.server import services

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


async def listen(bus: Bus, heard: list[str]) -> None:
    async for news in bus.hear():
        heard.append(news)  # noqa: PERF401 - it never ends


@asynccontextmanager
async def talking(url: str) -> AsyncIterator[tuple[Bus, list[str]]]:
    """A bus that speaks, and what another hears."""
    bus, other = Bus(url), Bus(url)
    heard: list[str] = []
    tasks = [asyncio.create_task(listen(other, heard))]
    await soon(lambda: heard)
    tasks.append(asyncio.create_task(bus.speak()))
    try:
        yield bus, heard
    finally:
        for task in tasks:
            task.cancel()
        await bus.close()
        await other.close()


def test_who_could_not_be_told_by_the_bus_is_told_that_something_was_missed() -> None:
    if services.REDIS is None:
        pytest.skip(services.missing("redis-server"))

    async def played(own: services.Redis) -> None:
        own.begin()
        await soon(own.answers)
        async with talking(own.url) as (bus, heard):
            await soon(lambda: heard == ["", ""])
            own.end()
            bus.say("otter 1")
            await asyncio.sleep(LOOKS)
            own.begin()
            await soon(lambda: len(heard) >= 4)  # it is lost, and back

            def told() -> bool:
                bus.say("otter 2")
                return heard[-1] == "otter 2"

            await soon(told)
            assert "otter 1" not in heard

    own = services.Redis()
    asyncio.run(played(own))
    own.remove()


def test_who_starts_says_that_something_may_have_been_missed(redis: str) -> None:
    async def told() -> None:
        async with talking(redis) as (_, heard):
            await soon(lambda: heard == ["", ""])  # it listens, and another has begun

    asyncio.run(told())


def test_more_news_than_can_wait_are_told_as_missed(
    redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told() -> None:
        async with talking(redis) as (bus, heard):
            await soon(lambda: heard == ["", ""])
            monkeypatch.setattr(buses, "MOST", 1)
            bus.say("otter 1")
            bus.say("otter 2")
            await soon(lambda: heard[2:] in (["", "otter 1"], ["otter 1", ""]))

    asyncio.run(told())


class Mute:
    """A bus that says yes to everything, but that somebody listens only when it is told to."""

    def __init__(self) -> None:
        self.listeners: list[asyncio.StreamWriter] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while line := (await reader.readline()).upper():
            if line == b"SUBSCRIBE\r\n":
                self.listeners.append(writer)
            if line in (b"HELLO\r\n", b"CLIENT\r\n"):
                writer.write(b"%0\r\n" if line == b"HELLO\r\n" else b"+OK\r\n")
        writer.close()

    def confirm(self) -> None:
        self.listeners[0].write(b">3\r\n$9\r\nsubscribe\r\n$6\r\nskerry\r\n:1\r\n")


def test_who_listens_looks_only_when_the_bus_has_confirmed_it() -> None:
    async def heard() -> None:
        mute, said = Mute(), list[str]()
        server = await asyncio.start_server(mute.serve, "127.0.0.1", 0)
        bus = Bus(f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}")
        task = asyncio.create_task(listen(bus, said))
        await soon(lambda: mute.listeners)
        await asyncio.sleep(5 * LOOKS)
        assert said == []
        mute.confirm()
        await soon(lambda: said == [""])
        task.cancel()
        await bus.close()
        server.close()
        await soon(mute.listeners[0].is_closing)

    asyncio.run(heard())


def test_words_that_are_no_news_end_nobodys_listening() -> None:
    async def said() -> AsyncIterator[str]:
        for words in ("", " -1", "otter 3;lamp -1;x;y z", "what else"):
            yield words

    async def heard() -> list[dict[str, int] | None]:
        return [found async for found in _told(said())]

    assert asyncio.run(heard()) == [None, {"otter": 3, "lamp": -1}]


def test_whether_the_database_is_well_is_no_news(tmp_path: Path) -> None:
    async def asked() -> tuple[bool, list[str]]:
        store = Store(Settings(database=f"{tmp_path}/skerry.db").url)
        said: list[str] = []
        store.announce = said.append
        await store.open()
        found = await store.alive()
        await store.close()
        return found, said

    assert asyncio.run(asked()) == (True, [])


class Onlooker:
    """As much of a viewer as news need."""

    def __init__(self) -> None:
        self.keys: dict[int, str] = {}
        self.wake = asyncio.Event()


def test_what_was_written_by_who_died_before_telling_it_is_seen(
    tmp_path: Path, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hearing, "LOOK", LOOKS)

    async def seen() -> None:
        settings = Settings(database=f"{tmp_path}/skerry.db", bus=redis)
        hall = Hall(settings)
        await hall.open()
        dead = Store(settings.url)  # it has a bus, but does not live to speak by it
        await dead.open()
        dead.announce = lambda _: None
        try:
            wish = NewTable("faraway", [SeatWish("screen"), SeatWish("screen")], seed=7)
            live = await hall.table((await reception.create(hall, wish)).table)
            live.viewers.add(Onlooker())  # type: ignore[arg-type]
            await dead.append(live.id, live.version, [Spoke(0, "Ann", "hello", "")])
            await soon(lambda: live.chat)
        finally:
            live.viewers.clear()
            await dead.close()
            await hall.close()

    asyncio.run(seen())
