"""Setting up a table and sitting down."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from skerry.server.protocol.shelf import Value
from skerry.server.protocol.table import Glimpse


class SeatWish(Struct):
    """Who shall sit on a seat: me, a friend by link, somebody at the same screen, or a bot."""

    kind: Literal["me", "friend", "screen", "bot"]
    agent: str = ""
    name: str = ""


class NewTable(Struct):
    """A table to be set up. Without a seed the deal is a surprise.

    A deck is the text of a deck file, for games that are made from one; or it is taken over from
    another table.
    """

    game: str
    seats: list[SeatWish]
    options: dict[str, Value] = {}
    seed: int | None = None
    deck: str = ""
    deck_of: str = ""  # the id of that table
    hints: bool = False  # hints may be asked for although several people play
    open: bool = False  # everybody on this server may sit down
    clock: int = 0  # seconds that each has for a turn; 0: as long as they like


class SeatKey(Struct):
    """A seat and the secret that holds it."""

    seat: int
    secret: str


class Created(Struct):
    """A new table: the keys of the seats that are mine, and invitations to the others."""

    table: str
    keys: list[SeatKey]
    invites: list[SeatKey]


class TakeSeat(Struct):
    """Somebody follows an invitation; the invitation ends and a new key is made."""

    invite: str
    name: str = ""


class InviteState(Struct):
    """Whether an invitation still leads to a free seat, and the table it is for."""

    valid: bool
    at: Glimpse


class Invitation(Struct):
    """Where two words lead, and which seats are free there."""

    at: Glimpse
    free: list[int]


class TakeAny(Struct):
    """Somebody who knows the two words of a table sits down on a free seat of it."""

    seat: int
    name: str = ""


class Joined(Struct):
    """The table that somebody has sat down at, and the key of their seat."""

    table: str
    game: str
    key: SeatKey


class KeptTable(Struct):
    """A table that a browser remembers, and the keys it holds there."""

    table: str
    keys: list[SeatKey]


class OpenTable(Struct):
    """A table at which everybody may sit down, its free seats, and how it differs from the usual."""

    at: Glimpse
    free: list[int]
    options: dict[str, Value]


class HouseInfo(Struct):
    """Where others reach this server, "" if only this computer can; and whether strangers meet here."""

    address: str
    community: bool = False
    ratings: bool = False  # who has played here is rated
    push: bool = False  # browsers can be told whose turn it is
    accounts: bool | UnsetType = UNSET  # names can be reserved by passkeys


class Rated(Struct):
    """How strong somebody is at a game, twice the standard error of that, and from how many games it is known."""

    name: str
    rating: int
    doubt: int
    games: int


class Code(Struct):
    """A square code that cameras read: how many dots a side, and all dark ones as one path."""

    size: int
    path: str
