"""A process that has read all modules and forks servers: so a server that was killed is back at once."""

from __future__ import annotations

import asyncio
import faulthandler
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from importlib import import_module
from multiprocessing import forkserver, get_context
from typing import IO

from tests.faults.processes import alive
from tests.patience import PATIENCE

LOOKS = 0.01  # seconds between two looks
TELL = signal.SIGUSR1  # what a server is asked by that does not end


class Nursery:
    """The other side: asks for servers."""

    def __init__(self, module: str) -> None:
        command = [sys.executable, "-m", "tests.faults.nursery", module]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def born(self, arguments: list[str], log: str) -> Born:
        """Start a server with these arguments."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([log, *arguments]) + "\n")
        self.process.stdin.flush()
        return Born(int(self.process.stdout.readline()))

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(PATIENCE)


class Born:
    """A server that is not our own child, as far as it is treated like one."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        return None if alive(self.pid) else 0

    def wait(self, patience: float) -> int:
        end = time.monotonic() + patience
        while self.poll() is None:
            assert time.monotonic() < end, "a server did not end"
            time.sleep(LOOKS)
        return 0


def serve(log: str, arguments: list[str], module: str) -> None:
    """Be a server, with its own log, and with workers from the nursery's fork server."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(TELL, tell)
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    silence = os.open(os.devnull, os.O_RDONLY)
    for place, to in enumerate((silence, file, file)):
        os.dup2(to, place)
    # The fork server is the nursery's child, not ours: we could not ask how it is.
    setattr(forkserver._forkserver, "ensure_running", nothing)  # noqa: B010 - mypy refuses else
    sys.argv = [module, *arguments]
    import_module(module).main()


def nothing() -> None:
    """Do nothing."""


def tell(_number: int, _frame: object) -> None:
    """Write down where all threads and tasks stand."""
    faulthandler.dump_traceback()
    with suppress(RuntimeError):  # no loop runs any more
        for task in asyncio.all_tasks():
            task.print_stack()


def wait_for_orders(orders: IO[str], module: str) -> None:
    """Fork a server for each line."""
    import skerry.server.app  # noqa: F401, PLC0415 - what takes long is done once
    from skerry.server import bots  # noqa: PLC0415

    get_context("forkserver").set_forkserver_preload([bots.__name__])
    forkserver.ensure_running()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    import_module(module)
    for line in orders:
        log, *arguments = json.loads(line)
        if pid := os.fork():
            print(pid, flush=True)
        else:
            try:
                serve(log, arguments, module)
            finally:
                os._exit(0)


if __name__ == "__main__":
    wait_for_orders(sys.stdin, sys.argv[1])
