"""Writing into SQLite: by one thread in one go, for every change of threads costs more than the rows."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

if TYPE_CHECKING:
    from collections.abc import Callable

Rows = list[dict[str, Any]]
PRAGMAS = ("busy_timeout=60000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")

_ENCODER = msgspec.json.Encoder()


def set_up(connection: Any, _record: object) -> None:  # noqa: ANN401 - SQLAlchemy's own
    """Prepare a new connection to a file."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Pen:
    """A connection of its own that only writes."""

    def __init__(self, url: sa.URL) -> None:
        self._engine = sa.create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        sa.event.listen(self._engine, "connect", set_up)
        self._thread = ThreadPoolExecutor(1, "pen")

    async def write(self, work: Callable[[sa.Connection], None]) -> None:
        """Do something in one transaction; whoever waits for it may go, it is done all the same."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    def _write(self, work: Callable[[sa.Connection], None]) -> None:
        with self._engine.begin() as connection:
            work(connection)

    def close(self) -> None:
        """Let the file go when what is being written is written."""
        self._thread.submit(self._engine.dispose)
        self._thread.shutdown(wait=False)


def insert(connection: sa.Connection, rows: dict[sa.Table, Rows], verb: str = "INSERT") -> None:
    """Insert rows as they are, in the order of their tables: what SQLAlchemy looks after is known here."""
    for into, given in rows.items():
        names = into.columns.keys()
        columns, gaps = ", ".join(f'"{name}"' for name in names), ", ".join("?" * len(names))
        statement = f"{verb} INTO {into.name} ({columns}) VALUES ({gaps})"
        connection.exec_driver_sql(statement, [_values(row, names) for row in given])


def _values(row: dict[str, Any], names: list[str]) -> tuple[Any, ...]:
    """A row as SQLite takes it; what is deeper is kept as JSON."""
    values = (row[name] for name in names)
    return tuple(_ENCODER.encode(v).decode() if isinstance(v, dict) else v for v in values)
