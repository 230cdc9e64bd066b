"""Agents that misbehave, for workers to run."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING

from skerry.server import bots
from tests.patience import LOOKS, PATIENCE

if TYPE_CHECKING:
    from skerry.server.bots import Answers, Task

FOR_EVER = 86_400.0  # seconds


def misbehave(task: Task, budget: float) -> Answers | None:
    """Be quick, meet another, think for ever with the alarm on or off, or die, as the name says."""
    if task.agent == "quick":
        return [(0, "quick")]
    if task.agent == "meeting":
        return meet(Path(task.deck))
    if task.agent == "dying":
        os.kill(os.getpid(), signal.SIGKILL)
    if task.agent == "deaf":
        time.sleep(FOR_EVER)
    try:
        with bots.limited(budget):
            while True:
                pass
    except bots.TimeUp:
        return None


def meet(folder: Path) -> Answers | None:
    """Wait until another worker is in the folder, too; leave it if none comes."""
    own = folder / str(os.getpid())
    own.touch()
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if len(list(folder.iterdir())) > 1:
            return [(0, "met")]
        time.sleep(LOOKS)
    own.unlink()
    return None
