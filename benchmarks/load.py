"""Put a load on a server: many tables of bots at once, and people who want quick answers beside.

Starts a server of its own on the loopback, with a database in a temporary folder, and prints
moves a second, what a move costs, and how long a person waits for the echo of a move and for a
health request. With `--against` another source tree is loaded by turns, so that both see the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.people import SPECTATING, Crowd, dumps, health, person
from benchmarks.wire import Http, watch

UNHURRIED = ("--requests-a-second", "100000", "--tables-a-minute", "100000")
OURS = Path(__file__).resolve().parent.parent / "src"
PEOPLE = 8  # who play beside the bots
PATIENCE = 300  # seconds for any answer
CLOSING = 30  # seconds in which a server must have ended
WARM = 2  # tables of bots that are played before
COMING = 2  # times the pace of people in which all have come
LISTENING = re.compile(r"Listening on http://(127\.0\.0\.1:\d+)/")
AT_ONCE = 60  # tables that are asked after in one request
LOOK = 1.0  # seconds between two looks at whether bots still move


def host_of(server: subprocess.Popen[str]) -> str:
    """Wait until the server says where it listens."""
    assert server.stderr is not None
    for line in server.stderr:
        if found := LISTENING.search(line):
            threading.Thread(target=server.stderr.read, daemon=True).start()  # nobody reads on
            return found[1]
    sys.exit("load: the server did not come up.")


async def bots(http: Http, given: argparse.Namespace, tables: int) -> list[str]:
    """Set up so many tables of bots, and return their names."""
    seats = [{"kind": "bot", "agent": given.agent}] * given.seats
    wish = {"game": given.game, "seats": seats}
    made = await asyncio.gather(*[http.post("/api/tables", wish) for _ in range(tables)])
    return [answer["table"] for answer in made]


async def last_move(http: Http, database: str, tables: list[str], seconds: float) -> float:
    """Wait until the games at all these tables are over, for so many seconds at most; return when.

    It is read from the database: asking the server would be a load of its own.
    """
    end = time.time() + seconds
    newest = 0.0
    while (now := time.time()) < end:
        await asyncio.sleep(min(LOOK, end - now))
        before, newest = newest, newest_move(database, tables)
        if newest and newest == before and await are_over(http, tables):
            return newest
    return time.time()


async def are_over(http: Http, tables: list[str]) -> bool:
    """Ask whether the games at all these tables are over."""
    for first in range(0, len(tables), AT_ONCE):
        asked = [{"table": table, "keys": []} for table in tables[first : first + AT_ONCE]]
        if not all(each["over"] for each in await http.post("/api/glimpses", asked)):
            return False
    return True


def newest_move(database: str, tables: list[str]) -> float:
    """When the last move at one of these tables was safe on disk; 0 if none was."""
    asked = """SELECT max(at) FROM log WHERE kind = 'answer'
        AND "table" IN (SELECT value FROM json_each(?))"""
    return float(_read(database, asked, dumps(tables)) or 0)


def moves(database: str, since: float, until: float) -> int:
    """Count the moves that are safe on disk."""
    asked = "SELECT count(*) FROM log WHERE kind = 'answer' AND at BETWEEN ? AND ?"
    return int(_read(database, asked, since, until))


def _read(database: str, asked: str, *given: object) -> Any:  # noqa: ANN401 - one value
    with closing(sqlite3.connect(database)) as opened:
        return opened.execute(asked, given).fetchone()[0]


def shown(name: str, times: list[float]) -> str:
    """Put the middle and the slow end of times into a line."""
    if len(times) < 2:
        return f"{name:<18} too few to tell"
    cuts = statistics.quantiles(times, n=100)
    p50, p95, p99 = (cuts[place] * 1000 for place in (49, 94, 98))
    ends = f"p50 {p50:6.1f}   p95 {p95:6.1f}   p99 {p99:6.1f} ms"
    return f"{name:<18} {ends}   ({len(times)} of them)"


class Costs(NamedTuple):
    """What a server has used: seconds of CPU of its own and of its workers, and its memory."""

    own: float
    workers: float
    memory: int  # bytes


def costs(server: int) -> Costs:
    """Read what the kernel knows of a server and the processes below it."""
    tick = os.sysconf("SC_CLK_TCK")
    parents: dict[int, tuple[int, float]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            parents[int(stat.parent.name)] = (
                int(fields[1]),
                (int(fields[11]) + int(fields[12])) / tick,
            )
    below = {server}
    while more := {pid for pid, (parent, _) in parents.items() if parent in below} - below:
        below |= more
    pages = int(Path(f"/proc/{server}/statm").read_text().split()[1])
    workers = sum(parents[pid][1] for pid in below if pid != server)
    return Costs(parents[server][1], workers, pages * os.sysconf("SC_PAGE_SIZE"))


class Figures(NamedTuple):
    """What one run has shown."""

    set_up: float  # seconds until all tables stood
    moves: int  # until the last one of a bot
    took: float
    used: Costs  # and how many moves that was for, with those of people since
    paid: int
    echoes: list[float]
    healths: list[float]
    before: int  # bytes of memory before there was a table
    generator: float  # seconds of CPU of this program, which shares the machine
    lasted: float  # seconds until nobody was there any more

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.took

    @property
    def cost(self) -> float:
        """Milliseconds of CPU a move, workers included: other load on the machine does not change it."""
        return 1000 * (self.used.own + self.used.workers) / max(1, self.paid)

    def show(self, tables: int) -> None:
        """Print it."""
        print(f"{'set up':<18} {self.set_up:.1f} s")
        print(f"{'moves':<18} {self.moves} in {self.took:.1f} s: {self.rate:.0f} a second")
        own, workers = (1000 * each / max(1, self.paid) for each in self.used[:2])
        print(f"{'CPU a move':<18} server {own:.2f} ms, workers {workers:.2f} ms")
        share = 100 * self.generator / self.lasted
        spent = 1000 * self.generator / max(1, self.paid)
        print(f"{'load generator':<18} {spent:.2f} ms a move, {share:.0f} % of a core")
        print(
            f"{'memory a table':<18} {(self.used.memory - self.before) / max(1, tables) / 1000:.0f} kB"
        )
        print(shown("echo of a move", self.echoes))
        print(shown("health request", self.healths), flush=True)


async def measure(host: str, server: int, database: str, given: argparse.Namespace) -> Figures:
    """Run the load for as long as it lasts, or as is allowed."""
    crowd = Crowd(host, Http(host), given, [], [])
    http = crowd.http
    warm = await bots(http, given, WARM)
    await last_move(http, database, warm, PATIENCE)  # the workers are up
    bare = costs(server).memory
    people = [person(crowd) for _ in range(given.people)]
    beside = [asyncio.create_task(each) for each in (*people, health(crowd))]
    await asyncio.sleep(COMING * given.pace)
    before, generated, begun = costs(server), time.process_time(), time.time()
    tables = await bots(http, given, given.tables)
    set_up = time.time() - begun
    crowd.echoes.clear()  # so many tables are never set up at once
    crowd.healths.clear()
    watched = [table for table in tables for _ in range(given.viewers)]
    beside += [asyncio.create_task(watch(host, table, SPECTATING)) for table in watched]
    last = await last_move(http, database, tables, given.seconds)
    after, generated, end = costs(server), time.process_time() - generated, time.time()
    for task in beside:
        task.cancel()
    await asyncio.gather(*beside, return_exceptions=True)
    http.close()
    used = Costs(after.own - before.own, after.workers - before.workers, after.memory)
    done, paid = (moves(database, begun, until) for until in (last, end))
    return Figures(
        set_up,
        done,
        last - begun,
        used,
        paid,
        crowd.echoes,
        crowd.healths,
        bare,
        generated,
        end - begun,
    )


def end(server: subprocess.Popen[str]) -> None:
    """End a server, and say so if it does not heed that."""
    server.terminate()
    try:
        server.wait(CLOSING)
    except subprocess.TimeoutExpired:
        print(f"The server had not ended after {CLOSING} s, and was killed.")
        server.kill()
        server.wait()


def load(source: Path, given: argparse.Namespace) -> Figures:
    """Start a server from a source tree, load it, end it."""
    with tempfile.TemporaryDirectory(prefix="skerry-load-", dir=given.folder) as place:
        database = str(Path(place) / "skerry.db")
        command = [sys.executable, "-m", "skerry.server", "--port", "0", "--database", database]
        server = subprocess.Popen(
            [*command, *UNHURRIED],
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(source)},
        )
        try:
            return asyncio.run(measure(host_of(server), server.pid, database, given))
        finally:
            end(server)


def main() -> None:
    """Load this server, and by turns another beside it; print the figures."""
    parser = argparse.ArgumentParser("load", description=__doc__)
    parser.add_argument("--game", default="faraway")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--agent", default="greedy")
    parser.add_argument("--people", type=int, default=PEOPLE, help="who play beside the bots")
    parser.add_argument("--pace", type=float, default=0.1, help="seconds between moves of a person")
    parser.add_argument("--viewers", type=int, default=0, help="who look on at each table")
    parser.add_argument("--seconds", type=float, default=60.0, help="the longest it may take")
    parser.add_argument("--source", type=Path, default=OURS, help="the sources of the server")
    parser.add_argument("--against", type=Path, help="sources of another, loaded by turns")
    parser.add_argument("--folder", help="for the database; one in memory leaves the disk out")
    parser.add_argument("--rounds", type=int, default=1)
    given = parser.parse_args()
    print(f"{given.tables} tables of {given.seats} × {given.agent} at {given.game}")
    sources = [each for each in (given.against, given.source) if each is not None]
    ratios = []
    for _ in range(given.rounds):
        found = []
        for source in sources:
            print(f"-- {source}")
            found.append(load(source, given))
            found[-1].show(given.tables + given.people)
        ratios.append((found[-1].rate / found[0].rate, found[0].cost / found[-1].cost))
    if given.against:
        for rate, cost in ratios:
            print(f"{'ratio':<18} {rate:.1f} × the moves a second, CPU a move 1 / {cost:.1f}")


if __name__ == "__main__":
    main()
