"""The REST face of the tables, and the door to a table's websocket."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, get, post, websocket
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import Parameter

from skerry.kernel.errors import SkerryError
from skerry.server import replays
from skerry.server.errors import BadRequest, LimitReached, WrongKey
from skerry.server.hall import Hall
from skerry.server.limits import LARGEST_RECORD
from skerry.server.live import Keys
from skerry.server.protocol import (
    Act,
    Brought,
    Chat,
    Created,
    Done,
    GameInfo,
    HandOver,
    Leave,
    NewTable,
    Problem,
    Refused,
    Rename,
    Replay,
    SeatKey,
    Snapshot,
    TakeSeat,
    Undo,
)
from skerry.server.shelf import info, shelf
from skerry.server.viewer import POLICY, Socket, Viewer, is_welcome, keys_of

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
    Parameter(
        header="Authorization",
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
            raise BadRequest("Authorization takes the form: Bearer seat:secret,seat:secret.")
        given.append(SeatKey(int(seat), secret))
    return keys_of(given)


@get("/api/health", responses=REFUSED)
async def health(state: State) -> dict[str, bool | int]:
    """Tell whether the server and its database answer, and how often agents of its own failed."""
    hall: Hall = state.hall
    return {
        "ok": await hall.store.alive(),
        "tables": len(hall.tables),
        "agent_failures": hall.bots.failures,
    }


@get("/api/games", responses=UNFIT)
async def all_games(request: Request[Any, Any, State]) -> Response[list[GameInfo]]:
    """Tell all about every game: settings, agents, cards with faces, rulebook."""
    body, tag = shelf()
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]
    return Response(body, media_type=MediaType.JSON, headers=headers)  # type: ignore[arg-type]


@post("/api/tables", responses=REFUSED)
async def create(data: NewTable, request: Request[Any, Any, State], state: State) -> Created:
    """Set up a table."""
    client = request.client.host if request.client else ""
    if not state.new_tables.take(client):
        raise LimitReached("You have set up many tables just now; wait a minute.")
    hall: Hall = state.hall
    return await hall.create(data)


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
async def read_record(body: bytes, state: State) -> Replay:
    """Play a record that you bring, step by step."""
    hall: Hall = state.hall
    return await hall.aside(replays.read, Brought(body.decode(errors="replace"), ""))


@post(
    "/api/replay-with-deck",
    responses=REFUSED,
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
)
async def read_with_deck(data: Brought, state: State) -> Replay:
    """Play a record that you bring together with the deck file it was played with."""
    hall: Hall = state.hall
    return await hall.aside(replays.read, data)


class AtTable(Controller):
    """What can be done at a table."""

    path = "/api/tables/{table:str}"

    @get(responses=REFUSED)
    async def look(self, table: str, state: State, authorization: Authorization = "") -> Snapshot:
        """See the table: as the seats whose keys you give, or as a spectator."""
        hall: Hall = state.hall
        live = await hall.table(table)
        keys = keys_in(authorization)
        if len(live.held(keys)) < len(keys):
            raise WrongKey("Some of these keys open no seat of this table.")
        return live.snapshot(keys)

    @get("/game", responses=REFUSED)
    async def game(self, table: str, state: State) -> GameInfo:
        """Tell all about the game of this table: with a deck of its own, its cards are its own."""
        hall: Hall = state.hall
        return info((await hall.table(table)).game)

    @post("/seats/{seat:int}/take", responses=REFUSED)
    async def take(self, table: str, seat: int, data: TakeSeat, state: State) -> SeatKey:
        """Exchange an invitation for a seat's key."""
        hall: Hall = state.hall
        return await hall.take(table, seat, data)

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
        self, table: str, data: Rename, state: State, authorization: Authorization = ""
    ) -> Done:
        """Call your seat by another name."""
        return await _carry_out(state, table, authorization, data)

    @post("/leave", status_code=200, responses=REFUSED)
    async def leave(
        self, table: str, data: Leave, state: State, authorization: Authorization = ""
    ) -> Done:
        """Give your seat up."""
        return await _carry_out(state, table, authorization, data)

    @get("/record", media_type="application/jsonl", responses=REFUSED)
    async def record(self, table: str, state: State) -> str:
        """Get the record of a finished game, as JSON lines."""
        hall: Hall = state.hall
        return (await hall.finished(table)).record().text()

    @get("/replay", responses=REFUSED)
    async def replay(self, table: str, state: State) -> Replay:
        """See a finished game step by step."""
        hall: Hall = state.hall
        return await hall.aside(replays.replay, await hall.finished(table))

    @websocket("/live")
    async def live(self, socket: Socket, table: str, state: State) -> None:
        """Send a hello first; then get a snapshot at once and after every change."""
        hall: Hall = state.hall
        headers = socket.headers
        if not is_welcome(headers.get("origin"), headers.get("host"), hall.settings.origins):
            raise WrongKey("This page may not connect to this server.")
        await socket.accept()
        try:
            found = await hall.table(table)
        except SkerryError as error:
            # A browser cannot read why a connection was refused, but it can read this.
            await socket.send_json(Refused(0, type(error).__name__, str(error)))
            await socket.close(POLICY)
        else:
            await Viewer(hall, found, socket).run()


async def _carry_out(
    state: State,
    table: str,
    authorization: str,
    request: Act | Undo | Chat | HandOver | Rename | Leave,
) -> Done:
    hall: Hall = state.hall
    return await hall.carry_out(table, keys_in(authorization), request)
