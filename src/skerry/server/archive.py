"""Old tables: the position and the record stay, the log is freed."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from skerry.kernel.errors import SkerryError
from skerry.server.live import LiveTable, folded

if TYPE_CHECKING:
    from skerry.server.hall import Hall

LOG = logging.getLogger(__name__)
DAY = 86_400.0
EVERY = 3600.0  # seconds between two looks for old tables
MOST = 200  # tables a look


async def tidy(hall: Hall) -> None:
    """Archive old tables again and again, a few at a time."""
    while True:
        try:
            await archive_old(hall, time.time() - hall.settings.archive * DAY)
            await hall.store.forget_visits(time.time() - DAY)
        except Exception:
            LOG.exception("Old tables could not be archived")
        await asyncio.sleep(EVERY)


async def archive_old(hall: Hall, before: float) -> int:
    """Archive tables at which nothing has happened since a time; return how many."""
    done = 0
    for name in await hall.store.idle(before, MOST):
        live = hall.tables.get(name)
        if live is not None and (live.viewers or live.bots):
            continue
        try:
            table = await _read(hall, name)
        except SkerryError as error:
            LOG.warning("Table %r is not archived: %s", name, error)
            continue
        await hall.store.archive(name, table.archived())
        done += 1
    return done


async def _read(hall: Hall, id: str) -> LiveTable:
    header = await hall.store.header(id)
    assert header is not None, "a log belongs to a table"
    return await asyncio.to_thread(folded, id, header, await hall.store.entries(id, header.base))
