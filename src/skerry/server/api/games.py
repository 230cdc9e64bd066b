"""What games there are, and their rules."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

from skerry import games
from skerry.server.api import ABSENT, UNFIT, unless_known
from skerry.server.protocol.rulebook import RulebookInfo
from skerry.server.protocol.shelf import BoxInfo, GameInfo
from skerry.server.rulebooks import rulebook
from skerry.server.shelf import boxes, opened, shelf


@get("/api/games", responses=UNFIT)
async def all_games(request: Request[Any, Any, State]) -> Response[list[GameInfo]]:
    """Tell all about every game: settings, agents, cards with faces."""
    return unless_known(request, *shelf())


@get("/api/games/{game:str}", responses={**UNFIT, **ABSENT})
async def one_game(game: str, request: Request[Any, Any, State]) -> Response[GameInfo]:
    """Tell all about one game."""
    games.game(game)
    return unless_known(request, *opened(game))


@get("/api/games/{game:str}/rulebook", responses={**UNFIT, **ABSENT})
async def one_rulebook(game: str, request: Request[Any, Any, State]) -> Response[RulebookInfo]:
    """Tell the rules of a game, page by page, with worked examples, rulings and copies of cards."""
    games.game(game)
    return unless_known(request, *rulebook(game))


@get("/api/shelf", responses=UNFIT)
async def all_boxes(request: Request[Any, Any, State]) -> Response[list[BoxInfo]]:
    """Tell what is chosen before a table is set up: seats, settings, agents of every game."""
    return unless_known(request, *boxes())
