"""How a process hears what other processes have written into the same database."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from typing import TYPE_CHECKING

from skerry.server.store import CHANNEL, VISITED

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    import asyncpg

    from skerry.server.bus import Bus
    from skerry.server.store import Store

PAUSE = 0.05  # seconds between two looks at SQLite
PATIENCE = 1.0  # seconds before a lost connection is tried again
NEWS = 'SELECT rowid, "table", number FROM log WHERE rowid > ? ORDER BY rowid'
NEWEST = "SELECT coalesce(max(rowid), 0) FROM log"
VISITS = 'SELECT at, "table" FROM visits WHERE at > ? AND process <> ? ORDER BY at'
EVERYTHING: dict[str, int] | None = None  # anything may have changed

Changes = dict[str, int] | None  # by table: its newest entry, or VISITED


async def changes(store: Store, bus: Bus | None) -> AsyncIterator[Changes]:
    """Yield the tables that were written to, by anybody, and the number of the newest entry."""
    source = _sqlite(store) if store.embedded else _postgres(store)
    if bus is not None:
        source = _told(bus.hear())
    async for found in source:
        yield found


async def _sqlite(store: Store) -> AsyncIterator[Changes]:
    """Look at the counter that SQLite keeps of the commits of other connections."""
    look = await asyncio.to_thread(Look, str(store.url.database), store.process)
    try:
        while True:
            if found := await asyncio.to_thread(look.round):
                yield found
            await asyncio.sleep(PAUSE)
    finally:
        look.connection.close()


class Look:
    """A connection of its own that only reads, for any thread."""

    def __init__(self, database: str, process: str) -> None:
        self.connection = sqlite3.connect(database, check_same_thread=False, timeout=60.0)
        self.process = process
        self.entry = int(self.connection.execute(NEWEST).fetchone()[0])
        self.visit = time.time()
        self.seen = -1

    def round(self) -> dict[str, int]:
        """The tables of which there is news since the last time."""
        now = self.connection.execute("PRAGMA data_version").fetchone()[0]
        if now == self.seen:
            return {}
        self.seen = now
        visits = self.connection.execute(VISITS, (self.visit, self.process)).fetchall()
        found = {str(table): VISITED for _, table in visits}
        self.visit = visits[-1][0] if visits else self.visit
        entries = self.connection.execute(NEWS, (self.entry,)).fetchall()
        self.entry = entries[-1][0] if entries else self.entry
        return found | {str(table): int(number) for _, table, number in entries}


async def _told(sayings: AsyncIterator[str]) -> AsyncIterator[Changes]:
    """Read announcements; an empty one says that some may have been missed."""
    async for said in sayings:
        pairs = [each.split() for each in said.split(";")] if said else []
        yield {table: int(number) for table, number in pairs} if pairs else EVERYTHING


async def _postgres(store: Store) -> AsyncIterator[Changes]:
    """Listen to what every append announces; after a lost connection anything may have changed."""
    from asyncpg import PostgresError  # noqa: PLC0415 - an extra

    while True:
        news: asyncio.Queue[str] = asyncio.Queue()
        try:
            connection = await _listen(store, news)
        except (OSError, PostgresError):
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
    from asyncpg import connect  # noqa: PLC0415 - an extra

    address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await connect(address)
    connection.add_termination_listener(lambda _: news.put_nowait(""))
    await connection.add_listener(CHANNEL, lambda *said: news.put_nowait(str(said[-1])))
    return connection
