"""Advice on a choice, and looking back at a game."""

from __future__ import annotations

from msgspec import Struct

from skerry.server.protocol.text import TextInfo


class LineStep(Struct):
    """An answer that is likely to follow, and in which share of the endings it did."""

    seat: int
    label: TextInfo
    share: float


class Advised(Struct):
    """A pick with its worth: points ahead of the best other at the end, or the points of all together."""

    picks: list[str]  # several where a set is asked for
    labels: list[TextInfo]
    zone: str  # where the first of them lies, as in an option
    seat: int
    card: str
    spot: int
    worth: float
    error: float  # the standard error of that
    playouts: int
    why: TextInfo | None
    line: list[LineStep]
    ends: list[float] = []  # points of each seat at the end, on average; then of a rival


class Advice(Struct, tag="advice"):
    """What is thought of a choice so far: the best picks first. It is sent until it is final."""

    id: int  # of the request
    seat: int
    position: int
    options: int  # how many there are
    playouts: int
    spent: float  # which part of the time to think is over
    left: float  # seconds of it that are left
    final: bool
    picks: list[Advised]


class JudgedStep(Struct):
    """An answer of a finished game: what it was worth on average, and what would have been better."""

    number: int
    seat: int
    pick: str
    worth: float
    error: float
    loss: float  # 0 unless another was surely better
    better: str  # that pick; "" if there is none
    ranked: list[Advised]


class Review(Struct):
    """A finished game looked back at, as far as it is analysed."""

    total: int  # how many answers were real choices
    steps: list[JudgedStep]


class Fork(Struct):
    """Try another line from a position of a game: with bots on all other seats."""

    position: int  # so many answers are kept
    seat: int
    name: str = ""
    agent: str = ""  # who answers; "": those who sat there, or the strongest instead of people


class ForkState(Struct):
    """A table that was made from a position of another."""

    table: str
    position: int
    anew: bool  # that game goes on, so what its seat could not see was dealt anew here
