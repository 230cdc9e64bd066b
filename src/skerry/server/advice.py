"""Hints: one thought a seat at a time, in slices beside the serving, dropped when the table moves on."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from litestar.exceptions import WebSocketDisconnect

from skerry.kernel.errors import NotYourTurn, StaleAction
from skerry.kernel.text import Text, seat_text
from skerry.server import seating
from skerry.server.bots import AgentFailed, Crew, Task
from skerry.server.entries import Asked, Outcome
from skerry.server.errors import BadRequest, Overloaded
from skerry.server.protocol.requests import Done
from skerry.server.thinking import SLICE, ponder

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from skerry.server.hall import Hall
    from skerry.server.live import Keys, LiveTable
    from skerry.server.protocol.advice import Advice
    from skerry.server.protocol.requests import Enough, Hint

    Send = Callable[[Advice], Awaitable[None]]

LOG = logging.getLogger(__name__)
MOST_THOUGHTS = 40  # at once, in this process


class Adviser:
    """Thinks for those who ask. It knows what their seat knows, and changes nothing."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds  # of thinking for a hint
        self.crew = Crew(1, ponder)
        self.thoughts: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._enough: set[tuple[str, int]] = set()

    async def hint(self, hall: Hall, live: LiveTable, keys: Keys, asked: Hint, send: Send) -> Done:
        """Begin to think for a seat; what it thought of before is dropped."""
        seating.own(live, keys, asked.seat)
        _check(live, asked)
        place = (live.id, asked.seat)
        self.stop(place)
        if len(self.thoughts) >= MOST_THOUGHTS:
            raise Overloaded(Text("server-many-thoughts"))
        await hall.commit(live, lambda now: _lamp(now, asked.seat))
        _check(live, asked)
        thinking = self._think(
            task_of(live, asked.seat)._replace(effort=self.seconds), asked.id, send
        )
        task = asyncio.create_task(thinking, name=_question(live, asked.seat))
        self.thoughts[place] = task
        task.add_done_callback(lambda done: self._forget(place, done))
        return Done(asked.id)

    def enough(self, live: LiveTable, keys: Keys, asked: Enough) -> Done:
        """Let a thought end with what it has."""
        seating.own(live, keys, asked.seat)
        place = (live.id, asked.seat)
        if place in self.thoughts:
            self._enough.add(place)
        return Done(asked.id)

    def moved(self, live: LiveTable) -> None:
        """Drop what was thought about a position that is no more."""
        for place, task in list(self.thoughts.items()):
            if place[0] == live.id and task.get_name() != _question(live, place[1]):
                self.stop(place)

    def stop(self, place: tuple[str, int]) -> None:
        """Drop a thought; the slice that is under way ends by itself, and nobody hears of it."""
        task = self.thoughts.pop(place, None)
        if task is not None:
            task.cancel()

    def close(self) -> None:
        """Drop all thoughts, and end the worker."""
        for place in list(self.thoughts):
            self.stop(place)
        self.crew.close()

    def _forget(self, place: tuple[str, int], task: asyncio.Task[None]) -> None:
        if self.thoughts.get(place) is task:
            del self.thoughts[place]
        self._enough.discard(place)

    async def _think(self, task: Task, id: int, send: Send) -> None:
        place = (task.table, task.seat)
        try:
            while True:
                advice = await self.crew.think(task, SLICE)
                if advice is None:
                    return
                advice.id = id
                advice.final = advice.final or place in self._enough
                await send(advice)
                if advice.final:
                    return
        except AgentFailed as failure:
            LOG.error("Advice on %s failed. %s", task.table, failure)  # noqa: TRY400 - the worker's trace
        except (OSError, TimeoutError, WebSocketDisconnect):
            return  # who asked has gone


def task_of(live: LiveTable, seat: int) -> Task:
    """Return what a worker needs to set up the table as it is, for one seat."""
    table = live.table
    seats = len(live.holders)
    deal = live.header.world or live.header.seed
    given = (live.game.name, seats, deal, table.settings, list(table.answers), seat)
    return Task(*given, "", table.position, live.header.deck, live.id)


def _question(live: LiveTable, seat: int) -> str:
    """Name what a seat is asked now: who else answers meanwhile does not change it."""
    offer = live.table.state.offers[seat]
    return "" if offer is None else f"{offer.position} {len(live.undos)}"


def _check(live: LiveTable, asked: Hint) -> None:
    if not live.hints:
        raise BadRequest(Text("server-hints-off"))
    offer = live.table.state.offers[asked.seat]
    if offer is None or asked.seat not in live.awaited():
        raise NotYourTurn(Text("server-hint-not-asked", {"seat": seat_text(asked.seat)}))
    if offer.position != asked.position:
        raise StaleAction(Text("server-asked-anew", {"seat": seat_text(asked.seat)}))


def _lamp(live: LiveTable, seat: int) -> Outcome:
    """Light the lamp of who asked, where others can see it; alone nothing is written at all."""
    return Outcome([Asked(seat)] if live.company_of(seat) and seat not in live.asked else [])
