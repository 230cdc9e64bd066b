"""How long a test waits for what is sure to come: long enough for the slowest machine."""

from __future__ import annotations

import asyncio
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


async def soon(what: Callable[[], object]) -> None:
    """Wait for something that comes true in this very process."""
    async with asyncio.timeout(PATIENCE):
        while not what():  # noqa: ASYNC110 - what is looked at tells nobody
            await asyncio.sleep(LOOKS)
