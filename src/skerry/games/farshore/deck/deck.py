"""A deck file read whole: its cards, places and tiles, or all that is wrong with it."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from skerry.games.farshore.deck.captain import (
    SECTIONS,
    Rule,
    Step,
    Trail,
    Weather,
    read_rule,
    read_step,
)
from skerry.games.farshore.deck.cards import read_card
from skerry.games.farshore.deck.deeds import read_deeds
from skerry.games.farshore.deck.lines import Amiss
from skerry.games.farshore.deck.pieces import PIECES
from skerry.games.farshore.deck.tables import Tables
from skerry.games.farshore.deck.tiles import read_compass, read_map
from skerry.games.farshore.printed import Deck
from skerry.kernel.errors import DeckError, Fault

if TYPE_CHECKING:
    from skerry.games.farshore.compass import Sort
    from skerry.games.woodland.card import Card
    from skerry.games.woodland.deed import Deed

LONGEST: Final = 50_000  # letters of a deck file; the house deck has a third of that
MOST_LINES: Final = 2_500
HOUSE: Final = "house.toml"


def house_deck() -> Deck:
    """Return the deck that Farshore is played with unless somebody brings another."""
    text = files("skerry.games.farshore").joinpath(HOUSE).read_text(encoding="utf-8")
    return read_deck(text, HOUSE, standing=True)


def read_deck(text: str, file: str, *, standing: bool = False) -> Deck:
    """Read a deck file; if anything is wrong in it, refuse it whole and tell all faults."""
    if len(text) > LONGEST or text.count("\n") > MOST_LINES:
        sentence = f"A deck has at most {MOST_LINES} lines and {LONGEST} letters."
        raise DeckError(file, "", [Fault(1, 1, sentence)])
    tables = Tables(text)
    reader = Reader(tables)
    cards = reader.cards()
    shore = reader.places("shore")
    islands = reader.places("island")
    compass = reader.compass()
    maps = reader.maps()
    trail = reader.trail()
    weather = reader.weather()
    if tables.faults:
        raise DeckError(file, text, sorted(tables.faults, key=_place))
    return Deck(
        tables.top.entries["name"].text,
        sha256(tables.canonical().encode()).hexdigest(),
        cards,
        shore,
        islands,
        compass,
        maps,
        trail,
        weather,
        is_house=tables.is_house(),
        text=text,
        standing=standing,
    )


def _place(fault: Fault) -> tuple[int, int]:
    return fault.line, fault.column


class Reader:
    """Reads the tables shelf by shelf. What cannot be read is noted as a fault and left out."""

    __slots__ = ("tables",)

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def cards(self) -> tuple[Card, ...]:
        """Read the cards in the order of the box."""
        found: list[Card] = []
        for piece in PIECES:
            card = read_card(self.tables, piece)
            if card is not None:
                found.append(card)
        return tuple(found)

    def places(self, shelf: str) -> tuple[Deed, ...]:
        """Read what the shore places or the islands do."""
        found: list[Deed] = []
        for name in self.tables.names(shelf):
            sentence = self.tables.sentence(shelf, name, "effect")
            try:
                if sentence is not None:
                    found.append(read_deeds(sentence))
            except Amiss as amiss:
                self.tables.faults.append(amiss.fault)
        return tuple(found)

    def compass(self) -> tuple[Sort, ...]:
        """Read the compass tiles, those of stack A first."""
        found: list[Sort] = []
        for name in self.tables.names("compass"):
            sentence = self.tables.sentence("compass", name, "matches")
            try:
                if sentence is not None:
                    found.append(read_compass(sentence))
            except Amiss as amiss:
                self.tables.faults.append(amiss.fault)
        return tuple(found)

    def maps(self) -> tuple[tuple[int, ...], ...]:
        """Read what the maps ask for."""
        found: list[tuple[int, ...]] = []
        for name in self.tables.names("map"):
            sentence = self.tables.sentence("map", name, "needs")
            try:
                if sentence is not None:
                    found.append(read_map(sentence))
            except Amiss as amiss:
                self.tables.faults.append(amiss.fault)
        return tuple(found)

    def trail(self) -> tuple[Trail, ...]:
        """Read the trail cards."""
        found: list[Trail] = []
        for name in self.tables.names("trail"):
            steps = [self._step(name, section) for section in SECTIONS]
            found.append(
                Trail(f"trail_{name}", tuple([step for step in steps if step is not None]))
            )
        return tuple(found)

    def _step(self, name: str, section: str) -> Step | None:
        sentence = self.tables.sentence("trail", name, section)
        try:
            return None if sentence is None else read_step(sentence, section)
        except Amiss as amiss:
            self.tables.faults.append(amiss.fault)
            return None

    def weather(self) -> tuple[Weather, ...]:
        """Read the weather cards."""
        found: list[Weather] = []
        for name in self.tables.names("weather"):
            title = self.tables.entry("weather", name, "name")
            upper = self._rule(name, "upper")
            lower = self._rule(name, "lower")
            if title is not None and upper is not None and lower is not None:
                found.append(Weather(f"weather_{name}", title.text, upper, lower))
        return tuple(found)

    def _rule(self, name: str, key: str) -> Rule | None:
        sentence = self.tables.sentence("weather", name, key)
        try:
            return None if sentence is None else read_rule(sentence)
        except Amiss as amiss:
            self.tables.faults.append(amiss.fault)
            return None
