"""What those who sit at a table do there."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, post
from litestar.datastructures import State

from skerry.server import reception, requests
from skerry.server.api import REFUSED, Authorization, keys_in
from skerry.server.hall import Hall
from skerry.server.protocol.requests import (
    Act,
    Chat,
    Done,
    EndTurn,
    HandOver,
    Leave,
    Plead,
    Rekey,
    Rematch,
    Rename,
    Reply,
    Start,
    Undo,
    Vote,
)
from skerry.server.sessions import who_asks


class Deeds(Controller):
    """What can be done at a table."""

    path = "/api/tables/{table:str}"

    @post("/act", status_code=200, responses=REFUSED)
    async def act(
        self, table: str, data: Act, state: State, authorization: Authorization = ""
    ) -> Done:
        """Answer the choice put before your seat."""
        return await _carry_out(state, table, authorization, data)

    @post("/undo", status_code=200, responses=REFUSED)
    async def undo(
        self, table: str, data: Undo, state: State, authorization: Authorization = ""
    ) -> Done:
        """Take answers back."""
        return await _carry_out(state, table, authorization, data)

    @post("/end", status_code=200, responses=REFUSED)
    async def end_turn(
        self, table: str, data: EndTurn, state: State, authorization: Authorization = ""
    ) -> Done:
        """End the turn that you hold."""
        return await _carry_out(state, table, authorization, data)

    @post("/plead", status_code=200, responses=REFUSED)
    async def plead(
        self, table: str, data: Plead, state: State, authorization: Authorization = ""
    ) -> Done:
        """Ask the others to let you take answers back."""
        return await _carry_out(state, table, authorization, data)

    @post("/reply", status_code=200, responses=REFUSED)
    async def reply(
        self, table: str, data: Reply, state: State, authorization: Authorization = ""
    ) -> Done:
        """Agree that another takes answers back, or do not."""
        return await _carry_out(state, table, authorization, data)

    @post("/chat", status_code=200, responses=REFUSED)
    async def chat(
        self, table: str, data: Chat, state: State, authorization: Authorization = ""
    ) -> Done:
        """Say something to all."""
        return await _carry_out(state, table, authorization, data)

    @post("/hand-over", status_code=200, responses=REFUSED)
    async def hand_over(
        self, table: str, data: HandOver, state: State, authorization: Authorization = ""
    ) -> Done:
        """Let an agent play for a seat, or take the seat back."""
        return await _carry_out(state, table, authorization, data)

    @post("/rename", status_code=200, responses=REFUSED)
    async def rename(
        self,
        table: str,
        data: Rename,
        request: Request[Any, Any, State],
        state: State,
        authorization: Authorization = "",
    ) -> Done:
        """Call your seat by another name."""
        hall: Hall = state.hall
        who = await who_asks(request, hall)
        return await reception.rename(hall, table, keys_in(authorization), data, who)

    @post("/leave", status_code=200, responses=REFUSED)
    async def leave(
        self, table: str, data: Leave, state: State, authorization: Authorization = ""
    ) -> Done:
        """Give your seat up."""
        return await _carry_out(state, table, authorization, data)

    @post("/start", status_code=200, responses=REFUSED)
    async def start(
        self, table: str, data: Start, state: State, authorization: Authorization = ""
    ) -> Done:
        """Begin, with an agent on every seat that nobody has taken."""
        return await _carry_out(state, table, authorization, data)

    @post("/vote", status_code=200, responses=REFUSED)
    async def vote(
        self, table: str, data: Vote, state: State, authorization: Authorization = ""
    ) -> Done:
        """Vote for an agent in the place of somebody who is not there."""
        return await _carry_out(state, table, authorization, data)

    @post("/rekey", status_code=200, responses=REFUSED)
    async def rekey(
        self, table: str, data: Rekey, state: State, authorization: Authorization = ""
    ) -> Done:
        """Give your seat a new key."""
        return await _carry_out(state, table, authorization, data)

    @post("/rematch", status_code=200, responses=REFUSED)
    async def rematch(
        self, table: str, data: Rematch, state: State, authorization: Authorization = ""
    ) -> Done:
        """Ask all to the same table once more."""
        return await reception.rematch(state.hall, table, keys_in(authorization), data)


async def _carry_out(
    state: State,
    table: str,
    authorization: str,
    request: requests.Request,
) -> Done:
    hall: Hall = state.hall
    return await hall.carry_out(table, keys_in(authorization), request)
