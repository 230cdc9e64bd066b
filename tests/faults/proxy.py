"""A wire that can be cut, stalled and slowed: it stands between a server and what it depends on."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable

CHUNK = 16_384


class Proxy:
    """Passes connections to a port of the loopback on to a Unix socket, as well as it is let."""

    def __init__(self, target: str) -> None:
        self.target = target
        self.port = 0
        self.refuses = False  # who connects is hung up on
        self.delay = 0.0  # seconds for each piece that passes
        self._open = asyncio.Event()  # else all is silent: nothing passes, and nobody is told
        self._open.set()
        self._lines: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self.mend()
        self._hang_up()
        await asyncio.sleep(0)

    def cut(self) -> None:
        """Break all connections, and let nobody connect."""
        self.refuses = True
        self._hang_up()

    def stall(self) -> None:
        """Swallow everything, as a cable does that was pulled."""
        self._open.clear()

    def slow(self, delay: float) -> None:
        self.delay = delay

    def mend(self) -> None:
        """Be a good wire again; what waited passes now."""
        self.refuses = False
        self.delay = 0.0
        self._open.set()

    def _hang_up(self) -> None:
        for line in self._lines:
            line.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refuses:
            writer.transport.abort()
            return
        try:
            beyond, far = await asyncio.open_unix_connection(self.target)
        except OSError:
            writer.transport.abort()
            return
        self._lines |= {writer, far}
        try:
            await self._both(self._pass(reader, far), self._pass(beyond, writer))
        finally:
            for line in (writer, far):
                line.transport.abort()
            self._lines -= {writer, far}

    @staticmethod
    async def _both(*ways: Awaitable[None]) -> None:
        """Pass both ways until one ends."""
        tasks = [asyncio.ensure_future(way) for way in ways]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self._open.wait()
                writer.write(piece)
                await writer.drain()
