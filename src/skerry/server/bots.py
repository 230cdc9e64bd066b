"""Agents think in processes of their own, for a limited time, so that no table waits for another."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from traceback import format_exc
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from skerry import games
from skerry.agents import agent as new_agent
from skerry.agents.levels.beginner.person import Person
from skerry.agents.levels.thinkers import Thinker
from skerry.kernel.seen import Seen
from skerry.kernel.table import revived
from skerry.registry import Registered, adopt, registered
from skerry.server import metrics
from skerry.server.protocol.shelf import Value

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skerry.kernel.table import Table

LOG = logging.getLogger(__name__)
QUICK = 0.25  # seconds after which an agent counts as slow
GRACE = 60.0  # seconds after its budget in which a worker must have started and given up
TRIES = 3
THOUGHTFUL = ("strong", "expert")  # levels that use the time they are given
YIELDS = 2  # steps by which thinking gives way to serving where both want the processor
SPELL = 0.05  # seconds after which agents that answer in a row let the table hear of it
HASTE = 0.6  # the part of its budget after which one of them gives what it has
ALARM = hasattr(signal, "setitimer")  # not on Windows: there the grace alone limits thinking


class Task(NamedTuple):
    """A choice that an agent shall make."""

    game: str
    seats: int
    deal: int | str  # the seed, or the position that it begins with
    options: dict[str, Value]
    answers: list[tuple[int, int]]
    seat: int  # whose choice it is
    agent: str
    seed: int  # of the agent's own chance
    deck: str = ""  # the text of the deck file, if the table has one of its own
    table: str = ""  # where its record will be
    effort: float = 0.0  # seconds for a hint, playouts to judge an answer by
    row: dict[int, str] = {}  # noqa: RUF012 - never changed; by seat: agents that may answer next


Answers = list[tuple[int, str]]  # seats and their picks, in a row
T = TypeVar("T")
R = TypeVar("R")
Work = Callable[[T, float], R]  # what is to be done, and the seconds that it may take


class TimeUp(Exception):
    """The agent has thought long enough."""


class AgentFailed(Exception):
    """The agent raised something, gave no option, or took its worker with it; the text says which."""


class Crew(Generic[T, R]):
    """A pool of worker processes. A worker that hangs or dies is replaced with its whole pool."""

    def __init__(self, workers: int, work: Work[T, R]) -> None:
        self.workers = max(1, workers)
        self.work = work
        self._free = asyncio.Semaphore(self.workers)  # so that no task's time runs while it queues
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, task: T, budget: float) -> R | None:
        """Return what was found, as the agent's pick; None if it ran out of time."""
        for _ in range(TRIES):
            async with self._free:
                pool = self._pool = self._pool or _new_pool(self.workers)
                running = asyncio.get_running_loop().run_in_executor(pool, self.work, task, budget)
                try:
                    async with asyncio.timeout(budget + GRACE):
                        return await running
                except TimeoutError:
                    LOG.warning("A worker did not stop in time and is ended")
                    self._end(pool)
                    return None
                except BrokenProcessPool:
                    self._end(pool)
        raise AgentFailed(f"Its worker died {TRIES} times.")

    def close(self) -> None:
        """End all workers at once: what they think of is asked again by whoever goes on."""
        if self._pool is not None:
            self._end(self._pool)

    def _end(self, pool: ProcessPoolExecutor) -> None:
        if pool is self._pool:
            self._pool = None
        # Python offers no public way to end a worker that does not listen before 3.14.
        for worker in list((pool._processes or {}).values()):  # noqa: SLF001
            worker.kill()
        pool.shutdown(wait=False, cancel_futures=True)


class Bots:
    """Quick agents have workers that slow ones cannot occupy; which are slow is found by trying."""

    def __init__(
        self, budget: float, workers: int, work: Work[Task, Answers | None] | None = None
    ) -> None:
        self.budget = budget
        self._quick = Crew(workers, work or think)
        self._slow = Crew(workers, work or think)
        self._known_slow: set[tuple[str, str]] = set()
        self.failures = 0  # of agents, since the start

    async def choose(self, task: Task) -> Answers | None:
        """Return what agents answer in a row; None if the first found nothing in time or failed."""
        try:
            return await self._choose(task)
        except AgentFailed as failure:
            self.failures += 1
            metrics.FAILURES.inc()
            LOG.error(  # noqa: TRY400 - the trace of the worker says more than ours
                "The agent %s failed at %s as seat %s, asked after answer %s of "
                "/api/tables/%s/record; a random option is taken. %s",
                task.agent,
                task.game,
                task.seat,
                len(task.answers),
                task.table,
                failure,
            )
            return None

    async def _choose(self, task: Task) -> Answers | None:
        kind = (task.game, task.agent)
        if kind not in self._known_slow and task.agent not in THOUGHTFUL:
            given = await self._quick.think(task, min(QUICK, self.budget))
            if given is not None:
                return given
            self._known_slow.add(kind)
        return await self._slow.think(task, self.budget)

    def close(self) -> None:
        """End all workers."""
        self._quick.close()
        self._slow.close()


def _new_pool(workers: int) -> ProcessPoolExecutor:
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    if "forkserver" in methods:
        context.set_forkserver_preload([__name__])
    return ProcessPoolExecutor(workers, context, initializer=_begin, initargs=(registered(),))


# Inside a worker.


def _begin(brought: Registered) -> None:
    """Let serving come first, leave Ctrl-C to the server, and end when it does, however it ends."""
    adopt(brought)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(YIELDS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def table_of(task: Task) -> Table:
    """Set up the table of a task, as its answers have left it."""
    game = games.game(task.game, task.deck)
    return revived(game, task.seats, task.options, task.deal, task.answers)


def think(task: Task, budget: float) -> Answers | None:
    """Let an agent choose, and those that are asked next; None if the first ran out of time."""
    given: Answers = []
    end = time.monotonic() + SPELL
    try:
        table = table_of(task)
        seat = task.seat
        while seat >= 0:
            agent = task.row.get(seat, task.agent)
            pick = _pick(table, seat, agent, task.seed + _turn_of(table, seat), budget)
            table.act(pick, seat)
            given.append((seat, table.game.vocabulary.name(pick)))
            seat = -1 if time.monotonic() > end else _next(table, task.row)
    except TimeUp:
        return given or None
    except Exception:  # noqa: BLE001 - sent on as text, for not every error can be pickled
        if not given:  # else it is asked again, and fails as the first
            raise AgentFailed(format_exc()) from None
    return given


def _turn_of(table: Table, seat: int) -> int:
    """Number this choice among those of all seats, whoever of several that are asked at once was quicker."""
    return sum(who == seat for who, _ in table.answers) * table.seats + seat


def _pick(table: Table, seat: int, name: str, seed: int, budget: float) -> int:
    agent = new_agent(name, table.game.name, seed)
    if isinstance(agent, Thinker):
        agent.hurry(HASTE * budget)
    if isinstance(agent, Person):
        agent.stay(table.seed * table.seats + seat)
    with limited(budget):
        pick = agent.choose(Seen(table, seat))
    assert pick in table.options_of(seat), f"{pick} is not among its options"
    return pick


def _next(table: Table, row: dict[int, str]) -> int:
    """The agent's seat that answers next; -1 if somebody else may have to be waited for."""
    seats = table.awaited
    return seats[0] if seats and all(seat in row for seat in seats) else -1


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise TimeUp in what goes on for longer."""
    if not ALARM:
        yield
        return
    signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _ring(_number: int, _frame: object) -> None:
    raise TimeUp
