"""A real server in a process of its own, and real clients, for the tests of this folder."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import httpx
from websockets.sync import client

from tests.patience import PATIENCE, until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from websockets.sync.client import ClientConnection
    from websockets.typing import Origin

Json = dict[str, Any]
# A hint is thought about until it is enough, and looking back is quick.
THOUGHTS = ("--hint", "600", "--review", "6")
# Nothing is refused for haste, and bots play alike in every run.
UNHURRIED = (
    *("--requests-a-second", "100000", "--tables-a-minute", "100000", "--thinkers", "1"),
    *("--luck", "1", *THOUGHTS),
)
PEOPLE: dict[str, Json] = {
    "me": {"kind": "me"},
    "screen": {"kind": "screen"},
    "friend": {"kind": "friend"},
    "expected": {"kind": "friend"},
}
LISTENING = re.compile(r"Listening on http://(127\.0\.0\.1:\d+)/")


class Process(Protocol):
    """What is done with a process that serves."""

    pid: int

    def poll(self) -> int | None: ...
    def wait(self, timeout: float, /) -> int: ...


def started(arguments: list[str], log: str) -> Process:
    """Start a server in a process of its own."""
    with Path(log).open("ab") as file:
        return subprocess.Popen(
            [sys.executable, "-m", "skerry.server", *arguments], stdout=file, stderr=file
        )


class House:
    """A server on the loopback, at a port that it chooses itself."""

    def __init__(self, database: str, log: Path, *arguments: str) -> None:
        self.host = "127.0.0.1:0"
        self.database = database
        self.log = log
        self.arguments = arguments
        # A line is not used again after a pause in which the server may just be closing it.
        self.http = httpx.Client(timeout=PATIENCE, limits=httpx.Limits(keepalive_expiry=1))
        self.process: Process | None = None
        self.born: Callable[[list[str], str], Process] = started
        self.begun = 0  # how long its log was when it was started

    def start(self, *, at: str = "127.0.0.1:0") -> House:
        """Come up at any free port, or once more where it was."""
        return self.begin(at=at).wait()

    def begin(self, *, at: str = "127.0.0.1:0") -> House:
        """Start, and do not wait until it listens."""
        place = ("--port", at.rpartition(":")[2], "--database", self.database)
        self.begun = len(self.said())
        self.process = self.born([*place, *self.arguments], str(self.log))
        return self

    def wait(self) -> House:
        until(self.listens, "the server came up")
        self.http.base_url = httpx.URL(f"http://{self.host}")
        return self

    def said(self) -> bytes:
        return self.log.read_bytes() if self.log.exists() else b""

    def listens(self) -> bool:
        """Tell whether it has said, since it was started, where it listens."""
        assert self.process is not None
        ended = self.process.poll() is not None
        told = self.said()[self.begun :].decode()
        assert not ended, told
        found = LISTENING.search(told)
        self.host = found[1] if found else self.host
        return found is not None

    def leave(self) -> None:
        """Hang up, and end the server if it still runs."""
        self.http.close()
        if self.process is not None and self.process.poll() is None:
            self.end()

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
        """Set up a table, dealt alike every time.

        A kind is me, screen, friend (somebody who has come), expected (who has not), or an agent.
        """
        seats = [PEOPLE.get(kind, {"kind": "bot", "agent": kind}) for kind in kinds]
        answer = self.http.post(
            "/api/tables", json={"game": game, "seats": seats, "seed": 7, **more}
        )
        assert answer.status_code == 201, answer.text
        made = dict(answer.json())
        friends = [seat for seat, kind in enumerate(kinds) if kind == "friend"]
        made["friends"] = [self.take(made, seat) for seat in friends]
        made["invites"] = [each for each in made["invites"] if each["seat"] not in friends]
        return made

    def take(self, made: Json, seat: int, name: str = "") -> Json:
        """Follow the invitation to a seat, and return its key."""
        invite = next(each["secret"] for each in made["invites"] if each["seat"] == seat)
        answer = self.http.post(
            f"/api/tables/{made['table']}/seats/{seat}/take", json={"invite": invite, "name": name}
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

    def why(self, table: str, keys: list[Json], seat: int = 0) -> list[Json]:
        """Why things in sight of a seat cannot be chosen."""
        answer = self.http.get(f"/api/tables/{table}/seats/{seat}/why", headers=bearer(keys))
        assert answer.status_code == 200, answer.text
        return list(answer.json())

    @contextmanager
    def view(self, table: str, keys: list[Json] | None = None, **hello: object) -> Iterator[Viewer]:
        """Sit down before a table with these keys; with none, watch."""
        with dial(f"ws://{self.host}/api/tables/{table}/live") as link:
            link.send(json.dumps({"type": "hello", "keys": keys or [], **hello}))
            yield Viewer(link)


def dial(
    address: str, origin: Origin | None = None, compression: str | None = "deflate"
) -> ClientConnection:
    """Connect to a websocket, and stay until somebody hangs up: a slow server is no dead one."""
    return client.connect(
        address,
        origin=origin,
        compression=compression,
        open_timeout=PATIENCE,
        ping_interval=None,
        close_timeout=PATIENCE,
    )


class Viewer:
    """A client that remembers every message it got."""

    def __init__(self, link: ClientConnection) -> None:
        self.link = link
        self.raw: list[str] = []
        self.shown: Json = {}
        self.number = 0  # of changes since it was shown all
        self.asked = 0

    def hear(self) -> Json:
        text = str(self.link.recv(timeout=PATIENCE))
        self.raw.append(text)
        message = dict(json.loads(text))
        if message["type"] == "snapshot":
            self.shown, self.number = message, 0
        elif message["type"] == "change":
            self.number += 1
            assert message["number"] == self.number
            self.shown = changed(self.shown, message["parts"])
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
        return self.answer(self.asked)

    def answer(self, number: int) -> Json:
        """Wait for the answer to a request."""
        while True:
            message = self.hear()
            if message.get("id") == number:
                return message

    def act(self, seat: int = 0, pick: str = "") -> Json:
        """Answer for a seat, with its first option unless told otherwise."""
        choice = self.choice(seat)
        pick = pick or choice["options"][0]["pick"]
        body = {"seat": seat, "position": choice["position"], "picks": [pick]}
        return self.ask("act", **body, one_by_one=True)

    def play(self, seat: int = 0) -> None:
        """Answer for a seat until the game is over."""
        asked = -1
        while (asked := self.question(asked, seat)) >= 0:
            assert self.act(seat)["type"] == "done"

    def question(self, after: int, seat: int = 0) -> int:
        """Wait for a later question than that, and return its position; -1 if the game is over."""
        return asked_at(
            self.see(lambda shown: shown["over"] or asked_at(shown, seat) > after), seat
        )

    def choice(self, seat: int = 0) -> Json:
        """Wait until a seat is asked something, and return that."""
        shown = self.see(lambda shown: choice_of(shown, seat))
        return dict(choice_of(shown, seat) or {})


def changed(shown: Json, parts: list[Json]) -> Json:
    """Put what is new into a copy of a snapshot."""
    shown = deepcopy(shown)
    for part in parts:
        *way, last = part["path"]
        place: Any = shown
        for step in way:
            place = place[step]
        if isinstance(place, list) and last == len(place):
            place.append(part["value"])
        else:
            place[last] = part["value"]
    return shown


def news(shown: Json) -> list[str]:
    """What was told of who comes and goes."""
    return [line["news"]["id"] for line in shown["chat"] if line["news"]]


def choice_of(shown: Json, seat: int) -> Json | None:
    for eyes in shown["eyes"]:
        if eyes["seat"] == seat:
            return dict(eyes["choice"]) if eyes["choice"] else None
    return None


def asked_at(shown: Json, seat: int) -> int:
    """The position of a seat's question; -1 if it has none."""
    choice = choice_of(shown, seat)
    return int(choice["position"]) if choice else -1


def bearer(keys: list[Json]) -> dict[str, str]:
    """Put keys into the header in which REST takes them."""
    given = ",".join(f"{key['seat']}:{key['secret']}" for key in keys)
    return {"Authorization": f"Bearer {given}"} if keys else {}


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
        assert house.post(table, "act", keys, **body, one_by_one=True).status_code == 200
    return house.look(table, keys)
