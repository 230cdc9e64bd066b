"""Records are played beside the serving, once for all who bring them."""

from __future__ import annotations

import asyncio
import gzip
import json
from typing import TYPE_CHECKING

import pytest

import skerry
from skerry.server import playback
from skerry.server.errors import LimitReached
from skerry.server.playback import Playback, Played
from skerry.server.protocol.records import Brought

if TYPE_CHECKING:
    from tests.server.house import House

RECORD = skerry.new("faraway", seats=2, seed=1).record().text()


class Counted(Playback):
    """Does not play, but counts what it should play."""

    def __init__(self, *, is_quick: bool = True) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.is_quick = is_quick
        self.crew.think = self.think  # type: ignore[assignment,method-assign]

    async def think(self, task: Brought, _budget: float) -> Played | None:
        self.asked.append(task.record)
        await asyncio.sleep(0)
        return Played(200, b"0" * 10) if self.is_quick else None


def test_who_brings_the_same_record_at_once_or_later_has_it_played_once() -> None:
    async def brought() -> list[str]:
        own = Counted()
        await asyncio.gather(*[own.played(Brought("otter", "")) for _ in range(3)])
        await own.played(Brought("otter", ""))
        await own.played(Brought("otter", "a deck"))
        return own.asked

    assert asyncio.run(brought()) == ["otter", "otter"]


def test_what_was_asked_for_longest_ago_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playback, "MOST_KEPT", 20)

    async def brought() -> list[str]:
        own = Counted()
        for record in ("otter", "lamp", "otter", "reed", "otter", "lamp"):
            await own.played(Brought(record, ""))
        return own.asked

    assert asyncio.run(brought()) == ["otter", "lamp", "reed", "lamp"]


def test_what_takes_too_long_is_refused_and_not_kept() -> None:
    async def brought() -> int:
        own = Counted(is_quick=False)
        for _ in range(2):
            with pytest.raises(LimitReached):
                await own.played(Brought("otter", ""))
        return len(own.asked)

    assert asyncio.run(brought()) == 2


def test_playing_ends_when_its_time_is_up() -> None:
    assert playback.play(Brought(RECORD, ""), 1e-6) is None
    played = playback.play(Brought(RECORD, ""), 60.0)
    assert played is not None
    assert json.loads(gzip.decompress(played.body))["game"] == "faraway"


@pytest.mark.parametrize("content", [RECORD, "nonsense"])
def test_who_takes_nothing_compressed_is_told_the_same(house: House, content: str) -> None:
    packed = house.http.post("/api/replay", content=content)
    plain = house.http.post("/api/replay", content=content, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert packed.status_code == plain.status_code
