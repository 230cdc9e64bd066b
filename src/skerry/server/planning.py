"""The REST face of answers in advance."""

from __future__ import annotations

from litestar import post
from litestar.datastructures import State

from skerry.server.api import REFUSED, Authorization, keys_in
from skerry.server.hall import Hall
from skerry.server.protocol.requests import Done, Plan


@post("/api/tables/{table:str}/plan", status_code=200, responses=REFUSED)
async def plan(table: str, data: Plan, state: State, authorization: Authorization = "") -> Done:
    """Answer in advance, or no longer."""
    hall: Hall = state.hall
    return await hall.carry_out(table, keys_in(authorization), data)
