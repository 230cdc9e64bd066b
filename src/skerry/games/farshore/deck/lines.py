"""The lines of a deck file: the part of TOML that decks need, with the place of every letter."""

from __future__ import annotations

from typing import Final

from skerry.games.farshore.deck.faults import Fault

TEXT: Final = "a text"
NUMBER: Final = "a number"
TRUTH: Final = "true or false"
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-"
DIGITS: Final = "0123456789"
ESCAPES: Final = {'"': '"', "\\": "\\", "n": "\n", "t": "\t"}
LONGEST_NUMBER: Final = 9


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

    def amiss(self, sentence: str) -> Fault:
        """Say that something is wrong with the value."""
        return Fault(self.line, self.column, sentence)


class Table:
    """One `[shelf.name]` of a deck file with its entries; the first one has no name."""

    __slots__ = ("column", "entries", "line", "name", "shelf")

    def __init__(self, shelf: str, name: str, line: int, column: int) -> None:
        self.shelf = shelf
        self.name = name
        self.line = line
        self.column = column
        self.entries: dict[str, Entry] = {}

    def amiss(self, sentence: str) -> Fault:
        """Say that something is wrong with the table as a whole."""
        return Fault(self.line, self.column, sentence)


class Amiss(Exception):
    """Reading one value stops here; the reader notes the fault and goes on with the next."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.sentence)
        self.fault = fault


class Lines:
    """All tables of a deck file in their order, and what was wrong with its lines."""

    __slots__ = ("faults", "tables")

    def __init__(self, text: str) -> None:
        self.tables = [Table("", "", 1, 1)]
        self.faults: list[Fault] = []
        for number, line in enumerate(text.split("\n"), 1):
            try:
                self._read(Line(line.removesuffix("\r"), number))
            except Amiss as amiss:
                self.faults.append(amiss.fault)

    def _read(self, line: Line) -> None:
        line.skip_blanks()
        if line.is_done():
            return
        if line.here() == "[":
            self._open(line)
            return
        entry = line.entry()
        entries = self.tables[-1].entries
        if entry.key in entries:
            first = entries[entry.key].line
            raise Amiss(
                Fault(line.number, entry.key_column, f"{entry.key} stands in line {first} already.")
            )
        entries[entry.key] = entry

    def _open(self, line: Line) -> None:
        column = line.at + 1
        shelf, name = line.header()
        for table in self.tables:
            if (table.shelf, table.name) == (shelf, name):
                sentence = f"[{shelf}.{name}] stands in line {table.line} already."
                self.faults.append(Fault(line.number, column, sentence))
        self.tables.append(Table(shelf, name, line.number, column))


class Line:
    """One line of a deck file, read from left to right."""

    __slots__ = ("at", "number", "text")

    def __init__(self, text: str, number: int) -> None:
        self.text = text
        self.number = number
        self.at = 0

    def here(self) -> str:
        """Return the next letter, "" at the end."""
        return self.text[self.at] if self.at < len(self.text) else ""

    def is_done(self) -> bool:
        """Tell whether only a comment is left."""
        return self.here() in ("", "#")

    def skip_blanks(self) -> None:
        """Go on to the next letter that is not blank."""
        while self.here() in (" ", "\t") and self.at < len(self.text):
            self.at += 1

    def amiss(self, sentence: str) -> Amiss:
        """Say that something is wrong just here."""
        return Amiss(Fault(self.number, self.at + 1, sentence))

    def end(self) -> None:
        """Refuse anything but a comment after a value."""
        self.skip_blanks()
        if not self.is_done():
            raise self.amiss(f"Nothing may follow here but a comment, found {self.here()!r}.")

    def name(self) -> str:
        """Read a key or a part of a table's name."""
        self.skip_blanks()
        first = self.at
        while self.at < len(self.text) and self.text[self.at] in LETTERS:
            self.at += 1
        if self.at == first:
            found = repr(self.here()) if self.here() else "the end of the line"
            raise self.amiss(
                f"Expected a name of letters, digits, '_' and '-' without quotes, found {found}."
            )
        name = self.text[first : self.at]
        self.skip_blanks()
        return name

    def expect(self, sign: str, example: str) -> None:
        """Read one sign."""
        if self.here() != sign:
            found = repr(self.here()) if self.here() else "the end of the line"
            raise self.amiss(f"Expected {sign!r} as in {example}, found {found}.")
        self.at += 1

    def header(self) -> tuple[str, str]:
        """Read the name of a table."""
        self.at += 1
        shelf = self.name()
        self.expect(".", "[card.grove]")
        name = self.name()
        self.expect("]", "[card.grove]")
        self.end()
        return shelf, name

    def entry(self) -> Entry:
        """Read a key with its value."""
        column = self.at + 1
        key = self.name()
        self.expect("=", 'effect = "draw 2 cards"')
        self.skip_blanks()
        entry = Entry(key, self.number, column, self.at + 1, TEXT)
        if self.here() in ('"', "'"):
            self._quoted(entry, self.here())
        else:
            self._plain(entry)
        self.end()
        return entry

    def _plain(self, entry: Entry) -> None:
        first = self.at
        while self.at < len(self.text) and self.text[self.at] not in " \t#":
            self.at += 1
        word = self.text[first : self.at]
        digits = word.removeprefix("-")
        if word in ("true", "false"):
            entry.sort = TRUTH
            entry.number = int(word == "true")
        elif _is_number(digits):
            entry.sort = NUMBER
            entry.number = int(word)
        else:
            self.at = first
            raise self.amiss(
                f'A value is a text in quotes like "draw 2 cards", a whole number, true or false, '
                f"not {word or 'nothing'}."
            )

    def _quoted(self, entry: Entry, quote: str) -> None:
        if self.text.startswith(quote * 3, self.at):
            raise self.amiss("A text stands on one line, in one pair of quotes.")
        opened = self.at
        closed = self.text.find(quote, opened + 1)
        plain = self.text[opened + 1 : closed]
        if closed > 0 and plain.isprintable() and "\\" not in plain:  # as most texts are
            entry.text = plain
            entry.columns = list(range(opened + 2, closed + 2))
            self.at = closed + 1
            return
        self.at += 1
        letters: list[str] = []
        while self.here() != quote:
            if self.here() == "":
                self.at = opened
                raise self.amiss(f"The text that begins here is not closed by {quote}.")
            entry.columns.append(self.at + 1)
            letters.append(self._letter(quote))
        entry.columns.append(self.at + 1)
        self.at += 1
        entry.text = "".join(letters)

    def _letter(self, quote: str) -> str:
        letter = self.here()
        if letter == "\\" and quote == '"':
            escaped = self.text[self.at + 1 : self.at + 2]
            if escaped not in ESCAPES:
                raise self.amiss('Only \\", \\\\, \\n and \\t may follow a backslash here.')
            self.at += 2
            return ESCAPES[escaped]
        if letter < " " and letter != "\t":
            raise self.amiss("A text holds no control characters.")
        self.at += 1
        return letter


def _is_number(digits: str) -> bool:
    """Tell whether TOML and we take these for a whole number; a leading nought is refused."""
    if not digits or len(digits) > LONGEST_NUMBER:
        return False
    plain = [letter in DIGITS for letter in digits]
    return all(plain) and (digits == "0" or digits[0] != "0")
