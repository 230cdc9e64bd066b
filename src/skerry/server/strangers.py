"""The REST face of a community: open tables, and what a host may do."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State

from skerry.kernel.text import Text
from skerry.server import lobby
from skerry.server.api import REFUSED, Authorization, keys_in
from skerry.server.errors import LimitReached
from skerry.server.hall import Hall
from skerry.server.origins import client_of
from skerry.server.protocol.requests import Done, OpenDoor, Remove, SetDelay
from skerry.server.protocol.seating import Joined, OpenTable, TakeAny
from skerry.server.sessions import who_asks


@get("/api/open", responses=REFUSED)
async def open_tables(state: State) -> list[OpenTable]:
    """List the tables at which everybody may sit down."""
    hall: Hall = state.hall
    lobby.check(hall)
    return await hall.lobby.tables(hall)


@post("/api/open/{table:str}/take", responses=REFUSED)
async def sit_down(
    table: str, data: TakeAny, request: Request[Any, Any, State], state: State
) -> Joined:
    """Sit down on a free seat of a table that is open to all."""
    if not state.guesses.take(client_of(request)):
        raise LimitReached(Text("server-too-fast"))
    hall: Hall = state.hall
    return await lobby.sit_down(hall, table, data, await who_asks(request, hall))


@post("/api/tables/{table:str}/door", status_code=200, responses=REFUSED)
async def choose_door(
    table: str, data: OpenDoor, state: State, authorization: Authorization = ""
) -> Done:
    """Say, as the host, who may sit down."""
    hall: Hall = state.hall
    return await hall.carry_out(table, keys_in(authorization), data)


@post("/api/tables/{table:str}/delay", status_code=200, responses=REFUSED)
async def delay_spectators(
    table: str, data: SetDelay, state: State, authorization: Authorization = ""
) -> Done:
    """Let spectators, as the host, see everything later."""
    hall: Hall = state.hall
    return await hall.carry_out(table, keys_in(authorization), data)


@post("/api/tables/{table:str}/remove", status_code=200, responses=REFUSED)
async def remove(table: str, data: Remove, state: State, authorization: Authorization = "") -> Done:
    """Take, as the host, a seat from somebody."""
    hall: Hall = state.hall
    return await hall.carry_out(table, keys_in(authorization), data)
