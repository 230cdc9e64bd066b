"""Whose name it is: one that an account has reserved is for who is signed in to it alone."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from skerry.kernel.text import Text
from skerry.server.errors import WrongKey
from skerry.server.schema import ACCOUNTS
from skerry.server.seating import Called, checked_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skerry.server.entries import Holder
    from skerry.server.hall import Hall
    from skerry.server.sessions import Account

# Letters of one alphabet that look like those of the other, as small letters or as capital ones.
ALIKE = str.maketrans("авекмнорстухіїјѕё", "abekmhopctyxiïjsë")
LONGEST = 100


def folded(name: str) -> str:
    """What is the same for all names that look alike: capitals, widths and Cyrillic letters like Latin ones."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(ALIKE)
    return unicodedata.normalize("NFC", plain)[:LONGEST]


def owned(name: str) -> WrongKey:
    """Refuse a name that somebody else has reserved."""
    return WrongKey(Text("server-name-owned", {"name": name}))


async def called(hall: Hall, who: Account | None, name: str) -> Called:
    """Call somebody as they wish, unless that name is another's; their own is written as they have reserved it."""
    name = checked_name(name)
    if not name or not hall.settings.accounts:
        return Called(name)
    alike = folded(name)
    if who is not None and alike == folded(who.name):
        return Called(who.name, who.id)
    if alike in await _owners(hall, ACCOUNTS.c.folded, [alike]):
        raise owned(name)
    return Called(name)


async def seated(hall: Hall, who: Account | None, wished: str, before: str = "") -> Called:
    """What somebody is called who sits down: as they wish, by their account, or as the seat was called."""
    usual = before if who is None else who.name
    return await called(hall, who, wished if wished.strip() else usual)


async def names_now(hall: Hall, holders: Sequence[Holder]) -> list[str]:
    """What each is called today: by an account's present name, and not at all by a name that has become another's."""
    if not hall.settings.accounts:
        return [holder.name for holder in holders]
    accounts = {holder.account for holder in holders if holder.account}
    present = await _owners(hall, ACCOUNTS.c.id, accounts)
    nicknames = {folded(holder.name) for holder in holders if not holder.account}
    taken = await _owners(hall, ACCOUNTS.c.folded, nicknames)
    return [
        present.get(holder.account, "")
        if holder.account
        else ("" if folded(holder.name) in taken else holder.name)
        for holder in holders
    ]


async def renewed(hall: Hall, holders: Sequence[Holder]) -> list[Holder]:
    """Holders as they are called today."""
    return [
        msgspec.structs.replace(holder, name=name, account=holder.account if name else "")
        for holder, name in zip(holders, await names_now(hall, holders), strict=True)
    ]


async def _owners(
    hall: Hall, by: sa.ColumnElement[str], these: Sequence[str] | set[str]
) -> dict[str, str]:
    """The names of accounts, by one of their columns."""
    asked = sa.select(by, ACCOUNTS.c.name).where(by.in_(list(these)))
    async with hall.store.engine.connect() as connection:
        return {str(key): str(name) for key, name in (await connection.execute(asked)).all()}
