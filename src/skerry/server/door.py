"""What is asked before sitting down: where words lead, how one's tables stand, a code to scan."""

from __future__ import annotations

from typing import Any

import segno
from litestar import Request, get, post
from litestar.datastructures import State
from msgspec import UNSET

from skerry.kernel.text import Text
from skerry.server import delay, reception, teaching
from skerry.server.api import ABSENT, REFUSED, UNFIT, allow_new_table
from skerry.server.errors import BadRequest, LimitReached, NoSuchTable
from skerry.server.hall import Hall
from skerry.server.origins import client_of
from skerry.server.protocol.lessons import LessonInfo, NewLesson
from skerry.server.protocol.seating import (
    Code,
    Created,
    HouseInfo,
    Invitation,
    Joined,
    KeptTable,
    TakeAny,
)
from skerry.server.protocol.table import Glimpse
from skerry.server.ratings import is_there
from skerry.server.sessions import who_asks
from skerry.server.viewer import keys_of

MOST_TABLES = 60
LONGEST_CODE = 300


@get("/api/house", responses=UNFIT)
async def house(state: State) -> HouseInfo:
    """Tell where others reach this server."""
    hall: Hall = state.hall
    return HouseInfo(
        hall.settings.address,
        hall.settings.community,
        push=bool(hall.settings.push),
        ratings=hall.settings.community and is_there(),
        accounts=hall.settings.accounts or UNSET,
    )


@post("/api/glimpses", status_code=200, responses=REFUSED)
async def glimpses(data: list[KeptTable], state: State) -> list[Glimpse | None]:
    """Tell in a few words how tables stand; null where there is none."""
    if len(data) > MOST_TABLES:
        raise BadRequest(Text("server-many-tables", {"most": MOST_TABLES, "count": len(data)}))
    return [await _glimpse(state.hall, each) for each in data]


@get("/api/lessons/{game:str}", responses={**UNFIT, **ABSENT})
async def lesson(game: str) -> LessonInfo:
    """Tell the steps of the guided first game of a game."""
    return teaching.info(teaching.lesson_of(game))


@post("/api/lessons/{game:str}", responses=REFUSED)
async def begin_lesson(
    game: str, data: NewLesson, request: Request[Any, Any, State], state: State
) -> Created:
    """Set up a table for the guided first game of a game."""
    allow_new_table(request, state)
    hall: Hall = state.hall
    return await reception.begin_lesson(hall, game, data.name, await who_asks(request, hall))


@get("/api/words/{words:str}", responses=REFUSED)
async def led_to(words: str, request: Request[Any, Any, State], state: State) -> Invitation:
    """Tell where two words lead, and which seats are free there."""
    _guess(request, state)
    hall: Hall = state.hall
    return await reception.invited(hall, words)


@post("/api/words/{words:str}/take", responses=REFUSED)
async def take_any(
    words: str, data: TakeAny, request: Request[Any, Any, State], state: State
) -> Joined:
    """Sit down on a free seat of the table to which two words lead."""
    _guess(request, state)
    hall: Hall = state.hall
    return await reception.take_any(hall, words, data, await who_asks(request, hall))


@post("/api/code", status_code=200, responses=REFUSED)
async def code(data: str) -> Code:
    """Draw a text as a square code that cameras read."""
    if not 0 < len(data) <= LONGEST_CODE:
        raise BadRequest(Text("server-long-code", {"most": LONGEST_CODE, "count": len(data)}))
    return drawn(data)


def drawn(text: str) -> Code:
    """The dark dots of a code, row by row, as one path."""
    rows = segno.make(text, error="m", micro=False).matrix
    dots = [f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark]
    return Code(len(rows), "".join(dots))


async def _glimpse(hall: Hall, kept: KeptTable) -> Glimpse | None:
    keys = keys_of(kept.keys)
    try:
        shown = await delay.shown(hall, await hall.table(kept.table), keys)
        return shown.showing.glimpse(keys)
    except NoSuchTable:
        return None


def _guess(request: Request[Any, Any, State], state: State) -> None:
    """Two words are soon guessed by a program, so each client may try only now and then."""
    if not state.guesses.take(client_of(request)):
        raise LimitReached(Text("server-too-fast"))
