"""How a process hears through PostgreSQL what others have written."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import asyncpg

from skerry.server.store import CHANNEL, REACHED

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from skerry.server.store import Store

PATIENCE = 0.2  # seconds before a lost connection is tried again
BEAT = 5.0  # seconds of silence after which PostgreSQL is asked whether it is still there
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


async def announcements(store: Store) -> AsyncIterator[str]:
    """Listen to what every append announces; an empty one says that some may have been missed."""
    while True:
        news: asyncio.Queue[str] = asyncio.Queue()
        try:
            connection = await _listen(store, news)
        except LOST:
            await asyncio.sleep(PATIENCE)
            continue
        try:
            yield ""
            while said := await _next(connection, news):
                yield said
        finally:
            connection.terminate()


async def _next(connection: asyncpg.Connection, news: asyncio.Queue[str]) -> str:
    """Wait for an announcement; "" says that the connection is lost, be it in silence."""
    while True:
        try:
            async with asyncio.timeout(BEAT):
                return await news.get()
        except TimeoutError:
            try:
                await connection.execute("SELECT 1", timeout=BEAT)
            except LOST:
                return ""


async def _listen(store: Store, news: asyncio.Queue[str]) -> asyncpg.Connection:
    """Connect, and have announcements queued; "" says that the connection is lost."""
    address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(address, timeout=REACHED)
    connection.add_termination_listener(lambda _: news.put_nowait(""))
    await connection.add_listener(CHANNEL, lambda *said: news.put_nowait(str(said[-1])))
    return connection
