"""How long a test waits for what is sure to come: long enough for the slowest machine."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

# Seconds; it costs nothing unless something is broken, and who looks for that may want less.
PATIENCE = float(os.environ.get("SKERRY_PATIENCE", "300"))
LOOKS = 0.02  # seconds between two looks


def until(what: Callable[[], object], wish: str) -> None:
    """Wait for something that comes true."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, f"waited in vain until {wish}"
        time.sleep(LOOKS)
