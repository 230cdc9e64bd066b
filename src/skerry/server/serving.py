"""uvicorn that says when it listens, and where."""

from __future__ import annotations

import asyncio
import logging
import threading
import webbrowser
from functools import partial
from typing import TYPE_CHECKING

import uvicorn

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable
    from types import FrameType

LOG = logging.getLogger(__name__)


class Serving(uvicorn.Server):
    """A server that may open the browser, but not before there is something to see."""

    def __init__(
        self,
        config: uvicorn.Config,
        *,
        open_browser: bool = False,
        drain: float = 0.0,
        draining: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(config)
        self.open_browser = open_browser
        self.drain = drain  # seconds in which it still serves, but says that it will not for long
        self.draining = draining
        self._loop: asyncio.AbstractEventLoop | None = None
        self._told = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End when nobody is sent here any more; at the second signal at once."""
        if self.drain and not self._told and self._loop is not None:
            self._told = True
            self._loop.call_soon_threadsafe(self.draining)
            later = partial(self._loop.call_later, self.drain, super().handle_exit, sig, None)
            self._loop.call_soon_threadsafe(later)
            return
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
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
