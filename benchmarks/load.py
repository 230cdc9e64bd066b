"""Put a load on a server: many tables of bots at once, and people who want quick answers beside.

Starts a server of its own on the loopback, with a database in a temporary folder, and prints
moves a second, what a move costs, and how long a person waits for the echo of a move and for a
health request. With `--against` another source tree is loaded by turns, so that both see the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
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

import httpx
from websockets.asyncio.client import connect

UNHURRIED = ("--requests-a-second", "100000", "--tables-a-minute", "100000")
OURS = Path(__file__).resolve().parent.parent / "src"
PEOPLE = 8  # who play beside the bots
PATIENCE = 300  # seconds for any answer
LISTENING = re.compile(r"Listening on http://(127\.0\.0\.1:\d+)/")


def host_of(server: subprocess.Popen[str]) -> str:
    """Wait until the server says where it listens."""
    assert server.stderr is not None
    for line in server.stderr:
        if found := LISTENING.search(line):
            threading.Thread(target=server.stderr.read, daemon=True).start()  # nobody reads on
            return found[1]
    sys.exit("load: the server did not come up.")


async def person(http: httpx.AsyncClient, host: str, game: str, echoes: list[float]) -> None:
    """Play alone on two seats, over and over; note how long each move takes to be shown."""
    seats = [{"kind": "screen"}, {"kind": "screen"}]
    while True:
        made = (await http.post("/api/tables", json={"game": game, "seats": seats})).json()
        async with connect(f"ws://{host}/api/tables/{made['table']}/live", proxy=None) as link:
            await link.send(hello(made["keys"]))
            table = await snapshot(link, {}, 0)
            while eyes := next((eyes for eyes in table["eyes"] if eyes["choice"]), None):
                await asyncio.sleep(0.1)
                begun = time.perf_counter()
                await link.send(act(eyes, table["position"]))
                table = await snapshot(link, table, table["position"] + 1)
                echoes.append(time.perf_counter() - begun)
                if "refusals" not in eyes:  # they came with every snapshot once
                    await link.send(json.dumps({"type": "why", "id": 2, "seat": eyes["seat"]}))


def act(eyes: dict[str, Any], position: int) -> str:
    """Answer with the first option."""
    pick = eyes["choice"]["options"][0]["pick"]
    seat = eyes["seat"]
    return json.dumps({"type": "act", "id": 1, "seat": seat, "position": position, "picks": [pick]})


def hello(keys: list[dict[str, Any]]) -> str:
    """Say what a browser says: the one of now, and the one that still asked for tails of the log."""
    return json.dumps({"type": "hello", "keys": keys, "changes": True, "tail": True})


async def snapshot(link: Any, shown: dict[str, Any], position: int) -> dict[str, Any]:  # noqa: ANN401
    """Wait until the table shows at least that position."""
    while not shown or shown["position"] < position:
        message = dict(json.loads(await link.recv()))
        if message["type"] == "refused":
            sys.exit(f"load: {message['message']}")
        if message["type"] == "snapshot":
            shown = message
        elif message["type"] == "change":
            put(shown, message["parts"])
    return shown


def put(shown: dict[str, Any], parts: list[dict[str, Any]]) -> None:
    """Put what is new into a snapshot."""
    for part in parts:
        *way, last = part["path"]
        place: Any = shown
        for step in way:
            place = place[step]
        if isinstance(place, list) and last == len(place):
            place.append(part["value"])
        else:
            place[last] = part["value"]


async def health(http: httpx.AsyncClient, times: list[float]) -> None:
    """Ask again and again whether the server is well."""
    while True:
        begun = time.perf_counter()
        await http.get("/api/health")
        times.append(time.perf_counter() - begun)
        await asyncio.sleep(0.05)


async def bots(http: httpx.AsyncClient, given: argparse.Namespace) -> list[str]:
    """Set up the tables of bots, and return their names."""
    seats = [{"kind": "bot", "agent": given.agent}] * given.seats
    wish = {"game": given.game, "seats": seats}
    made = await asyncio.gather(*[http.post("/api/tables", json=wish) for _ in range(given.tables)])
    return [answer.json()["table"] for answer in made]


async def end_of(http: httpx.AsyncClient, tables: list[str]) -> None:
    """Wait until the games at all these tables are over, looking at one after the other."""
    left = tables[:]
    while left:
        answer = await http.post("/api/glimpses", json=[{"table": left[-1], "keys": []}])
        if answer.json()[0]["over"]:
            left.pop()
        else:
            await asyncio.sleep(0.5)


async def all_over(http: httpx.AsyncClient, tables: list[str], seconds: float) -> None:
    """Wait until all games are over, for so many seconds at most; people alone never end."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await end_of(http, tables)
            if not tables:
                await asyncio.sleep(seconds)


def moves(database: str) -> int:
    """Count the moves that are safe on disk."""
    with closing(sqlite3.connect(database)) as opened:
        return int(opened.execute("SELECT count(*) FROM log WHERE kind = 'answer'").fetchone()[0])


def shown(name: str, times: list[float]) -> str:
    """Put the middle and the slow end of times into a line."""
    if len(times) < 2:
        return f"{name:<18} too few to tell"
    cuts = statistics.quantiles(times, n=100)
    p50, p99 = cuts[49] * 1000, cuts[98] * 1000
    return f"{name:<18} p50 {p50:6.1f} ms   p99 {p99:6.1f} ms   ({len(times)} of them)"


async def watch(host: str, table: str) -> None:
    """Look at a table as a spectator's browser does, until it is over."""
    async with connect(f"ws://{host}/api/tables/{table}/live", proxy=None) as link:
        await link.send(hello([]))
        async for _ in link:
            pass


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
    moves: int
    took: float
    used: Costs
    echoes: list[float]
    healths: list[float]
    before: int  # bytes of memory before there was a table
    generator: float  # seconds of CPU of this program, which shares the machine

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.took

    @property
    def cost(self) -> float:
        """Milliseconds of CPU a move, workers included: other load on the machine does not change it."""
        return 1000 * (self.used.own + self.used.workers) / max(1, self.moves)

    def show(self, tables: int) -> None:
        """Print it."""
        print(f"{'set up':<18} {self.set_up:.1f} s")
        print(f"{'moves':<18} {self.moves} in {self.took:.1f} s: {self.rate:.0f} a second")
        own, workers = (1000 * each / max(1, self.moves) for each in self.used[:2])
        print(f"{'CPU a move':<18} server {own:.2f} ms, workers {workers:.2f} ms")
        share = 100 * self.generator / self.took
        spent = 1000 * self.generator / max(1, self.moves)
        print(f"{'load generator':<18} {spent:.2f} ms a move, {share:.0f} % of a core")
        print(f"{'memory a table':<18} {(self.used.memory - self.before) / tables / 1000:.0f} kB")
        print(shown("echo of a move", self.echoes))
        print(shown("health request", self.healths), flush=True)


async def measure(host: str, server: int, database: str, given: argparse.Namespace) -> Figures:
    """Run the load for as long as it lasts, or as is allowed."""
    echoes: list[float] = []
    times: list[float] = []
    async with httpx.AsyncClient(
        base_url=f"http://{host}", timeout=PATIENCE, trust_env=False
    ) as http:
        warm = argparse.Namespace(**{**vars(given), "tables": 2})
        await end_of(http, await bots(http, warm))  # the workers are up
        warmed, before = moves(database), costs(server)
        generated = time.process_time()
        people = [person(http, host, given.game, echoes) for _ in range(given.people)]
        beside = [asyncio.create_task(each) for each in (*people, health(http, times))]
        begun = time.perf_counter()
        tables = await bots(http, given)
        set_up = time.perf_counter() - begun
        echoes.clear()  # so many tables are never set up at once
        times.clear()
        watched = [table for table in tables for _ in range(given.viewers)]
        beside += [asyncio.create_task(watch(host, table)) for table in watched]
        await all_over(http, tables, given.seconds)
        done = moves(database) - warmed
        took = time.perf_counter() - begun
        after, generated = costs(server), time.process_time() - generated
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
    used = Costs(after.own - before.own, after.workers - before.workers, after.memory)
    return Figures(set_up, done, took, used, echoes, times, before.memory, generated)


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
            server.terminate()
            server.wait(PATIENCE)


def main() -> None:
    """Load this server, and by turns another beside it; print the figures."""
    parser = argparse.ArgumentParser("load", description=__doc__)
    parser.add_argument("--game", default="faraway")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--agent", default="greedy")
    parser.add_argument("--people", type=int, default=PEOPLE, help="who play beside the bots")
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
            found[-1].show(given.tables)
        ratios.append((found[-1].rate / found[0].rate, found[0].cost / found[-1].cost))
    if given.against:
        for rate, cost in ratios:
            print(f"{'ratio':<18} {rate:.1f} × the moves a second, CPU a move 1 / {cost:.1f}")


if __name__ == "__main__":
    main()
