"""uvicorn that says when it listens, and where."""

from __future__ import annotations

import logging
import threading
import webbrowser
from typing import TYPE_CHECKING

import uvicorn

if TYPE_CHECKING:
    import socket

LOG = logging.getLogger(__name__)


class Serving(uvicorn.Server):
    """A server that may open the browser, but not before there is something to see."""

    def __init__(self, config: uvicorn.Config, *, open_browser: bool) -> None:
        super().__init__(config)
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for server in self.servers:
            self._tell(server.sockets[0].getsockname()[1])

    def _tell(self, port: int) -> None:
        host = self.config.host
        shown = "127.0.0.1" if host in {"0.0.0.0", "::"} else host  # noqa: S104 - only compared
        address = f"http://{shown}:{port}/"
        LOG.info("Listening on %s", address)
        if self.open_browser:
            # Some browsers keep whoever opens them waiting.
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
