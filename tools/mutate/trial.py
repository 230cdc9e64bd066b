"""Trying a mutant: the tests run on a copy of the package that has the mistake."""

from __future__ import annotations

import compileall
import os
import py_compile
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING, NamedTuple

from tools.mutate.sample import ROOT, SOURCE, Mutant

if TYPE_CHECKING:
    from pathlib import Path

Tests = tuple[str, ...]  # arguments of one run of pytest

ONE_SEED = "not seed-1 and not seed-2 and not fresh"  # a walk that is new each time proves nothing

# Which tests concern what, those first that are likely to notice; the first line that fits holds.
CONCERNS: tuple[tuple[str, tuple[Tests, ...]], ...] = (
    ("kernel/", (("tests/kernel",), ("tests/golden",), ("tests/games",), ("tests/contract", "-k", ONE_SEED))),
    ("games/woodland/", (
        ("tests/games/everdell",),
        ("tests/games/farshore",),
        ("tests/golden", "tests/agents", "tests/test_text.py", "-k", "everdell or farshore or text"),
        ("tests/contract", "-k", f"(everdell or farshore) and {ONE_SEED}"),
    )),
    *[
        (f"games/{game}/", (
            (f"tests/games/{game}",),
            ("tests/golden", "tests/agents", "tests/test_text.py", "-k", f"{game} or text"),
            ("tests/contract", "-k", f"{game} and {ONE_SEED}"),
        ))
        for game in ("beacon_patrol", "everdell", "faraway", "farshore")
    ],
    ("games/", (("tests/kernel",), ("tests/games",), ("tests/golden",))),
    ("agents/", (("tests/agents",), ("tests/contract", "-k", ONE_SEED))),
    ("server/", (("tests/server",),)),
)  # fmt: skip
NOTHING_TO_RUN = 5  # pytest found no test by these words
LEAST = 60.0  # seconds before the clock stops a run
TRIES = 3  # to fail in the same way twice
PATIENCE = 4  # a run may take so many times as long as without any mistake
MEMORY = 4_000_000  # kilobytes; a mutant that collects without end shall not stop the machine
OPTIONS = ("-n", "0", "-q", "-x", "--tb=line", "-p", "no:cacheprovider", "--hypothesis-seed=0")
LIMITED = ("sh", "-c", f'ulimit -v {MEMORY} 2>/dev/null; exec "$@"', "sh")


class Outcome(NamedTuple):
    """How a trial ended: killed, stopped by the clock, or alive; and what noticed the mistake."""

    mutant: Mutant
    verdict: str
    noticed: str
    seconds: float


class Stopped(Exception):
    """Somebody has stopped all trials."""


def concerns(module: str) -> tuple[Tests, ...]:
    """Return the runs of tests that concern a module."""
    return next(runs for start, runs in CONCERNS if module.startswith(start))


class Bench:
    """Places to try mutants at, each with a copy of the package."""

    def __init__(self, folder: Path, places: int) -> None:
        self.folder = folder
        self.free = [self._place(str(number)) for number in range(places)]
        self.sound = self._place("sound")
        self.measuring = threading.Lock()
        self.usual: dict[Tests, float] = {}  # seconds that a run takes without any mistake
        self.running: set[subprocess.Popen[str]] = set()
        self.stopped = threading.Event()

    def _place(self, name: str) -> Path:
        place = self.folder / name
        left_out = shutil.ignore_patterns("__pycache__", "static")
        shutil.copytree(SOURCE, place / "skerry", ignore=left_out)
        # Told by its sum, not by its time, a changed module is always compiled anew.
        by_sum = py_compile.PycInvalidationMode.CHECKED_HASH
        compileall.compile_dir(place, quiet=2, invalidation_mode=by_sum)
        if (SOURCE / "server" / "static").is_dir():
            (place / "skerry/server/static").symlink_to(SOURCE / "server" / "static")
        return place

    def try_out(self, mutant: Mutant) -> Outcome:
        """Run the tests that concern a mutant until one notices it."""
        place = self.free.pop()
        module = place / "skerry" / mutant.module
        module.write_bytes(mutant.source())
        begun = time.monotonic()
        verdict, noticed = "alive", ""
        for tests in concerns(mutant.module):
            verdict, noticed = self._judge(place, tests)
            if verdict != "alive":
                break
        shutil.copyfile(SOURCE / mutant.module, module)
        self.free.append(place)
        return Outcome(mutant, verdict, noticed, time.monotonic() - begun)

    def _judge(self, place: Path, tests: Tests) -> tuple[str, str]:
        """Run tests on a mutant; one that fails must fail again, for not every run is a calm one."""
        limit = self._limit(tests)
        noticed = ""
        for _ in range(TRIES):
            code, said = self._run(place, tests, limit)
            if not code:
                return ("clock", tests[0]) if code is None else ("alive", "")
            noticed = _first_failure(said, tests)
            if self._run(place, (noticed,), limit)[0] != 0:
                break
        return "killed", noticed

    def _limit(self, tests: Tests) -> float:
        """Return how long a run may take: measured once, when first asked for, without a mistake."""
        with self.measuring:
            if tests not in self.usual:
                self.usual[tests] = self._measured(tests)
        return max(LEAST, PATIENCE * self.usual[tests])

    def _measured(self, tests: Tests) -> float:
        for _ in range(TRIES):
            begun = time.monotonic()
            code, said = self._run(self.sound, tests, None)
            if not code:
                return time.monotonic() - begun
        sys.exit(f"mutate: {' '.join(tests)} fails without any mistake:\n{said}")

    def _run(self, place: Path, tests: Tests, limit: float | None) -> tuple[int | None, str]:
        """Run pytest; return its code (0 for no test at all), or None if the clock stopped it."""
        process = subprocess.Popen(
            [*LIMITED, sys.executable, "-m", "pytest", *OPTIONS, *tests],
            cwd=ROOT,
            env=_environment(place),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self.running.add(process)
        try:
            said, _ = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            return None, ""
        finally:
            _end(process)
            self.running.discard(process)
        if self.stopped.is_set():
            raise Stopped
        return (0 if process.returncode == NOTHING_TO_RUN else process.returncode), said

    def stop(self) -> None:
        """End all that is running."""
        self.stopped.set()
        for process in list(self.running):
            _end(process)


def _environment(place: Path) -> dict[str, str]:
    """Let Python find the copy first, and leave the work tree as it is."""
    return {
        **os.environ,
        "PYTHONPATH": str(place),
        "PYTHONDONTWRITEBYTECODE": "1",
        "HYPOTHESIS_STORAGE_DIRECTORY": str(place / "hypothesis"),
    }


def _end(process: subprocess.Popen[str]) -> None:
    """End a run with all servers and workers that it has started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
    process.wait()


def _first_failure(said: str, tests: Tests) -> str:
    found = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", said, re.MULTILINE)
    return found[1] if found else tests[0]
