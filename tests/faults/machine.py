"""What the machine itself adds: how much slower it is than a free one, and by which clock the servers go."""

from __future__ import annotations

import os
import time
from pathlib import Path

SPIN = 0.03  # seconds of CPU by which the machine is measured


def slowness() -> float:
    """How many times longer work takes now than on a machine that does nothing else."""
    begun, used = time.monotonic(), time.thread_time()
    while time.thread_time() - used < SPIN:
        pass
    return max(1.0, (time.monotonic() - begun) / (time.thread_time() - used))


class Clock:
    """The clock of the servers, as the suite sets it, and what it showed when."""

    def __init__(self) -> None:
        self.settings = [(0.0, 0.0)]  # since when, by how many seconds it is ahead

    def set(self, ahead: float) -> None:
        """Set it, by a file that the servers read."""
        Path(os.environ["SKERRY_CLOCK"]).write_text(str(ahead))
        self.settings.append((time.time(), ahead))

    def true(self, told: float) -> float:
        """When it really was that the servers' clock showed a time; the last time if there were several."""
        ends = [*(since for since, _ in self.settings[1:]), time.time()]
        found = [
            told - ahead
            for (since, ahead), end in zip(self.settings, ends, strict=True)
            if since <= told - ahead < end
        ]
        return found[-1] if found else told
