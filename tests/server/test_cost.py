"""What a move need not cost: rows written in one go, nothing read twice, small messages sent as they are."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import TYPE_CHECKING

from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from skerry.server import reception, tidying
from skerry.server.entries import Answered, Entry, Header, Holder, Spoke, TookBack
from skerry.server.hall import Hall
from skerry.server.lines import LARGE, OfLarge
from skerry.server.protocol.requests import Act
from skerry.server.protocol.seating import NewTable, SeatWish
from skerry.server.settings import Settings
from skerry.server.store import Store
from skerry.server.viewer import keys_of
from tests.patience import soon

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

HEADER = Header("faraway", 1, (1 << 64) - 1, {"advanced": True}, [Holder("human", name="Żó\0łć\n")])
SAID: list[Entry] = [
    Spoke(0, "Ñ", "\0 \"'\\ \u2028 🦉", "once"),
    Answered(1, "region-1", hold=True),
]


def test_what_is_written_is_read_as_it_was(tmp_path: Path) -> None:
    async def written() -> tuple[Header | None, list[Entry]]:
        store = Store(Settings(database=f"{tmp_path}/skerry.db").url)
        await store.open()
        await store.create("here", HEADER)
        await store.append("here", 0, SAID)
        found = await store.header("here"), await store.entries("here")
        await store.close()
        return found

    assert asyncio.run(written()) == (HEADER, SAID)


def test_who_loses_a_race_takes_nobody_of_the_same_commit_along(tmp_path: Path) -> None:
    taken_back: list[Entry] = [TookBack(0, [0])]

    async def raced() -> tuple[list[bool], list[Entry]]:
        store = Store(Settings(database=f"{tmp_path}/skerry.db").url)
        await store.open()
        await store.create("here", HEADER)
        writes = [("here", 0, SAID), ("here", 1, taken_back), ("here", 2, taken_back)]
        done = await asyncio.gather(*[store.append(*each) for each in writes])
        found = await store.entries("here")
        await store.close()
        return done, found

    assert asyncio.run(raced()) == ([True, False, True], [*SAID, *taken_back])


def test_a_server_does_not_read_what_it_wrote_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def played() -> list[str]:
        hall = Hall(Settings(database=f"{tmp_path}/skerry.db"))
        await hall.open()
        wish = NewTable("faraway", [SeatWish("screen"), SeatWish("screen")], seed=7)
        made = await reception.create(hall, wish)
        live = await hall.table(made.table)
        read: list[str] = []
        heard: list[asyncio.Task[None]] = []
        append, entries = hall.store.append, hall.store.entries

        async def told_early(table: str, number: int, given: list[Entry]) -> bool:
            heard.append(asyncio.create_task(hall.hearing._hear_of(table, number)))
            await asyncio.sleep(0)  # the row is seen before the hall knows that it is written
            return await append(table, number, given)

        async def noted(table: str, since: int = 0) -> list[Entry]:
            read.append(table)
            return await entries(table, since)

        monkeypatch.setattr(hall.store, "append", told_early)
        monkeypatch.setattr(hall.store, "entries", noted)
        pick = live.game.vocabulary.names[live.table.options_of(0)[0]]
        await hall.carry_out(made.table, keys_of(made.keys), Act(1, 0, 0, [pick]))
        await asyncio.gather(*heard)
        await hall.close()
        return read

    assert asyncio.run(played()) == []


def test_only_large_messages_are_compressed() -> None:
    ours, theirs = (PerMessageDeflate(False, False, 12, 12) for _ in range(2))  # noqa: FBT003
    line = OfLarge(ours)
    small, large = (Frame(Opcode.TEXT, b"x" * length) for length in (LARGE - 1, LARGE))
    sent = [line.encode(frame) for frame in (small, large, small, large)]
    assert [len(frame.data) < LARGE // 2 for frame in sent] == [False, True, False, True]
    assert [theirs.decode(frame).data for frame in sent] == 2 * [small.data, large.data]


def test_a_table_that_was_let_go_is_found_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ring:
        def __init__(self) -> None:
            self.itself = self

    async def found() -> None:
        forgotten = weakref.ref(Ring())
        searching = asyncio.create_task(tidying.run())
        await soon(lambda: forgotten() is None)
        searching.cancel()

    monkeypatch.setattr(tidying, "HOUR", 0.01)
    gc.disable()
    try:
        asyncio.run(found())
    finally:
        gc.enable()
