"""The application: routes, headers, refusals, and the hall that lives as long as it does."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from skerry import __version__
from skerry.kernel.errors import SkerryError
from skerry.server import api, pages
from skerry.server.errors import SORRY, LimitReached, problem, status
from skerry.server.hall import Hall
from skerry.server.limits import LARGEST_BODY, Buckets
from skerry.server.protocol import Problem

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from litestar.types import Message, Scope

    from skerry.server.settings import Settings

LOG = logging.getLogger(__name__)
HEADERS = {
    # Svelte sets some styles inline; scripts come from our own files only.
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def application(settings: Settings) -> Litestar:
    """Put the server together."""
    rate = settings.requests_a_second
    a_minute = settings.tables_a_minute
    state = State(
        {"requests": Buckets(rate, 5 * rate), "new_tables": Buckets(a_minute / 60, a_minute)}
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
            api.health,
            api.all_games,
            api.create,
            api.read_record,
            api.read_with_deck,
            api.AtTable,
            pages.words,
            pages.description,
            pages.docs,
            pages.client,
        ],
        lifespan=[opened],
        state=state,
        before_request=_unhurried,
        before_send=[_with_headers],
        exception_handlers={SkerryError: _refuse, HTTPException: _explain, Exception: _apologise},
        compression_config=CompressionConfig("gzip", gzip_compress_level=5),
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


async def _unhurried(request: Request[Any, Any, State]) -> None:
    if request.url.path.startswith("/api/"):
        client = request.client.host if request.client else ""
        if not request.app.state.requests.take(client):
            raise LimitReached("That was too fast; wait a moment.")


async def _with_headers(message: Message, _scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def _refuse(_request: Request[Any, Any, State], error: SkerryError) -> Response[Problem]:
    return Response(problem(error), status_code=status(error))


def _explain(_request: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    detail = f"{error.detail.removesuffix('.')}."
    if isinstance(error, ValidationException) and error.extra:
        detail = f"The request does not fit: {'; '.join(_named(each) for each in error.extra)}."
    if error.status_code >= 500:
        detail = SORRY
    return Response(
        Problem(type(error).__name__.removesuffix("Exception"), detail),
        status_code=error.status_code,
        headers=error.headers,
    )


def _named(problem: Any) -> str:  # noqa: ANN401 - Litestar's own
    message = str(problem["message"] if isinstance(problem, dict) else problem)
    return "it has no body" if message == "'data'" else message


def _apologise(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Problem("ServerError", SORRY), status_code=500)
