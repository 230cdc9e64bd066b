"""Noticing who is not at the table any more, although they may sit at it in another process."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

from skerry.server.entries import Away, Back, Outcome
from skerry.server.store import is_passing

if TYPE_CHECKING:
    from skerry.server.hall import Hall
    from skerry.server.live import LiveTable

LOG = logging.getLogger(__name__)
LOOKS = 8  # looks round within the time after which somebody is away


async def look_round(hall: Hall) -> None:
    """Tell other processes again and again who is here, and note who has been away for too long."""
    while True:
        await asyncio.sleep(hall.settings.away / LOOKS)
        for live in list(hall.tables.values()):
            if not live.viewers and live.table.is_watched:
                live.rest()
        try:
            await _look(hall, hall.settings.away)
        except Exception as error:
            if not is_passing(error):
                LOG.exception("Nobody could be missed")


async def _look(hall: Hall, patience: float) -> None:
    shown = [live for live in hall.tables.values() if live.viewers and not live.table.over]
    if here := [(live.id, seat) for live in shown for seat in live.here()]:
        await hall.store.visit(here, here=True)
    for live in list(hall.tables.values()):
        await asyncio.sleep(0)  # there may be a thousand, and others wait
        if live.announced != live.here():  # when it was told, the database was not there
            await tell(hall, live)
    await hear(hall, [live.id for live in shown])
    for live in shown:
        await asyncio.sleep(0)
        await _look_at(hall, live, patience)


async def tell(hall: Hall, live: LiveTable) -> None:
    """Let other processes know who has come to a table here, and who has left it, soon at the latest."""
    before, here = live.announced, live.here()
    live.announced = here
    try:
        for seats, is_here in ((here - before, True), (before - here, False)):
            if seats:
                await hall.store.visit([(live.id, seat) for seat in seats], here=is_here)
    except Exception as error:
        live.announced = before
        if not is_passing(error):
            LOG.exception("Nobody could be told who is here")


async def hear(hall: Hall, tables: list[str]) -> None:
    """Learn who is at these tables in other processes."""
    only = tables[0] if len(tables) == 1 else None
    found: dict[str, set[int]] = {}
    for table, seat in await hall.store.visitors(hall.settings.away, only):
        found.setdefault(table, set()).add(seat)
    for live in [hall.tables[table] for table in tables if table in hall.tables]:
        _meet(hall, live, found.get(live.id, set()))


def _meet(hall: Hall, live: LiveTable, visitors: set[int]) -> None:
    if visitors != live.visitors:
        live.visitors = visitors
        hall.changed(live)


async def _look_at(hall: Hall, live: LiveTable, patience: float) -> None:
    here = live.here()
    now = time.monotonic()
    missing = [seat for seat in live.company.present() if not live.is_here(seat)]
    live.gone = {seat: live.gone.get(seat, now) for seat in missing}
    gone = [seat for seat, since in live.gone.items() if since < now - patience]
    if gone or any(live.company.is_expected(seat) for seat in here):
        await hall.commit(live, partial(_noticed, gone=gone))


def _noticed(live: LiveTable, gone: list[int]) -> Outcome:
    here = live.here()
    present = live.company.present()
    away = [Away(seat) for seat in gone if seat in present and not live.is_here(seat)]
    return Outcome([*away, *(Back(seat) for seat in here if live.company.is_expected(seat))])
