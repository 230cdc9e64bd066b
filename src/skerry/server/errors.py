"""What the server refuses, beside what the library does; each error is one sentence.

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
from skerry.server.protocol import FaultInfo, Problem

SORRY = "Something went wrong on the server."


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
    if not isinstance(error, DeckError):
        return Problem(type(error).__name__, str(error))
    faults = [
        FaultInfo(fault.line, fault.column, fault.sentence, error.line(fault))
        for fault in error.faults
    ]
    return Problem("DeckError", str(error).partition("\n")[0], faults)


def status(error: SkerryError) -> int:
    """The HTTP status that says the same as an error."""
    for kind in type(error).__mro__:
        if kind in STATUS:
            return STATUS[kind]
    return 400
