"""What a server does when the database, the bus or the clock leaves it in doubt."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import pytest

from skerry.server import reception
from skerry.server.entries import Away
from skerry.server.hall import Hall
from skerry.server.protocol.requests import Act
from skerry.server.protocol.seating import NewTable, SeatWish
from skerry.server.settings import Settings
from skerry.server.store import VISITED, Store
from skerry.server.viewer import keys_of
from skerry.server.watch import Look
from tests.patience import soon

if TYPE_CHECKING:
    from pathlib import Path


def test_an_answer_that_was_written_unheard_is_shown_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def played() -> None:
        hall = Hall(Settings(database=f"{tmp_path}/skerry.db"))
        await hall.open()
        try:
            wish = NewTable("faraway", [SeatWish("screen"), SeatWish("screen")], seed=7)
            made = await reception.create(hall, wish)
            live = await hall.table(made.table)
            append = hall.store.append

            async def lost(*given: object) -> bool:
                await append(*given)  # type: ignore[arg-type]
                raise ConnectionResetError

            monkeypatch.setattr(hall.store, "append", lost)
            seat = live.table.awaited[0]
            pick = live.game.vocabulary.names[live.table.options_of(seat)[0]]
            with pytest.raises(ConnectionResetError):
                await hall.carry_out(made.table, keys_of(made.keys), Act(1, seat, 0, [pick]))
            monkeypatch.undo()
            await soon(lambda: live.table.position == 1)
        finally:
            await hall.close()

    asyncio.run(played())


def test_news_that_could_not_be_read_are_read_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def heard() -> None:
        hall = Hall(Settings(database=f"{tmp_path}/skerry.db"))
        await hall.open()
        try:
            tries: list[str] = []

            async def newest(tables: list[str]) -> dict[str, int]:
                return dict.fromkeys(tables, 3)

            async def hear(id: str, _number: int) -> None:
                tries.append(id)
                if len(tries) < 3:
                    raise ConnectionRefusedError

            monkeypatch.setattr(hall.hearing, "_hear", hear)
            monkeypatch.setattr(hall.store, "newest", newest)
            await hall.hearing._hear_of("otter", 3)
            await soon(lambda: len(tries) == 3)
            assert tries == ["otter"] * 3
        finally:
            await hall.close()

    asyncio.run(heard())


def test_news_of_one_table_that_cannot_be_read_are_no_matter_of_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    odd: list[str] = []

    async def hear(id: str, _number: int) -> None:
        heard.append(id)
        if id in odd:
            raise ValueError(id)

    async def listened() -> None:
        hall = Hall(Settings(database=f"{tmp_path}/skerry.db"))
        monkeypatch.setattr(hall.hearing, "_hear", hear)
        await hall.open()
        wish = NewTable("faraway", [SeatWish("screen"), SeatWish("screen")], seed=7)
        made = [(await reception.create(hall, wish)).table for _ in range(2)]
        odd.append(made[0])
        other = Store(hall.settings.url)
        await other.open()
        try:
            await asyncio.gather(*[other.append(table, 0, [Away(0)]) for table in made])
            await soon(lambda: {*made} == {*heard})
        finally:
            await other.close()
            await hall.close()

    asyncio.run(listened())


def test_who_comes_after_the_clock_was_set_back_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def seen() -> None:
        url = Settings(database=f"{tmp_path}/skerry.db").url
        here, there = Store(url), Store(url)
        await here.prepare()
        await there.prepare()
        look = Look(f"{tmp_path}/skerry.db", here.process)
        await there.visit([("otter", 0)], here=True)
        assert look.round() == {"otter": VISITED}
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now - 86_400)
        assert await here.visitors(120.0) == set()  # that was tomorrow
        await there.visit([("otter", 1)], here=True)
        assert look.round() == {"otter": VISITED}
        assert await here.visitors(120.0, "otter") == {("otter", 1)}
        look.connection.close()
        await here.engine.dispose()
        await there.engine.dispose()

    asyncio.run(seen())
