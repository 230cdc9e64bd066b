"""A real server in a process of its own, and real clients, for the tests of this folder."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import httpx
from websockets.sync.client import connect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from websockets.sync.client import ClientConnection

Json = dict[str, Any]
UNHURRIED = ("--requests-a-second", "100000", "--tables-a-minute", "100000", "--workers", "1")
PATIENCE = 20.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """A server on a free port of the loopback."""

    def __init__(self, database: str, log: Path, *arguments: str) -> None:
        self.host = f"127.0.0.1:{free_port()}"
        self.database = database
        self.log = log
        self.arguments = arguments
        self.http = httpx.Client(base_url=f"http://{self.host}", timeout=PATIENCE)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> House:
        command = [sys.executable, "-m", "skerry.server", "--port", self.host.rpartition(":")[2]]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--database", self.database, *self.arguments], stdout=log, stderr=log
            )
        until(self.healthy, f"the server came up; it said {self.log.read_text()}")
        return self

    def healthy(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        try:
            return self.http.get("/api/health").status_code == 200
        except httpx.TransportError:
            return False

    def failures(self) -> int:
        """Return how often agents have failed; nobody would see it at the table."""
        return int(self.http.get("/api/health").json()["agent_failures"])

    def kill(self) -> None:
        """End the server as a power cut would."""
        self.end(signal.SIGKILL)

    def end(self, how: int = signal.SIGTERM) -> int:
        assert self.process is not None
        os.kill(self.process.pid, how)
        return self.process.wait(PATIENCE)

    def create(self, *kinds: str, game: str = "faraway", **more: object) -> Json:
        """Set up a table, dealt alike every time; a kind is me, friend, screen, or an agent."""
        people = ("me", "friend", "screen")
        seats = [{"kind": k} if k in people else {"kind": "bot", "agent": k} for k in kinds]
        answer = self.http.post(
            "/api/tables", json={"game": game, "seats": seats, "seed": 7, **more}
        )
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def post(self, table: str, what: str, keys: list[Json], **body: object) -> httpx.Response:
        return self.http.post(
            f"/api/tables/{table}/{what}", json={"id": 1, **body}, headers=bearer(keys)
        )

    def look(self, table: str, keys: list[Json] | None = None) -> Json:
        answer = self.http.get(f"/api/tables/{table}", headers=bearer(keys or []))
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    @contextmanager
    def view(self, table: str, keys: list[Json] | None = None, **hello: object) -> Iterator[Viewer]:
        """Sit down before a table with these keys; with none, watch."""
        with connect(f"ws://{self.host}/api/tables/{table}/live") as link:
            link.send(json.dumps({"type": "hello", "keys": keys or [], **hello}))
            yield Viewer(link)


class Viewer:
    """A client that remembers every message it got."""

    def __init__(self, link: ClientConnection) -> None:
        self.link = link
        self.raw: list[str] = []
        self.shown: Json = {}
        self.asked = 0

    def hear(self) -> Json:
        text = str(self.link.recv(timeout=PATIENCE))
        self.raw.append(text)
        message = dict(json.loads(text))
        if message["type"] == "snapshot":
            self.shown = message
        return message

    def see(self, what: Callable[[Json], object] = bool) -> Json:
        """Wait until the table shows that."""
        while not (self.shown and what(self.shown)):
            self.hear()
        return self.shown

    def ask(self, type: str, **body: object) -> Json:
        """Send a request, and return what is answered to it."""
        self.asked += 1
        self.link.send(json.dumps({"type": type, "id": self.asked, **body}))
        while True:
            message = self.hear()
            if message["type"] != "snapshot" and message["id"] == self.asked:
                return message

    def act(self, seat: int = 0, pick: str = "") -> Json:
        """Answer for a seat, with its first option unless told otherwise."""
        choice = self.choice(seat)
        pick = pick or choice["options"][0]["pick"]
        return self.ask("act", seat=seat, position=choice["position"], picks=[pick])

    def choice(self, seat: int = 0) -> Json:
        """Wait until a seat is asked something, and return that."""
        shown = self.see(lambda shown: choice_of(shown, seat))
        return dict(choice_of(shown, seat) or {})


def choice_of(shown: Json, seat: int) -> Json | None:
    for eyes in shown["eyes"]:
        if eyes["seat"] == seat:
            return dict(eyes["choice"]) if eyes["choice"] else None
    return None


def bearer(keys: list[Json]) -> dict[str, str]:
    """Put keys into the header in which REST takes them."""
    given = ",".join(f"{key['seat']}:{key['secret']}" for key in keys)
    return {"Authorization": f"Bearer {given}"} if keys else {}


def until(what: Callable[[], bool], wish: str) -> None:
    """Wait for something that comes true soon."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, f"waited in vain until {wish}"
        time.sleep(0.02)


def play_on(house: House, table: str, keys: list[Json], moves: int = 10_000) -> Json:
    """Play for all seats of these keys, by REST, until the game or the moves are over."""
    for _ in range(moves):
        shown = house.look(table, keys)
        choices = [(eyes["seat"], eyes["choice"]) for eyes in shown["eyes"] if eyes["choice"]]
        if shown["over"] or not choices:
            return shown
        seat, choice = choices[0]
        picks = [choice["options"][0]["pick"]]
        body = {"seat": seat, "position": choice["position"], "picks": picks}
        assert house.post(table, "act", keys, **body).status_code == 200
    return house.look(table, keys)
