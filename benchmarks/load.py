"""Put a load on a server: many tables of bots at once, and people who want quick answers beside.

Starts a server of its own on the loopback, with a database in a temporary folder, and prints
moves a second and how long a person waits for the echo of a move and for a health request.
"""

from __future__ import annotations

import argparse
import asyncio
import json
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
from typing import Any

import httpx
from websockets.asyncio.client import connect

UNHURRIED = ("--requests-a-second", "100000", "--tables-a-minute", "100000")
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
            await link.send(json.dumps({"type": "hello", "keys": made["keys"], "tail": True}))
            table = await snapshot(link, 0)
            while eyes := next((eyes for eyes in table["eyes"] if eyes["choice"]), None):
                await asyncio.sleep(0.1)
                begun = time.perf_counter()
                await link.send(act(eyes, table["position"]))
                table = await snapshot(link, table["position"] + 1)
                echoes.append(time.perf_counter() - begun)


def act(eyes: dict[str, Any], position: int) -> str:
    """Answer with the first option."""
    pick = eyes["choice"]["options"][0]["pick"]
    seat = eyes["seat"]
    return json.dumps({"type": "act", "id": 1, "seat": seat, "position": position, "picks": [pick]})


async def snapshot(link: Any, position: int) -> dict[str, Any]:  # noqa: ANN401 - websockets' own
    """Wait until the table shows at least that position."""
    while True:
        message = dict(json.loads(await link.recv()))
        if message["type"] == "refused":
            sys.exit(f"load: {message['message']}")
        if message["type"] == "snapshot" and message["position"] >= position:
            return message


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
        if (await http.get(f"/api/tables/{left[-1]}")).json()["over"]:
            left.pop()
        else:
            await asyncio.sleep(0.5)


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


async def measure(host: str, database: str, given: argparse.Namespace) -> None:
    """Run the load for as long as it lasts, or as is allowed, and print the figures."""
    echoes: list[float] = []
    times: list[float] = []
    async with httpx.AsyncClient(
        base_url=f"http://{host}", timeout=PATIENCE, trust_env=False
    ) as http:
        beside = [
            asyncio.create_task(person(http, host, given.game, echoes)) for _ in range(PEOPLE)
        ]
        beside.append(asyncio.create_task(health(http, times)))
        begun = time.perf_counter()
        tables = await bots(http, given)
        print(f"{given.tables} tables of {given.seats} × {given.agent} at {given.game}")
        print(f"{'set up':<18} {time.perf_counter() - begun:.1f} s")
        with suppress(TimeoutError):
            await asyncio.wait_for(end_of(http, tables), given.seconds)
        done = moves(database)
        took = time.perf_counter() - begun
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
    print(f"{'moves':<18} {done} in {took:.1f} s: {done / took:.0f} a second")
    print(shown("echo of a move", echoes))
    print(shown("health request", times))


def main() -> None:
    """Start a server, load it, print the figures, end it."""
    parser = argparse.ArgumentParser("load", description=__doc__)
    parser.add_argument("--game", default="faraway")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--agent", default="greedy")
    parser.add_argument("--seconds", type=float, default=60.0, help="the longest it may take")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="skerry-load-") as place:
        database = str(Path(place) / "skerry.db")
        command = [sys.executable, "-m", "skerry.server", "--port", "0", "--database", database]
        server = subprocess.Popen([*command, *UNHURRIED], stderr=subprocess.PIPE, text=True)
        try:
            asyncio.run(measure(host_of(server), database, given))
        finally:
            server.terminate()
            server.wait(PATIENCE)


if __name__ == "__main__":
    main()
