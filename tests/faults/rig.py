"""Servers, their database and their bus, all of which can be killed and come back."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import tempfile
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tests.faults.audit import Ledger
from tests.faults.machine import Clock
from tests.faults.nursery import TELL, Nursery
from tests.faults.processes import alive
from tests.faults.proxy import Proxy
from tests.server.house import UNHURRIED, House
from tests.server.services import Postgres, Redis

if TYPE_CHECKING:
    from collections.abc import Callable

LOOKS = 0.02  # seconds between two looks
PATIENCE = 120.0  # seconds for anything to come back: far beyond what is wanted
# Processes are killed, not the machine: what they have written is there, also without a slow disk.
MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108 - only a folder to make one in
QUICK = ("--think", "0.4", "--away", "4")


class Beyond(Exception):
    """Something has not come back for so long that it never will."""


async def until(what: Callable[[], object], wish: str) -> float:
    """Wait for something; return the seconds it took."""
    begun = time.monotonic()
    while not what():
        if time.monotonic() - begun > PATIENCE:
            raise Beyond(f"waited {PATIENCE:.0f} s in vain until {wish}")
        await asyncio.sleep(LOOKS)
    return time.monotonic() - begun


class Rig:
    """Two servers on one database, or two workers at one address, and what stands between them."""

    def __init__(
        self,
        *,
        postgres: bool = False,
        bus: bool = False,
        wires: bool = False,
        workers: bool = False,
        place: str = "",
        module: str = "skerry.server.__main__",
    ) -> None:
        self.place = Path(tempfile.mkdtemp(prefix="skerry-faults-", dir=place or MEMORY))
        self.place.chmod(0o755)
        self.postgres = Postgres(str(self.place)) if postgres else None
        self.redis = Redis() if bus else None
        self.wires = wires
        self.proxies: list[Proxy] = []
        self.clock = Clock()
        self.workers = workers
        self.nursery = None if workers else Nursery(module)
        self.houses: list[House] = []
        self.ends: list[float] = []  # seconds that servers took to end when told so
        self._leaving: list[asyncio.Task[None]] = []
        self.deaf: list[str] = []  # of those that did not heed it
        database = self.postgres.url if self.postgres else f"{self.place}/skerry.db"
        self.ledger = Ledger(database)

    async def start(self) -> None:
        """Bring up everything, the database first."""
        for service in (self.postgres, self.redis):
            if service is not None:
                service.begin()
                await until(service.answers, "a service is ready")
        for number in range(1 if self.workers else 2):
            database, more = await self._reached()
            if self.workers:
                more += ("--workers", "2", "--log", "json")
            log = self.place / f"log-{number}"
            house = House(database, log, *UNHURRIED, *QUICK, *more)
            if self.nursery is not None:
                house.born = self.nursery.born
            self.houses.append(house.begin())
        await self.back()

    async def _reached(self) -> tuple[str, tuple[str, ...]]:
        """Where a server finds its database and its bus: behind wires of its own, if there are any."""
        database = self.ledger.database
        bus = self.redis.url if self.redis else ""
        if self.wires:
            for service in (self.postgres, self.redis):
                assert service is not None
                self.proxies.append(Proxy(service.socket))
                await self.proxies[-1].start()
            data, news = (proxy.port for proxy in self.proxies[-2:])
            database = f"postgresql://skerry@127.0.0.1:{data}/postgres"
            bus = f"redis://127.0.0.1:{news}"
        return database, ("--bus", bus) if bus else ()

    async def back(self) -> None:
        """Wait until everything is up again; start what has ended, as systemd would."""
        leaving, self._leaving = self._leaving, []
        await asyncio.gather(*leaving)
        for service in (self.postgres, self.redis):
            if service is not None:
                await until(partial(self._serves, service), "a service is back")
        for house in self.houses:
            await until(lambda: self._is_up(house), "a server is back")  # noqa: B023

    @staticmethod
    def _serves(service: Postgres | Redis) -> bool:
        assert service.process is not None
        if service.process.poll() is not None:
            service.begin()
        return service.answers()

    def _is_up(self, house: House) -> bool:
        assert house.process is not None
        if house.process.poll() is not None:
            house.begin()
            return False
        if self.workers:
            return len(self.pids(house)) == 2
        with suppress(AssertionError):  # it has just ended
            return house.listens()
        return False

    @staticmethod
    def pids(house: House) -> list[int]:
        """The workers that have come up and live: of several, the first may have come up last."""
        lines = house.said()[house.begun :].decode().splitlines()
        told = [json.loads(line) for line in lines if "Listening on" in line and line[-1] == "}"]
        for line in told:
            house.host = line["message"].split("/")[2]
        return [line["process"] for line in told if alive(line["process"])]

    # Kills.

    def kill_server(self, number: int) -> None:
        house = self.houses[number % len(self.houses)]
        assert house.process is not None
        if self.workers:
            if pids := self.pids(house):
                os.kill(pids[number % len(pids)], signal.SIGKILL)
            return
        if house.process.poll() is None:
            house.kill()
        house.begin()

    def kill_database(self, how: int = signal.SIGKILL) -> None:
        assert self.postgres is not None
        self.postgres.end(how)
        self.postgres.begin()

    def kill_bus(self) -> None:
        assert self.redis is not None
        self.redis.end(signal.SIGKILL)
        self.redis.begin()

    def stop_server(self, number: int) -> None:
        """Tell a server to end, as who brings a newer one would; other faults go on meanwhile."""
        house = self.houses[number % len(self.houses)]
        self._leaving.append(asyncio.create_task(self._renew(house)))

    async def _renew(self, house: House) -> None:
        """Start a server anew that has ended when told so, unless it was killed and started meanwhile."""
        before = house.process
        await self._leave(house)
        if house.process is before:
            house.begin()

    async def _leave(self, house: House) -> None:
        """Tell a server to end, and note how long that takes; one that does not heed it is killed."""
        process = house.process
        if process is None or process.poll() is not None:
            return
        os.kill(process.pid, signal.SIGTERM)
        try:
            took = await until(lambda: process.poll() is not None, "a server ends when told so")
            self.ends.append(took)
        except Beyond as error:
            self.deaf.append(str(error))
            os.kill(process.pid, TELL)
            await asyncio.sleep(1.0)
            await asyncio.to_thread(house.kill)

    async def end(self) -> str:
        """End everything; return what the servers have logged as errors."""
        for house in self.houses:
            await self._leave(house)
        if self.nursery is not None:
            self.nursery.close()
        for proxy in self.proxies:
            await proxy.close()
        for service in (self.postgres, self.redis):
            if service is not None:
                service.remove()
        return "".join(house.said().decode() for house in self.houses)
