"""The hall: every table in play. Requests go in, entries are committed, viewers are told."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from skerry.kernel.errors import ActionError, SkerryError
from skerry.kernel.rng import from_seed
from skerry.kernel.text import Text
from skerry.server import (
    absence,
    ahead,
    archive,
    clock,
    delay,
    lobby,
    metrics,
    requests,
    seating,
    tidying,
)
from skerry.server.advice import Adviser, task_of
from skerry.server.bots import Answers, Bots
from skerry.server.bus import Bus
from skerry.server.calling import Calls
from skerry.server.ending import ended
from skerry.server.entries import Answered, Entry, Outcome
from skerry.server.errors import BadRequest, LimitReached, NoSuchTable, Overloaded
from skerry.server.hearing import RETRY, Hearing
from skerry.server.live import Keys, LiveTable, folded
from skerry.server.playback import Playback
from skerry.server.protocol.requests import Done, EndTurn, OfHost, Undo
from skerry.server.protocol.table import SPECTATOR
from skerry.server.reviews import Reviewer
from skerry.server.store import Store, is_passing, patiently
from skerry.server.turns import in_turn

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from skerry.kernel.table import Table
    from skerry.server.settings import Settings

LOG = logging.getLogger(__name__)
TRIES = 20  # races lost in a row before a request is refused
WAKE = 86_400.0  # seconds: at the start, tables with something newer than that go on by themselves
PATIENCE = 90.0  # seconds: who has gone without ending a turn is not waited for longer
CLOSING = 15.0  # seconds to write what still waits at the end


class Hall:
    """Every table in play in this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.url)
        self.bus = Bus(settings.bus) if settings.bus else None
        if self.bus is not None:
            self.store.announce = self.bus.say
        self.bots = Bots(settings.think, settings.thinkers)
        self.adviser = Adviser(settings.hint)
        self.reviewer = Reviewer(self.store, settings.review)
        self.playback = Playback()
        self.lobby = lobby.Lobby()
        self.calls = Calls(settings)
        self.hearing = Hearing(self)
        self.draining = False  # it will end soon, and nobody new should be sent here
        self.tables: dict[str, LiveTable] = {}  # the longest unused first
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the database, hear what others write, and go on where a crash has stopped us."""
        await self.store.open()
        if self.bus is not None:
            self.spawn(self.bus.speak())
            self.spawn(self.hearing.look_round())
        self.spawn(self.hearing.listen())
        self.spawn(self._wake())
        self.spawn(absence.look_round(self))
        self.spawn(clock.run(self))
        self.spawn(delay.run(self))
        self.spawn(tidying.run())
        if self.settings.push or self.settings.hook:
            self.spawn(self.calls.run(self))
        if self.settings.archive:
            self.spawn(archive.tidy(self))

    async def close(self) -> None:
        """Stop thinking and listening; then let the database go."""
        tasks = [*self._tasks, *(live.bots for live in self.tables.values() if live.bots)]
        await ended(tasks, CLOSING)
        self.bots.close()
        self.adviser.close()
        self.reviewer.close()
        self.playback.close()
        with suppress(TimeoutError):  # a database that does not answer is not waited for
            async with asyncio.timeout(CLOSING):
                await self.store.close()
        if self.bus is not None:
            await self.bus.close()

    # Requests.

    def welcome(self, live: LiveTable) -> None:
        """Keep a new table, and let it begin."""
        self._keep(live)
        self.changed(live)

    async def carry_out(self, id: str, keys: Keys, request: requests.Request) -> Done:
        """Do what somebody asks; it is safe on disk when this returns."""

        def outcome(live: LiveTable) -> Outcome:
            return requests.outcome(live, keys, request)

        live = await self.table(id)
        if isinstance(request, OfHost):
            return await lobby.carry_out(self, live, request, outcome)
        if isinstance(request, Undo) and not live.undoing.take():
            raise LimitReached(Text("server-too-fast"))
        return Done(request.id, await self.commit(live, outcome))

    async def commit(self, live: LiveTable, outcome: seating.Ask) -> str:
        """Commit the outcome of a request, if it has one; if another process was faster, find it anew."""
        version = live.version
        try:
            async with live.changing:
                return await self._append(live, outcome)
        finally:  # a refusal, too, may come after news of another process
            if live.version > version:
                self.changed(live)

    async def _append(self, live: LiveTable, outcome: seating.Ask) -> str:
        for _ in range(TRIES):
            entries, secret, played = outcome(live)
            if not entries:
                return secret
            if await self._written(live, entries):
                live.fold(entries, played)
                metrics.ANSWERS.inc(sum(isinstance(entry, Answered) for entry in entries))
                live.elsewhere = False
                return secret
            await self.hearing.catch_up(live)
        raise Overloaded(Text("server-busy-table"))

    async def _written(self, live: LiveTable, entries: list[Entry]) -> bool:
        """Write entries; if the database is lost meanwhile, they may be there all the same."""
        try:
            return await self.store.append(live.id, live.version, entries)
        except Exception:
            self.hearing.doubt(live.id)
            raise

    # Tables in memory.

    async def table(self, id: str) -> LiveTable:
        """Return a table, from memory or from the database."""
        live = self.tables.pop(id, None)
        if live is None:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
            return await asyncio.shield(self._loading[id])
        self.tables[id] = live
        return live

    async def _load(self, id: str) -> LiveTable:
        header = await self.store.header(id)
        if header is None:
            raise NoSuchTable(Text("server-no-table"))
        entries = await self.store.entries(id, header.base)
        live = await asyncio.to_thread(folded, id, header, entries)  # a long game takes a while
        self._keep(live)
        # What others wrote before we kept it, nobody has told us.
        await self.hearing.look_at([id])
        await clock.recall(self, live)
        await delay.prepare(self, live)
        self.changed(live)
        return live

    def _keep(self, live: LiveTable) -> None:
        """Keep a table in memory; let the longest unused idle one go if there are too many."""
        if len(self.tables) >= self.settings.live_tables:
            idle = next((t for t in self.tables.values() if not t.viewers and not t.bots), None)
            if idle is None:
                raise Overloaded(Text("server-full"))
            del self.tables[idle.id]
        self.tables[live.id] = live

    async def finished(self, id: str) -> Table:
        """Return a game that is over: before that, its record would tell everything hidden."""
        live = await self.table(id)
        shown = live.shown({})  # where spectators see all later, its end, too, is told later
        table = live.table if shown is None else shown.table
        if shown is None or not table.over:
            raise BadRequest(Text("server-record-early"))
        return table

    async def finish(self, live: LiveTable) -> None:
        """Do what is done when a game is over; a server with a community rates who has played."""
        from skerry.server.ratings import rate  # noqa: PLC0415 - it is part of the REST face

        await rate(self, live)

    # Telling.

    def changed(self, live: LiveTable) -> None:
        """Tell all viewers, and let the bots move."""
        live.showing.stirred()
        for viewer in live.viewers:
            viewer.wake.set()
        self.adviser.moved(live)
        if live.bots is None and live.awaited_bots():
            live.bots = asyncio.create_task(self._let_bots_move(live))
        ahead.follow(self, live)
        if self.settings.community and live.table.over and not live.counted:
            live.counted = True
            self.spawn(self.finish(live))
        if live.ending != SPECTATOR and not live.is_here(live.ending):
            self.spawn(self._end_turn_for(live, live.version))

    async def _end_turn_for(self, live: LiveTable, version: int) -> None:
        """End the turn of somebody who has gone away without ending it."""
        await asyncio.sleep(PATIENCE)
        seat = live.ending
        if live.version == version and seat != SPECTATOR and not live.is_here(seat):
            with suppress(ActionError):
                await self.commit(live, lambda now: in_turn(now, EndTurn(0, seat)))

    async def _wake(self) -> None:
        """Bring back the tables of late, so that bots go on where a crash has stopped them."""
        most = self.settings.live_tables // 2
        for table in await patiently(self.store.recent, time.time() - WAKE, most):
            try:
                await patiently(self.table, table)
            except SkerryError as error:
                LOG.warning("Table %r cannot go on: %s", table, error)
            except Exception:
                LOG.exception("Table %r cannot be read", table)

    # Bots.

    async def _let_bots_move(self, live: LiveTable) -> None:
        try:
            while seats := live.awaited_bots():
                if not live.elsewhere or await self._left_alone(live):
                    await self._let_bot_move(live, seats[0])
        except Exception as error:
            if not is_passing(error):
                LOG.exception("A bot could not move")
            await asyncio.sleep(RETRY)
        finally:
            live.bots = None
        self.changed(live)

    async def _left_alone(self, live: LiveTable) -> bool:
        """Wait for the process that wrote last to let the bots move; tell whether it does not."""
        version = live.version
        await asyncio.sleep(self.settings.think + RETRY)
        return live.version == version and bool(live.awaited_bots())

    async def _let_bot_move(self, live: LiveTable, seat: int) -> None:
        """Let an agent answer, and those that are asked next."""
        position, version = live.table.position, live.version
        reply = live.reply_by_lesson(seat)
        given = [(seat, reply)] if reply else await self._choices_of_bots(live, seat)

        def outcome(now: LiveTable) -> Outcome:
            return requests.answers_of_bots(now, given, position, version)

        try:
            await self.commit(live, outcome)
        except ActionError as error:
            LOG.info("A bot's answer came too late: %s", error)

    async def _choices_of_bots(self, live: LiveTable, seat: int) -> Answers:
        """What agents pick in a row; in a lesson one by one, and always alike."""
        table = live.table
        luck = self.settings.luck if live.lesson is None else 0
        seed = secrets.randbits(53) if luck is None else luck
        task = task_of(live, seat)._replace(agent=live.holders[seat].agent, seed=seed)
        if live.lesson is None:
            task = task._replace(row=live.agents())
        options = table.options_of(seat)
        by_chance = live.game.vocabulary.names[options[from_seed(seed).below(len(options))]]
        return await self.bots.choose(task) or [(seat, by_chance)]

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on by itself, until the end of the server at the latest."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
