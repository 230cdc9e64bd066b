"""How a process hears what other processes have written into the same database."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import asyncpg
import sqlalchemy as sa

from skerry.server.store import CHANNEL

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from skerry.server.store import Store

PAUSE = 0.05  # seconds between two looks at SQLite
PATIENCE = 1.0  # seconds before a lost connection is tried again
NEWS = sa.text('SELECT rowid, "table", number FROM log WHERE rowid > :last ORDER BY rowid')
NEWEST = sa.text("SELECT coalesce(max(rowid), 0) FROM log")
EVERYTHING: dict[str, int] | None = None  # anything may have changed

Changes = dict[str, int] | None  # by table: its newest entry


async def changes(store: Store) -> AsyncIterator[Changes]:
    """Yield the tables that were written to, by anybody, and the number of the newest entry."""
    source = _sqlite(store) if store.embedded else _postgres(store)
    async for found in source:
        yield found


async def _sqlite(store: Store) -> AsyncIterator[Changes]:
    """Look at the counter that SQLite keeps of the commits of other connections."""
    async with store.engine.connect() as plain:
        connection = await plain.execution_options(isolation_level="AUTOCOMMIT")
        last = int(await connection.scalar(NEWEST) or 0)
        seen = -1
        while True:
            now = await connection.scalar(sa.text("PRAGMA data_version"))
            if now != seen:
                seen = now
                rows = (await connection.execute(NEWS, {"last": last})).all()
                if rows:
                    last = rows[-1][0]
                    yield {table: number for _, table, number in rows}
            await asyncio.sleep(PAUSE)


async def _postgres(store: Store) -> AsyncIterator[Changes]:
    """Listen to what every append announces; after a lost connection anything may have changed."""
    while True:
        news: asyncio.Queue[str] = asyncio.Queue()
        try:
            connection = await _listen(store, news)
        except (OSError, asyncpg.PostgresError):
            await asyncio.sleep(PATIENCE)
            continue
        try:
            yield EVERYTHING
            while said := await news.get():
                pairs = [each.split() for each in said.split(";")]
                yield {table: int(number) for table, number in pairs}
        finally:
            connection.terminate()


async def _listen(store: Store, news: asyncio.Queue[str]) -> asyncpg.Connection:
    """Connect, and have announcements queued; "" says that the connection is lost."""
    address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(address)
    connection.add_termination_listener(lambda _: news.put_nowait(""))
    await connection.add_listener(CHANNEL, lambda *said: news.put_nowait(str(said[-1])))
    return connection
