"""Ctrl-C while games are played, in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from tests.patience import PATIENCE

# Each task is interrupted in its midst, and goes on to its end.
PLAY = """
import os, signal, sys
from skerry.lab.places import Here

def work(task):
    for _ in range(int(sys.argv[1])):
        os.kill(os.getpid(), signal.SIGINT)
    return task + sum(range(1000))

finished = []
try:
    with Here() as place:
        for result in place.run(work, range(5)):
            finished.append(result)
except KeyboardInterrupt:
    print("stopped after", finished)
"""

MATCH = """
import os, signal
from skerry.lab import match
from skerry.lab.places import Here

class Stopping:
    asked = 0
    def choose(self, seen):
        self.asked += 1
        if self.asked == 3:
            os.kill(os.getpid(), signal.SIGINT)
        return seen.options[0]

stopping = Stopping()
match.agent = lambda name, game, seed=0: stopping
try:
    with Here() as place:
        list(match.play_match(match.Match("faraway", 2, ("random",), 9), place))
except KeyboardInterrupt:
    print("asked", stopping.asked)
"""

NOT_HERE = pytest.mark.skipif(os.name != "posix", reason="interrupts are sent otherwise there")


def run(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


@NOT_HERE
def test_a_task_that_is_interrupted_is_finished_and_counts() -> None:
    ran = run(PLAY, "1")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "stopped after [499500]\n", "")


@NOT_HERE
def test_a_second_interrupt_ends_the_process() -> None:
    ran = run(PLAY, "2")
    assert (ran.returncode, ran.stdout) == (-signal.SIGINT, "")


@NOT_HERE
def test_a_game_stops_before_its_next_decision() -> None:
    ran = run(MATCH)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "asked 3\n", "")
