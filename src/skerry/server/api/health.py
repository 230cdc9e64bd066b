"""How the server is: for whatever restarts it, sends people to it, or counts."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from skerry.server import metrics
from skerry.server.api import REFUSED
from skerry.server.hall import Hall


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
