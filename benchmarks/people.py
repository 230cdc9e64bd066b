"""People who load a server: they play, look on, and ask whether it is well."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from websockets.asyncio.client import connect

from benchmarks.wire import Http, watch

if TYPE_CHECKING:
    import argparse

# What a browser says: the one of now, and the one that still asked for tails of the log.
SPECTATING = '{"type":"hello","keys":[],"changes":true,"tail":true}'


class Crowd(NamedTuple):
    """Those who load a server."""

    host: str
    http: Http
    given: argparse.Namespace
    echoes: list[float]  # seconds until a move of somebody was shown to them
    healths: list[float]


async def person(crowd: Crowd) -> None:
    """Play alone on two seats, over and over; note how long each move takes to be shown."""
    given = crowd.given
    seats = [{"kind": "screen"}, {"kind": "screen"}]
    await asyncio.sleep(random.uniform(0, given.pace))
    while True:
        made = await crowd.http.post("/api/tables", {"game": given.game, "seats": seats})
        onlookers = [
            asyncio.create_task(watch(crowd.host, made["table"], SPECTATING))
            for _ in range(given.viewers)
        ]
        try:
            await play(crowd, made)
        finally:
            for each in onlookers:
                each.cancel()


async def play(crowd: Crowd, made: dict[str, Any]) -> None:
    """Play one game with the first option always."""
    address = f"ws://{crowd.host}/api/tables/{made['table']}/live"
    async with connect(address, proxy=None) as link:
        await link.send(hello(made["keys"]))
        table = await snapshot(link, {}, 0)
        while eyes := next((eyes for eyes in table["eyes"] if eyes["choice"]), None):
            # No metronomes: who waits always alike, moves in the crowd in which they came.
            await asyncio.sleep(crowd.given.pace * random.uniform(0.5, 1.5))
            begun = time.perf_counter()
            await link.send(act(eyes, table["position"]))
            table = await snapshot(link, table, table["position"] + 1)
            crowd.echoes.append(time.perf_counter() - begun)
            if "refusals" not in eyes:  # they came with every snapshot once
                await link.send(dumps({"type": "why", "id": 2, "seat": eyes["seat"]}))


def dumps(value: object) -> str:
    """Encode a message."""
    return msgspec.json.encode(value).decode()


def act(eyes: dict[str, Any], position: int) -> str:
    """Answer with the first option."""
    pick = eyes["choice"]["options"][0]["pick"]
    seat = eyes["seat"]
    return dumps({"type": "act", "id": 1, "seat": seat, "position": position, "picks": [pick]})


def hello(keys: list[dict[str, Any]]) -> str:
    """Greet as who holds these keys."""
    return dumps({**msgspec.json.decode(SPECTATING), "keys": keys})


async def snapshot(link: Any, shown: dict[str, Any], position: int) -> dict[str, Any]:  # noqa: ANN401
    """Wait until the table shows at least that position."""
    while not shown or shown["position"] < position:
        message: dict[str, Any] = msgspec.json.decode(await link.recv(decode=False))
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


async def health(crowd: Crowd) -> None:
    """Ask again and again whether the server is well."""
    while True:
        begun = time.perf_counter()
        await crowd.http.get("/api/health")
        crowd.healths.append(time.perf_counter() - begun)
        await asyncio.sleep(0.05)
