"""Setting up a table, looking at it, sitting down, and the door to its websocket."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post, websocket
from litestar.datastructures import State
from litestar.params import Parameter

from skerry.kernel.errors import SkerryError
from skerry.kernel.text import Text
from skerry.server import delay, reception, seating
from skerry.server.api import (
    COMPRESSED,
    REFUSED,
    Authorization,
    allow_new_table,
    encoded,
    keys_in,
)
from skerry.server.api.records import play
from skerry.server.errors import BadRequest, LimitReached, WrongKey, refused
from skerry.server.hall import Hall
from skerry.server.origins import client_of, is_our_name, is_welcome
from skerry.server.protocol.advice import Fork, Review
from skerry.server.protocol.records import Brought, Replay
from skerry.server.protocol.rulebook import RulebookInfo
from skerry.server.protocol.seating import Created, InviteState, NewTable, SeatKey, TakeSeat
from skerry.server.protocol.shelf import GameInfo
from skerry.server.protocol.table import Refusal, Snapshot
from skerry.server.rulebooks import rulebook_with
from skerry.server.sessions import who_asks
from skerry.server.shelf import info
from skerry.server.viewer import POLICY, Socket, Viewer

After = Annotated[int, Parameter(ge=0, description="So many judgements are known already")]


@post("/api/tables", responses=REFUSED)
async def create(data: NewTable, request: Request[Any, Any, State], state: State) -> Created:
    """Set up a table."""
    allow_new_table(request, state)
    hall: Hall = state.hall
    return await reception.create(hall, data, await who_asks(request, hall))


class AtTable(Controller):
    """What a table tells, and who comes to it."""

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
        shown = await delay.shown(hall, live, keys)
        if live.clock.turn:
            shown.showing.stirred()  # time has run on
        picture = shown.showing.picture(keys)
        return encoded(picture.whole().encode())

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
    async def take(
        self,
        table: str,
        seat: int,
        data: TakeSeat,
        request: Request[Any, Any, State],
        state: State,
    ) -> SeatKey:
        """Exchange an invitation for a seat's key."""
        hall: Hall = state.hall
        return await reception.take(hall, table, seat, data, await who_asks(request, hall))

    @post("/seats/{seat:int}/look", status_code=200, responses=REFUSED)
    async def look_at(self, table: str, seat: int, data: TakeSeat, state: State) -> InviteState:
        """Tell whether an invitation still leads to a free seat; nothing is taken."""
        hall: Hall = state.hall
        live = await hall.table(table)
        valid = seating.is_invited(live, seat, data.invite)
        shown = await delay.shown(hall, live, {})
        return InviteState(valid, shown.showing.glimpse({}))

    @get("/record", media_type="application/jsonl", responses=REFUSED)
    async def record(self, table: str, state: State) -> str:
        """Get the record of a finished game, as JSON lines."""
        hall: Hall = state.hall
        played = await hall.finished(table)
        live = await hall.table(table)
        return played.record()._replace(players=live.players()).text()

    @get("/replay", responses=REFUSED, opt={COMPRESSED: True})
    async def replay(
        self, table: str, request: Request[Any, Any, State], state: State
    ) -> Response[Replay]:
        """See a finished game step by step."""
        hall: Hall = state.hall
        played = await hall.finished(table)
        deck = (await hall.table(table)).header.deck
        return await play(Brought(played.record().text(), deck), request, state)

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
        who = await who_asks(request, hall)
        return await reception.fork(hall, table, keys_in(authorization), data, who)

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
