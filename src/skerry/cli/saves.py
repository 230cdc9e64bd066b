"""The file of a game in progress: one line more with each answer, and who sits where beside it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import skerry
from skerry.kernel import record as records
from skerry.kernel.errors import OptionError, RecordError
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.record import Record
    from skerry.kernel.table import Table


def state_folder() -> Path:
    """Return where things are kept unless told otherwise."""
    root = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(root) / "skerry"


def state_file(game: str) -> Path:
    """Return where a game in the terminal is kept unless told otherwise."""
    return state_folder() / f"{game}.jsonl"


class Save:
    """One game on disk. Whatever happens, the file holds every answer that was given."""

    def __init__(self, path: Path) -> None:
        if path.is_dir():
            raise OptionError(Text("terminal-folder", {"file": str(path)}))
        self.path = path
        self.beside = path.with_name(f"{path.name}.seats")
        self.torn = False
        self._lines = 0
        self._size = 0

    def read(self) -> Record | None:
        """Return the record in the file; None if there is no file."""
        if not self.path.exists():
            return None
        try:
            record = records.parse(self.path.read_text(encoding="utf-8", errors="replace"))
        except RecordError as error:
            args: dict[str, str | int | Text] = {"file": str(self.path), "reason": error.text}
            raise RecordError(Text("terminal-unreadable", args)) from None
        self.torn = record.torn
        return record

    def resume(self, record: Record, deck: str) -> Table:
        """Play the record again, and mend the file if its last line was cut off."""
        table = skerry.replay(record, deck)
        self.write(table)
        return table

    def seating(self) -> list[str]:
        """Return who sits where; nothing if that is not known."""
        try:
            found = json.loads(self.beside.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return []
        return [str(kind) for kind in found] if isinstance(found, list) else []

    def seat(self, seating: list[str]) -> None:
        """Write down who sits where."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        _replace(self.beside, json.dumps(seating) + "\n")

    def write(self, table: Table) -> None:
        """Write the whole game, all or nothing."""
        lines = table.record().lines()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._size = _replace(self.path, "\n".join(lines) + "\n")
        self._lines = len(lines)

    def append(self, table: Table) -> None:
        """Add what was answered since."""
        lines = table.record().lines()
        added = "".join(line + "\n" for line in lines[self._lines :]).encode()
        with self.path.open("ab") as file:
            if file.tell() != self._size:
                raise RecordError(Text("terminal-changed", {"file": str(self.path)}))
            file.write(added)
            file.flush()
            os.fsync(file.fileno())
        self._lines = len(lines)
        self._size += len(added)

    def set_aside(self) -> Path:
        """Give the old game another name, so that a new one can begin, and return it."""
        number = 1
        while (target := self.path.with_stem(f"{self.path.stem}-{number}")).exists():
            number += 1
        self.path.rename(target)
        if self.beside.exists():
            self.beside.rename(target.with_name(f"{target.name}.seats"))
        return target


def _replace(path: Path, text: str) -> int:
    """Put a text in the place of a file in one step, and return its size."""
    draft = path.with_name(f"{path.name}.new")
    with draft.open("wb") as file:
        size = file.write(text.encode())
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
    return size
