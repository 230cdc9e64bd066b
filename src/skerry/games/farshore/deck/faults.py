"""What is wrong in a deck file, shown line by line."""

from __future__ import annotations

from typing import NamedTuple

from skerry.kernel.errors import SkerryError


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
