"""Agents that misbehave, for workers to run."""

from __future__ import annotations

import os
import signal
import time
from typing import TYPE_CHECKING

from skerry.server import bots

if TYPE_CHECKING:
    from skerry.server.bots import Task

FOR_EVER = 86_400.0  # seconds


def misbehave(task: Task, budget: float) -> str | None:
    """Be quick, think for ever with the alarm on or off, or die, as the agent's name says."""
    if task.agent == "quick":
        return "quick"
    if task.agent == "dying":
        os.kill(os.getpid(), signal.SIGKILL)
    if task.agent == "deaf":
        time.sleep(FOR_EVER)
    try:
        with bots._limited(budget):
            while True:
                pass
    except bots.TimeUp:
        return None
