"""What is wrong in a deck file, shown line by line."""

from __future__ import annotations

from typing import NamedTuple

from skerry.kernel.errors import SkerryError
from skerry.kernel.text import Text


class Fault(NamedTuple):
    """What is wrong at one place of a file; lines and columns are counted from 1."""

    line: int
    column: int
    text: Text

    @property
    def sentence(self) -> str:
        """The message, said."""
        return str(self.text)


class DeckError(SkerryError):
    """A deck file in which something is wrong: all of it is refused, and each fault is shown."""

    def __init__(self, file: str, text: str, faults: list[Fault]) -> None:
        super().__init__(Text("deck-refused", {"file": file, "count": len(faults)}))
        self.file = file
        self.faults = faults
        self.lines: list[str] = text.split("\n")

    def __str__(self) -> str:
        shown = [_shown(self.file, self.line(fault), fault) for fault in self.faults]
        return "\n".join([str(self.text), *shown])

    def __reduce__(self) -> tuple[type[DeckError], tuple[str, str, list[Fault]]]:
        return DeckError, (self.file, "\n".join(self.lines), self.faults)

    def line(self, fault: Fault) -> str:
        """Return the line that a fault is in."""
        return self.lines[fault.line - 1].rstrip("\r") if fault.line <= len(self.lines) else ""


def _shown(file: str, line: str, fault: Fault) -> str:
    """Show a fault above the line it is in, with a caret at its column."""
    before = line[: fault.column - 1]
    blank = "".join([letter if letter == "\t" else " " for letter in before])
    head = f"{file}:{fault.line}:{fault.column}: {fault.sentence}"
    return f"{head}\n    {line}\n    {blank}^" if line.strip() else head
