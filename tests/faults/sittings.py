"""A table in play as the suite knows it: what was acknowledged, and what viewers were shown when."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.server.house import Json


@dataclass
class Sight:
    """What one viewer has been shown of a table, and since when it is connected."""

    house: int
    since: float = 0.0  # 0: not connected
    version: int = -1
    ended: bool = False  # it has seen the end and left; what is said afterwards it does not hear
    seen: list[tuple[float, int, float]] = field(default_factory=list)  # when, version, since when

    def connected(self) -> None:
        self.since = time.time()

    def lost(self) -> None:
        self.since = 0.0

    def has_seen(self, version: int) -> bool:
        """Tell whether it needs to be shown nothing more of what was written so far."""
        return self.ended or self.version >= version

    def show(self, version: int) -> None:
        if version != self.version:
            self.version = version
            self.seen.append((time.time(), version, self.since))


@dataclass
class Sitting:
    """A table, its people, and its watchers."""

    id: str
    game: str
    seed: int
    seats: int
    keys: list[Json]
    over: bool = False
    acknowledged: dict[tuple[int, int], str] = field(default_factory=dict)  # (seat, position): pick
    spoken: set[str] = field(default_factory=set)  # lines of chat that were acknowledged
    refusals: Counter[str] = field(default_factory=Counter)
    waits: list[float] = field(default_factory=list)  # seconds until an answer was acknowledged
    sights: list[Sight] = field(default_factory=list)
