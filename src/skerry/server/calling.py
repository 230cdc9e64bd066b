"""Telling who is not here that it is their turn: by their browser's push service, or by a hook."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import logging
import time
from typing import TYPE_CHECKING, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from skerry.kernel.errors import OptionError, SkerryError
from skerry.kernel.text import Text
from skerry.server import hooks, push
from skerry.server.clock import turn_of
from skerry.server.schema import CALLED, DEADLINES, PUSHES, SECRETS
from skerry.server.store import is_passing
from skerry.text import ORIGIN, say

if TYPE_CHECKING:
    from skerry.server.hall import Hall
    from skerry.server.live import LiveTable
    from skerry.server.settings import Settings
    from skerry.server.store import Store

LOG = logging.getLogger(__name__)
LOOK = 1.0  # seconds between two looks
LOITER = 2.0  # seconds: who is back by then has only loaded the page anew
LAST = 1 / 6  # of a turn: then who has not answered is told once more
SLOW = 3600  # seconds for a turn from which on a hook is called
WAKE = 4 * 3600.0  # seconds before the end of somebody's time at which a table is looked at
MOST = 200  # tables that are woken at one look
AT_ONCE = 8  # calls under way
WAITING = 500  # calls that may wait; more are dropped
GONE = (404, 410)  # what a service answers for a browser that wants no more
VAPID = "vapid"  # what our key is called in the database
CONTACTS = ("mailto:", "https:")


class Call(NamedTuple):
    """Somebody is to be told that it is their turn, for the first time or shortly before its end."""

    live: LiveTable
    seat: int
    turn: str
    hurry: bool

    @property
    def name(self) -> str:
        """What is kept of it, so that it is made once."""
        return f"{self.turn}!" if self.hurry else self.turn


def check(settings: Settings) -> None:
    """Refuse settings with which nobody could be called."""
    if settings.push:
        push.check()
        if not settings.push.startswith(CONTACTS):
            raise OptionError(Text("server-push-contact"))
    if settings.hook:
        hooks.check(settings.hook)


class Calls:
    """The calls of one process: found by looking, made one after the other, never waited for by play."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.key = ""  # ours, by which push services know us
        self._since: dict[tuple[str, int], float] = {}  # by table and seat: missed since when
        self._made: dict[tuple[str, int], str] = {}  # by table and seat: the last call known here
        self._waiting: asyncio.Queue[Call] = asyncio.Queue(WAITING)

    async def run(self, hall: Hall) -> None:
        """Look round for ever; make calls beside."""
        for _ in range(AT_ONCE):
            hall.spawn(self._make_on(hall))
        while True:
            await asyncio.sleep(LOOK)
            try:
                await _wake(hall)
                for call in await self._wished(hall.store, self._found(hall)):
                    self._made[call.live.id, call.seat] = call.name
                    if await _claimed(hall.store, call):
                        self._waiting.put_nowait(call)
            except asyncio.QueueFull:
                LOG.warning("Too many people are to be called; some are not")
            except Exception as error:
                if not is_passing(error):
                    LOG.exception("Nobody could be called")

    def _found(self, hall: Hall) -> list[Call]:
        """Who has been waited for, and has not been here, for a while."""
        missed = [
            (live, seat)
            for live in hall.tables.values()
            for seat in live.awaited()
            if live.holders[seat].kind == "human" and not live.table.over
            if live.company_of(seat) and not live.is_here(seat)
        ]
        now = time.monotonic()
        since = {(live.id, seat): now for live, seat in missed}
        self._since = {each: self._since.get(each, now) for each in since}
        self._made = {each: name for each, name in self._made.items() if each in since}
        due = [(live, seat) for live, seat in missed if now - self._since[live.id, seat] >= LOITER]
        calls = [Call(live, seat, turn_of(live, seat), _hurries(live, seat)) for live, seat in due]
        return [call for call in calls if self._made.get((call.live.id, call.seat)) != call.name]

    async def _wished(self, store: Store, calls: list[Call]) -> list[Call]:
        """The calls that somebody has asked for."""
        if not calls:
            return []
        known: set[tuple[str, int]] = set()
        if self.settings.push:
            tables = {call.live.id for call in calls}
            asked = sa.select(PUSHES.c.table, PUSHES.c.seat).where(PUSHES.c.table.in_(tables))
            async with store.engine.connect() as connection:
                rows = (await connection.execute(asked)).all()
            known = {(str(table), int(seat)) for table, seat in rows}
        return [call for call in calls if self._hooks(call) or (call.live.id, call.seat) in known]

    def _hooks(self, call: Call) -> bool:
        return bool(self.settings.hook) and call.live.header.clock >= SLOW

    async def _make_on(self, hall: Hall) -> None:
        while True:
            call = await self._waiting.get()
            try:
                if self._hooks(call):
                    await hooks.call(self.settings.hook, _told(self.settings, call))
                if self.settings.push:
                    await self._push(hall, call)
            except Exception as error:
                if not is_passing(error):
                    LOG.exception("Somebody could not be called")

    async def _push(self, hall: Hall, call: Call) -> None:
        key, holder = await self.our_key(hall.store), call.live.holders[call.seat]
        mine = (PUSHES.c.table == call.live.id) & (PUSHES.c.seat == call.seat)
        async with hall.store.engine.connect() as connection:
            rows = (await connection.execute(sa.select(PUSHES).where(mine))).all()
        for row in rows:
            to = push.Subscription(row.endpoint, push.decoded(row.p256dh), push.decoded(row.auth))
            status = GONE[0]
            if row.key == holder.key:  # else the seat has another holder by now
                plain = json.dumps(_said(call, row.language)).encode()
                status = await asyncio.to_thread(_sent, to, plain, key, self.settings.push)
            if status in GONE:
                async with hall.store.engine.begin() as connection:
                    await connection.execute(
                        PUSHES.delete().where(mine, PUSHES.c.endpoint == row.endpoint)
                    )

    async def our_key(self, store: Store) -> str:
        """The key of this server, made when it is first asked for; all processes have the same."""
        asked = sa.select(SECRETS.c.value).where(SECRETS.c.name == VAPID)
        while not self.key:
            async with store.engine.connect() as connection:
                self.key = await connection.scalar(asked) or ""
            if not self.key:
                with contextlib.suppress(IntegrityError):
                    async with store.engine.begin() as connection:
                        row = {"name": VAPID, "value": push.new_key()}
                        await connection.execute(SECRETS.insert(), row)
        return self.key


def _hurries(live: LiveTable, seat: int) -> bool:
    left = live.clock.left(live).get(seat) if live.clock.turn >= SLOW else None
    return left is not None and left <= live.clock.turn * LAST


async def _wake(hall: Hall) -> None:
    """Bring back tables that nobody looks at, where somebody's time is over soon."""
    soon = sa.select(DEADLINES.c.table).where(DEADLINES.c.until < time.time() + WAKE)
    async with hall.store.engine.connect() as connection:
        due = await connection.scalars(soon.order_by(DEADLINES.c.until).limit(MOST))
        names = {str(table) for table in due} - hall.tables.keys()
    for table in names:
        with contextlib.suppress(SkerryError):
            await hall.table(table)


async def _claimed(store: Store, call: Call) -> bool:
    """Note a call before it is made; False if another process, or this one before, has made it."""
    row = {"table": call.live.id, "seat": call.seat, "call": call.name}
    mine = (CALLED.c.table == call.live.id) & (CALLED.c.seat == call.seat)
    async with store.engine.begin() as connection:
        changed = await connection.execute(
            CALLED.update().where(mine, CALLED.c.call != call.name).values(call=call.name)
        )
        if changed.rowcount:
            return True
        if await connection.scalar(sa.select(CALLED.c.call).where(mine)) is not None:
            return False
    try:
        async with store.engine.begin() as connection:
            await connection.execute(CALLED.insert(), row)
    except IntegrityError:
        return False
    return True


def _said(call: Call, language: str) -> dict[str, str]:
    """What a browser shows: the game, and nothing of its cards."""
    game = Text("browser-game", {"game": call.live.game.name})
    body = Text("call-hurry", {"game": game}) if call.hurry else Text("call-turn", {"game": game})
    return {
        "title": say(Text("browser-your-turn"), language),
        "body": say(body, language),
        "path": f"/t/{call.live.id}",
    }


def _sent(to: push.Subscription, plain: bytes, key: str, contact: str) -> int:
    try:
        return push.send(to, plain, key, contact)
    except (OSError, http.client.HTTPException) as error:
        LOG.info("A push service does not answer: %s", type(error).__name__)
        return 0


def _told(settings: Settings, call: Call) -> bytes:
    """What a hook is told: by the name of the seat it knows whom to write to."""
    live = call.live
    left = live.clock.left(live).get(call.seat)
    told = {
        "event": "hurry" if call.hurry else "turn",
        "table": live.id,
        "game": live.game.name,
        "seat": call.seat + 1,
        "name": live.holders[call.seat].name,
        "left": None if left is None else round(left),
        "link": f"{settings.address}/t/{live.id}" if settings.address else "",
        "text": _said(call, ORIGIN)["body"],
    }
    return json.dumps(told).encode()
