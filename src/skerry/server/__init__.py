"""The server: tables that people share, kept in a database that never loses a move."""

from __future__ import annotations

import signal
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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
    import uvicorn  # noqa: PLC0415

    from skerry.server.app import application  # noqa: PLC0415
    from skerry.server.heads import answering_heads  # noqa: PLC0415
    from skerry.server.limits import LARGEST_MESSAGE  # noqa: PLC0415
    from skerry.server.lines import PunctualRequests, PunctualWebsocket  # noqa: PLC0415
    from skerry.server.serving import Serving  # noqa: PLC0415
    from skerry.server.settings import Settings  # noqa: PLC0415
    from skerry.server.store import check_place  # noqa: PLC0415

    settings = settings or Settings(database=database, deck=deck, address=address)
    check_place(settings.url)
    PunctualRequests.patience = PunctualWebsocket.patience = settings.patience
    config = uvicorn.Config(
        answering_heads(application(settings)),
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
    with suppress(KeyboardInterrupt):
        Serving(config, open_browser=open_browser).run()
