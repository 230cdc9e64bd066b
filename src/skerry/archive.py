"""Games that were played: files of records, and the positions that a record leads through."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from skerry import games
from skerry.kernel import record as _record
from skerry.kernel import replaying as _replaying
from skerry.kernel.errors import RecordError, SkerryError
from skerry.kernel.position import Header
from skerry.kernel.record import Record
from skerry.kernel.table import Table, from_position
from skerry.kernel.text import Text

HEAD = '{"skerry"'  # with which the first line of every record begins


def replay(record: Record | str | Path, deck: str | Path = "") -> Table:
    """Play a record again: a Record, its text, or the path of its file.

    A record that was played with a deck file is replayed with the same one.
    """
    record = read(record)
    box = games.from_deck(record.game, deck)
    seats, settings = box.check(record.seats, dict(record.options))
    return _replaying.replay(box, seats, settings, record)


def steps(record: Record | str | Path, deck: str | Path = "") -> Iterator[Table]:
    """Go through a record: the table before the first answer, then after each, to keep or to play on.

    The answer that follows a position is `record.answers[table.position]`.
    """
    record = read(record)
    box = games.from_deck(record.game, deck)
    seats, settings = box.check(record.seats, dict(record.options))
    table = _replaying.beginning(box, seats, settings, record)
    yield table.clone()
    for number, answer in enumerate(record.answers):
        _replaying.carry_out(table, number, answer)
        yield table.clone()


def position(key: str, deck: str | Path = "") -> Table:
    """Set up a table at a position that `table.key()` has written; it is played on from there."""
    header = Header(key)
    box = games.from_deck(header.game, deck)
    _, settings = box.check(header.seats, header.options)
    return from_position(box, settings, header)


def records(path: str | Path) -> Iterator[Record]:
    """Read the records of a file one by one, however many there are."""
    for number, text in enumerate(texts(path), 1):
        try:
            yield _record.parse(text)
        except RecordError as error:
            raise RecordError(in_file(path, number, error)) from None


def texts(path: str | Path) -> Iterator[str]:
    """Cut a file into the texts of its records, without reading it whole."""
    lines: list[str] = []
    try:
        with Path(path).open(encoding="utf-8", errors="replace") as source:
            for line in source:
                if line.startswith(HEAD) and lines:
                    yield "".join(lines)
                    lines = []
                lines.append(line)
    except OSError as error:
        raise RecordError(_unreadable(path, error)) from None
    yield "".join(lines)


def in_file(path: str | Path, number: int, error: SkerryError) -> Text:
    """Say which record of a file is refused, and why."""
    return Text(
        "terminal-in-record", {"file": str(path), "number": str(number), "reason": error.text}
    )


def read(record: Record | str | Path) -> Record:
    """Read one record, whatever form it has."""
    if isinstance(record, Record):
        return record
    if isinstance(record, Path) or _is_path(record):
        try:
            record = Path(record).read_text(encoding="utf-8", errors="replace")
        except OSError as error:
            raise RecordError(_unreadable(record, error)) from None
    return _record.parse(record)


def _is_path(text: str) -> bool:
    """Tell the name of a file from the text of a record, which is an object or has several lines."""
    return bool(text.strip()) and "\n" not in text and not text.lstrip().startswith("{")


def _unreadable(path: str | Path, error: OSError) -> Text:
    return Text("error-record-file", {"file": str(path), "reason": error.strerror or str(error)})
