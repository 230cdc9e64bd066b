"""The database: every table's header and log. The log's primary key is the only lock."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING, NamedTuple, ParamSpec, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.server.ending import ended
from skerry.server.entries import Entry, Header
from skerry.server.metrics import COMMIT
from skerry.server.pen import Pen, Rows, insert, set_up
from skerry.server.protocol.advice import JudgedStep
from skerry.server.schema import JUDGED, LOG, TABLES, VISITS, WORDS, bring_up

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

P = ParamSpec("P")
R = TypeVar("R")

CHANNEL = "skerry"
VISITED = -1  # instead of the number of an entry: somebody has come or gone
TRIED_EVERY = 5.0  # seconds: whether the database can be written to
PASSING = ("locked", "busy", "full", "readonly", "disk i/o", "unable to open", "too many clients")
# Classes of states in which PostgreSQL refuses what it may do later: no connection, no room, told to stop.
PASSING_STATES = ("08", "53", "57P", "58")
AGAIN = 0.2  # seconds until a database that did not answer is asked again
REACHED = 10.0  # seconds in which PostgreSQL must answer; else it counts as lost
ORDER = (TABLES, WORDS, LOG, JUDGED)  # in which they are written: a log refers to its table
BATCH = 200  # appends that share one commit, and one announcement of less than 8000 bytes


def check_place(url: str) -> None:
    """Refuse a file of SQLite that cannot be opened or written to, before anything is served."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        return
    try:
        with closing(sqlite3.connect(parsed.database)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("BEGIN IMMEDIATE")
            connection.rollback()
    except sqlite3.Error as error:
        if not any(word in str(error) for word in ("locked", "busy")):  # somebody else writes
            raise OptionError(
                Text("server-database", {"place": parsed.database, "reason": str(error)})
            ) from None


async def prepared(url: str) -> None:
    """Bring a database up to date before anything is served; refuse one that cannot be."""
    store = Store(url)
    try:
        await store.prepare()
    except (sa.exc.SQLAlchemyError, OSError) as error:
        place = store.url.render_as_string(hide_password=True)
        reason = str(getattr(error, "orig", error))
        raise OptionError(Text("server-database", {"place": place, "reason": reason})) from None
    finally:
        await store.engine.dispose()


def is_passing(error: Exception) -> bool:
    """Tell whether a fault is the database's and may be gone when one tries again."""
    if isinstance(error, sa.exc.DBAPIError):
        said = str(error.orig).lower()
        state = str(getattr(error.orig, "sqlstate", None))
        known = state.startswith(PASSING_STATES) or any(word in said for word in PASSING)
        return error.connection_invalidated or known
    # Of connections that are only being made, or were lost in the middle of something; known by
    # its name, for asyncpg is an extra.
    if type(error).__module__.partition(".")[0] == "asyncpg":
        told = getattr(error, "sqlstate", None)
        return told is None or str(told).startswith(PASSING_STATES)
    return isinstance(error, sa.exc.TimeoutError | OSError)


async def patiently(work: Callable[P, Awaitable[R]], *given: P.args, **named: P.kwargs) -> R:
    """Do something that needs the database, as soon as it answers."""
    while True:
        try:
            return await work(*given, **named)
        except Exception as error:
            if not is_passing(error):
                raise
        await asyncio.sleep(AGAIN)


class Write(NamedTuple):
    """Rows that are committed together or not at all, and who waits for that."""

    into: sa.Table
    rows: Rows
    done: asyncio.Future[bool]


class Store:
    """Reads and appends. Writes that wait at the same time share one commit."""

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        self.embedded = self.url.get_backend_name() == "sqlite"
        # Parameters stay out of messages: they would end up in the server's own log.
        limits = {} if self.embedded else {"timeout": REACHED, "command_timeout": REACHED}
        self.engine: AsyncEngine = create_async_engine(
            self.url, hide_parameters=True, connect_args=limits
        )
        self.process = secrets.token_hex(8)  # what this process is called among those that share it
        self.announce: Callable[[str], None] | None = None  # by another way than its own
        self._waiting: asyncio.Queue[Write] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._pen = Pen(self.url) if self.embedded else None  # by which a file is written
        self._tried = -TRIED_EVERY
        self._alive = True

    async def open(self) -> None:
        """Bring the tables up to date, and begin to write."""
        await self.prepare()
        self._writer = asyncio.create_task(self._write_on())

    async def prepare(self) -> None:
        """Bring the tables up to date; refuse a database that a newer Skerry has written."""
        if self.embedded:
            sa.event.listen(self.engine.sync_engine, "connect", set_up)
        async with self.engine.begin() as connection:
            await connection.run_sync(bring_up)

    async def close(self) -> None:
        """Write what still waits, then let the database go."""
        if self._writer is not None:
            await self._waiting.join()
            await ended([self._writer], REACHED)
        if self._pen is not None:
            self._pen.close()
        await self.engine.dispose()

    async def create(self, table: str, header: Header) -> None:
        """Keep a new table."""
        row = {"id": table, "created": time.time(), "header": msgspec.to_builtins(header)}
        assert await self._write(TABLES, [row]), "two tables drew the same 72 random bits"

    async def claim(self, words: str, table: str) -> bool:
        """Let words lead to a table; False if they lead elsewhere."""
        return await self._write(WORDS, [{"words": words, "table": table}])

    async def led_to(self, words: str) -> str | None:
        """The table that words lead to."""
        async with self.engine.connect() as connection:
            return await connection.scalar(sa.select(WORDS.c.table).where(WORDS.c.words == words))

    async def append(self, table: str, number: int, entries: list[Entry]) -> bool:
        """Commit entries, the first under this number; False if somebody else was faster."""
        bodies = [msgspec.to_builtins(entry) for entry in entries]
        rows = [
            {
                "table": table,
                "number": number + place,
                "at": time.time(),
                "kind": body.pop("kind"),
                "body": body,
            }
            for place, body in enumerate(bodies)
        ]
        return await self._write(LOG, rows)

    async def header(self, table: str) -> Header | None:
        """Read how a table was set up; None if there is no such table."""
        async with self.engine.connect() as connection:
            found = await connection.scalar(sa.select(TABLES.c.header).where(TABLES.c.id == table))
        return None if found is None else msgspec.convert(found, Header)

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """Read what happened at a table from a number on."""
        asked = (
            sa.select(LOG.c.kind, LOG.c.body)
            .where(LOG.c.table == table, LOG.c.number >= since)
            .order_by(LOG.c.number)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(asked)).all()
        return [msgspec.convert({"kind": kind, **body}, Entry) for kind, body in rows]

    async def newest(self, tables: list[str]) -> dict[str, int]:
        """By table, of these: the number of its newest entry, if it has one."""
        asked = sa.select(LOG.c.table, sa.func.max(LOG.c.number)).group_by(LOG.c.table)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(asked.where(LOG.c.table.in_(tables)))).all()
        return {str(table): int(number) for table, number in rows}

    async def aged(self, table: str, since: int) -> list[tuple[float, Entry]]:
        """Read what happened at a table from a number on, each with its time."""
        asked = sa.select(LOG.c.at).where(LOG.c.table == table, LOG.c.number >= since)
        async with self.engine.connect() as connection:
            times = [float(at) for at in await connection.scalars(asked.order_by(LOG.c.number))]
        return list(zip(times, await self.entries(table, since), strict=False))

    async def visit(self, seats: list[tuple[str, int]], *, here: bool) -> None:
        """Note that somebody is at these seats of tables now, in this process, or has left them."""
        news = ";".join(f"{table} {VISITED}" for table in {table for table, _ in seats})
        await self._note(self._visits(seats, here=here), news)
        if self.announce is not None:
            self.announce(news)

    async def _note(self, visits: Rows, news: str = "") -> None:
        """Insert visits instead of older ones; in SQLite as new rows, whose numbers tell their order."""
        if self._pen is not None:
            rows = {VISITS: visits}
            await self._pen.write(lambda connection: insert(connection, rows, "INSERT OR REPLACE"))
            return
        asked = postgresql.insert(VISITS)
        noting = asked.on_conflict_do_update(
            index_elements=list(VISITS.primary_key),
            set_={"at": asked.excluded.at, "here": asked.excluded.here},
        )
        async with self.engine.begin() as connection:
            await connection.execute(noting, visits)
            if news and self.announce is None:
                await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, news)))

    def _visits(self, seats: list[tuple[str, int]], *, here: bool) -> Rows:
        now = time.time()
        return [
            {"process": self.process, "table": table, "seat": seat, "at": now, "here": here}
            for table, seat in seats
        ]

    async def visitors(self, patience: float, table: str | None = None) -> set[tuple[str, int]]:
        """The seats at which somebody is in other processes, by news of late; at one table only, if named.

        What seems to come from the future was told before the clock was set back.
        """
        now = time.time()
        late = VISITS.c.at.between(now - patience, now + patience)
        asked = sa.select(VISITS.c.table, VISITS.c.seat).where(VISITS.c.here, late)
        asked = asked.where(VISITS.c.process != self.process)
        if table is not None:
            asked = asked.where(VISITS.c.table == table)
        async with self.engine.connect() as connection:
            return {(str(at), int(seat)) for at, seat in (await connection.execute(asked)).all()}

    async def forget_visits(self, before: float) -> None:
        """Drop what is known of visits long ago."""
        async with self.engine.begin() as connection:
            await connection.execute(VISITS.delete().where(VISITS.c.at < before))

    async def idle(self, before: float, most: int) -> list[str]:
        """Return tables at which nothing has happened since a time, but something before."""
        asked = (
            sa.select(LOG.c.table)
            .group_by(LOG.c.table)
            .having(sa.func.max(LOG.c.at) < before)
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return [str(table) for table in await connection.scalars(asked)]

    async def archive(self, table: str, header: Header) -> None:
        """Keep a table by its header alone, which tells all entries before its `base`."""
        kept = TABLES.update().where(TABLES.c.id == table)
        gone = LOG.delete().where(LOG.c.table == table, LOG.c.number < header.base)
        async with self.engine.begin() as connection:
            await connection.execute(kept.values(header=msgspec.to_builtins(header)))
            await connection.execute(gone)

    async def keep_judged(self, table: str, step: JudgedStep) -> None:
        """Keep what an answer of a finished game was worth; another process may have done so."""
        row = {"table": table, "number": step.number, "body": msgspec.to_builtins(step)}
        await self._write(JUDGED, [row])

    async def judged(self, table: str) -> list[JudgedStep]:
        """Read what is known of the answers of a finished game, in their order."""
        asked = sa.select(JUDGED.c.body).where(JUDGED.c.table == table).order_by(JUDGED.c.number)
        async with self.engine.connect() as connection:
            return [msgspec.convert(body, JudgedStep) for body in await connection.scalars(asked)]

    async def recent(self, since: float, most: int) -> list[str]:
        """Return the tables at which something happened since a time, the latest first."""
        asked = (
            sa.select(LOG.c.table)
            .where(LOG.c.at >= since)
            .group_by(LOG.c.table)
            .order_by(sa.func.max(LOG.c.at).desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return [str(table) for table in await connection.scalars(asked)]

    async def alive(self) -> bool:
        """Tell whether the database keeps what is written; it is tried only now and then."""
        now = time.monotonic()
        if now - self._tried > TRIED_EVERY:
            self._tried = now
            try:
                async with asyncio.timeout(TRIED_EVERY):
                    await self._note(self._visits([("", 0)], here=False))
                self._alive = True
            except (sa.exc.SQLAlchemyError, OSError):
                self._alive = False
        return self._alive

    # Writing.

    async def _write(self, into: sa.Table, rows: Rows) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Write(into, rows, done))
        with COMMIT.time():
            return await done

    async def _write_on(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < BATCH:
                batch.append(self._waiting.get_nowait())
            # If one of them lost its race, each is tried alone.
            if not await self._commit(batch, alone=len(batch) == 1):
                for write in batch:
                    await self._commit([write], alone=True)
            for _ in batch:
                self._waiting.task_done()

    async def _commit(self, batch: list[Write], *, alone: bool) -> bool:
        """Commit a batch and tell those who wait; a refused batch of several tells nobody."""
        try:
            await self._insert(batch)
        except IntegrityError:
            if alone:
                _tell(batch, result=False)
            return alone
        except Exception as error:  # noqa: BLE001 - the writer goes on; the callers hear of it
            for write in batch:
                if not write.done.done():
                    write.done.set_exception(error)
            return True
        _tell(batch, result=True)
        if self.announce is not None and (news := _news(batch)):
            self.announce(news)
        return True

    async def _insert(self, batch: list[Write]) -> None:
        rows: dict[sa.Table, Rows] = {}
        for write in sorted(batch, key=lambda write: ORDER.index(write.into)):
            rows.setdefault(write.into, []).extend(write.rows)
        if self._pen is not None:
            await self._pen.write(lambda connection: insert(connection, rows))
            return
        async with self.engine.begin() as connection:
            for into, given in rows.items():
                await connection.execute(into.insert(), given)
            if LOG in rows and self.announce is None:
                await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, _news(batch))))


def _news(batch: list[Write]) -> str:
    """Name the tables with new entries, each with the number of the newest."""
    rows = [row for write in batch if write.into is LOG for row in write.rows]
    newest = {row["table"]: row["number"] for row in rows}
    return ";".join(f"{table} {number}" for table, number in newest.items())


def _tell(batch: list[Write], *, result: bool) -> None:
    for write in batch:
        if not write.done.done():  # who waited may have gone
            write.done.set_result(result)
