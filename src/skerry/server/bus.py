"""How processes on several machines tell each other of news: by Redis or Valkey."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from skerry.extras import needed
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.server.store import CHANNEL

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

LOG = logging.getLogger(__name__)
PATIENCE = 1.0  # seconds before a lost connection is tried again


class Bus:
    """Announcements to all processes. One that is lost is no harm: the log is the truth."""

    def __init__(self, url: str) -> None:
        try:
            from redis import asyncio as redis  # noqa: PLC0415 - an extra
            from redis.exceptions import RedisError  # noqa: PLC0415
        except ImportError:
            raise OptionError(needed("redis")) from None
        try:
            self._client = redis.from_url(url.replace("valkey", "redis", 1), decode_responses=True)
        except ValueError:
            raise OptionError(Text("server-bus", {"scheme": url.partition(":")[0]})) from None
        self._lost = (RedisError, OSError)

    async def say(self, news: str) -> None:
        """Announce something; while nobody can be reached, nothing waits for that."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._client.publish(CHANNEL, news)
        except (*self._lost, TimeoutError) as error:
            LOG.warning("The bus does not answer: %s", type(error).__name__)

    async def hear(self) -> AsyncIterator[str]:
        """Yield what is announced, and "" whenever something may have been missed."""
        while True:
            try:
                async with self._client.pubsub(ignore_subscribe_messages=True) as line:
                    await line.subscribe(CHANNEL)
                    yield ""
                    async for message in line.listen():
                        yield str(message["data"])
            except self._lost as error:
                LOG.warning("The bus is lost: %s", type(error).__name__)
                yield ""
                await asyncio.sleep(PATIENCE)

    async def close(self) -> None:
        """Hang up."""
        await self._client.aclose()
