"""What is kept of a table: its header, and everything that has happened at it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from skerry.server.protocol import Value


class Holder(Struct, frozen=True):
    """Who has a seat. Of secrets only the hashes are kept; "" is no secret at all."""

    kind: Literal["human", "bot", "open"]
    name: str = ""
    agent: str = ""
    key: str = ""  # of the secret that holds the seat
    invite: str = ""  # of the invitation to it


class Header(Struct):
    """How a table was set up."""

    game: str
    rules: int
    seed: int
    options: dict[str, Value]
    holders: list[Holder]
    deck: str = ""  # the text of the deck file, if one was brought


class Answered(Struct, tag="answer", tag_field="kind"):
    """A seat picked one of its options."""

    seat: int
    pick: str


class TookBack(Struct, tag="undo", tag_field="kind"):
    """A seat took answers back. Their numbers are kept, so that every process drops the same."""

    seat: int
    numbers: list[int]


class Seated(Struct, tag="seat", tag_field="kind"):
    """A seat has another holder."""

    seat: int
    holder: Holder


class Spoke(Struct, tag="chat", tag_field="kind"):
    """Somebody said something to all."""

    seat: int
    name: str
    text: str


Entry = Answered | TookBack | Seated | Spoke
