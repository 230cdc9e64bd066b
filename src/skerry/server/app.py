"""The application: routes, headers, refusals, and the hall that lives as long as it does."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from skerry import __version__
from skerry.kernel.errors import SkerryError
from skerry.kernel.text import Text
from skerry.server import api, door, metrics, notices, pages, planning, ratings, strangers
from skerry.server.api import accounts, deeds, games, health, records, tables
from skerry.server.errors import (
    SORRY,
    BadRequest,
    LimitReached,
    Overloaded,
    ServerError,
    WrongKey,
    problem,
    status,
)
from skerry.server.hall import Hall
from skerry.server.headers import with_headers
from skerry.server.limits import LARGEST_BODY, Buckets
from skerry.server.origins import client_of, is_our_name, is_welcome
from skerry.server.protocol.requests import Problem
from skerry.server.protocol.text import said
from skerry.server.store import is_passing
from skerry.text import ORIGIN, say

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from skerry.server.settings import Settings

LOG = logging.getLogger(__name__)


def application(settings: Settings) -> Litestar:
    """Put the server together."""
    rate = settings.requests_a_second
    a_minute = settings.tables_a_minute
    state = State(
        {
            "requests": Buckets(rate, 5 * rate),
            "files": Buckets(5 * rate, 20 * rate),  # a page is many files
            "sockets": Buckets(rate, 5 * rate),
            "messages": Buckets(4 * rate, 8 * rate),  # of all websockets of a client
            "records": Buckets(a_minute / 60, a_minute),
            "new_tables": Buckets(a_minute / 60, a_minute),
            "guesses": Buckets(a_minute / 60, a_minute),
            "accounts": Buckets(a_minute / 60, a_minute),
        }
    )

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        app.state.hall = Hall(settings)
        await app.state.hall.open()
        try:
            yield
        finally:
            await app.state.hall.close()

    return Litestar(
        [
            health.health,
            health.is_up,
            health.is_ready,
            health.figures,
            games.all_games,
            games.one_game,
            games.one_rulebook,
            games.all_boxes,
            tables.create,
            records.read_record,
            records.read_with_deck,
            tables.AtTable,
            deeds.Deeds,
            door.house,
            door.glimpses,
            door.lesson,
            door.begin_lesson,
            door.led_to,
            door.take_any,
            door.code,
            strangers.open_tables,
            strangers.sit_down,
            strangers.choose_door,
            strangers.remove,
            strangers.delay_spectators,
            planning.plan,
            ratings.ratings,
            notices.push_key,
            notices.call_me,
            notices.call_me_no_more,
            *([accounts.OfAccount] if settings.accounts else []),
            pages.words,
            pages.description,
            pages.docs,
            pages.client,
        ],
        lifespan=[opened],
        state=state,
        before_request=_admit,
        before_send=[with_headers],
        exception_handlers={
            SkerryError: _refuse,
            HTTPException: _explain,
            RecursionError: _too_deep,
            Exception: _apologise,
        },
        compression_config=CompressionConfig(
            "gzip", gzip_compress_level=8, exclude_opt_key=api.COMPRESSED
        ),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            "Skerry",
            __version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )


async def _admit(request: Request[Any, Any, State]) -> None:
    """Refuse what comes to a name that is not ours, from pages that are not, or too fast."""
    state = request.app.state
    settings: Settings = state.hall.settings
    host, origin = request.headers.get("host"), request.headers.get("origin")
    if not is_our_name(host, settings):
        raise BadRequest(Text("server-host", {"host": repr(host or "")}))
    if request.method not in ("GET", "HEAD") and not is_welcome(origin, host, settings.origins):
        raise WrongKey(Text("server-origin"))
    buckets = state.requests if request.url.path.startswith("/api/") else state.files
    if not buckets.take(client_of(request)):
        raise LimitReached(Text("server-too-fast"))


def _refuse(_request: Request[Any, Any, State], error: SkerryError) -> Response[Problem]:
    metrics.REFUSED.labels(type(error).__name__).inc()
    return Response(problem(error), status_code=status(error))


def _explain(_request: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    text = _text(error)
    return Response(
        Problem(type(error).__name__.removesuffix("Exception"), say(text, ORIGIN), said(text)),
        status_code=error.status_code,
        headers=error.headers,
    )


def _text(error: HTTPException) -> Text:
    """Say in our words what Litestar refuses; the details of a form are for programs."""
    if error.status_code >= 500:
        return SORRY
    if isinstance(error, ValidationException) and error.extra:
        return Text("server-unfit", {"details": "; ".join(_named(each) for each in error.extra)})
    plain = {
        404: Text("server-nothing-here"),
        405: Text("server-method"),
        413: Text("server-too-large"),
    }
    details = error.detail.removesuffix(".")
    return plain.get(error.status_code, Text("server-unfit", {"details": details}))


def _named(problem: Any) -> str:  # noqa: ANN401 - Litestar's own
    message = str(problem["message"] if isinstance(problem, dict) else problem)
    return "it has no body" if message == "'data'" else message


def _too_deep(_request: Request[Any, Any, State], _error: RecursionError) -> Response[Problem]:
    return Response(problem(BadRequest(Text("server-deep"))), status_code=400)


def _apologise(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    if is_passing(error):
        LOG.warning("The database does not answer: %s", type(error).__name__)
        return _refuse(request, Overloaded(Text("server-no-database")))
    # A path may hold anything, also what would look like another line.
    LOG.error("%s %r failed", request.method, request.url.path, exc_info=error)
    return Response(problem(ServerError(SORRY)), status_code=500)
