"""The REST face of the tables: what its operations have in common."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter

from skerry.kernel.text import Text
from skerry.server.errors import BadRequest, LimitReached
from skerry.server.live import Keys
from skerry.server.origins import client_of
from skerry.server.protocol.requests import Problem
from skerry.server.protocol.seating import SeatKey
from skerry.server.viewer import keys_of

COMPRESSED = "compressed"  # marks operations whose answers are compressed already
UNFIT = {400: ResponseSpec(Problem, description="The request does not fit")}
ABSENT = {404: ResponseSpec(Problem, description="There is no such thing")}
REFUSED = {
    **UNFIT,
    **ABSENT,
    403: ResponseSpec(Problem, description="A key, an invitation or an origin that opens nothing"),
    409: ResponseSpec(Problem, description="Stale, not your turn, or against the rules"),
    413: ResponseSpec(Problem, description="The request is too large"),
    429: ResponseSpec(Problem, description="Too many requests"),
    503: ResponseSpec(Problem, description="The server cannot do it now"),
}

Authorization = Annotated[
    str,
    HeaderParameter(
        name="Authorization",
        description="`Bearer seat:secret`, or several with commas between them",
        required=False,
        max_length=1000,
    ),
]


def keys_in(authorization: str) -> Keys:
    """Read the keys of an Authorization header; none if it is empty."""
    if not authorization:
        return {}
    scheme, _, rest = authorization.partition(" ")
    given = []
    for each in rest.split(","):
        seat, _, secret = each.strip().partition(":")
        if scheme.lower() != "bearer" or not (seat.isascii() and seat.isdigit()) or len(seat) > 2:
            raise BadRequest(Text("server-authorization"))
        given.append(SeatKey(int(seat), secret))
    return keys_of(given)


def allow_new_table(request: Request[Any, Any, State], state: State) -> None:
    """Refuse a client that has set up many tables just now."""
    if not state.new_tables.take(client_of(request)):
        raise LimitReached(Text("server-tables-fast"))


def unless_known(request: Request[Any, Any, State], body: bytes, tag: str) -> Response[Any]:
    """Answer with a body that is the same for all, or that the asker has it already."""
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    return Response(body, media_type=MediaType.JSON, headers=headers)


def encoded(body: bytes) -> Response[Any]:
    """Answer with JSON that is written already."""
    return Response(body, media_type=MediaType.JSON)
