"""Several processes at one address: a parent that serves nothing, and replaces a worker that dies."""

from __future__ import annotations

import logging
import multiprocessing
import os
import shutil
import signal
import socket
import tempfile
import threading
import time
from multiprocessing import connection
from typing import TYPE_CHECKING

from skerry.server.metrics import SHARED

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.context import ForkServerContext, SpawnContext
    from multiprocessing.process import BaseProcess

LOG = logging.getLogger(__name__)
YOUNG = 5.0  # seconds: who dies sooner would die again
PAUSE = 1.0  # seconds before such a worker is replaced
LOOKS = 0.2  # seconds between two looks at whether to stop
PRELOADED = ["skerry.server.app"]
BACKLOG = 2048


def bound(host: str, port: int) -> socket.socket:
    """Take an address for all workers."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(BACKLOG)
    return listening


def _context() -> ForkServerContext | SpawnContext:
    """A process that has read all modules forks workers, where there is such a thing: they are up at once."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    return context


class Workers:
    """Runs so many workers until it is told to stop; then each of them ends as if it were told so."""

    def __init__(self, count: int, work: Callable[..., None], *given: object) -> None:
        self.count = count
        self.work = work
        self.given = given
        self._context = _context()
        self._running: list[tuple[float, BaseProcess]] = []  # since when
        self._stop = False

    def run(self) -> None:
        """Serve until SIGTERM or Ctrl-C."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._told)
        figures = tempfile.mkdtemp(prefix="skerry-figures-")
        os.environ[SHARED] = figures
        try:
            self._running = [self._new() for _ in range(self.count)]
            while not self._stop:
                connection.wait([worker.sentinel for _, worker in self._running], LOOKS)
                self._replace_dead()
        finally:
            self._end()
            shutil.rmtree(figures, ignore_errors=True)

    def _told(self, _number: int, _frame: object) -> None:
        self._stop = True

    def _new(self) -> tuple[float, BaseProcess]:
        worker = self._context.Process(target=self.work, args=self.given)
        worker.start()
        return time.monotonic(), worker

    def _replace_dead(self) -> None:
        for place, (since, worker) in enumerate(self._running):
            if not worker.is_alive() and not self._stop:
                LOG.warning("Worker %s ended by %s and is replaced", worker.pid, worker.exitcode)
                if time.monotonic() - since < YOUNG:
                    time.sleep(PAUSE)
                self._running[place] = self._new()

    def _end(self) -> None:
        for _, worker in self._running:
            if worker.is_alive():
                worker.terminate()
        for _, worker in self._running:
            worker.join()


def end_with_parent() -> None:
    """In a worker: end as if told so when the parent is no more, however it ended."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()
