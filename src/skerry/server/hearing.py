"""How a process keeps up with what others write: it is told, and it looks for itself where that may have failed."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import TYPE_CHECKING

from skerry.server import absence
from skerry.server.store import AGAIN, VISITED, is_passing
from skerry.server.watch import changes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skerry.server.hall import Hall
    from skerry.server.live import LiveTable

LOG = logging.getLogger(__name__)
RETRY = 1.0  # seconds until a failed task is tried again
LOOK = 5.0  # seconds between two looks where news come by a bus
WHATEVER = sys.maxsize  # instead of the number of an entry: the newest, whichever it is
COMES = 2.0  # seconds that somebody who comes may be kept waiting for a look


class Hearing:
    """What this process hears of the tables that it shows."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._doubted: set[str] = set()  # tables whose log may be further than we know
        self._settling = False

    async def listen(self) -> None:
        """Hear what others have written, for ever."""
        while True:
            try:
                async for found in changes(self.hall.store, self.hall.bus):
                    if found is None:
                        await self.look_at(self.hall.tables)
                    for table, number in (found or {}).items():
                        await self._hear_of(table, number)
            except Exception:
                LOG.exception("Listening to the database failed")
                await asyncio.sleep(RETRY)

    async def look_round(self) -> None:
        """Look now and then: who wrote something, and died before the bus was told, has told nobody."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look_at(live.id for live in self.hall.tables.values() if live.viewers)
            except Exception:
                LOG.exception("Looking for news failed")

    async def look_at(self, tables: Iterable[str]) -> None:
        """Look at these tables' logs, at all of them in one look; later, if the database does not answer."""
        wanted = list(tables)
        try:
            newest = await self.hall.store.newest(wanted)
            await absence.hear(self.hall, wanted)
        except Exception as error:
            if not is_passing(error):
                raise
            self.doubt(*wanted)
            return
        for table, number in newest.items():
            await self._hear_of(table, number)

    async def look_for(self, table: str) -> None:
        """Look at a table before somebody is shown it: they may have seen more of it in another process."""
        look = self.hall.spawn(self._hear_of(table, WHATEVER))
        await asyncio.wait([look], timeout=COMES)

    def doubt(self, *tables: str) -> None:
        """Look at these tables' logs as soon as the database answers again."""
        self._doubted.update(tables)
        if self._doubted and not self._settling:
            self._settling = True
            LOG.warning("The database does not answer; it is tried again")
            self.hall.spawn(self._settle_doubts())

    async def _settle_doubts(self) -> None:
        try:
            while self._doubted:
                await asyncio.sleep(AGAIN)
                doubted, self._doubted = self._doubted, set()
                await self.look_at(doubted)
                for table in doubted - self._doubted:
                    self._tell_of(table)
        finally:
            self._settling = False

    def _tell_of(self, table: str) -> None:
        """Tell others how far a table is: what was written in doubt was not announced."""
        live = self.hall.tables.get(table)
        if self.hall.bus is not None and live is not None:
            self.hall.bus.say(f"{table} {live.version - 1}")

    async def _hear_of(self, id: str, number: int) -> None:
        """Hear of one table; what cannot be read there is no matter of the others."""
        try:
            await self._hear(id, number)
        except Exception as error:
            if is_passing(error):
                self.doubt(id)
            else:
                LOG.exception("News of table %r could not be read", id)

    async def _hear(self, id: str, number: int) -> None:
        live = self.hall.tables.get(id)
        if live is not None and number == VISITED:
            await absence.hear(self.hall, [id])
        if live is None or number < live.version:
            return
        async with live.changing:  # if we wrote it ourselves, we know it by now
            news = number >= live.version and await self.catch_up(live)
        if news:
            self.hall.changed(live)

    async def catch_up(self, live: LiveTable) -> bool:
        """Fold what others have written meanwhile; tell whether there is any."""
        entries = await self.hall.store.entries(live.id, live.version)
        live.fold(entries)
        live.elsewhere = live.elsewhere or bool(entries)
        return bool(entries)
