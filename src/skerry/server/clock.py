"""The time that each has for a turn: noted in the database, measured by a clock that nobody sets."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING

import sqlalchemy as sa

from skerry.agents import agents
from skerry.kernel.errors import SkerryError
from skerry.kernel.text import Text
from skerry.server.entries import Ended, Holder, Outcome, TimedOut
from skerry.server.errors import BadRequest
from skerry.server.protocol.table import ClockState
from skerry.server.schema import DEADLINES
from skerry.server.store import is_passing

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from skerry.server.hall import Hall
    from skerry.server.live import LiveTable

LOG = logging.getLogger(__name__)
SHORTEST, LONGEST = 10, 14 * 86_400  # seconds for a turn
GRACE = 60.0  # seconds, at most: who is waited for has them after a start of the server
LOOK = 1.0  # seconds between two looks at the clocks
STAND_IN = "casual"  # who plays for somebody whose time has run out
MOST = 200  # tables that are woken at one look
REMEMBERED = 8  # turns of a seat, which may come again when something is taken back

Row = tuple[str, int, str, float]  # table, seat, turn, until when by the clock on the wall


def checked(seconds: int, holders: list[Holder]) -> int:
    """Return the time for a turn, if it will do for those who sit down."""
    if not seconds:
        return 0
    if not SHORTEST <= seconds <= LONGEST:
        raise BadRequest(Text("server-clock", {"fewest": SHORTEST, "most": LONGEST}))
    if sum(holder.kind != "bot" for holder in holders) < 2:
        raise BadRequest(Text("server-clock-alone"))
    return seconds


def on_clock(live: LiveTable) -> list[int]:
    """The seats whose time runs: people to answer, while somebody else plays who waits for them."""
    if not live.header.clock or live.table.over:
        return []
    people = [seat for seat, holder in enumerate(live.holders) if holder.kind == "human"]
    return [seat for seat in live.awaited() if seat in people] if len(people) > 1 else []


def turn_of(live: LiveTable, seat: int) -> str:
    """Name the turn of a seat: another one after another's answer, news, or an end.

    It follows from the answers alone, so that nobody wins time by taking something back.
    """
    state, answers = live.table.state, live.table.answers
    begun = state.lanes_since
    if not state.lanes:
        own = takewhile(lambda answer: answer[0] == seat, reversed(answers))
        begun = len(answers) - sum(1 for _ in own)
    ended = live.clock.ended
    return f"{ended if begun <= ended <= len(answers) else begun}-{state.news}"


class Clock:
    """The deadlines at one table, as this process measures them."""

    def __init__(self, turn: int) -> None:
        self.turn = turn
        self.ended = 0  # how many answers there were when a turn was last ended
        self._until: dict[int, dict[str, float]] = {}  # by seat and turn
        self.noted: dict[int, str] = {}  # by seat: the turn whose deadline is in the database

    def follow(self, live: LiveTable) -> None:
        """Let the time of a turn that has begun run; while an agent plays a seat, it has none."""
        if not self.turn:
            return
        for seat, holder in enumerate(live.holders):
            if holder.kind != "human":
                self._until.pop(seat, None)
        for seat in on_clock(live):
            turns, now = self._until.setdefault(seat, {}), turn_of(live, seat)
            turns[now] = turns.pop(now, time.monotonic() + self.turn)
            while len(turns) > REMEMBERED:
                del turns[next(iter(turns))]

    def recall(self, live: LiveTable, rows: list[Row]) -> None:
        """Go on with what was noted: never more than a turn, never less than a moment to answer."""
        self.follow(live)
        self.noted = {seat: turn for _, seat, turn, _ in rows}
        for _, seat, turn, until in rows:
            if seat in on_clock(live) and turn == turn_of(live, seat):
                left = max(min(until - time.time(), self.turn), min(GRACE, self.turn / 4))
                self._until[seat][turn] = time.monotonic() + left

    def left(self, live: LiveTable) -> dict[int, float]:
        """By seat: the seconds that are left; 0 if there are none."""
        self.follow(live)
        now = time.monotonic()
        return {
            seat: max(0.0, self._until[seat][turn_of(live, seat)] - now) for seat in on_clock(live)
        }

    def state(self, live: LiveTable) -> ClockState | None:
        """What viewers are shown."""
        if not self.turn:
            return None
        left = {seat: round(seconds, 1) for seat, seconds in self.left(live).items()}
        return ClockState(self.turn, [left.get(seat) for seat in range(len(live.holders))])

    def rows(self, live: LiveTable) -> list[Row]:
        """What the database should know."""
        now = time.time()
        return [
            (live.id, seat, turn_of(live, seat), now + left)
            for seat, left in self.left(live).items()
        ]


async def recall(hall: Hall, live: LiveTable) -> None:
    """Learn from the database how much time was left when a table was last seen."""
    if not live.clock.turn:
        return
    asked = sa.select(DEADLINES).where(DEADLINES.c.table == live.id)
    async with hall.store.engine.connect() as connection:
        found = (await connection.execute(asked)).all()
    rows = [(str(table), int(seat), str(turn), float(until)) for table, seat, turn, until in found]
    live.clock.recall(live, rows)


async def run(hall: Hall) -> None:
    """Look at all clocks again and again: wake who is due, note what is new, end what is over."""
    while True:
        await asyncio.sleep(LOOK)
        await _tried(_wake(hall))
        for live in [live for live in hall.tables.values() if live.clock.turn]:
            await _tried(look_at(hall, live))


async def _tried(look: Coroutine[None, None, None]) -> None:
    """Look at one thing; what goes wrong there is no matter of the others."""
    try:
        await look
    except Exception as error:
        if not is_passing(error):
            LOG.exception("A clock could not be looked at")


async def _wake(hall: Hall) -> None:
    """Bring back tables that nobody looks at, when somebody's time there is over."""
    asked = sa.select(DEADLINES.c.table).where(DEADLINES.c.until < time.time()).distinct()
    async with hall.store.engine.connect() as connection:
        due = [str(table) for table in await connection.scalars(asked.limit(MOST))]
    for table in due:
        if table not in hall.tables:
            try:
                await hall.table(table)
            except SkerryError as error:
                LOG.warning("The clock of table %r stands still: %s", table, error)


async def look_at(hall: Hall, live: LiveTable) -> None:
    """End the turns of a table whose time is over, and note the deadlines of those that have begun."""
    for seat, left in live.clock.left(live).items():
        if not left:
            await hall.commit(live, partial(_over, seat=seat, turn=turn_of(live, seat)))
    rows = live.clock.rows(live)
    news = {seat: turn for _, seat, turn, _ in rows}
    if news != live.clock.noted and not live.elsewhere:
        await _note(hall, live.id, rows)
        live.clock.noted = news


async def _note(hall: Hall, table: str, rows: list[Row]) -> None:
    names = DEADLINES.columns.keys()
    async with hall.store.engine.begin() as connection:
        await connection.execute(DEADLINES.delete().where(DEADLINES.c.table == table))
        if rows:
            await connection.execute(
                DEADLINES.insert(), [dict(zip(names, row, strict=True)) for row in rows]
            )


def _over(live: LiveTable, seat: int, turn: str) -> Outcome:
    """End a turn that was only held; else let an agent play, if the same turn still goes on."""
    if seat not in on_clock(live) or turn_of(live, seat) != turn:
        return Outcome([])
    if live.ending == seat:
        return Outcome([Ended(seat)])
    known = list(agents(live.game.name))
    return Outcome([TimedOut(seat, STAND_IN if STAND_IN in known else known[-1])])
