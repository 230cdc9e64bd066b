"""The audit: what the database holds, against what was acknowledged and what viewers were shown."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from bisect import bisect_left
from contextlib import closing
from typing import TYPE_CHECKING, Any, NamedTuple

import asyncpg

import skerry

if TYPE_CHECKING:
    from tests.faults.machine import Clock
    from tests.faults.sittings import Sight, Sitting

Rows = list[tuple[int, float, str, dict[str, Any]]]  # number, at, kind, body
LOG = 'SELECT number, at, kind, body FROM log WHERE "table" = $1 ORDER BY number'
NEWEST = 'SELECT "table", max(number) + 1 FROM log GROUP BY "table"'


class Ledger:
    """Reads the database by a way of its own, past all proxies."""

    def __init__(self, database: str) -> None:
        self.database = database

    async def log(self, table: str) -> Rows:
        """All entries of a table."""
        return [
            (int(number), float(at), str(kind), json.loads(body))
            for number, at, kind, body in await self._ask(LOG, table)
        ]

    async def versions(self) -> dict[str, int]:
        """By table: how many entries its log has."""
        return {str(table): int(number) for table, number in await self._ask(NEWEST)}

    async def _ask(self, sql: str, *given: str) -> list[Any]:
        if "://" not in self.database:
            return await asyncio.to_thread(self._ask_file, sql.replace("$1", "?"), given)
        connection = await asyncpg.connect(self.database)
        try:
            return list(await connection.fetch(sql, *given))
        finally:
            await connection.close()

    def _ask_file(self, sql: str, given: tuple[str, ...]) -> list[Any]:
        with closing(sqlite3.connect(self.database, timeout=60)) as opened:
            return opened.execute(sql, given).fetchall()


class Findings(NamedTuple):
    """What is wrong with a table, and how late each viewer was shown each entry."""

    lost: int  # acknowledged, but not there or there as another
    doubled: int  # there more than once
    broken: list[str]
    shown: list[tuple[float, float]]  # when it was written, and when it was shown


async def audited(ledger: Ledger, sitting: Sitting, clock: Clock) -> Findings:
    """Play a table's log anew and compare."""
    rows = [(row[0], clock.true(row[1]), *row[2:]) for row in await ledger.log(sitting.id)]
    broken: list[str] = []
    if [number for number, *_ in rows] != list(range(len(rows))):
        broken.append(f"the log of {sitting.id} has gaps")
    lost, doubled = 0, 0
    there, again = _answers(sitting, rows, broken)
    doubled += again
    lost += sum(there.get(where) != pick for where, pick in sitting.acknowledged.items())
    lines = [body["text"] for _, _, kind, body in rows if kind == "chat"]
    lost += sum(text not in lines for text in sitting.spoken)
    doubled += len(lines) - len({*lines})
    for sight in sitting.sights:
        versions = [version for _, version, _ in sight.seen]
        if versions != sorted(versions):
            broken.append(f"{sitting.id} was shown as it was before: {versions}")
    shown = [times for sight in sitting.sights for times in _shown(sight, rows)]
    return Findings(lost, doubled, broken, shown)


def _answers(
    sitting: Sitting, rows: Rows, broken: list[str]
) -> tuple[dict[tuple[int, int], str], int]:
    """By seat and position of the question: what was answered; and how often one was answered anew."""
    table = skerry.new(sitting.game, seats=sitting.seats, seed=sitting.seed)
    there: dict[tuple[int, int], str] = {}
    doubled = 0
    for number, _, kind, body in rows:
        if kind != "answer":
            continue
        offer = table.state.offers[body["seat"]]
        if offer is None:
            broken.append(f"entry {number} of {sitting.id} answers nothing")
            break
        where = (body["seat"], offer.position)
        doubled += where in there
        there[where] = body["pick"]
        table.act(body["pick"], body["seat"])
    if sitting.over and not table.over:
        broken.append(f"{sitting.id} was shown as over, but its log is not")
    return there, doubled


def _shown(sight: Sight, rows: Rows) -> list[tuple[float, float]]:
    """When each entry was written, and when it was shown to a viewer who was connected all the while."""
    versions = [version for _, version, _ in sight.seen]
    found = []
    for number, at, _, _ in rows:
        place = bisect_left(versions, number + 1)
        if place < len(versions):
            when, _, since = sight.seen[place]
            if since < at:
                found.append((at, when))
    return found
