"""What the server refuses, beside what the library does; each error is one message.

SkerryError
└── ServerError
    ├── NoSuchTable   no table has that id
    ├── WrongKey      a secret, an invitation or an origin that opens nothing here
    ├── BadRequest         a request that does not fit the situation or the form
    ├── LimitReached       too many requests, or too large ones
    └── Overloaded    the server cannot do it now
"""

from __future__ import annotations

from skerry.games.farshore.deck.faults import DeckError
from skerry.kernel.errors import (
    ActionError,
    OptionError,
    RecordError,
    SkerryError,
    UndoError,
    UnknownGame,
)
from skerry.kernel.text import Text
from skerry.server.protocol.requests import FaultInfo, Problem, Refused
from skerry.server.protocol.text import said
from skerry.text import ORIGIN, say

SORRY = Text("server-sorry")


class ServerError(SkerryError):
    """The root of the server's own refusals."""


class NoSuchTable(ServerError):
    """No table has that id."""


class WrongKey(ServerError):
    """A secret, an invitation or an origin that opens nothing here."""


class BadRequest(ServerError):
    """A request that does not fit."""


class LimitReached(ServerError):
    """Too many requests, or too large ones."""


class Overloaded(ServerError):
    """The server cannot do it now."""


STATUS: dict[type[SkerryError], int] = {
    NoSuchTable: 404,
    UnknownGame: 404,
    WrongKey: 403,
    BadRequest: 400,
    OptionError: 400,
    RecordError: 400,
    DeckError: 400,
    ActionError: 409,
    UndoError: 409,
    LimitReached: 429,
    Overloaded: 503,
}


def problem(error: SkerryError) -> Problem:
    """Say what was refused; of a deck file, each fault with its line."""
    found = Problem(type(error).__name__, say(error.text, ORIGIN), said(error.text))
    if isinstance(error, DeckError):
        found.faults = [
            FaultInfo(
                fault.line,
                fault.column,
                say(fault.text, ORIGIN),
                said(fault.text),
                error.line(fault),
            )
            for fault in error.faults
        ]
    return found


def refused(id: int, error: SkerryError) -> Refused:
    """Refuse a request that came by websocket."""
    return Refused(id, type(error).__name__, say(error.text, ORIGIN), said(error.text))


def status(error: SkerryError) -> int:
    """The HTTP status that says the same as an error."""
    for kind in type(error).__mro__:
        if kind in STATUS:
            return STATUS[kind]
    return 400
