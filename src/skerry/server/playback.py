"""Records played step by step, in a process of their own; what was played is kept for who asks next."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from skerry.kernel.errors import SkerryError
from skerry.kernel.text import Text
from skerry.server import replays
from skerry.server.bots import AgentFailed, Crew, TimeUp, limited
from skerry.server.errors import LimitReached, Overloaded, problem, status

if TYPE_CHECKING:
    from skerry.server.protocol.records import Brought

LONGEST = 30.0  # seconds for one record
MOST_KEPT = 8_000_000  # bytes of what was played
QUICKLY = 6  # the level of compression: most of the size for little of the time


class Played(NamedTuple):
    """A record in messages, or why it was refused, compressed."""

    status: int
    body: bytes


def play(brought: Brought, budget: float) -> Played | None:
    """Play a record; None if that takes too long. For a worker."""
    try:
        with limited(budget):
            body, code = msgspec.json.encode(replays.read(brought)), 200
    except SkerryError as error:  # not every error can be sent from process to process
        body, code = msgspec.json.encode(problem(error)), status(error)
    except TimeUp:
        return None
    return Played(code, gzip.compress(body, QUICKLY))


class Playback:
    """Plays one record at a time."""

    def __init__(self) -> None:
        self.crew = Crew(1, play)
        self._kept: dict[str, Played] = {}  # by what was brought; the longest unused first
        self._playing: dict[str, asyncio.Task[Played]] = {}

    async def played(self, brought: Brought) -> Played:
        """Play a record, unless that was done of late or is being done."""
        name = hashlib.sha256(f"{brought.record}\0{brought.deck}".encode()).hexdigest()
        found = self._kept.pop(name, None)
        if found is None:
            if name not in self._playing:
                self._playing[name] = asyncio.create_task(self._play(brought))
                self._playing[name].add_done_callback(lambda _: self._playing.pop(name, None))
            found = await asyncio.shield(self._playing[name])
        self._keep(name, found)
        return found

    async def _play(self, brought: Brought) -> Played:
        try:
            found = await self.crew.think(brought, LONGEST)
        except AgentFailed:
            raise Overloaded(Text("server-sorry")) from None
        if found is None:
            raise LimitReached(Text("server-too-large"))
        return found

    def _keep(self, name: str, played: Played) -> None:
        self._kept.pop(name, None)
        self._kept[name] = played
        while sum(len(each.body) for each in self._kept.values()) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]

    def close(self) -> None:
        """End the worker."""
        self.crew.close()
