"""One viewer's websocket: snapshots go out whenever something changes, requests come in."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from skerry.kernel.errors import SkerryError
from skerry.kernel.text import Text
from skerry.server import absence, metrics, reception, seating
from skerry.server.errors import (
    SORRY,
    BadRequest,
    LimitReached,
    Overloaded,
    ServerError,
    WrongKey,
    refused,
)
from skerry.server.limits import Bucket, Buckets
from skerry.server.live import Keys, LiveTable, hashed
from skerry.server.origins import client_of
from skerry.server.picture import ENCODER, Picture
from skerry.server.protocol.requests import (
    Done,
    Enough,
    FromViewer,
    Hello,
    Hint,
    Reasons,
    Rematch,
    Rename,
    ToViewer,
    Whole,
    Why,
)
from skerry.server.protocol.seating import SeatKey
from skerry.server.sessions import who_asks
from skerry.server.store import is_passing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skerry.server.hall import Hall

LOG = logging.getLogger(__name__)
PAUSE = 0.02  # seconds between two snapshots: what happens meanwhile is told in one
MOST_KEYS = 16
MOST_REFUSED = 100  # hasty requests before the connection is closed
POLICY = 1008  # the code that closes a websocket for breaking the rules

_DECODER = msgspec.json.Decoder(FromViewer)


def keys_of(given: Sequence[SeatKey]) -> Keys:
    """Hash the secrets as soon as they come in; nobody needs them any more."""
    if len(given) > MOST_KEYS:
        raise BadRequest(Text("server-many-keys", {"most": MOST_KEYS, "count": len(given)}))
    return {key.seat: hashed(key.secret) for key in given}


Socket = WebSocket[Any, Any, State]


def _known(error: Exception) -> SkerryError:
    """Say what failed inside: nothing of it is for viewers, but whether it is worth trying again."""
    if is_passing(error):
        return Overloaded(Text("server-no-database"))
    LOG.error("A request failed", exc_info=error)
    return ServerError(SORRY)


class Viewer:
    """Somebody who looks at a table, and maybe sits at it."""

    def __init__(self, hall: Hall, live: LiveTable, socket: Socket) -> None:
        self.hall = hall
        self.live = live
        self.socket = socket
        self.client = client_of(socket)
        self.keys: Keys = {}
        self.wake = asyncio.Event()
        self.changes = False
        self._shown: Picture | None = None  # what the viewer has before them
        self._number = 0  # of changes since they got it whole
        self._refused = 0
        rate = hall.settings.requests_a_second
        self._bucket = Bucket(rate, 2 * rate)
        self._sending = asyncio.Lock()

    async def run(self) -> None:
        """Greet, then push and listen until either ends; a viewer who has gone needs no reason."""
        with suppress(WebSocketDisconnect, TimeoutError, OSError):
            if await self._greeted():
                await self._serve()
        if self.socket.connection_state != "disconnect":
            with suppress(WebSocketDisconnect, OSError):
                await self.socket.close(POLICY)

    async def _serve(self) -> None:
        await self.hall.hearing.look_for(self.live.id)
        # While we waited, the table may have left the memory and come back.
        self.live = await self.hall.table(self.live.id)
        self.live.viewers.add(self)
        metrics.VIEWERS.inc()
        self.hall.changed(self.live)
        tasks = [asyncio.create_task(self._push()), asyncio.create_task(self._listen())]
        try:
            await self.hall.commit(self.live, lambda live: seating.returned(live, self.keys))
            await absence.tell(self.hall, self.live)
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.viewers.discard(self)
            metrics.VIEWERS.dec()
            self.hall.changed(self.live)
            self.hall.spawn(absence.tell(self.hall, self.live))
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _greeted(self) -> bool:
        """Hear which keys the viewer has; wrong ones are refused, and open nothing."""
        async with asyncio.timeout(self.hall.settings.patience):
            said = self._understood(await self.socket.receive_text())
        if not isinstance(said, Hello):
            await self._send(refused(0, BadRequest(Text("server-hello"))))
            return False
        self.keys = keys_of(said.keys[:MOST_KEYS])
        self.changes = said.changes is True
        if len(self.live.held(self.keys)) < len(said.keys):
            await self._send(refused(0, WrongKey(Text("server-keys"))))
        return True

    async def _listen(self) -> None:
        while self._refused <= MOST_REFUSED:
            said = self._understood(await self.socket.receive_text())
            number = 0 if said is None or isinstance(said, Hello) else said.id
            try:
                answer: ToViewer = await self._answer(said)
            except SkerryError as error:
                self._refused += isinstance(error, LimitReached)
                metrics.REFUSED.labels(type(error).__name__).inc()
                answer = refused(number, error)
            except Exception as error:  # noqa: BLE001 - it is logged there
                answer = refused(number, _known(error))
            await self._send(answer)

    async def _answer(self, said: FromViewer | None) -> Done | Reasons:
        messages: Buckets = self.socket.app.state.messages
        if not self._bucket.take() or not messages.take(self.client):
            raise LimitReached(Text("server-too-fast"))
        if said is None or isinstance(said, Hello):
            raise BadRequest(Text("server-protocol"))
        if isinstance(said, Rematch | Rename):
            return await self._at_reception(said)
        if isinstance(said, Hint):
            live = await self.hall.table(self.live.id)
            return await self.hall.adviser.hint(self.hall, live, self.keys, said, self._send)
        if isinstance(said, Enough):
            return self.hall.adviser.enough(self.live, self.keys, said)
        if isinstance(said, Why):
            seating.own(self.live, self.keys, said.seat)
            return Reasons(said.id, said.seat, self.live.showing.reasons(said.seat))
        if isinstance(said, Whole):
            self._shown = None
            self.live.showing.stirred()  # time has run on
            self.wake.set()
            return Done(said.id)
        return await self.hall.carry_out(self.live.id, self.keys, said)

    async def _at_reception(self, said: Rematch | Rename) -> Done:
        if isinstance(said, Rematch):
            return await reception.rematch(self.hall, self.live.id, self.keys, said)
        who = await who_asks(self.socket, self.hall)
        return await reception.rename(self.hall, self.live.id, self.keys, said, who)

    async def _push(self) -> None:
        """Send what has changed; who reads slowly gets fewer snapshots, who never reads none."""
        try:
            while True:
                await self.wake.wait()
                self.wake.clear()
                if news := self._news():
                    await self._send_text(news)
                await asyncio.sleep(PAUSE)
        except TimeoutError:
            LOG.info("A viewer does not read any more")
        except (WebSocketDisconnect, OSError):
            return
        except Exception:
            LOG.exception("A snapshot failed")

    def _news(self) -> str:
        """Say what differs from what the viewer has; "" if nothing does."""
        shown = self.live.shown(self.keys)
        if shown is None:
            return ""
        before, self._shown = self._shown, shown.showing.picture(self.keys)
        if shown is not self.live and self._shown is before:
            return ""  # that something has happened is told later, too
        if not self.changes or before is None:
            self._number = 0
            return self._shown.whole()
        parts = self._shown.since(before)
        if not parts:
            return ""
        self._number += 1
        return f'{{"type":"change","number":{self._number},"parts":{parts}}}'

    async def _send(self, message: ToViewer) -> None:
        await self._send_text(ENCODER.encode(message).decode())

    async def _send_text(self, text: str) -> None:
        metrics.SENT.inc(len(text))
        async with self._sending, asyncio.timeout(self.hall.settings.patience):
            await self.socket.send_text(text)

    @staticmethod
    def _understood(text: str) -> FromViewer | None:
        try:
            said: FromViewer = _DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return None
        return said
