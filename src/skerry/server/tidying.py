"""Python's search for forgotten cycles: it stops the whole server, and the longer the more tables there are."""

from __future__ import annotations

import asyncio
import gc

# New things since the last look at the newest; looks at these until one at the next older, and so on.
# A table at play makes no cycles, so those that have been there for long are looked at once an hour only.
LOOKS = (2_000, 10, 100_000)
HOUR = 3600.0


def begin() -> None:
    """Search less often, and never among what was there at the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*LOOKS)


async def run() -> None:
    """Search everywhere once an hour: a table that was let go is such a cycle."""
    while True:
        await asyncio.sleep(HOUR)
        gc.collect()
