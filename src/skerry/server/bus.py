"""How processes on several machines tell each other of news: by Redis or Valkey."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from skerry.extras import needed
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.server.store import CHANNEL

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from redis.asyncio.client import PubSub

LOG = logging.getLogger(__name__)
PATIENCE = 0.2  # seconds before a lost connection is tried again
ANSWERED = 2.0  # seconds in which the bus must answer; else it counts as lost
BEAT = 5.0  # seconds of silence after which it is asked whether it is still there
MOST = 1000  # announcements that wait for it
EVERYTHING = ""  # instead of news: some may have been missed


class Bus:
    """Announcements to all processes. One that is lost is no harm: the log is the truth."""

    def __init__(self, url: str) -> None:
        try:
            from redis import asyncio as redis  # noqa: PLC0415 - an extra
            from redis.asyncio.retry import Retry  # noqa: PLC0415
            from redis.backoff import NoBackoff  # noqa: PLC0415
            from redis.exceptions import RedisError  # noqa: PLC0415
        except ImportError:
            raise OptionError(needed("redis")) from None
        try:
            self._client = redis.from_url(
                url.replace("valkey", "redis", 1),
                decode_responses=True,
                socket_connect_timeout=ANSWERED,
                # It would use asyncio.wait_for, which before Python 3.12 may lose that we are to end.
                socket_timeout=None,
                retry=Retry(NoBackoff(), 0),  # by itself it would not say that it was away
            )
        except ValueError:
            raise OptionError(Text("server-bus", {"scheme": url.partition(":")[0]})) from None
        self._lost = (RedisError, OSError)
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        # Who was here before us may have written something and died before saying so.
        self._missed = True

    def say(self, news: str) -> None:
        """Announce something, soon; nobody waits for that."""
        if self._waiting.qsize() < MOST:
            self._waiting.put_nowait(news)
        else:
            self._missed = True

    async def speak(self) -> None:
        """Send what is announced; at the start and after a loss, tell all that they may have missed something."""
        lost = False
        while True:
            news = EVERYTHING
            if not self._missed:
                news = await self._waiting.get()
            else:
                self._missed = False
            try:
                async with asyncio.timeout(ANSWERED):
                    await self._client.publish(CHANNEL, news)
                lost = False
            except self._lost as error:
                if not lost:
                    LOG.warning("The bus does not answer: %s", type(error).__name__)
                self._missed = lost = True
                await asyncio.sleep(PATIENCE)

    async def hear(self) -> AsyncIterator[str]:
        """Yield what is announced, and "" whenever something may have been missed."""
        while True:
            try:
                async with self._client.pubsub() as line:
                    async with asyncio.timeout(ANSWERED):
                        await line.subscribe(CHANNEL)
                    async for news in self._heard(line):
                        yield news
            except self._lost as error:
                LOG.warning("The bus is lost: %s", type(error).__name__)
                yield EVERYTHING
                await asyncio.sleep(PATIENCE)

    @staticmethod
    async def _heard(line: PubSub) -> AsyncIterator[str]:
        """Yield announcements until the bus leaves a question unanswered.

        What was announced before it confirms that we listen is told nobody: only then are we to look.
        """
        heard, asked = time.monotonic(), False
        while True:
            async with asyncio.timeout(2 * BEAT):  # it may have to connect anew
                message = await line.get_message(timeout=BEAT)
            silent = time.monotonic() - heard
            if message is not None:
                heard, asked = time.monotonic(), False
                if message["type"] in ("message", "subscribe"):
                    yield str(message["data"]) if message["type"] == "message" else EVERYTHING
            elif asked and silent > 2 * BEAT:
                raise TimeoutError
            elif not asked and silent > BEAT / 2:
                asked = True
                await line.ping()

    async def close(self) -> None:
        """Say what still waits, as far as anybody hears it, and hang up."""
        with suppress(*self._lost):
            async with asyncio.timeout(ANSWERED):
                while not self._waiting.empty():
                    await self._client.publish(CHANNEL, self._waiting.get_nowait())
        with suppress(*self._lost):
            async with asyncio.timeout(ANSWERED):
                await self._client.aclose()
