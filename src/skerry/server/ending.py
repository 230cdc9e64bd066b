"""How tasks are ended, also those that miss it when they are told so."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

AGAIN = 0.5  # seconds until a task that goes on is told once more


async def ended(tasks: Iterable[asyncio.Task[Any]], patience: float) -> None:
    """Cancel tasks until they have ended; what does not heed that for so many seconds is left alone.

    Once is not enough: before Python 3.12, `asyncio.wait_for`, which libraries use, loses a cancellation
    that comes in the moment in which it has got what it waited for.
    """
    going, end = set(tasks), time.monotonic() + patience
    while going and time.monotonic() < end:
        for task in going:
            task.cancel()
        _, going = await asyncio.wait(going, timeout=AGAIN)
