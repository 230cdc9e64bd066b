"""Worker processes that can be called off at any moment, and give their results in order."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from itertools import count, islice
from multiprocessing import get_context
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Self, TypeVar

from skerry.kernel.errors import SkerryError
from skerry.kernel.text import Text
from skerry.registry import Registered, adopt, registered

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from multiprocessing.connection import Connection

AHEAD = 8  # so many tasks a worker may be begun before their turn comes

T = TypeVar("T")
R = TypeVar("R")


class Workers:
    """Some processes, each at the other end of a pipe. Leaving the block ends them at once."""

    def __init__(self, number: int) -> None:
        context = get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes = []
        # Ctrl-C reaches them too; they leave it to us, from their first moment on.
        with _interrupts_ignored():
            for _ in range(number):
                here, there = context.Pipe()
                process = context.Process(target=_serve, args=(there, registered()), daemon=True)
                process.start()
                there.close()
                self.pipes.append(here)
                self.processes.append(process)

    @property
    def room(self) -> int:
        """How many tasks are carried out at once."""
        return len(self.pipes)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Share the tasks out, each asked for as late as may be, and give the results in order."""
        idle = self.pipes[:]
        busy: dict[Connection, int] = {}
        done: dict[int, R] = {}
        waiting = enumerate(tasks)
        for turn in count():
            while turn not in done:
                ahead = max([turn - 1, *busy.values(), *done]) + 1 - turn
                for number, task in islice(
                    waiting, min(len(idle), AHEAD * len(self.pipes) - ahead)
                ):
                    pipe = idle.pop()
                    _send(pipe, (work, task))
                    busy[pipe] = number
                if not busy:
                    return
                ready = wait(list(busy))
                for pipe in [pipe for pipe in busy if pipe in ready]:
                    done[busy.pop(pipe)] = _receive(pipe)
                    idle.append(pipe)
            yield done.pop(turn)


def _serve(pipe: Connection, brought: Registered) -> None:
    """Do what comes through the pipe until nobody is at the other end."""
    adopt(brought)
    while True:
        try:
            work, task = pipe.recv()
        except EOFError:
            return
        try:
            result = work(task)
        except SkerryError as error:
            result = error
        pipe.send(result)


def _send(pipe: Connection, task: object) -> None:
    try:
        pipe.send(task)
    except OSError:
        raise SkerryError(Text("error-worker-ended")) from None


def _receive(pipe: Connection) -> Any:  # noqa: ANN401 - whatever the work gives
    try:
        result = pipe.recv()
    except (EOFError, OSError):
        raise SkerryError(Text("error-worker-ended")) from None
    if isinstance(result, SkerryError):
        raise result
    return result


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread is told of interrupts
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
