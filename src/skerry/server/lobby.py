"""Tables at which everybody may sit down, and the list of them; only where `--community` is on."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from skerry.kernel.errors import SkerryError
from skerry.kernel.text import Text
from skerry.server import delay, names, seating
from skerry.server.errors import BadRequest
from skerry.server.protocol.requests import Done
from skerry.server.protocol.seating import Joined, OpenTable, SeatKey
from skerry.server.schema import LISTED

if TYPE_CHECKING:
    from skerry.server.entries import Header
    from skerry.server.hall import Hall
    from skerry.server.live import LiveTable
    from skerry.server.protocol.requests import OfHost
    from skerry.server.protocol.seating import NewTable, TakeAny
    from skerry.server.sessions import Account
    from skerry.server.store import Store

MOST = 40  # tables on the list
SHOWN = 86_400.0  # seconds that a table stays on it after it was opened
FRESH = 1.0  # seconds for which all are told the same list


def check(hall: Hall) -> None:
    """Refuse what only a server with a community does."""
    if not hall.settings.community:
        raise BadRequest(Text("server-no-community"))


def open_at_first(hall: Hall, wish: NewTable, header: Header) -> None:
    """Let everybody sit down at a new table, if that is wished and may be."""
    if wish.open:
        check(hall)
        header.door = "all"


async def carry_out(hall: Hall, live: LiveTable, request: OfHost, outcome: seating.Ask) -> Done:
    """Do what a host asks, and put the table on the list or take it off."""
    check(hall)
    done = Done(request.id, await hall.commit(live, outcome))
    await delay.prepare(hall, live)
    if live.company.door == "all":
        await put_on_list(hall.store, live.id)
    else:
        await take_off(hall.store, [live.id])
    return done


async def put_on_list(store: Store, table: str) -> None:
    """List a table, from now on."""
    insert = sqlite.insert(LISTED) if store.embedded else postgresql.insert(LISTED)
    noted = insert.on_conflict_do_update(
        index_elements=[LISTED.c.table], set_={"at": insert.excluded.at}
    )
    async with store.engine.begin() as connection:
        await connection.execute(noted, {"table": table, "at": time.time()})


async def take_off(store: Store, tables: list[str]) -> None:
    """List these tables no longer."""
    async with store.engine.begin() as connection:
        await connection.execute(LISTED.delete().where(LISTED.c.table.in_(tables)))


class Lobby:
    """The list as this process tells it: put together at most once in a while, for all who ask."""

    def __init__(self) -> None:
        self._told: list[OpenTable] = []
        self._at = -FRESH

    async def tables(self, hall: Hall) -> list[OpenTable]:
        """Open tables with a free seat, those first at which somebody is, then the newest."""
        now = time.monotonic()
        if now - self._at >= FRESH:
            self._at = now
            self._told = await _listed(hall)
        return self._told


async def _listed(hall: Hall) -> list[OpenTable]:
    asked = (
        sa.select(LISTED.c.table)
        .where(LISTED.c.at >= time.time() - SHOWN)
        .order_by(LISTED.c.at.desc())
        .limit(MOST)
    )
    async with hall.store.engine.connect() as connection:
        names = [str(name) for name in await connection.scalars(asked)]
    found = [live for name in names if (live := await _found(hall, name)) is not None]
    over = [live.id for live in found if live.table.over or live.company.door != "all"]
    if over:
        await take_off(hall.store, over)
    shown = [live for live in found if live.id not in over and seating.free_seats(live)]
    shown.sort(key=_is_empty)
    return [told for live in shown if (told := _told(live)) is not None]


async def _found(hall: Hall, name: str) -> LiveTable | None:
    """A table of the list; one that cannot be read is no matter of the others."""
    try:
        return await hall.table(name)
    except SkerryError:
        return None


def _is_empty(live: LiveTable) -> bool:
    return not any(live.is_here(seat) for seat in range(len(live.holders)))


def _told(live: LiveTable) -> OpenTable | None:
    """A table in a few words, as spectators see it; None if that is not put together yet."""
    shown = live.shown({})
    if shown is None:
        return None
    usual = {setting.name: setting.allowed[0] for setting in live.game.settings}
    other = {name: each for name, each in live.header.options.items() if each != usual.get(name)}
    return OpenTable(shown.showing.glimpse({}), seating.free_seats(live), other)


async def sit_down(hall: Hall, id: str, wish: TakeAny, who: Account | None = None) -> Joined:
    """Let anybody sit down at a table that is open to all."""
    check(hall)
    live = await hall.table(id)
    called = await names.seated(hall, who, wish.name, seating.name_at(live, wish.seat))
    secret = await hall.commit(live, lambda now: seating.take_open(now, wish.seat, called))
    return Joined(live.id, live.game.name, SeatKey(wish.seat, secret))
