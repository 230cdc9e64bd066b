"""The tables of a deck file, checked for what must stand in them and what must not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.deck.faults import Fault
from skerry.games.farshore.deck.lines import NUMBER, TEXT, TRUTH, Lines
from skerry.games.farshore.deck.pieces import FIXED, OPEN, SHELVES
from skerry.games.farshore.deck.sentence import Sentence, nearest, words_of
from skerry.games.farshore.terms import RESOURCES
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.deck.lines import Entry, Table
    from skerry.kernel.text import Argument

HOUSE: Final = "house"
UNUSUAL: Final = "unusual_cost"
HOMEBREW: Final = "homebrew"
TITLE: Final = "title"  # what a card is called that is in no box
NEEDED: Final = {
    "": {"name": TEXT},
    "card": {"is": TEXT, "points": NUMBER, "copies": NUMBER, "cost": TEXT, "effect": TEXT},
    "shore": {"effect": TEXT},
    "island": {"effect": TEXT},
    "compass": {"matches": TEXT},
    "map": {"needs": TEXT},
    "ship": {"places": NUMBER, "values": TEXT, "treasures": TEXT},
    "trail": {"top": TEXT, "middle": TEXT, "bottom": TEXT},
    "weather": {"name": TEXT, "upper": TEXT, "lower": TEXT},
}
SOURCE: Final = "source"
# What no added card can be called: other things and picks are called so.
TAKEN: Final = (
    *RESOURCES,
    "treasure",
    "stop",
    "price",
    "anchor",
    "prepare",
    "finish",
    "sail",
    "docks",
    "lookout",
    "dunes",
)
TAKEN_BY: Final = (
    "shore",
    "island",
    "map",
    "compass",
    "trail",
    "weather",
    "play-",
    "visit-",
    "new-",
    "from-",
    "seat-",
)
ALLOWED: Final = {HOUSE: TEXT, SOURCE: TEXT, UNUSUAL: TRUTH}
ON_TOP: Final = {HOMEBREW: TRUTH}  # what may stand above all tables beside the name
MOST_NAMED: Final = 6  # of the tables that are missing
TITLES: Final = ("name", TITLE, HOUSE, SOURCE)  # what says nothing of how the game is played


class Tables:
    """All tables of a deck file by shelf and name, and all that is wrong with them so far."""

    __slots__ = ("faults", "homebrew", "last_line", "shelves", "top")

    def __init__(self, text: str) -> None:
        lines = Lines(text)
        self.faults = lines.faults
        self.last_line = len(text.rstrip("\n").split("\n"))
        self.top = lines.tables[0]
        brewed = self.top.entries.get(HOMEBREW)
        # Cards may be added, and points and copies differ from the box.
        self.homebrew = brewed is not None and brewed.sort == TRUTH and brewed.number == 1
        self.shelves: dict[str, dict[str, Table]] = {shelf: {} for shelf in SHELVES}
        self._check_keys(self.top)
        for table in lines.tables[1:]:
            if self._is_known(table):
                self.shelves[table.shelf].setdefault(table.name, table)
                self._check_keys(table)
        for shelf, names in FIXED.items():
            self._check_names(shelf, names)
        for shelf, fewest in OPEN.items():
            there = max(len(self.shelves[shelf]), fewest)
            self._check_names(shelf, tuple([str(number + 1) for number in range(there)]))

    def names(self, shelf: str) -> tuple[str, ...]:
        """Return the names of all tables of a shelf in the order of the box."""
        if shelf in FIXED:
            return FIXED[shelf] + self.added(shelf)
        return tuple([str(number + 1) for number in range(len(self.shelves[shelf]))])

    def added(self, shelf: str) -> tuple[str, ...]:
        """Return the names of the tables that are in no box, in the order of the file."""
        return tuple([name for name in self.shelves[shelf] if name not in FIXED[shelf]])

    def sentence(self, shelf: str, name: str, key: str) -> Sentence | None:
        """Return a text to be read; None if it is missing or no text, which is noted already."""
        entry = self.entry(shelf, name, key)
        return None if entry is None else Sentence(entry, self.names("card"), FIXED["card"])

    def entry(self, shelf: str, name: str, key: str) -> Entry | None:
        """Return an entry if it is there and of its sort."""
        table = self.shelves[shelf].get(name)
        entry = None if table is None else table.entries.get(key)
        if entry is None or entry.sort != _sort(shelf, key):
            return None
        return entry

    def is_house(self) -> bool:
        """Tell whether anything in the deck is not printed."""
        for tables in self.shelves.values():
            for table in tables.values():
                if HOUSE in table.entries:
                    return True
        return False

    def canonical(self) -> str:
        """Write what the deck says in one way only: no comments, no titles, one order, one blank."""
        lines: list[str] = [HOMEBREW] if self.homebrew else []
        for shelf in SHELVES:
            for name in self.names(shelf):
                entries = self.shelves[shelf][name].entries
                lines += [
                    f"{shelf}.{name}.{key}={_said(entries[key])}"
                    for key in sorted(entries)
                    if key not in TITLES
                ]
        return "\n".join(lines)

    def _is_known(self, table: Table) -> bool:
        if table.shelf not in SHELVES:
            args: dict[str, Argument] = {"shelf": table.shelf}
            args["hint"] = nearest(table.shelf, SHELVES)
            self.faults.append(table.error(Text("deck-no-shelf", args)))
            return False
        names = FIXED.get(table.shelf)
        brewed = self.homebrew and table.shelf == "card"
        if brewed and (table.name in TAKEN or table.name.startswith(TAKEN_BY)):
            self.faults.append(table.error(Text("deck-taken", {"name": table.name})))
            return False
        if names is not None and table.name not in names and not brewed:
            args = {"shelf": table.shelf, "name": table.name, "hint": nearest(table.name, names)}
            self.faults.append(table.error(Text("deck-no-table", args)))
            return False
        return True

    def _check_keys(self, table: Table) -> None:
        needed = NEEDED[table.shelf]
        known = (*needed, *(ALLOWED if table.shelf else ON_TOP))
        if self.homebrew and table.shelf == "card":
            known = (*known, TITLE)
        said = f"[{table.shelf}.{table.name}]" if table.shelf else "deck"
        for key, entry in table.entries.items():
            if key not in known:
                hint = nearest(key, known)
                text = Text("deck-no-key", {"table": said, "key": key, "hint": hint})
                self.faults.append(Fault(entry.line, entry.key_column, text))
            elif entry.sort != _sort(table.shelf, key):
                sort = _sort(table.shelf, key)
                args: dict[str, Argument] = {"key": key, "sort": _named(sort)}
                args["found"] = _named(entry.sort)
                self.faults.append(entry.error(Text("deck-wrong-sort", args)))
        for key, sort in needed.items():
            if key not in table.entries:
                text = Text("deck-lacks-key", {"table": said, "key": key, "sort": _named(sort)})
                self.faults.append(table.error(text))
        self._check_house(table)

    def _check_house(self, table: Table) -> None:
        house = table.entries.get(HOUSE)
        if house is None or house.sort != TEXT:
            return
        fields = tuple(NEEDED[table.shelf])
        for word in words_of(house):
            if word.text not in fields and word.text not in (",", "and"):
                hint = nearest(word.text, fields)
                text = Text("deck-no-field", {"word": word.text, "hint": hint})
                self.faults.append(Fault(house.line, word.column, text))

    def _check_names(self, shelf: str, names: tuple[str, ...]) -> None:
        """Note what is missing; if all of a shelf is, say so once."""
        tables = self.shelves[shelf]
        missing = [name for name in names if name not in tables]
        if missing:
            args: dict[str, Argument] = {
                "tables": ", ".join([f"[{shelf}.{name}]" for name in missing[:MOST_NAMED]]),
                "more": max(0, len(missing) - MOST_NAMED),
                "count": len(names),
                "shelf": shelf,
            }
            self.faults.append(Fault(self.last_line, 1, Text("deck-lacks-tables", args)))


def _named(sort: str) -> Text:
    return Text("deck-sort", {"sort": sort})


def _sort(shelf: str, key: str) -> str:
    return NEEDED[shelf].get(key, (ALLOWED if shelf else ON_TOP).get(key, TEXT))


def _said(entry: Entry) -> str:
    if entry.sort != TEXT:
        return str(entry.number)
    return " ".join([word.text for word in words_of(entry)])
