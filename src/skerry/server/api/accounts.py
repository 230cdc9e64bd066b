"""The REST face of accounts; it is there only with `--accounts`."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State

from skerry.kernel.text import Text
from skerry.server import accounts, names, passkeys, seating, sessions
from skerry.server.api import REFUSED
from skerry.server.errors import LimitReached, WrongKey
from skerry.server.hall import Hall
from skerry.server.origins import client_of
from skerry.server.passkeys import Party
from skerry.server.protocol.accounts import (
    AccountInfo,
    AccountName,
    Ceremony,
    NewPasskey,
    PasskeyId,
    PasskeyInfo,
    Signed,
    ToSign,
)
from skerry.server.push import encoded
from skerry.server.sessions import Account, who_asks

Asked = Request[Any, Any, State]


class OfAccount(Controller):
    """What can be done with an account."""

    path = "/api/account"

    @get(responses=REFUSED)
    async def look(self, request: Asked, state: State) -> AccountInfo:
        """Tell who is signed in, and their passkeys."""
        return await _info(request, state.hall, await who_asks(request, state.hall))

    @post("/ask", status_code=200, responses=REFUSED)
    async def begin(self, data: Ceremony, request: Asked, state: State) -> ToSign:
        """Ask for what a passkey is to sign: to register a name, to add a passkey, or to sign in."""
        _allow(request, state)
        hall: Hall = state.hall
        party = passkeys.party(hall.settings)
        if data.purpose == "sign-in":
            return ToSign(passkeys.to_sign(party, await accounts.ask(hall.store, data.purpose)))
        if data.purpose == "add":
            who = await _fresh(request, hall)
            known = [str(row.id) for row in await accounts.known(hall.store, who.id)]
        else:
            name = seating.cleaned(data.name, seating.LONGEST_NAME, "name")
            await names.called(hall, None, name)
            who, known = Account(secrets.token_urlsafe(16), name), []
        challenge = await accounts.ask(hall.store, data.purpose, who.id, who.name)
        return ToSign(passkeys.to_make(party, who.id, who.name, challenge, known))

    @post("/register", responses=REFUSED)
    async def register(
        self, data: NewPasskey, request: Asked, state: State
    ) -> Response[AccountInfo]:
        """Reserve the name that was asked for, with the passkey that was made for it."""
        _allow(request, state)
        hall: Hall = state.hall
        asked = await accounts.spend(hall.store, "register", data.client_data)
        made = passkeys.made(*_place(request, hall), data, asked.challenge)
        return await _signed_in(request, hall, await accounts.register(hall.store, asked, made))

    @post("/sign-in", status_code=200, responses=REFUSED)
    async def sign_in(self, data: Signed, request: Asked, state: State) -> Response[AccountInfo]:
        """Sign in with any passkey of an account."""
        _allow(request, state)
        hall: Hall = state.hall
        asked = await accounts.spend(hall.store, "sign-in", data.client_data)
        account, passkey = await accounts.by_passkey(hall.store, encoded(passkeys.raw(data.id)))
        signs = passkeys.signed(*_place(request, hall), data, asked.challenge, passkey)
        if data.user and passkeys.raw(data.user) != account.encode():
            raise passkeys.refused()
        return await _signed_in(
            request, hall, await accounts.sign_in(hall.store, account, passkey, signs)
        )

    @post("/passkeys", responses=REFUSED)
    async def add(self, data: NewPasskey, request: Asked, state: State) -> AccountInfo:
        """Add the passkey that was made, so that the account does not hang on one device."""
        _allow(request, state)
        hall: Hall = state.hall
        who = await _fresh(request, hall)
        asked = await accounts.spend(hall.store, "add", data.client_data)
        if asked.account != who.id:
            raise passkeys.refused()
        made = passkeys.made(*_place(request, hall), data, asked.challenge)
        await accounts.add(hall.store, who.id, made)
        return await _info(request, hall, who)

    @post("/passkeys/remove", status_code=200, responses=REFUSED)
    async def remove(self, data: PasskeyId, request: Asked, state: State) -> Response[AccountInfo]:
        """Remove a passkey, and sign out whoever came by it."""
        _allow(request, state)
        hall: Hall = state.hall
        who = await _fresh(request, hall)
        await accounts.remove(hall.store, who.id, encoded(passkeys.raw(data.id)))
        return await _told(request, hall, await who_asks(request, hall))

    @post("/rename", status_code=200, responses=REFUSED)
    async def rename(self, data: AccountName, request: Asked, state: State) -> AccountInfo:
        """Reserve another name instead of the present one."""
        _allow(request, state)
        hall: Hall = state.hall
        name = seating.cleaned(data.name, seating.LONGEST_NAME, "name")
        await accounts.rename(hall.store, await _someone(request, hall), name)
        return await _info(request, hall, await who_asks(request, hall))

    @post("/sign-out", status_code=200, responses=REFUSED)
    async def sign_out(self, request: Asked, state: State) -> Response[AccountInfo]:
        """Sign out at this browser."""
        hall: Hall = state.hall
        await sessions.end(hall.store, sessions.token_of(request, hall.settings))
        return await _told(request, hall, None)

    @post("/delete", status_code=200, responses=REFUSED)
    async def delete(self, request: Asked, state: State) -> Response[AccountInfo]:
        """Forget the account, with its passkeys and ratings; its name is free again."""
        _allow(request, state)
        hall: Hall = state.hall
        await accounts.delete(hall.store, await _fresh(request, hall))
        return await _told(request, hall, None)


def _allow(request: Asked, state: State) -> None:
    if not state.accounts.take(client_of(request)):
        raise LimitReached(Text("server-too-fast"))


def _place(request: Asked, hall: Hall) -> tuple[Party, int]:
    """Whom passkeys are for, and the port at which we listen."""
    server = request.scope.get("server") or ("", 0)
    return passkeys.party(hall.settings), server[1] or 0


async def _someone(request: Asked, hall: Hall) -> Account:
    who = await who_asks(request, hall)
    if who is None:
        raise WrongKey(Text("server-not-signed-in"))
    return who


async def _fresh(request: Asked, hall: Hall) -> Account:
    """Who has signed in a moment ago."""
    who = await _someone(request, hall)
    sessions.check_fresh(who)
    return who


async def _info(request: Asked, hall: Hall, who: Account | None) -> AccountInfo:
    party, port = _place(request, hall)
    address = "" if party.has(request.headers.get("host", "")) else party.expected(port)[0]
    if who is None:
        return AccountInfo("", [], address)
    rows = await accounts.known(hall.store, who.id)
    mine = [PasskeyInfo(row.id, row.created, row.used, row.id == who.passkey) for row in rows]
    return AccountInfo(who.name, mine, address)


async def _signed_in(request: Asked, hall: Hall, token: str) -> Response[AccountInfo]:
    """Tell who has just signed in; what this browser was signed in to before has ended."""
    await sessions.end(hall.store, sessions.token_of(request, hall.settings))
    who = await sessions.signed_in(hall.store, token)
    return await _told(request, hall, who, token)


async def _told(
    request: Asked, hall: Hall, who: Account | None, token: str = ""
) -> Response[AccountInfo]:
    """Tell who is signed in, and give the browser its cookie, or take it away when nobody is any more."""
    answer = Response(await _info(request, hall, who))
    if token or who is None:
        answer.set_cookie(sessions.cookie(hall.settings, token))
    return answer
