"""A record, brought and told step by step."""

from __future__ import annotations

from msgspec import Struct

from skerry.server.protocol.shelf import CardInfo, DeckInfo, Value
from skerry.server.protocol.table import CounterState, RivalState, SheetLine, ZoneState
from skerry.server.protocol.text import TextInfo


class Brought(Struct):
    """A record with the deck file it was played with."""

    record: str
    deck: str


class ReplayStep(Struct):
    """The table after one answer, seen by all eyes at once."""

    number: int
    seat: int
    pick: str
    zones: list[ZoneState]
    counters: list[CounterState]
    scores: list[int]
    texts: list[TextInfo]


class Replay(Struct):
    """A whole record, step by step."""

    game: str
    options: dict[str, Value]
    seats: int
    seed: int
    over: bool
    winners: list[int]
    verdict: TextInfo | None
    sheets: list[list[SheetLine]]
    rival: RivalState | None
    frames: list[ReplayStep]
    deck: DeckInfo | None
    cards: list[CardInfo]  # none if they are those on the shelf
