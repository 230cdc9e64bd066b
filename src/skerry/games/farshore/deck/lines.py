"""The lines of a deck file, each read by tomllib, so that all faults are told, with their places."""

from __future__ import annotations

import re
import tomllib
from itertools import islice
from typing import Any, Final

from skerry.games.farshore.deck.faults import Fault
from skerry.kernel.text import Argument, Text

TEXT: Final = "text"
NUMBER: Final = "number"
TRUTH: Final = "truth"
HIGHEST: Final = 999_999_999
KEY: Final = re.compile(r"[A-Za-z0-9_-]*")
LETTER: Final = re.compile(r"\\u.{4}|\\U.{8}|\\.|.")  # of a text, as it is written
PLACE: Final = re.compile(r" \(at line 1, column ([0-9]+)\)$")
NAME: Final = Text("deck-line-name")
CONTROL: Final = Text("deck-line-control")
FOLLOWS: Final = "Expected newline"
SAID: Final = {  # of the place at which tomllib complains, by how the complaint begins
    "Expected ']'": Text("deck-line-bracket"),
    FOLLOWS: Text("deck-line-follows"),
    "Invalid initial": NAME,
    "Illegal character": CONTROL,
    "Found invalid": CONTROL,
}


class Entry:
    """One `key = value` of a table, and where it stands."""

    __slots__ = ("column", "columns", "key", "key_column", "line", "number", "sort", "text")

    def __init__(self, key: str, line: int, key_column: int, column: int, sort: str) -> None:
        self.key = key
        self.line = line
        self.key_column = key_column
        self.column = column  # of the value
        self.sort = sort  # TEXT, NUMBER or TRUTH
        self.text = ""
        self.number = 0  # 1 for true
        self.columns: list[int] = []  # of each letter of the text, and of its end

    def error(self, text: Text) -> Fault:
        """Say that something is wrong with the value."""
        return Fault(self.line, self.column, text)


class Table:
    """One `[shelf.name]` of a deck file with its entries; the first one has no name."""

    __slots__ = ("column", "entries", "line", "name", "shelf")

    def __init__(self, shelf: str, name: str, line: int, column: int) -> None:
        self.shelf = shelf
        self.name = name
        self.line = line
        self.column = column
        self.entries: dict[str, Entry] = {}

    def error(self, text: Text) -> Fault:
        """Say that something is wrong with the table as a whole."""
        return Fault(self.line, self.column, text)


class ParseError(Exception):
    """Reading one value stops here; the reader notes the fault and goes on with the next."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.text)
        self.fault = fault


class Lines:
    """All tables of a deck file in their order, and what was wrong with its lines."""

    __slots__ = ("faults", "tables")

    def __init__(self, text: str) -> None:
        self.tables = [Table("", "", 1, 1)]
        self.faults: list[Fault] = []
        for number, line in enumerate(text.split("\n"), 1):
            try:
                self._read(line.removesuffix("\r"), number)
            except ParseError as error:
                self.faults.append(error.fault)

    def _read(self, line: str, number: int) -> None:
        first = _skip_blanks(line, 0)
        if line[first:][:1] in ("", "#"):
            return
        if line[first] == "[":
            self._open(line, number, first)
            return
        entry = _entry(line, number, first)
        known = self.tables[-1].entries.setdefault(entry.key, entry)
        if known is not entry:
            raise _amiss(number, first, _again(entry.key, known.line))

    def _open(self, line: str, number: int, first: int) -> None:
        found: Any = _parsed(line, number, len(line))
        names: list[str] = []
        while isinstance(found, dict) and found:
            names += found
            found = found[names[-1]]
        if len(names) != 2 or found != {} or not KEY.fullmatch("".join(names)):
            raise _amiss(number, first, Text("deck-line-table"))
        table = Table(names[0], names[1], number, first + 1)
        for other in self.tables:
            if (other.shelf, other.name) == (table.shelf, table.name):
                name = f"[{table.shelf}.{table.name}]"
                self.faults.append(table.error(_again(name, other.line)))
                break
        self.tables.append(table)


def _entry(line: str, number: int, first: int) -> Entry:
    """Read a key with its value."""
    key = KEY.match(line, first)
    assert key is not None
    equals = _skip_blanks(line, key.end())
    if not key[0] or line[equals:][:1] != "=":
        missing = Text("deck-line-equals") if key[0] else NAME
        raise _amiss(number, equals, missing.with_args({"found": _letter(line, equals)}))
    at = _skip_blanks(line, equals + 1)
    if line.startswith(('"""', "'''"), at):
        raise _amiss(number, at, Text("deck-line-one"))
    value = _parsed(line, number, at)[key[0]]
    entry = Entry(key[0], number, first + 1, at + 1, TEXT)
    if isinstance(value, str):
        entry.text = value
        entry.columns = _columns(line, at + 1, len(value))
        for letter, column in zip(value, entry.columns, strict=False):
            if letter < " " and letter not in "\t\n":
                raise ParseError(Fault(number, column, CONTROL))
    elif isinstance(value, int) and abs(value) <= HIGHEST:
        entry.sort = TRUTH if isinstance(value, bool) else NUMBER
        entry.number = int(value)
    else:
        raise _no_value(line, number, at)
    return entry


def _columns(line: str, at: int, length: int) -> list[int]:
    """Return the column of each letter of a text, and of the quote that closes it."""
    if line[at - 1] == "'":
        return list(range(at + 1, at + length + 2))
    return [letter.start() + 1 for letter in islice(LETTER.finditer(line, at), length + 1)]


def _parsed(line: str, number: int, value: int) -> dict[str, Any]:
    """Return what TOML makes of a line; if nothing, say in our words why, where it is wrong."""
    try:
        return tomllib.loads(line)
    except (ValueError, RecursionError) as error:
        complaint = str(error)
    place = PLACE.search(complaint)
    at = len(line) if place is None else int(place[1]) - 1
    quote = line[value:][:1]
    if complaint.startswith(("Unterminated", 'Expected "\'"')):
        raise _amiss(number, value, Text("deck-line-open", {"quote": quote}))
    if complaint.startswith(("Unescaped", "Invalid hex", "Escaped")):
        raise _amiss(number, line.rindex("\\", 0, at), Text("deck-line-escape"))
    in_word = quote not in ('"', "'", "") and line[at - 1] not in " \t"  # it goes on, like 05
    for begin, text in SAID.items():
        if complaint.startswith(begin) and not (in_word and begin == FOLLOWS):
            raise _amiss(number, at, text.with_args({"found": _letter(line, at)}))
    raise _no_value(line, number, value)


def _no_value(line: str, number: int, at: int) -> ParseError:
    words = line[at:].partition("#")[0].split()
    found: Argument = words[0] if words else Text("list-empty")
    return _amiss(number, at, Text("deck-line-value", {"found": found}))


def _skip_blanks(line: str, at: int) -> int:
    return len(line) - len(line[at:].lstrip(" \t"))


def _letter(line: str, at: int) -> Argument:
    return repr(line[at]) if at < len(line) else Text("deck-line-end")


def _again(name: str, line: int) -> Text:
    return Text("deck-line-again", {"name": name, "line": str(line)})


def _amiss(number: int, at: int, text: Text) -> ParseError:
    return ParseError(Fault(number, at + 1, text))
