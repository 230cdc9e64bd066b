"""The database through the years: other versions, backups, old tables."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa

from skerry.kernel.errors import OptionError
from skerry.server import archive, backup
from skerry.server.hall import Hall
from skerry.server.schema import KEPT, VERSION
from skerry.server.settings import Settings, shown_url
from skerry.server.store import Store, prepared
from tests.server import services
from tests.server.house import UNHURRIED, play_on

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.house import House


def ask(database: str, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(database)) as opened, opened:
        return opened.execute(sql).fetchall()


def test_a_database_without_a_version_is_brought_up_to_date(build: Callable[..., House]) -> None:
    house = build()
    made = house.create("screen", "screen")
    play_on(house, made["table"], made["keys"], 3)
    before = house.look(made["table"])
    house.end()
    ask(house.database, "DROP TABLE schema_version")
    ask(house.database, "DROP TABLE visits")
    ask(house.database, "CREATE TABLE present (at FLOAT)")
    house.start()
    assert house.look(made["table"]) == before
    assert ask(house.database, "SELECT version FROM schema_version") == [(VERSION,)]
    assert not ask(house.database, "SELECT name FROM sqlite_master WHERE name = 'present'")


def test_a_newer_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    database = str(tmp_path / "skerry.db")
    url = Settings(database=database).url
    asyncio.run(prepared(url))
    ask(database, "UPDATE schema_version SET version = 99")
    with pytest.raises(OptionError, match="version 99"):
        asyncio.run(prepared(url))


def test_a_backup_taken_while_people_play_is_put_back_elsewhere(
    build: Callable[..., House], tmp_path: Path
) -> None:
    house = build()
    made = house.create("screen", "screen")
    play_on(house, made["table"], made["keys"], 5)
    kept = tmp_path / "kept.gz"
    assert asyncio.run(backup.save(Settings(database=house.database).url, kept)) == 1
    elsewhere = str(tmp_path / "elsewhere.db")
    assert asyncio.run(backup.restore(Settings(database=elsewhere).url, kept)) == 1
    again = build(*UNHURRIED, database=elsewhere)
    assert again.look(made["table"], made["keys"]) == house.look(made["table"], made["keys"])
    assert play_on(again, made["table"], made["keys"])["over"]
    with pytest.raises(OptionError, match="has tables already"):
        asyncio.run(backup.restore(Settings(database=elsewhere).url, kept))


def test_a_backup_goes_from_sqlite_to_postgresql(
    build: Callable[..., House], tmp_path: Path, postgres: str
) -> None:
    house = build()
    made = house.create("screen", "screen")
    play_on(house, made["table"], made["keys"], 5)
    kept = tmp_path / "kept.gz"
    asyncio.run(backup.save(Settings(database=house.database).url, kept))
    asyncio.run(emptied(Settings(database=postgres).url))
    asyncio.run(backup.restore(Settings(database=postgres).url, kept))
    again = build(*UNHURRIED, database=postgres)
    assert again.look(made["table"]) == house.look(made["table"])


def full_row(table: sa.Table) -> dict[str, object]:
    """A row whose words are as long as may be, and whose numbers are of their kind."""
    values = {sa.Integer: 7, sa.Float: 1_763_481_600.123456, sa.JSON: {"otter": [1, None, "ż"]}}
    return {
        column.name: "ż" * (column.type.length or 0)
        if isinstance(column.type, sa.String)
        else next(value for kind, value in values.items() if isinstance(column.type, kind))
        for column in table.columns
    }


def test_a_row_of_every_table_goes_to_postgresql_and_back_unchanged(
    tmp_path: Path, postgres: str
) -> None:
    here, there = (
        Settings(database=each).url
        for each in (f"{tmp_path}/a.db", services.new_database(postgres))
    )

    async def filled() -> None:
        store = Store(here)
        await store.prepare()
        async with store.engine.begin() as connection:
            for kept in KEPT:
                await connection.execute(kept.insert(), full_row(kept))
        await store.engine.dispose()

    files = [tmp_path / "one.gz", tmp_path / "other.gz"]
    asyncio.run(filled())
    asyncio.run(backup.save(here, files[0]))
    asyncio.run(backup.restore(there, files[0]))
    asyncio.run(backup.save(there, files[1]))
    one, other = (gzip.decompress(file.read_bytes()).splitlines() for file in files)
    assert len(one) == len(KEPT) + 2  # its head and its end
    assert [json.loads(line) for line in one] == [json.loads(line) for line in other]


async def emptied(url: str) -> None:
    store = Store(url)
    await store.prepare()
    async with store.engine.begin() as connection:
        for kept in reversed(KEPT):
            await connection.execute(kept.delete())
    await store.engine.dispose()


@pytest.mark.parametrize("cut", ["the end", "the middle", "everything"])
def test_a_torn_backup_changes_nothing(tmp_path: Path, cut: str) -> None:
    rows = [["tables", {"id": str(each), "created": 1.0, "header": {}}] for each in range(3)]
    lines = [json.dumps(each) for each in ({"skerry": "backup", "version": 2}, *rows, {"rows": 3})]
    text = gzip.compress("\n".join(lines[:-1] if cut == "the end" else lines).encode())
    torn = tmp_path / "torn.gz"
    torn.write_bytes({"the end": text, "the middle": text[:40], "everything": b""}[cut])
    database = str(tmp_path / "skerry.db")
    with pytest.raises(OptionError, match="no whole backup"):
        asyncio.run(backup.restore(Settings(database=database).url, torn))
    assert ask(database, "SELECT count(*) FROM tables") == [(0,)]


def test_an_old_table_stands_as_it_did_without_its_log(build: Callable[..., House]) -> None:
    house = build()
    made = house.create("screen", "screen")
    other = house.create("screen", "screen")
    play_on(house, made["table"], made["keys"], 6)
    house.post(
        made["table"], "undo", made["keys"], seat=0, to=house.look(made["table"])["position"]
    )
    play_on(house, other["table"], other["keys"])
    before, record = house.look(made["table"], made["keys"]), record_of(house, other["table"])
    house.end()

    async def tidied() -> int:
        hall = Hall(Settings(database=house.database, archive=0))
        await hall.store.open()
        try:
            return await archive.archive_old(hall, time.time() + 1)
        finally:
            await hall.close()

    assert asyncio.run(tidied()) == 2
    assert ask(house.database, "SELECT count(*) FROM log") == [(0,)]
    house.start()
    assert house.look(made["table"], made["keys"]) == before
    assert record_of(house, other["table"]) == record
    assert play_on(house, made["table"], made["keys"])["over"]
    house.end()
    house.start()
    assert house.look(made["table"])["over"]


def record_of(house: House, table: str) -> str:
    return house.http.get(f"/api/tables/{table}/record").text


def test_a_password_is_not_shown() -> None:
    shown = shown_url("postgresql://ann:otter@host/skerry")
    assert "otter" not in shown
    assert shown.endswith("@host/skerry")
