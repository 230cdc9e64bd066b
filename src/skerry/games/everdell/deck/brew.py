"""A homebrew deck of Everdell read whole: points and copies that differ, and cards that no box has."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

from skerry.games.everdell.brewing import Brew
from skerry.games.everdell.deck.sentences import read_cost, read_effect
from skerry.games.farshore.deck.cards import BOUNDS
from skerry.games.farshore.deck.deck import LONGEST, MOST_LINES
from skerry.games.farshore.deck.faults import DeckError, Fault
from skerry.games.farshore.deck.lines import NUMBER, TEXT, TRUTH, Lines, ParseError
from skerry.games.farshore.deck.pieces import COLOURS
from skerry.games.farshore.deck.sentence import Sentence, nearest, words_of
from skerry.games.woodland.card import Card
from skerry.games.woodland.terms import CONSTRUCTION, CRITTER
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.deck.lines import Entry, Table
    from skerry.games.woodland.box import Box

HOMEBREW: Final = "homebrew"
TOP: Final = {"name": TEXT, HOMEBREW: TRUTH}
CHANGED: Final = {"points": NUMBER, "copies": NUMBER, "source": TEXT}
NEEDED: Final = {"is": TEXT, "points": NUMBER, "copies": NUMBER, "cost": TEXT, "effect": TEXT}
ADDED: Final = {**NEEDED, "title": TEXT, "source": TEXT}
UNSAID: Final = ("name", "title", "source")  # what says nothing of how the game is played
RARITIES: Final = ("common", "unique")


def read_brew(text: str, file: str, box: Box) -> Brew:
    """Read a homebrew deck; if anything is wrong in it, refuse it whole and tell all faults."""
    if len(text) > LONGEST or text.count("\n") > MOST_LINES:
        huge = Text("deck-huge", {"lines": MOST_LINES, "letters": LONGEST})
        raise DeckError(file, "", [Fault(1, 1, huge)])
    reader = _Reader(text, box)
    if reader.faults:
        raise DeckError(file, text, sorted(reader.faults, key=_place))
    return reader.brew


def _place(fault: Fault) -> tuple[int, int]:
    return fault.line, fault.column


class _Reader:
    """The tables of a file being read, and all that is wrong with them so far."""

    def __init__(self, text: str, box: Box) -> None:
        lines = Lines(text)
        self.faults = lines.faults
        names = [card.name for card in box.cards]
        taken = [name for name in (*box.names, *box.picks.names) if name not in names]
        top, *tables = lines.tables
        self._check_top(top)
        cards = [table for table in tables if self._is_card(table, taken)]
        added = [table.name for table in cards if table.name not in names]
        # Cards of expansions may not be on the table, so no card counts them.
        self.boxed = tuple([card.name for card in box.cards if not card.expansion])
        self.names = (*self.boxed, *added)
        name = top.entries.get("name")
        digest = sha256(_canonical(cards).encode()).hexdigest()
        self.brew = Brew(text, "" if name is None else name.text, digest)
        for table in cards:
            if table.name in names:
                self._change(table)
            else:
                self._add(table)

    def _check_top(self, top: Table) -> None:
        self._check_keys(top, TOP, tuple(TOP), "deck")
        brewed = top.entries.get(HOMEBREW)
        if brewed is not None and brewed.sort == TRUTH and not brewed.number:
            self.faults.append(
                brewed.error(Text("deck-not-homebrew", {"line": f"{HOMEBREW} = true"}))
            )

    def _is_card(self, table: Table, taken: list[str]) -> bool:
        if table.name in taken:
            self.faults.append(table.error(Text("deck-taken", {"name": table.name})))
            return False
        if table.shelf != "card":
            hint = nearest(table.shelf, ("card",))
            text = Text("deck-no-shelf", {"shelf": table.shelf, "hint": hint})
            self.faults.append(table.error(text))
        return table.shelf == "card"

    def _check_keys(
        self, table: Table, known: dict[str, str], needed: tuple[str, ...], said: str
    ) -> None:
        for key, entry in table.entries.items():
            if key not in known:
                text = Text(
                    "deck-no-key", {"table": said, "key": key, "hint": nearest(key, tuple(known))}
                )
                self.faults.append(Fault(entry.line, entry.key_column, text))
            elif entry.sort != known[key]:
                sort, found = [
                    Text("deck-sort", {"sort": each}) for each in (known[key], entry.sort)
                ]
                text = Text("deck-wrong-sort", {"key": key, "sort": sort, "found": found})
                self.faults.append(entry.error(text))
        for key in needed:
            if key not in table.entries:
                sort = Text("deck-sort", {"sort": known[key]})
                text = Text("deck-lacks-key", {"table": said, "key": key, "sort": sort})
                self.faults.append(table.error(text))

    def _change(self, table: Table) -> None:
        """Read other points and copies of a card of the box."""
        self._check_keys(table, CHANGED, (), f"[card.{table.name}]")
        told: dict[str, int] = {}
        for key in BOUNDS:
            entry = table.entries.get(key)
            if entry is not None and entry.sort == NUMBER:
                told[key] = self._number(entry)
        self.brew.changed[table.name] = told

    def _number(self, entry: Entry) -> int:
        least, most = BOUNDS[entry.key]
        if not least <= entry.number <= most:
            word = str(entry.number)
            text = Text("deck-range", {"word": word, "least": least, "most": most})
            self.faults.append(entry.error(text))
        return entry.number

    def _add(self, table: Table) -> None:
        """Read a card that no box has."""
        before = len(self.faults)
        self._check_keys(table, ADDED, tuple(NEEDED), f"[card.{table.name}]")
        if len(self.faults) > before:
            return
        points, copies = [self._number(table.entries[key]) for key in BOUNDS]
        try:
            card = self._read(table, points, copies)
        except ParseError as error:
            self.faults.append(error.fault)
        else:
            self.brew.added.append(card)

    def _read(self, table: Table, points: int, copies: int) -> Card:
        kind = Sentence(table.entries["is"], self.names, self.boxed)
        unique = kind.choice("rarity", RARITIES) == "unique"
        type_ = COLOURS[kind.choice("kind", tuple(COLOURS))]
        form = kind.choice("kind", (CRITTER, CONSTRUCTION))
        kind.end()
        cost = read_cost(Sentence(table.entries["cost"], self.names, self.boxed), form)
        meaning = read_effect(Sentence(table.entries["effect"], self.names, self.boxed), type_)
        title = table.entries.get("title")
        usual = table.name.replace("_", " ").replace("-", " ").capitalize()
        return Card(
            table.name,
            type_,
            cost=cost,
            points=points,
            copies=copies,
            unique=unique,
            form=form,
            title=usual if title is None else title.text,
            expansion=HOMEBREW,
            play=meaning.play,
            produce=meaning.produce,
            visit=meaning.visit,
            after=meaning.after,
            score=meaning.score,
        )


def _canonical(cards: list[Table]) -> str:
    """Write what the deck says in one way only: no comments, no titles, one order, one blank."""
    lines: list[str] = []
    for table in sorted(cards, key=_name):
        for key in sorted(table.entries):
            entry = table.entries[key]
            words = " ".join([word.text for word in words_of(entry)])
            said = words if entry.sort == TEXT else str(entry.number)
            if key not in UNSAID:
                lines.append(f"{table.name}.{key}={said}")
    return "\n".join(lines)


def _name(table: Table) -> str:
    return table.name
