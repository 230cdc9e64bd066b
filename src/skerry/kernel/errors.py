"""Everything Skerry refuses, as one tree; each error is one sentence.

SkerryError
├── UnknownGame         no game of that name
├── OptionError         an option of a game, a number of seats or a seed that will not do
├── ActionError         an answer that is refused; the table stays as it was
│   ├── IllegalAction   it is not among the options
│   ├── NotYourTurn     that seat is not awaited
│   └── StaleAction     it was meant for an earlier position
├── UndoError           nothing may be taken back
├── RecordError         a record that cannot be read or does not replay
├── DeckError           a deck file in which something is wrong; nothing of it is used
└── ImpossiblePosition  cards that cannot lie like that in any game
"""

from __future__ import annotations

from typing import NamedTuple


class SkerryError(Exception):
    """The root: catch it to catch every refusal."""


class UnknownGame(SkerryError):
    """No game of that name is on the shelf."""


class OptionError(SkerryError):
    """An option, a number of seats or a seed that the game does not take."""


class ActionError(SkerryError):
    """An answer that is refused; nothing has changed."""


class IllegalAction(ActionError):
    """The pick is not among the options."""


class NotYourTurn(ActionError):
    """The seat is not awaited."""


class StaleAction(ActionError):
    """The answer was meant for an earlier position."""


class UndoError(SkerryError):
    """Nothing may be taken back."""


class RecordError(SkerryError):
    """A record that cannot be read, or that does not replay."""


class ImpossiblePosition(SkerryError):
    """Cards that cannot lie like that in any game."""


class Fault(NamedTuple):
    """What is wrong at one place of a file; lines and columns are counted from 1."""

    line: int
    column: int
    sentence: str


class DeckError(SkerryError):
    """A deck file in which something is wrong: all of it is refused, and each fault is shown."""

    def __init__(self, file: str, text: str, faults: list[Fault]) -> None:
        self.file = file
        self.faults = faults
        self.lines: list[str] = text.split("\n")
        shown = [_shown(file, self.line(fault), fault) for fault in faults]
        number = "one fault" if len(faults) == 1 else f"{len(faults)} faults"
        super().__init__("\n".join([f"{file} is refused: it has {number}.", *shown]))

    def line(self, fault: Fault) -> str:
        """Return the line that a fault is in."""
        return self.lines[fault.line - 1].rstrip("\r") if fault.line <= len(self.lines) else ""


def _shown(file: str, line: str, fault: Fault) -> str:
    """Show a fault above the line it is in, with a caret at its column."""
    before = line[: fault.column - 1]
    blank = "".join([letter if letter == "\t" else " " for letter in before])
    head = f"{file}:{fault.line}:{fault.column}: {fault.sentence}"
    return f"{head}\n    {line}\n    {blank}^" if line.strip() else head
