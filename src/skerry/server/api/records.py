"""Records that people bring."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from typing import Any

from litestar import MediaType, Request, Response, post
from litestar.datastructures import State
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema

from skerry.kernel.text import Text
from skerry.server.api import COMPRESSED, REFUSED
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
    opt={COMPRESSED: True},
    operation_class=TextOperation,
)
async def read_record(
    body: bytes, request: Request[Any, Any, State], state: State
) -> Response[Replay]:
    """Play a record that you bring, step by step."""
    return await _read(Brought(body.decode(errors="replace"), ""), request, state)


@post(
    "/api/replay-with-deck",
    responses=REFUSED,
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    opt={COMPRESSED: True},
)
async def read_with_deck(
    data: Brought, request: Request[Any, Any, State], state: State
) -> Response[Replay]:
    """Play a record that you bring together with the deck file it was played with."""
    return await _read(data, request, state)


async def _read(
    brought: Brought, request: Request[Any, Any, State], state: State
) -> Response[Replay]:
    """Playing a long game takes a while, so a client may bring only so many."""
    if not state.records.take(client_of(request)):
        raise LimitReached(Text("server-too-fast"))
    return await play(brought, request, state)


async def play(
    brought: Brought, request: Request[Any, Any, State], state: State
) -> Response[Replay]:
    """Answer with a record step by step; what is sent was compressed beside the serving."""
    hall: Hall = state.hall
    played = await hall.playback.played(brought)
    takes = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if takes else {})}
    body: Any = played.body if takes else gzip.decompress(played.body)
    return Response(body, status_code=played.status, media_type=MediaType.JSON, headers=headers)
