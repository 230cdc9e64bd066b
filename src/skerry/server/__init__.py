"""The server: tables that people share, kept in a database that never loses a move."""

from __future__ import annotations

import asyncio
import signal
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import socket

    from skerry.server.settings import Settings


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "skerry.db",
    *,
    deck: str = "",
    address: str = "",
    open_browser: bool = False,
    settings: Settings | None = None,
) -> None:
    """Serve until told to stop; port 0 is any free one. The database is a file, or a PostgreSQL URL."""
    # Only who serves pays for importing the server.
    from skerry.server import calling, passkeys  # noqa: PLC0415
    from skerry.server.settings import Settings  # noqa: PLC0415
    from skerry.server.store import check_place, prepared  # noqa: PLC0415
    from skerry.server.workers import Workers, bound  # noqa: PLC0415

    settings = settings or Settings(database=database, deck=deck, address=address)
    calling.check(settings)
    passkeys.check(settings, host)
    check_place(settings.url)
    asyncio.run(prepared(settings.url))
    if settings.workers > 1:
        Workers(settings.workers, _work, bound(host, port), host, settings).run()
    else:
        _serve(host, port, settings, open_browser=open_browser)


def _work(listening: socket.socket, host: str, settings: Settings) -> None:
    """Serve as one of several processes, and end with the one that started it."""
    from skerry.server import logs  # noqa: PLC0415
    from skerry.server.workers import end_with_parent  # noqa: PLC0415

    logs.begin(settings.log)
    end_with_parent()
    _serve(host, 0, settings, [listening])


def _serve(
    host: str,
    port: int,
    settings: Settings,
    sockets: list[socket.socket] | None = None,
    *,
    open_browser: bool = False,
) -> None:
    import uvicorn  # noqa: PLC0415

    from skerry.server import tidying  # noqa: PLC0415
    from skerry.server.app import application  # noqa: PLC0415
    from skerry.server.heads import answering_heads  # noqa: PLC0415
    from skerry.server.limits import LARGEST_MESSAGE  # noqa: PLC0415
    from skerry.server.lines import PunctualRequests, PunctualWebsocket  # noqa: PLC0415
    from skerry.server.serving import Serving  # noqa: PLC0415

    PunctualRequests.patience = PunctualWebsocket.patience = settings.patience
    app = application(settings)
    config = uvicorn.Config(
        answering_heads(app),
        host=host,
        port=port,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
        http=PunctualRequests,
        ws=PunctualWebsocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_max_queue=16,
    )
    # uvicorn raises the signal that ended it once more: then end as after any other work.
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))

    def drain() -> None:
        app.state.hall.draining = True

    serving = Serving(config, open_browser=open_browser, drain=settings.drain, draining=drain)
    tidying.begin()
    with suppress(KeyboardInterrupt):
        serving.run(sockets)
