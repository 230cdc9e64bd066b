"""Looking back at a finished game: judged answer by answer beside the serving, and kept with the table."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from skerry.lab.review import choices
from skerry.server.advice import task_of
from skerry.server.bots import AgentFailed, Crew
from skerry.server.protocol.advice import JudgedStep, Review
from skerry.server.thinking import judged

if TYPE_CHECKING:
    from skerry.server.live import LiveTable
    from skerry.server.store import Store

LOG = logging.getLogger(__name__)
WAIT = 20.0  # seconds that somebody waits for more, at most
LONGEST = 60.0  # seconds for one answer
MOST_KEPT = 100  # games that are held in memory


class Reviewing:
    """One game that is looked back at."""

    def __init__(self, numbers: list[int], steps: list[JudgedStep]) -> None:
        self.numbers = numbers
        self.steps = steps
        self.more = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def add(self, step: JudgedStep) -> None:
        """Note a judgement, and wake all who wait for it."""
        self.steps.append(step)
        self.more.set()
        self.more = asyncio.Event()

    @property
    def is_done(self) -> bool:
        """Whether all answers are judged."""
        return len(self.steps) == len(self.numbers)


class Reviewer:
    """Judges one answer after the other, of all games that somebody looks back at."""

    def __init__(self, store: Store, playouts: int) -> None:
        self.store = store
        self.playouts = playouts  # by which an answer is judged
        self.crew = Crew(1, judged)
        self.games: dict[str, Reviewing] = {}

    async def review(self, live: LiveTable, after: int) -> Review:
        """Return what is known, as soon as that is more than so many judgements."""
        found = await self._game(live)
        if len(found.steps) <= after and not found.is_done:
            if found.task is None or found.task.done():
                found.task = asyncio.create_task(self._judge(live, found))
            more = found.more
            try:
                async with asyncio.timeout(WAIT):
                    await more.wait()
            except TimeoutError:
                pass
        return Review(len(found.numbers), found.steps)

    def close(self) -> None:
        """Stop, and end the worker; what is judged is kept."""
        for found in self.games.values():
            if found.task is not None:
                found.task.cancel()
        self.crew.close()

    async def _game(self, live: LiveTable) -> Reviewing:
        found = self.games.pop(live.id, None)
        if found is None:
            numbers = await asyncio.to_thread(choices, live.table)
            found = Reviewing(numbers, await self.store.judged(live.id))
        found = self.games.pop(live.id, found)  # another may have come meanwhile
        self.games[live.id] = found
        idle = [name for name, game in self.games.items() if game.task is None or game.task.done()]
        for name in idle[: max(0, len(self.games) - MOST_KEPT)]:
            del self.games[name]
        return found

    async def _judge(self, live: LiveTable, found: Reviewing) -> None:
        answers = live.table.answers
        for number in found.numbers[len(found.steps) :]:
            task = task_of(live, answers[number][0])._replace(
                answers=answers[: number + 1], effort=self.playouts
            )
            try:
                step = await self.crew.think(task, LONGEST)
            except AgentFailed as failure:
                LOG.error("Looking back at %s failed. %s", live.id, failure)  # noqa: TRY400
                return
            if step is None:
                return
            await self.store.keep_judged(live.id, step)
            found.add(step)
