"""Spectators who see a table only as it stood a while ago: nothing younger is put together for them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import TYPE_CHECKING

from skerry.kernel.text import Text
from skerry.server.errors import BadRequest
from skerry.server.live import LiveTable, folded
from skerry.server.store import is_passing

if TYPE_CHECKING:
    from skerry.server.entries import Entry
    from skerry.server.hall import Hall
    from skerry.server.live import Keys

LOG = logging.getLogger(__name__)
SHORTEST, LONGEST = 10, 86_400  # seconds
LOOK = 0.5  # seconds between two looks at what is old enough


def checked(seconds: int) -> int:
    """Return a delay, if it will do."""
    if seconds and not SHORTEST <= seconds <= LONGEST:
        raise BadRequest(Text("server-delay", {"fewest": SHORTEST, "most": LONGEST}))
    return seconds


class Past:
    """A table as it stood, and what has happened since, each with the time from which on it may be seen."""

    def __init__(self, table: LiveTable, seconds: int) -> None:
        self.table = table
        self.seconds = self.table.company.delay = seconds
        self._waiting: deque[tuple[float, Entry]] = deque()

    def wait(self, entries: list[Entry], ago: float = 0.0) -> None:
        """Keep back what has happened just now, or so many seconds ago."""
        due = time.monotonic() + self.seconds - ago
        self._waiting.extend((due, entry) for entry in entries)

    def advance(self) -> bool:
        """Let happen what is old enough; tell whether anything was."""
        now = time.monotonic()
        ripe: list[Entry] = []
        while self._waiting and self._waiting[0][0] <= now:
            ripe.append(self._waiting.popleft()[1])
        if ripe:
            self.table.fold(ripe)
            self.table.company.delay = self.seconds
        return bool(ripe)


async def prepare(hall: Hall, live: LiveTable) -> None:
    """Make the past that spectators of a table see, or let it go, as its host wishes."""
    async with live.changing:  # nothing is appended meanwhile
        seconds = live.company.delay
        if seconds == (live.past.seconds if live.past else 0):
            return
        if not seconds:
            live.past = None
            return
        now, base = time.time(), live.header.base
        found = (await hall.store.aged(live.id, base))[: live.version - base]
        old = [entry for at, entry in found if at <= now - seconds]
        table = await asyncio.to_thread(folded, live.id, live.header, old)
        past = Past(table, seconds)
        for at, entry in found[len(old) :]:
            past.wait([entry], ago=max(0.0, min(now - at, seconds)))
        live.past = past


async def shown(hall: Hall, live: LiveTable, keys: Keys) -> LiveTable:
    """The table as the holder of these keys may see it, put together if it is not yet."""
    found = live.shown(keys)
    if found is None:
        await prepare(hall, live)
        found = live.shown(keys)
    assert found is not None
    return found


async def run(hall: Hall) -> None:
    """Show spectators, again and again, what has become old enough."""
    while True:
        await asyncio.sleep(LOOK)
        for live in [live for live in hall.tables.values() if live.company.delay or live.past]:
            try:
                await prepare(hall, live)
                if live.past is not None and live.past.advance():
                    for viewer in live.viewers:
                        viewer.wake.set()
            except Exception as error:
                if not is_passing(error):
                    LOG.exception("The past of a table could not be shown")
