"""Who comes from another process sees no less than they saw there."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

from skerry.server import reception
from skerry.server.entries import Spoke
from skerry.server.hall import Hall
from skerry.server.protocol.seating import NewTable, SeatWish
from skerry.server.settings import Settings
from skerry.server.viewer import Viewer
from tests.patience import soon

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.house import Json


class Line:
    """As much of a websocket as somebody needs who only watches."""

    client = None
    connection_state = "connect"

    def __init__(self) -> None:
        self.sent: list[Json] = []
        self._hello = ['{"type": "hello", "keys": []}']

    async def receive_text(self) -> str:
        while not self._hello:
            await asyncio.Event().wait()
        return self._hello.pop()

    async def send_text(self, text: str) -> None:
        self.sent.append(json.loads(text))

    async def close(self, _code: int) -> None:
        self.connection_state = "disconnect"


def test_whoever_comes_is_shown_what_others_wrote_before_it_was_told_here(tmp_path: Path) -> None:
    async def shown() -> list[int]:
        settings = Settings(f"{tmp_path}/skerry.db", thinkers=1)
        here, there = Hall(settings), Hall(settings)
        await here.store.open()
        await there.store.open()  # it does not listen
        wish = NewTable("faraway", [SeatWish("screen"), SeatWish("screen")], seed=7)
        table = (await reception.create(here, wish)).table
        behind = await there.table(table)
        await here.store.append(table, behind.version, [Spoke(0, "Ann", "hello", "")])
        line = Line()
        watching = asyncio.create_task(Viewer(there, behind, line).run())  # type: ignore[arg-type]
        await soon(lambda: line.sent)
        watching.cancel()
        await asyncio.wait([watching])
        await here.close()
        await there.close()
        return [message["version"] for message in line.sent]

    assert asyncio.run(shown()) == [1]
