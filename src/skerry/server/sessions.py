"""Browsers that are signed in to an account: a cookie with a random token, of which only the hash is kept."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa
from litestar.datastructures import Cookie

from skerry.kernel.text import Text
from skerry.server import passkeys
from skerry.server.errors import WrongKey
from skerry.server.live import hashed
from skerry.server.schema import ACCOUNTS, SESSIONS

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection
    from sqlalchemy.ext.asyncio import AsyncConnection

    from skerry.server.hall import Hall
    from skerry.server.settings import Settings
    from skerry.server.store import Store

    Connection = ASGIConnection[Any, Any, Any, Any]

STAY = 30 * 86_400  # seconds for which a browser is signed in
FRESH = 600  # seconds after signing in within which an account can be handed on or ended


class Account(NamedTuple):
    """Somebody who is signed in, by which passkey and since when."""

    id: str
    name: str
    passkey: str = ""
    at: float = 0.0


def cookie(settings: Settings, token: str = "") -> Cookie:
    """The cookie with a token, or the end of it; by https, no other name of the same domain can set it."""
    secure = passkeys.party(settings).secure
    return Cookie(
        "__Host-skerry" if secure else "skerry",
        value=token,
        path="/",
        max_age=STAY if token else 0,
        secure=secure,
        httponly=True,
        samesite="strict",
    )


def token_of(connection: Connection, settings: Settings) -> str:
    """The token that a browser sends; "" if it has none."""
    return connection.cookies.get(cookie(settings).key, "")


async def who_asks(connection: Connection, hall: Hall) -> Account | None:
    """Who is signed in at the browser that asks; None if nobody is, or there are no accounts."""
    token = token_of(connection, hall.settings) if hall.settings.accounts else ""
    return await signed_in(hall.store, token) if token else None


async def signed_in(store: Store, token: str) -> Account | None:
    """Whose browser sends this token; None if nobody's."""
    asked = (
        sa.select(ACCOUNTS.c.id, ACCOUNTS.c.name, SESSIONS.c.passkey, SESSIONS.c.at)
        .join(SESSIONS, SESSIONS.c.account == ACCOUNTS.c.id)
        .where(SESSIONS.c.token == hashed(token), SESSIONS.c.until > time.time())
    )
    async with store.engine.connect() as connection:
        row = (await connection.execute(asked)).one_or_none()
    return None if row is None else Account(*row)


async def begin(connection: AsyncConnection, account: str, passkey: str) -> str:
    """Sign a browser in, and return its token; sessions whose time is over are forgotten."""
    token, now = secrets.token_urlsafe(32), time.time()
    row = {
        "token": hashed(token),
        "account": account,
        "passkey": passkey,
        "at": now,
        "until": now + STAY,
    }
    await connection.execute(SESSIONS.delete().where(SESSIONS.c.until < now))
    await connection.execute(SESSIONS.insert(), row)
    return token


async def end(store: Store, token: str) -> None:
    """Sign one browser out."""
    async with store.engine.begin() as connection:
        await connection.execute(SESSIONS.delete().where(SESSIONS.c.token == hashed(token)))


def check_fresh(who: Account) -> None:
    """Refuse what a browser that was left signed in must not do."""
    if not 0 <= time.time() - who.at < FRESH:
        raise WrongKey(Text("server-account-again"))
