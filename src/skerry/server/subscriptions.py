"""Which browsers are told that it is whose turn, as the database keeps it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from skerry.server.schema import PUSHES

if TYPE_CHECKING:
    from skerry.server.protocol.notices import PushTo, PushWish
    from skerry.server.store import Store

MOST = 6  # browsers of a seat


def _of(table: str, to: PushTo | PushWish) -> sa.ColumnElement[bool]:
    return (
        (PUSHES.c.table == table) & (PUSHES.c.seat == to.seat) & (PUSHES.c.endpoint == to.endpoint)
    )


async def count(store: Store, table: str, seat: int) -> int:
    """How many browsers are told for a seat."""
    asked = sa.select(sa.func.count()).select_from(PUSHES)
    mine = asked.where(PUSHES.c.table == table, PUSHES.c.seat == seat)
    async with store.engine.connect() as connection:
        return int(await connection.scalar(mine) or 0)


async def keep(store: Store, table: str, wish: PushWish, key: str) -> None:
    """Keep a subscription instead of an older one of the same browser, for as long as the key holds."""
    row = {"table": table, "key": key, **msgspec.to_builtins(wish)}
    async with store.engine.begin() as connection:
        await connection.execute(PUSHES.delete().where(_of(table, wish)))
        await connection.execute(PUSHES.insert(), row)


async def stop(store: Store, table: str, to: PushTo) -> None:
    """Forget a subscription."""
    async with store.engine.begin() as connection:
        await connection.execute(PUSHES.delete().where(_of(table, to)))
