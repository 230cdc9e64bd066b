"""All that a database keeps in one file, and back: also from SQLite to PostgreSQL."""

from __future__ import annotations

import gzip
import json
from typing import TYPE_CHECKING, Any, TextIO

import sqlalchemy as sa

from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.server.schema import KEPT, TABLES, VERSION
from skerry.server.store import Store

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy.ext.asyncio import AsyncConnection

BATCH = 500


async def save(url: str, file: Path) -> int:
    """Write everything into a file, as it stands at one moment; return how many tables there are."""
    store = Store(url)
    await store.prepare()
    partial = file.with_name(file.name + ".part")
    level = "REPEATABLE READ" if not store.embedded else None
    try:
        async with store.engine.connect() as connection:
            if level is not None:
                await connection.execution_options(isolation_level=level)
            else:
                await connection.exec_driver_sql("BEGIN")
            with gzip.open(partial, "wt", encoding="utf-8") as out:
                count = await _write(connection, out)
    finally:
        await store.engine.dispose()
    partial.replace(file)
    return count


async def _write(connection: AsyncConnection, out: TextIO) -> int:
    out.write(json.dumps({"skerry": "backup", "version": VERSION}) + "\n")
    rows, tables = 0, 0
    for kept in KEPT:
        async for row in await connection.stream(sa.select(kept).order_by(*kept.primary_key)):
            out.write(json.dumps([kept.name, dict(row._mapping)]) + "\n")  # noqa: SLF001 - SQLAlchemy's public name
            rows += 1
            tables += kept is TABLES
    out.write(json.dumps({"rows": rows}) + "\n")
    return tables


async def restore(url: str, file: Path) -> int:
    """Put a backup into a database that holds no table yet, all of it or nothing."""
    store = Store(url)
    await store.prepare()
    try:
        async with store.engine.begin() as connection:
            if await connection.scalar(sa.select(sa.func.count()).select_from(TABLES)):
                raise OptionError(Text("server-restore-full"))
            count = 0
            for kept, rows in _batches(_read(file)):
                await connection.execute(kept.insert(), rows)
                count += len(rows) if kept is TABLES else 0
            return count
    finally:
        await store.engine.dispose()


def _read(file: Path) -> Iterator[tuple[sa.Table, dict[str, Any]]]:
    """Read rows; refuse what is no backup, is newer than we are, or has lost its end."""
    known = {kept.name: kept for kept in KEPT}
    seen, told = 0, -1
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines))
            if head.get("skerry") != "backup" or head["version"] > VERSION:
                raise OptionError(Text("server-backup-unfit", {"file": str(file)}))
            for line in lines:
                found = json.loads(line)
                if isinstance(found, dict):
                    told = found["rows"]
                else:
                    seen += 1
                    yield known[found[0]], found[1]
    except (OSError, EOFError, ValueError, KeyError, StopIteration, AttributeError):
        raise OptionError(Text("server-backup-unfit", {"file": str(file)})) from None
    if told != seen:
        raise OptionError(Text("server-backup-unfit", {"file": str(file)}))


def _batches(
    rows: Iterator[tuple[sa.Table, dict[str, Any]]],
) -> Iterator[tuple[sa.Table, list[dict[str, Any]]]]:
    batch: list[dict[str, Any]] = []
    into: sa.Table | None = None
    for kept, row in rows:
        if into is not None and (kept is not into or len(batch) == BATCH):
            yield into, batch
            batch = []
        into = kept
        batch.append(row)
    if into is not None:
        yield into, batch
