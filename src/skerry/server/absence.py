"""Noticing who is not at the table any more, although they may sit at it in another process."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

from skerry.server.entries import Away, Back, Outcome

if TYPE_CHECKING:
    from skerry.server.hall import Hall
    from skerry.server.live import LiveTable

LOG = logging.getLogger(__name__)
LOOKS = 8  # looks round within the time after which somebody is away


async def look_round(hall: Hall) -> None:
    """Tell other processes again and again who is here, and note who has been away for too long."""
    patience = hall.settings.away
    while True:
        await asyncio.sleep(patience / LOOKS)
        shown = [live for live in hall.tables.values() if live.viewers and not live.table.over]
        try:
            here = [(live.id, seat) for live in shown for seat in live.here()]
            if here:
                await hall.store.greet(here)
            for live in shown:
                await _look_at(hall, live, patience)
        except Exception:
            LOG.exception("Nobody could be missed")


async def _look_at(hall: Hall, live: LiveTable, patience: float) -> None:
    here = live.here()
    now = time.monotonic()
    missing = [seat for seat in live.company.present() if seat not in here]
    live.gone = {seat: live.gone.get(seat, now) for seat in missing}
    gone = [seat for seat, since in live.gone.items() if since < now - patience]
    if gone:
        elsewhere = await hall.store.greeted(live.id, time.time() - patience)
        gone = [seat for seat in gone if seat not in elsewhere]
    if gone or any(live.company.misses(seat) for seat in here):
        await hall.commit(live, partial(_noticed, gone=gone))


def _noticed(live: LiveTable, gone: list[int]) -> Outcome:
    here = live.here()
    present = live.company.present()
    away = [Away(seat) for seat in gone if seat in present and seat not in here]
    return Outcome([*away, *(Back(seat) for seat in here if live.company.misses(seat))])
