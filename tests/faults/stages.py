"""A stage: servers of one kind, people who play, one fault after the other, and an audit."""

from __future__ import annotations

import asyncio
import random
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

import httpx

from tests.faults.audit import audited
from tests.faults.crowd import Crowd
from tests.faults.machine import slowness
from tests.faults.rig import Beyond, Rig, until

if TYPE_CHECKING:
    from tests.faults.faults import Round
    from tests.faults.sittings import Sitting

TABLES = 6
SHOWN_EVERY = 10.0  # seconds between two lines of progress
SLOW = 3.0  # seconds: who looks for the cause wants to know after which faults it took so long
RESTS = 0.5  # seconds without news after which all have come to rest


@dataclass
class Report:
    """What a stage has shown."""

    name: str
    faults: Counter[str] = field(default_factory=Counter)
    rounds: int = 0
    answers: int = 0
    tables: int = 0
    lost: int = 0
    doubled: int = 0
    broken: list[str] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)  # a commit to a viewer's eyes, between faults
    caught_up: list[float] = field(default_factory=list)  # a fault's end to all viewers' eyes
    slowness: list[float] = field(default_factory=list)  # of the machine meanwhile
    went_on: list[float] = field(default_factory=list)  # a fault's end to news of all tables
    waits: list[float] = field(default_factory=list)  # until a person's answer is acknowledged
    ends: list[float] = field(default_factory=list)  # from SIGTERM to a server's end
    refusals: Counter[str] = field(default_factory=Counter)
    errors: Counter[str] = field(default_factory=Counter)  # logged by servers with a trace
    seconds: float = 0.0

    def within(self, seconds: float, *, of_a_free_machine: bool) -> float:
        """After which part of the faults all viewers saw the last state within so many seconds."""
        slow = self.slowness if of_a_free_machine else [1.0] * len(self.slowness)
        quick = [late / by <= seconds for late, by in zip(self.caught_up, slow, strict=True)]
        return sum(quick) / max(1, len(quick))

    @property
    def is_well(self) -> bool:
        """Whether nothing has come to harm."""
        return not (self.lost or self.doubled or self.broken)


class Plan(NamedTuple):
    """What a stage is to do: so many faults, by this chance, and in this time at most."""

    name: str
    faults: int
    seed: int
    minutes: float


class Stage:
    """Runs rounds of faults until there were enough of them."""

    def __init__(self, rig: Rig, round: Round, plan: Plan) -> None:
        self.report = Report(plan.name)
        self.rig = rig
        self.round = round
        self.faults = plan.faults
        self.most = 60 * plan.minutes  # seconds after which nothing more is done wrong
        self.chance = random.Random(f"{plan.seed} {plan.name}")
        self.crowd: Crowd | None = None
        self.troubled: list[tuple[float, float]] = []  # from a fault until all was seen again

    async def run(self) -> Report:
        """Play through all faults; what never comes back ends the stage and is told."""
        begun = time.monotonic()
        try:
            await self.rig.start()
            houses = self.rig.houses * (2 if self.rig.workers else 1)
            self.crowd = Crowd(houses, TABLES, random.Random(self.chance.random()))
            self.crowd.begin()
            await self._all_faults(self.crowd)
            await self._rest(self.crowd)
            await self.crowd.leave()
            self._tell_fallen()
            await self._audit([*self.crowd.finished, *self.crowd.playing])
        except Exception as error:  # noqa: BLE001 - the other stages are run all the same
            if not isinstance(error, Beyond):
                traceback.print_exc()
            self.report.broken.append(repr(error))
            self._tell_fallen()
        finally:
            if self.crowd is not None:
                await self.crowd.leave()
            await self._end()
        self.report.seconds = time.monotonic() - begun
        return self.report

    async def _end(self) -> None:
        """End the servers, and tell how they took it."""
        logged = await self.rig.end()
        self.report.broken += self.rig.deaf
        self.report.ends = self.rig.ends
        self.report.errors.update(last_lines(logged))

    def _tell_fallen(self) -> None:
        """Tell what ended people or viewers: whoever is gone sees nothing more."""
        for error in self.crowd.fallen() if self.crowd is not None else []:
            traceback.print_exception(error)
            self.report.broken.append(repr(error))

    async def _all_faults(self, crowd: Crowd) -> None:
        begun = told = time.monotonic()
        await until(lambda: crowd.answers >= TABLES, "people play")
        while (left := self.faults - self.report.faults.total()) > 0:
            if time.monotonic() - begun > self.most:
                print(
                    f"  its time is over after {self.report.faults.total()} of {self.faults} faults"
                )
                break
            since = time.time()
            done = await self.round(self.rig, self.chance, left)
            self.report.faults.update(done)
            self.report.rounds += 1
            await self.rig.back()
            await self._recovered(crowd)
            self.troubled.append((since, time.time()))
            if self.report.caught_up[-1] > SLOW:
                print(f"  {self.report.caught_up[-1]:.1f} s until all was seen after {done}")
            finished, crowd.finished = crowd.finished, []
            await self._audit(finished)
            if time.monotonic() - told > SHOWN_EVERY:
                told = time.monotonic()
                self._tell(crowd)

    def _tell(self, crowd: Crowd) -> None:
        report = self.report
        print(
            f"  {report.name}: {report.faults.total()} of {self.faults} faults, "
            f"{crowd.answers} answers, {report.lost} lost, {report.doubled} doubled",
            flush=True,
        )

    async def _recovered(self, crowd: Crowd) -> None:
        """Wait until all viewers see what is written, and until all tables have gone on."""
        written = await self.rig.ledger.versions()
        playing = [*crowd.playing]
        wanted = [
            (sight, written.get(sitting.id, 0)) for sitting in playing for sight in sitting.sights
        ]
        self.report.caught_up.append(
            await until(
                lambda: all(sight.has_seen(version) for sight, version in wanted),
                "all viewers see the last state",
            )
        )
        self.report.slowness.append(slowness())
        before = {sitting.id: written.get(sitting.id, 0) for sitting in playing}
        self.report.went_on.append(
            await until(
                lambda: all(has_gone_on(sitting, before[sitting.id]) for sitting in playing),
                "all tables go on",
            )
        )

    async def _rest(self, crowd: Crowd) -> None:
        """Let people and bots come to rest, and look whether all servers show the same."""
        crowd.resting = True
        written: dict[str, int] = {}
        while (now := await self.rig.ledger.versions()) != written:
            written = now
            await asyncio.sleep(RESTS)
        sights = [(s, written.get(table.id, 0)) for table in crowd.playing for s in table.sights]
        await until(lambda: all(s.has_seen(version) for s, version in sights), "all see the end")
        for sitting in crowd.playing:
            await self._compare(sitting, written.get(sitting.id, 0))

    async def _compare(self, sitting: Sitting, version: int) -> None:
        shown = []
        for house in self.rig.houses:
            async with httpx.AsyncClient(timeout=60, trust_env=False) as http:
                answer = await http.get(f"http://{house.host}/api/tables/{sitting.id}")
            shown.append(answer.json())
        if any(each != shown[0] for each in shown) or shown[0]["version"] < version:
            differing = [key for key in shown[0] if any(s[key] != shown[0][key] for s in shown)]
            self.report.broken.append(f"{sitting.id} is shown in two ways: {differing}")

    async def _audit(self, sittings: list[Sitting]) -> None:
        report = self.report
        for sitting in sittings:
            found = await audited(self.rig.ledger, sitting, self.rig.clock)
            report.tables += 1
            report.lost += found.lost
            report.doubled += found.doubled
            report.broken += found.broken
            report.delays += [when - at for at, when in found.shown if self._is_calm(at, when)]
            report.answers += len(sitting.acknowledged)
            report.waits += sitting.waits
            report.refusals += sitting.refusals

    def _is_calm(self, since: float, until: float) -> bool:
        """Tell whether nothing was wrong in a span of time."""
        return not any(begun < until and since < end for begun, end in self.troubled)


def has_gone_on(sitting: Sitting, version: int) -> bool:
    """Tell whether a table has news since it had so many entries, or is over."""
    return sitting.over or any(sight.version > version for sight in sitting.sights)


def last_lines(logged: str) -> list[str]:
    """The last line of every trace in a log: what was raised."""
    found = []
    inside = False
    for line in logged.splitlines():
        if line.startswith("Traceback"):
            inside = True
        elif inside and line and not line.startswith((" ", "\t")):
            found.append(line.split(":")[0][:60])
            inside = False
    return found
