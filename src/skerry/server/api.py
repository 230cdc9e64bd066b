"""The REST face of the tables, and the door to a table's websocket."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import Parameter

from skerry import games
from skerry.kernel.errors import SkerryError
from skerry.kernel.text import Text
from skerry.server import metrics, reception, replays, requests, seating
from skerry.server.errors import BadRequest, LimitReached, WrongKey, refused
from skerry.server.hall import Hall
from skerry.server.limits import LARGEST_RECORD
from skerry.server.live import Keys
from skerry.server.origins import client_of, is_our_name, is_welcome
from skerry.server.protocol.advice import Fork, Review
from skerry.server.protocol.records import Brought, Replay
from skerry.server.protocol.requests import (
    Act,
    Chat,
    Done,
    EndTurn,
    HandOver,
    Leave,
    Plead,
    Problem,
    Rekey,
    Rematch,
    Rename,
    Reply,
    Start,
    Undo,
    Vote,
)
from skerry.server.protocol.rulebook import RulebookInfo
from skerry.server.protocol.seating import Created, InviteState, NewTable, SeatKey, TakeSeat
from skerry.server.protocol.shelf import BoxInfo, GameInfo
from skerry.server.protocol.table import Refusal, Snapshot
from skerry.server.rulebooks import rulebook, rulebook_with
from skerry.server.shelf import boxes, info, opened, shelf
from skerry.server.viewer import POLICY, Socket, Viewer, keys_of

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


After = Annotated[int, Parameter(ge=0, description="So many judgements are known already")]


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


@get("/api/health", responses=REFUSED)
async def health(state: State) -> Response[dict[str, bool | int]]:
    """Tell whether the server answers and its database keeps what is written, and how often agents failed."""
    hall: Hall = state.hall
    ok = await hall.store.alive()
    known = {"ok": ok, "tables": len(hall.tables), "agent_failures": hall.bots.failures}
    return Response(known, status_code=200 if ok else 503)


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def is_up() -> str:
    """Tell whatever restarts a dead server that this one answers."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def is_ready(state: State) -> Response[dict[str, bool]]:
    """Tell whatever sends people here whether to: not without a database, nor shortly before the end."""
    hall: Hall = state.hall
    known = {"database": await hall.store.alive(), "stays": not hall.draining}
    return Response(known, status_code=200 if all(known.values()) else 503)


@get("/metrics", include_in_schema=False)
async def figures(state: State) -> Response[bytes]:
    """Tell figures to Prometheus, if whoever runs the server wishes it."""
    hall: Hall = state.hall
    if not hall.settings.metrics:
        raise NotFoundException
    metrics.TABLES.set(len(hall.tables))
    return Response(metrics.exposed(), media_type="text/plain; version=0.0.4")


@get("/api/games", responses=UNFIT)
async def all_games(request: Request[Any, Any, State]) -> Response[list[GameInfo]]:
    """Tell all about every game: settings, agents, cards with faces."""
    return _unless_known(request, *shelf())


@get("/api/games/{game:str}", responses={**UNFIT, **ABSENT})
async def one_game(game: str, request: Request[Any, Any, State]) -> Response[GameInfo]:
    """Tell all about one game."""
    games.game(game)
    return _unless_known(request, *opened(game))


@get("/api/games/{game:str}/rulebook", responses={**UNFIT, **ABSENT})
async def one_rulebook(game: str, request: Request[Any, Any, State]) -> Response[RulebookInfo]:
    """Tell the rules of a game, page by page, with worked examples, rulings and copies of cards."""
    games.game(game)
    return _unless_known(request, *rulebook(game))


@get("/api/shelf", responses=UNFIT)
async def all_boxes(request: Request[Any, Any, State]) -> Response[list[BoxInfo]]:
    """Tell what is chosen before a table is set up: seats, settings, agents of every game."""
    return _unless_known(request, *boxes())


def _unless_known(request: Request[Any, Any, State], body: bytes, tag: str) -> Response[Any]:
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    return Response(body, media_type=MediaType.JSON, headers=headers)


@post("/api/tables", responses=REFUSED)
async def create(data: NewTable, request: Request[Any, Any, State], state: State) -> Created:
    """Set up a table."""
    allow_new_table(request, state)
    hall: Hall = state.hall
    return await reception.create(hall, data)


def allow_new_table(request: Request[Any, Any, State], state: State) -> None:
    """Refuse a client that has set up many tables just now."""
    if not state.new_tables.take(client_of(request)):
        raise LimitReached(Text("server-tables-fast"))


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


class AtTable(Controller):
    """What can be done at a table."""

    path = "/api/tables/{table:str}"

    @get(responses=REFUSED)
    async def look(
        self, table: str, state: State, authorization: Authorization = ""
    ) -> Response[Snapshot]:
        """See the table: as the seats whose keys you give, or as a spectator."""
        hall: Hall = state.hall
        live = await hall.table(table)
        keys = keys_in(authorization)
        if len(live.held(keys)) < len(keys):
            raise WrongKey(Text("server-keys"))
        picture = live.showing.picture(keys)
        return _encoded(picture.whole().encode())

    @get("/seats/{seat:int}/why", responses=REFUSED)
    async def why(
        self, table: str, seat: int, state: State, authorization: Authorization = ""
    ) -> list[Refusal]:
        """Tell why things in sight of your seat cannot be chosen now."""
        hall: Hall = state.hall
        live = await hall.table(table)
        seating.own(live, keys_in(authorization), seat)
        return live.showing.reasons(seat)

    @get("/game", responses=REFUSED)
    async def game(self, table: str, state: State) -> GameInfo:
        """Tell all about the game of this table: with a deck of its own, its cards are its own."""
        hall: Hall = state.hall
        return info((await hall.table(table)).game)

    @get("/rulebook", responses=REFUSED)
    async def rules(self, table: str, state: State) -> RulebookInfo:
        """Tell the rules as they are at this table: with a deck of its own, its numbers are its own."""
        hall: Hall = state.hall
        header = (await hall.table(table)).header
        return await asyncio.to_thread(rulebook_with, header.game, header.deck)

    @post("/seats/{seat:int}/take", responses=REFUSED)
    async def take(self, table: str, seat: int, data: TakeSeat, state: State) -> SeatKey:
        """Exchange an invitation for a seat's key."""
        hall: Hall = state.hall
        return await reception.take(hall, table, seat, data)

    @post("/seats/{seat:int}/look", status_code=200, responses=REFUSED)
    async def look_at(self, table: str, seat: int, data: TakeSeat, state: State) -> InviteState:
        """Tell whether an invitation still leads to a free seat; nothing is taken."""
        hall: Hall = state.hall
        live = await hall.table(table)
        return InviteState(seating.is_invited(live, seat, data.invite), live.showing.glimpse({}))

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

    @get("/record", media_type="application/jsonl", responses=REFUSED)
    async def record(self, table: str, state: State) -> str:
        """Get the record of a finished game, as JSON lines."""
        hall: Hall = state.hall
        played = await hall.finished(table)
        live = await hall.table(table)
        return played.record()._replace(players=live.players()).text()

    @get("/replay", responses=REFUSED)
    async def replay(self, table: str, state: State) -> Replay:
        """See a finished game step by step."""
        hall: Hall = state.hall
        return await hall.aside(replays.replay, await hall.finished(table))

    @get("/review", responses=REFUSED)
    async def review(self, table: str, state: State, after: After = 0) -> Review:
        """Look back at a finished game; answers when there are more judgements than so many."""
        hall: Hall = state.hall
        await hall.finished(table)
        return await hall.reviewer.review(await hall.table(table), after)

    @post("/fork", responses=REFUSED)
    async def fork(
        self,
        table: str,
        data: Fork,
        request: Request[Any, Any, State],
        state: State,
        authorization: Authorization = "",
    ) -> Created:
        """Try another line from a position of a finished game, or of one that you play alone."""
        allow_new_table(request, state)
        hall: Hall = state.hall
        return await reception.fork(hall, table, keys_in(authorization), data)

    @websocket("/live")
    async def live(self, socket: Socket, table: str, state: State) -> None:
        """Send a hello first; then get a snapshot at once and after every change."""
        hall: Hall = state.hall
        headers = socket.headers
        host = headers.get("host")
        if not is_our_name(host, hall.settings):
            raise BadRequest(Text("server-host", {"host": repr(host or "")}))
        if not is_welcome(headers.get("origin"), host, hall.settings.origins):
            raise WrongKey(Text("server-origin"))
        if not state.sockets.take(client_of(socket)):
            raise LimitReached(Text("server-too-fast"))
        await socket.accept()
        try:
            found = await hall.table(table)
        except SkerryError as error:
            # A browser cannot read why a connection was refused, but it can read this.
            await socket.send_json(refused(0, error))
            await socket.close(POLICY)
        else:
            await Viewer(hall, found, socket).run()


def _encoded(body: bytes) -> Response[Any]:
    return Response(body, media_type=MediaType.JSON)


async def _carry_out(
    state: State,
    table: str,
    authorization: str,
    request: requests.Request,
) -> Done:
    hall: Hall = state.hall
    return await hall.carry_out(table, keys_in(authorization), request)
