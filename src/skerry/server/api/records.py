"""Records that people bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema

from skerry.kernel.text import Text
from skerry.server import replays
from skerry.server.api import REFUSED
from skerry.server.errors import LimitReached
from skerry.server.hall import Hall
from skerry.server.limits import LARGEST_RECORD
from skerry.server.origins import client_of
from skerry.server.protocol.records import Brought, Replay


@dataclass
class TextOperation(Operation):
    """An operation that takes plain text, which Litestar cannot tell from its arguments."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody({"text/plain": text}, "A record: JSON lines", required=True)


@post(
    "/api/replay",
    responses=REFUSED,
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    operation_class=TextOperation,
)
async def read_record(body: bytes, request: Request[Any, Any, State], state: State) -> Replay:
    """Play a record that you bring, step by step."""
    return await _read(Brought(body.decode(errors="replace"), ""), request, state)


@post(
    "/api/replay-with-deck",
    responses=REFUSED,
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
)
async def read_with_deck(data: Brought, request: Request[Any, Any, State], state: State) -> Replay:
    """Play a record that you bring together with the deck file it was played with."""
    return await _read(data, request, state)


async def _read(brought: Brought, request: Request[Any, Any, State], state: State) -> Replay:
    """Playing a long game takes a while, so a client may bring only so many."""
    if not state.records.take(client_of(request)):
        raise LimitReached(Text("server-too-fast"))
    hall: Hall = state.hall
    return await hall.aside(replays.read, brought)
