"""Cheap ends of the wire for whoever puts a load on a server: they share the machine with it."""

from __future__ import annotations

import asyncio
import re
from typing import Any, cast

import msgspec

LINES = 100  # requests over HTTP at the same time
LENGTH = re.compile(rb"(?i)content-length: (\d+)")
END = b"\r\n\r\n"  # of a head
PING, PONG = 9, 0x8A
UNMASKED = bytes(4)  # what a client sends is masked; with zeros it stays as it is
UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: c2tlcnJ5IHNrZXJyeSBzaw==\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
)

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Http:
    """Requests whose answers are JSON, over lines that are kept open."""

    def __init__(self, host: str) -> None:
        self.host = host
        self._free: list[Line] = []
        self._room = asyncio.Semaphore(LINES)

    async def get(self, path: str) -> Any:  # noqa: ANN401 - what JSON holds
        """Ask for something."""
        return await self._ask("GET", path, b"")

    async def post(self, path: str, value: object) -> Any:  # noqa: ANN401
        """Send something, and return what it is answered with."""
        return await self._ask("POST", path, msgspec.json.encode(value))

    async def _ask(self, method: str, path: str, body: bytes) -> Any:  # noqa: ANN401
        kind = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\n{kind}\r\n"
        async with self._room:
            reader, writer = await self._line()
            writer.write(head.encode() + body)
            length = LENGTH.search(await reader.readuntil(END))
            answer = await reader.readexactly(int(length[1]) if length else 0)
            self._free.append((reader, writer))
        return msgspec.json.decode(answer)

    async def _line(self) -> Line:
        """A line that the server has not closed meanwhile."""
        while self._free:
            line = self._free.pop()
            if not line[0].at_eof():
                return line
        return await asyncio.open_connection(*self.host.split(":"))

    def close(self) -> None:
        """Let all lines go."""
        for _, writer in self._free:
            writer.close()


def framed(first: int, content: bytes) -> bytes:
    """A short message as a client sends it."""
    assert len(content) < 126
    return bytes((first, 0x80 | len(content))) + UNMASKED + content


class Spectator(asyncio.Protocol):
    """Looks at a table as a browser does, with the same wishes, but reads only where messages end."""

    def __init__(self, host: str, table: str, hello: str) -> None:
        self.head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\n{UPGRADE}"
        self.hello = hello
        self.gone = asyncio.get_running_loop().create_future()
        self.messages = 0
        self._welcome = False
        self._got = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a websocket."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.head.encode())

    def connection_lost(self, _error: Exception | None) -> None:
        """Let whoever waits know."""
        if not self.gone.done():
            self.gone.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Greet at first; later count messages, and answer pings."""
        self._got += data
        if not self._welcome:
            head, end, rest = self._got.partition(END)
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._welcome, self._got = True, rest
            self.transport.write(framed(0x81, self.hello.encode()))
        while self._take():
            pass

    def _take(self) -> bool:
        """Take one message; tell whether it was there whole."""
        got = self._got
        if len(got) < 2:
            return False
        more = {126: 2, 127: 8}.get(got[1], 0)
        start = 2 + more
        length = int.from_bytes(got[2:start]) if more else got[1]
        if len(got) < start + length:
            return False
        self._got = got[start + length :]
        self.messages += 1
        if got[0] & 15 == PING:
            self.transport.write(framed(PONG, got[start : start + length]))
        return True


async def watch(host: str, table: str, hello: str) -> None:
    """Look at a table until the server closes the line."""
    address, port = host.split(":")
    loop = asyncio.get_running_loop()
    transport, spectator = await loop.create_connection(
        lambda: Spectator(host, table, hello), address, int(port)
    )
    try:
        await spectator.gone
    finally:
        transport.abort()
