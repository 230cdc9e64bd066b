"""People and spectators who keep a few tables going, whatever happens to the servers."""

from __future__ import annotations

import asyncio
import json
import random
import time
from itertools import count
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.people import put
from tests.faults.sittings import Sight, Sitting
from tests.server.house import PEOPLE, choice_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from tests.server.house import House, Json

LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, EOFError)
PACE = 0.12  # seconds at most that a person thinks
PATIENCE = 90.0  # seconds that a person waits for any answer
PAUSE = 0.1  # seconds before somebody who lost the server tries another time
CHATS = 0.05  # the part of answers after which something is said
KINDS = (  # who sits at the tables, by turns
    ("faraway", ("screen", "random", "screen")),
    ("faraway", ("screen", "screen")),
    ("faraway", ("random", "screen", "random", "random")),
    ("beacon_patrol", ("screen", "random")),
    ("faraway", ("random",) * 6),
    ("everdell", ("screen", "random")),
)


class Crowd:
    """Keeps so many tables going at some servers, each with a spectator at every server."""

    def __init__(self, houses: Sequence[House], tables: int, chance: random.Random) -> None:
        self.houses = houses
        self.chance = chance
        self.playing: list[Sitting] = []
        self.finished: list[Sitting] = []  # all its viewers have seen the end
        self.resting = False  # people answer nothing more
        self.answers = 0  # acknowledged so far
        self._places = tables
        self._numbers = count()
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self._tasks = [asyncio.create_task(self._place()) for _ in range(self._places)]

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def fallen(self) -> list[BaseException]:
        """What ended those who should never end."""
        done = [task for task in self._tasks if task.done() and not task.cancelled()]
        return [error for task in done if (error := task.exception())]

    # One place in the hall: a table after the other.

    async def _place(self) -> None:
        while not self.resting:
            sitting = await self._set_up(next(self._numbers))
            self.playing.append(sitting)
            people = [self._person(sitting, key["seat"]) for key in sitting.keys]
            watching = [self._watch(sitting, sight) for sight in sitting.sights]
            await asyncio.gather(*people, *watching)
            self.playing.remove(sitting)
            self.finished.append(sitting)

    async def _set_up(self, number: int) -> Sitting:
        game, kinds = KINDS[number % len(KINDS)]
        seed = self.chance.randrange(1 << 30)
        seats = [PEOPLE.get(kind, {"kind": "bot", "agent": kind}) for kind in kinds]
        wish = {"game": game, "seats": seats, "seed": seed}
        while True:
            house = self.chance.choice(self.houses)
            try:
                async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as http:
                    answer = await http.post(f"http://{house.host}/api/tables", json=wish)
                if answer.status_code == 201:
                    made = answer.json()
                    break
            except LOST:
                pass
            await asyncio.sleep(PAUSE)
        sights = [Sight(place) for place in range(len(self.houses))]
        return Sitting(made["table"], game, seed, len(kinds), made["keys"], sights=sights)

    async def _stay(
        self, sitting: Sitting, house: Callable[[], House], do: Callable[[Link], Awaitable[None]]
    ) -> None:
        """Sit before a table until it is over, and come back whenever the line is lost."""
        while True:
            try:
                address = f"ws://{house().host}/api/tables/{sitting.id}/live"
                async with connect(
                    address, proxy=None, open_timeout=PATIENCE, ping_interval=None, close_timeout=1
                ) as link:
                    await do(Link(link))
                    return
            except LOST:
                await asyncio.sleep(PAUSE)

    @staticmethod
    def _is_over(sitting: Sitting, link: Link) -> bool:
        """Tell whether the viewer has seen the end."""
        sitting.over = sitting.over or bool(link.shown["over"])
        return bool(link.shown["over"])

    async def _watch(self, sitting: Sitting, sight: Sight) -> None:
        async def look(link: Link) -> None:
            try:
                await link.greet([])
                sight.connected()
                while not self._is_over(sitting, link):
                    sight.show(int(link.shown["version"]))
                    await link.hear()
                sight.show(int(link.shown["version"]))
                sight.ended = True
            finally:
                sight.lost()

        await self._stay(sitting, lambda: self.houses[sight.house], look)

    async def _person(self, sitting: Sitting, seat: int) -> None:
        key = next(key for key in sitting.keys if key["seat"] == seat)

        async def play(link: Link) -> None:
            await link.greet([key])
            while not self._is_over(sitting, link):
                await self._turn(sitting, seat, link)

        await self._stay(sitting, lambda: self.chance.choice(self.houses), play)

    async def _turn(self, sitting: Sitting, seat: int, link: Link) -> None:
        """Wait for a question and answer it; say something now and then."""
        choice = choice_of(link.shown, seat) if link.shown else None
        if choice is None or self.resting:
            await link.hear(1.0 if self.resting else PATIENCE)
            return
        await asyncio.sleep(self.chance.uniform(0, PACE))
        pick = self.chance.choice(choice["options"])["pick"]
        where = (seat, int(choice["position"]))
        body = {"seat": seat, "position": where[1], "picks": [pick], "one_by_one": True}
        begun = time.time()
        answer = await link.ask({"type": "act", **body})
        if answer["type"] == "done":
            assert where not in sitting.acknowledged, "the same question was answered twice"
            sitting.acknowledged[where] = pick
            sitting.waits.append(time.time() - begun)
            self.answers += 1
            await link.past(where[1], seat)
        else:
            sitting.refusals[str(answer["error"])] += 1
            await asyncio.sleep(PAUSE)
            await link.ask({"type": "whole"})
        if self.chance.random() < CHATS:
            await self._speak(sitting, seat, link)

    async def _speak(self, sitting: Sitting, seat: int, link: Link) -> None:
        """Say a line, and say it again, under its name, whatever the first answer was."""
        text = f"line {next(self._numbers)}"
        said = {"type": "chat", "seat": seat, "text": text, "once": f"{text} of {sitting.id}"}
        for _ in range(2):
            if (await link.ask(said))["type"] == "done":
                sitting.spoken.add(text)


class Link:
    """One websocket, and what it has shown."""

    def __init__(self, socket: Any) -> None:  # noqa: ANN401 - the library's own
        self.socket = socket
        self.shown: Json = {}
        self._asked = 0

    async def greet(self, keys: list[Json]) -> None:
        await self.socket.send(json.dumps({"type": "hello", "keys": keys, "changes": True}))
        while not self.shown:
            await self.hear()

    async def hear(self, patience: float = PATIENCE) -> Json:
        """Take in one message; with little patience none may come."""
        try:
            async with asyncio.timeout(patience):
                message: Json = json.loads(await self.socket.recv())
        except TimeoutError:
            if patience < PATIENCE:
                return {}
            raise
        if message["type"] == "snapshot":
            self.shown = message
        elif message["type"] == "change":
            put(self.shown, message["parts"])
        return message

    async def ask(self, body: Json) -> Json:
        """Send a request and wait for its answer."""
        self._asked += 1
        await self.socket.send(json.dumps({**body, "id": self._asked}))
        while True:
            message = await self.hear()
            if message.get("id") == self._asked:
                return message

    async def past(self, position: int, seat: int) -> None:
        """Wait until a question is shown no more."""
        while (choice := choice_of(self.shown, seat)) and choice["position"] == position:
            await self.hear()
