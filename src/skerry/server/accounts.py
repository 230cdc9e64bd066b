"""Accounts: a reserved name and its passkeys; only with `--accounts`."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from skerry.kernel.text import Text
from skerry.server import passkeys, sessions
from skerry.server.errors import BadRequest, WrongKey
from skerry.server.names import folded, owned
from skerry.server.passkeys import Passkey
from skerry.server.push import encoded
from skerry.server.schema import ACCOUNTS, CHALLENGES, PASSKEYS, RATINGS, SESSIONS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from skerry.server.protocol.accounts import Purpose
    from skerry.server.sessions import Account
    from skerry.server.store import Store

MOST = 10  # passkeys of an account


class Challenge(NamedTuple):
    """What is to be signed, and for which account and name it was asked."""

    challenge: bytes
    account: str = ""
    name: str = ""


# Challenges.


async def ask(store: Store, purpose: Purpose, account: str = "", name: str = "") -> bytes:
    """Draw a challenge that holds once, for a while, and for this purpose only."""
    challenge, now = secrets.token_bytes(32), time.time()
    row = {
        "challenge": encoded(challenge),
        "purpose": purpose,
        "account": account,
        "name": name,
        "until": now + passkeys.PATIENCE,
    }
    async with store.engine.begin() as connection:
        await connection.execute(CHALLENGES.delete().where(CHALLENGES.c.until < now))
        await connection.execute(CHALLENGES.insert(), row)
    return challenge


async def spend(store: Store, purpose: Purpose, client_data: str) -> Challenge:
    """Take the challenge that was signed; whatever becomes of it, nobody can do so again."""
    challenge = passkeys.challenge_in(client_data)
    taken = (
        CHALLENGES.delete()
        .where(CHALLENGES.c.challenge == encoded(challenge), CHALLENGES.c.purpose == purpose)
        .returning(CHALLENGES)
    )
    async with store.engine.begin() as connection:
        row = (await connection.execute(taken)).one_or_none()
    if row is None or row.until < time.time():
        raise WrongKey(Text("server-passkey-late"))
    return Challenge(challenge, row.account, row.name)


# Passkeys.


async def known(store: Store, account: str) -> list[sa.Row[Any]]:
    """The passkeys of an account, the oldest first."""
    asked = sa.select(PASSKEYS).where(PASSKEYS.c.account == account)
    async with store.engine.connect() as connection:
        return list((await connection.execute(asked.order_by(PASSKEYS.c.created))).all())


async def _keep(connection: AsyncConnection, account: str, made: Passkey) -> None:
    now = time.time()
    row = {**made._asdict(), "account": account, "created": now, "used": now}
    await connection.execute(PASSKEYS.insert(), row)


async def by_passkey(store: Store, id: str) -> tuple[str, Passkey]:
    """The account that a passkey is for, and what is known of it."""
    asked = sa.select(PASSKEYS).where(PASSKEYS.c.id == id)
    async with store.engine.connect() as connection:
        row = (await connection.execute(asked)).one_or_none()
    if row is None:
        raise WrongKey(Text("server-passkey-unknown"))
    return row.account, Passkey(row.id, row.key, row.signs)


async def sign_in(store: Store, account: str, by: Passkey, signs: int) -> str:
    """Begin a session, unless the same passkey has just signed elsewhere; return its token."""
    signed = PASSKEYS.update().where(PASSKEYS.c.id == by.id, PASSKEYS.c.signs == by.signs)
    async with store.engine.begin() as connection:
        done = await connection.execute(signed.values(signs=signs, used=time.time()))
        if done.rowcount != 1:
            raise passkeys.refused()
        return await sessions.begin(connection, account, by.id)


async def add(store: Store, account: str, made: Passkey) -> None:
    """Let one more passkey open an account."""
    if len(await known(store, account)) >= MOST:
        raise BadRequest(Text("server-passkeys-many", {"most": MOST}))
    try:
        async with store.engine.begin() as connection:
            await _keep(connection, account, made)
    except IntegrityError:
        raise BadRequest(Text("server-passkey-twice")) from None


async def remove(store: Store, account: str, id: str) -> None:
    """Let a passkey open an account no more, and end what it has opened; the last one stays."""
    mine = PASSKEYS.c.account == account
    async with store.engine.begin() as connection:
        # Of two who remove the last two at once, the second waits here.
        locked = sa.select(ACCOUNTS.c.id).where(ACCOUNTS.c.id == account).with_for_update()
        await connection.execute(locked)
        done = await connection.execute(PASSKEYS.delete().where(mine, PASSKEYS.c.id == id))
        if done.rowcount != 1:
            raise WrongKey(Text("server-passkey-unknown"))
        left = sa.select(sa.func.count()).select_from(PASSKEYS).where(mine)
        if not await connection.scalar(left):
            raise BadRequest(Text("server-passkey-last"))
        await connection.execute(SESSIONS.delete().where(SESSIONS.c.passkey == id))


# Accounts.


async def register(store: Store, asked: Challenge, made: Passkey) -> str:
    """Reserve a name for who has this passkey, and sign them in; return the token."""
    row = {"id": asked.account, "name": asked.name, "folded": folded(asked.name)}
    try:
        async with store.engine.begin() as connection:
            await connection.execute(ACCOUNTS.insert(), {**row, "created": time.time()})
            await _keep(connection, asked.account, made)
            return await sessions.begin(connection, asked.account, made.id)
    except IntegrityError:
        raise owned(asked.name) from None


async def rename(store: Store, who: Account, name: str) -> None:
    """Reserve another name instead; the ratings go with it."""
    mine = ACCOUNTS.update().where(ACCOUNTS.c.id == who.id)
    try:
        async with store.engine.begin() as connection:
            await connection.execute(mine.values(name=name, folded=folded(name)))
            if name != who.name:
                await connection.execute(RATINGS.delete().where(RATINGS.c.name == name))
            moved = RATINGS.update().where(RATINGS.c.name == who.name)
            await connection.execute(moved.values(name=name))
    except IntegrityError:
        raise owned(name) from None


async def delete(store: Store, who: Account) -> None:
    """Forget an account: its name is free, its ratings, passkeys and sessions are gone."""
    async with store.engine.begin() as connection:
        await connection.execute(RATINGS.delete().where(RATINGS.c.name == who.name))
        for kept in (SESSIONS, PASSKEYS, CHALLENGES):
            await connection.execute(kept.delete().where(kept.c.account == who.id))
        await connection.execute(ACCOUNTS.delete().where(ACCOUNTS.c.id == who.id))
