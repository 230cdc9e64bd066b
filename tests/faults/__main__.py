"""`make faults`: kill, cut, stall and fill what the server depends on while people play; then audit."""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console
from rich.table import Table

from tests.faults import faults, races
from tests.faults.rig import Rig
from tests.faults.stages import Plan, Report, Stage
from tests.server.services import REDIS, why_no_postgres

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.faults.faults import Round

ROOM = 48  # MB of the small disk for SQLite
ROOM_FOR_POSTGRES = 160
LEGEND = """\
within 1 s: rounds of faults after which every viewer saw the last state within a second
(and within a second of a machine that does nothing else: by how much slower it was then).
shown: from the commit to a viewer who was connected, between faults; caught up, went on:
from the end of a fault until every viewer sees the last state, and every table has news;
acknowledged: from an answer to its acknowledgement; ended: from SIGTERM to the end of a
server. Seconds: p50 / p99 / the longest."""


class Kind(NamedTuple):
    """A stage as it is planned: what is started, what goes wrong, and its part of all kills."""

    round: Round
    part: float = 0.0  # of the kills; 0: what goes wrong is no kill
    times: int = 0  # of faults at 1,000 kills, where it is none
    postgres: bool = False
    bus: bool = False
    wires: bool = False
    workers: bool = False
    disk: int = 0  # MB
    module: str = "skerry.server.__main__"


KINDS = {
    "workers": Kind(faults.kills("server"), 0.08, workers=True),
    "sqlite": Kind(faults.kills("server"), 0.12),
    "postgres": Kind(faults.kills("server", "database", "database"), 0.3, postgres=True),
    "bus": Kind(faults.kills("server", "database", "bus", "bus"), 0.5, postgres=True, bus=True),
    "stops": Kind(
        faults.kills("stop", "stop", "database", "bus"), times=60, postgres=True, bus=True
    ),
    "restarts": Kind(faults.restart, times=20, postgres=True),
    "network": Kind(faults.trouble_on_wires, times=60, postgres=True, bus=True, wires=True),
    "disk": Kind(faults.full_disk, times=20, disk=ROOM),
    "disk of postgres": Kind(faults.full_disk, times=10, postgres=True, disk=ROOM_FOR_POSTGRES),
    "clock": Kind(faults.clock_jumps, times=30, module="tests.faults.clocked"),
    "clock of postgres": Kind(
        faults.clock_jumps, times=20, postgres=True, module="tests.faults.clocked"
    ),
    "races": Kind(races.race, times=300, postgres=True),
    "races on a file": Kind(races.race, times=300),
}


@contextmanager
def small_disk(megabytes: int) -> Iterator[str]:
    """A folder that is soon full; "" if this machine does not let us have one."""
    place = tempfile.mkdtemp(prefix="skerry-disk-")
    options = f"size={megabytes}m,mode=755"
    mount = ["mount", "-t", "tmpfs", "-o", options, "skerry-faults", place]
    done = subprocess.run(mount, check=False, capture_output=True)
    try:
        yield place if done.returncode == 0 else ""
    finally:
        if done.returncode == 0:
            subprocess.run(["umount", place], check=False)
        shutil.rmtree(place)


def run(name: str, kind: Kind, kills: int, seed: int, minutes: float) -> Report | str:
    """Run one stage; where the machine cannot, say why not."""
    if kind.postgres and (reason := why_no_postgres()):
        return reason
    if kind.bus and REDIS is None:
        return "there is no redis-server"
    wanted = round(kind.part * kills) if kind.part else max(2, kind.times * kills // 1000)
    if not kind.disk:
        return played(kind, Plan(name, wanted, seed, minutes), "")
    with small_disk(kind.disk) as place:
        if not place:
            return "no small disk can be mounted here (that takes root)"
        return played(kind, Plan(name, wanted, seed, minutes), place)


def played(kind: Kind, plan: Plan, place: str) -> Report:
    """Start what a stage needs, play it, and leave nothing behind."""
    with tempfile.TemporaryDirectory(prefix="skerry-clock-") as clock:
        os.environ["SKERRY_CLOCK"] = f"{clock}/ahead"
        Path(clock, "ahead").write_text("0")
        rig = Rig(
            postgres=kind.postgres,
            bus=kind.bus,
            wires=kind.wires,
            workers=kind.workers,
            place=place,
            module=kind.module,
        )
        report = asyncio.run(Stage(rig, kind.round, plan).run())
        if report.is_well:
            shutil.rmtree(rig.place)
        else:
            report.broken.append(f"the logs are in {rig.place}")
        return report


def spread(seconds: list[float]) -> str:
    """The middle, the slow end and the slowest of times."""
    if len(seconds) < 2:
        return "–"
    cuts = statistics.quantiles(seconds, n=100, method="inclusive")
    return f"{cuts[49]:.2f} / {cuts[98]:.2f} / {max(seconds):.2f}"


def summary(reports: list[Report]) -> Table:
    """One line a stage."""
    table = Table("stage", "faults", "answers", "tables", "lost", "doubled", "within 1 s")
    for heading in ("shown", "caught up", "went on", "acknowledged", "ended", "s"):
        table.add_column(heading)
    for report in reports:
        done = ", ".join(f"{count} {name}" for name, count in report.faults.items())
        plain, fair = (report.within(1.0, of_a_free_machine=free) for free in (False, True))
        table.add_row(
            report.name,
            done,
            str(report.answers),
            str(report.tables),
            str(report.lost),
            str(report.doubled),
            f"{100 * plain:.0f} % ({100 * fair:.0f} %)",
            *(spread(each) for each in (report.delays, report.caught_up, report.went_on)),
            spread(report.waits),
            spread(report.ends),
            f"{report.seconds:.0f}",
        )
    return table


def main() -> None:
    """Run the stages that were asked for, print what they have shown, and fail if harm was done."""
    parser = argparse.ArgumentParser("faults", description=__doc__)
    parser.add_argument(
        "--kills", type=int, default=1000, help="in all; other faults in proportion"
    )
    parser.add_argument("--seed", type=int, default=1, help="what goes wrong, and when")
    parser.add_argument(
        "--only", action="append", choices=KINDS, help="this stage; may be repeated"
    )
    parser.add_argument(
        "--minutes", type=float, default=60, help="after which a stage goes over to its audit"
    )
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, stop)
    begun = time.monotonic()
    reports = []
    for name in given.only or KINDS:
        print(f"{name}: load {os.getloadavg()[0]:.1f}", flush=True)
        found = run(name, KINDS[name], given.kills, given.seed, given.minutes)
        if isinstance(found, str):
            print(f"  left out: {found}")
            continue
        reports.append(found)
        tell(found)
    Console(width=240).print(summary(reports))
    print(LEGEND)
    kills = sum(report.faults[each] for report in reports for each in ("server", "database", "bus"))
    print(f"{kills} kills in {time.monotonic() - begun:.0f} s, seed {given.seed}")
    sys.exit(0 if all(report.is_well for report in reports) else 1)


def stop(_number: int, _frame: object) -> None:
    """End as by Ctrl-C, which those in the background do not hear."""
    raise KeyboardInterrupt


def tell(report: Report) -> None:
    """Say what was wrong in a stage."""
    for name, counts in (("refused", report.refusals), ("raised", report.errors)):
        if counts:
            told = ", ".join(f"{count} {kind}" for kind, count in counts.most_common())
            print(f"  {name}: {told}")
    for line in report.broken:
        print(f"  broken: {line}")
    for name, seconds in (
        ("shown", report.delays),
        ("caught up", report.caught_up),
        ("went on", report.went_on),
        ("ended", report.ends),
    ):
        print(f"  {name}: {spread(seconds)} s")
    print(f"  {report.answers} answers, {report.lost} lost, {report.doubled} doubled", flush=True)


if __name__ == "__main__":
    main()
