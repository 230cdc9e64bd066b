"""Lines that nobody uses are cut: a request that never becomes whole, a reader that does not read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate

if TYPE_CHECKING:
    import asyncio

    from websockets.frames import Frame
    from websockets.http11 import Request

LARGE = 8192  # bytes from which on a message is compressed


class PunctualRequests(H11Protocol):
    """Requests over HTTP that come in whole within twice the patience, or not at all."""

    patience = 60.0  # seconds without any progress
    answered = 0
    looked = -1

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.loop.call_later(self.patience, self._look)

    def on_response_complete(self) -> None:
        self.answered += 1
        super().on_response_complete()

    def _look(self) -> None:
        """Cut the line if the same request was not whole the last time either."""
        if self not in self.connections:
            return  # it has ended, or is a websocket now
        is_whole = self.conn.their_state not in (h11.IDLE, h11.SEND_BODY)
        if not is_whole and self.looked == self.answered:
            self.transport.abort()
            return
        self.looked = -1 if is_whole else self.answered
        self.loop.call_later(self.patience, self._look)


class OfLarge(Extension):
    """Compresses large messages only, each by itself: what would be kept for the next takes 32 kB a line."""

    def __init__(self, extension: PerMessageDeflate) -> None:
        self.name = extension.name
        self.extension = extension
        if not extension.local_no_context_takeover:
            extension.local_no_context_takeover = True
            del extension.encoder

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        return self.extension.decode(frame, max_size=max_size)

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < LARGE else self.extension.encode(frame)


class PunctualWebsocket(WebSocketsSansIOProtocol):
    """A websocket whose other end takes what it is sent."""

    patience = 60.0
    waiting = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.loop.call_later(self.patience, self._look)

    def handle_connect(self, event: Request) -> None:
        """Compress whole tables: for what a move changes it takes longer than sending it."""
        super().handle_connect(event)
        self.conn.extensions = [
            OfLarge(each) if isinstance(each, PerMessageDeflate) else each
            for each in self.conn.extensions
        ]

    def _look(self) -> None:
        """Cut the line if all that waited the last time still waits."""
        if self.disconnected:
            return
        waiting = self.transport.get_write_buffer_size()
        if 0 < self.waiting <= waiting:
            self.transport.abort()
            return
        self.waiting = waiting
        self.loop.call_later(self.patience, self._look)
