"""How a process hears what other processes have written into the same database."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

from skerry.server.store import VISITED

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from skerry.server.bus import Bus
    from skerry.server.store import Store

PAUSE = 0.05  # seconds between two looks at SQLite
NEWS = 'SELECT rowid, "table", number FROM log WHERE rowid > ? ORDER BY rowid'
NEWEST = "SELECT coalesce(max(rowid), 0) FROM log"
VISITS = 'SELECT rowid, "table" FROM visits WHERE rowid > ? AND process <> ? ORDER BY rowid'
NEWEST_VISIT = "SELECT coalesce(max(rowid), 0) FROM visits"
EVERYTHING: dict[str, int] | None = None  # anything may have changed

Changes = dict[str, int] | None  # by table: its newest entry, or VISITED


async def changes(store: Store, bus: Bus | None) -> AsyncIterator[Changes]:
    """Yield the tables that were written to, by anybody, and the number of the newest entry."""
    source = _told(bus.hear()) if bus is not None else _database(store)
    async for found in source:
        yield found


def _database(store: Store) -> AsyncIterator[Changes]:
    if store.embedded:
        return _sqlite(store)
    from skerry.server.postgres import announcements  # noqa: PLC0415 - it needs an extra

    return _told(announcements(store))


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
        self.visit = int(self.connection.execute(NEWEST_VISIT).fetchone()[0])
        self.seen = -1

    def round(self) -> dict[str, int]:
        """The tables of which there is news since the last time."""
        now = self.connection.execute("PRAGMA data_version").fetchone()[0]
        if now == self.seen:
            return {}
        self.seen = now
        newest = int(self.connection.execute(NEWEST_VISIT).fetchone()[0])
        since = self.visit if newest >= self.visit else 0  # old ones are forgotten: counted anew
        visits = self.connection.execute(VISITS, (since, self.process)).fetchall()
        found = {str(table): VISITED for _, table in visits}
        self.visit = newest
        entries = self.connection.execute(NEWS, (self.entry,)).fetchall()
        self.entry = entries[-1][0] if entries else self.entry
        return found | {str(table): int(number) for _, table, number in entries}


async def _told(sayings: AsyncIterator[str]) -> AsyncIterator[Changes]:
    """Read announcements; an empty one says that some may have been missed, others' words say nothing."""
    async for said in sayings:
        pairs = [each.split() for each in said.split(";")]
        found = {pair[0]: int(pair[1]) for pair in pairs if len(pair) == 2 and is_number(pair[1])}
        if found or not said:
            yield found or EVERYTHING


def is_number(word: str) -> bool:
    """Tell whether a word is a whole number."""
    return word.isascii() and word.removeprefix("-").isdigit()
