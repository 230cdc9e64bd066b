"""How much one client may ask for."""

from __future__ import annotations

import time

LARGEST_BODY = 64_000
LARGEST_RECORD = 1_000_000
LARGEST_MESSAGE = 16_384  # on a websocket
UNDOS_A_SECOND, MOST_UNDOS = 1.0, 30.0  # at one table: each plays the game up to there once more
MOST_CLIENTS = 10_000  # whose buckets are remembered


class Bucket:
    """Tokens that refill steadily; every request takes one."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.tokens = size
        self.filled = time.monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = time.monotonic()
        self.tokens = min(self.size, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each client; the longest silent is forgotten first."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._buckets: dict[str, Bucket] = {}

    def take(self, client: str) -> bool:
        """Take a token of a client; False if it has none left."""
        bucket = self._buckets.pop(client, None) or Bucket(self.rate, self.size)
        if len(self._buckets) >= MOST_CLIENTS:
            del self._buckets[next(iter(self._buckets))]
        self._buckets[client] = bucket
        return bucket.take()
