"""What goes wrong: each round of a stage does some of it, and names what it did."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from typing import TYPE_CHECKING

from tests.faults.rig import Rig

if TYPE_CHECKING:
    import random
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    Round = Callable[[Rig, random.Random, int], Awaitable[list[str]]]

MOST = 6  # kills of a round
APART = 0.3  # seconds at most between two kills of a round
CLOCKS = (-86_400.0, -3_600.0, -30.0, 30.0, 3_600.0, 86_400.0, 400 * 86_400.0)
CHUNK = 1 << 14  # bytes: a full disk has less left


def kills(*targets: str) -> Round:
    """Kill some of these, one shortly after the other, each of which comes back at once."""

    async def done(rig: Rig, chance: random.Random, most: int) -> list[str]:
        chosen = [chance.choice(targets) for _ in range(chance.randint(1, min(MOST, most)))]
        for target in chosen:
            await asyncio.sleep(chance.uniform(0, APART))
            kill(rig, target, chance)
        return chosen

    return done


def kill(rig: Rig, target: str, chance: random.Random) -> None:
    """Kill one thing, or only tell a server to end, and start it anew."""
    if target == "server":
        rig.kill_server(chance.randrange(2))
    elif target == "stop":
        rig.stop_server(chance.randrange(2))
    elif target == "database":
        rig.kill_database()
    else:
        rig.kill_bus()


async def restart(rig: Rig, chance: random.Random, _most: int) -> list[str]:
    """Stop the database as its keeper would, and start it again after a while."""
    assert rig.postgres is not None
    rig.postgres.end(signal.SIGINT)
    await asyncio.sleep(chance.uniform(0, 1))
    rig.postgres.begin()
    return ["restart"]


async def trouble_on_wires(rig: Rig, chance: random.Random, _most: int) -> list[str]:
    """Cut, stall or slow one of the wires of one server, to its database or to its bus."""
    place = chance.randrange(len(rig.proxies))
    proxy, name = rig.proxies[place], ("database", "bus")[place % 2]
    what = chance.choice(("cut", "stall", "slow"))
    if what == "cut":
        proxy.cut()
    elif what == "stall":
        proxy.stall()
    else:
        proxy.slow(chance.uniform(0.02, 0.2))
    await asyncio.sleep(chance.choice((0.2, 1.0, 3.0, 8.0)))
    proxy.mend()
    return [f"{what}, {name}"]


async def full_disk(rig: Rig, chance: random.Random, _most: int) -> list[str]:
    """Fill the disk to the last byte, kill a server there now and then, and make room again."""
    ballast = rig.place / "ballast"
    await asyncio.to_thread(fill, ballast)
    found = ["disk full"]
    await asyncio.sleep(chance.uniform(0.5, 2.0))
    if chance.random() < 0.3:
        rig.kill_server(chance.randrange(2))
        found.append("server on a full disk")
        await asyncio.sleep(chance.uniform(0.5, 2.0))
    ballast.unlink()
    if (
        rig.postgres is not None
        and rig.postgres.process
        and rig.postgres.process.poll() is not None
    ):
        found.append("database ended by it")
        rig.postgres.begin()
    return found


def fill(ballast: Path) -> None:
    """Write until nothing more can be written."""
    with suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(os.urandom(CHUNK))
    with suppress(OSError), ballast.open("ab", buffering=0) as file:
        while True:
            file.write(b"0" * 512)


async def clock_jumps(rig: Rig, chance: random.Random, _most: int) -> list[str]:
    """Set the clock of all servers, and start one of them anew now and then."""
    ahead = chance.choice(CLOCKS)
    rig.clock.set(ahead)
    found = ["clock on" if ahead > 0 else "clock back"]
    await asyncio.sleep(chance.uniform(0, 0.5))
    if chance.random() < 0.3:
        rig.kill_server(chance.randrange(2))
        found.append("server by another clock")
    return found
