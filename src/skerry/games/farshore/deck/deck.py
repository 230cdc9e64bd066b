"""A deck file read whole: its cards, places and tiles, or all that is wrong with it."""

from __future__ import annotations

from hashlib import sha256
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
from skerry.games.farshore.deck.tiles import Compass, Requirement, read_compass, read_requirement
from skerry.games.woodland.card import Place
from skerry.kernel.errors import DeckError, Fault
from skerry.kernel.game import DeckFile

if TYPE_CHECKING:
    from skerry.games.woodland.card import Card
    from skerry.games.woodland.deed import Deed

SHORE: Final = "shore"
ISLAND: Final = "island"
LONGEST: Final = 200_000  # letters of a deck file; the house deck has a tenth of that


class Deck(DeckFile):
    """What is printed in one box, by one deck file. Nothing changes it."""

    __slots__ = (
        "cards",
        "compass_a",
        "compass_b",
        "islands",
        "maps",
        "shore",
        "trails",
        "weathers",
    )

    def __init__(self, name: str, digest: str, text: str, *, house: bool, standing: bool) -> None:
        super().__init__(name, digest, text, house=house, standing=standing)
        self.cards: tuple[Card, ...] = ()
        self.shore: tuple[Place, ...] = ()
        self.islands: tuple[Place, ...] = ()
        self.compass_a: tuple[Compass, ...] = ()
        self.compass_b: tuple[Compass, ...] = ()
        self.maps: tuple[Requirement, ...] = ()
        self.trails: tuple[Trail, ...] = ()
        self.weathers: tuple[Weather, ...] = ()


def read_deck(text: str, file: str, *, standing: bool = False) -> Deck:
    """Read a deck file; if anything is wrong in it, refuse it whole with all faults."""
    if len(text) > LONGEST:
        text = text[:LONGEST]
        raise DeckError(file, text, [Fault(1, 1, f"A deck has at most {LONGEST} letters.")])
    reader = Reader(Tables(text))
    cards = reader.cards()
    shore = reader.places(SHORE)
    islands = reader.places(ISLAND)
    compass = reader.compass()
    maps = reader.maps()
    trails = reader.trails()
    weathers = reader.weathers()
    if reader.tables.faults:
        raise DeckError(file, text, sorted(reader.tables.faults, key=_place))
    deck = reader.deck(text, standing=standing)
    deck.cards = cards
    deck.shore = shore
    deck.islands = islands
    deck.compass_a, deck.compass_b = compass[:4], compass[4:]
    deck.maps = maps
    deck.trails = trails
    deck.weathers = weathers
    return deck


def _place(fault: Fault) -> tuple[int, int]:
    return fault.line, fault.column


class Reader:
    """Reads the tables shelf by shelf. A value that cannot be read is noted and left out."""

    __slots__ = ("tables",)

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def deck(self, text: str, *, standing: bool) -> Deck:
        """Return the deck with its name, once nothing is wrong."""
        tables = self.tables
        digest = sha256(tables.canonical().encode()).hexdigest()
        name = tables.top.entries["name"].text
        return Deck(name, digest, text, house=tables.is_house(), standing=standing)

    def cards(self) -> tuple[Card, ...]:
        """Read the cards in the order of the box."""
        found: list[Card] = []
        for piece in PIECES:
            card = read_card(self.tables, piece)
            if card is not None:
                found.append(card)
        return tuple(found)

    def places(self, shelf: str) -> tuple[Place, ...]:
        """Read the shore places or the islands."""
        found: list[Place] = []
        for name in self.tables.names(shelf):
            effect = self._deeds(shelf, name)
            found.append(Place(f"{shelf}_{name}", shelf, effect))
        return tuple(found)

    def _deeds(self, shelf: str, name: str) -> Deed | None:
        sentence = self.tables.sentence(shelf, name, "effect")
        if sentence is None:
            return None
        try:
            return read_deeds(sentence)
        except Amiss as amiss:
            self.tables.faults.append(amiss.fault)
            return None

    def compass(self) -> tuple[Compass, ...]:
        """Read the compass tiles, those of stack A first."""
        found: list[Compass] = []
        for name in self.tables.names("compass"):
            sentence = self.tables.sentence("compass", name, "matches")
            try:
                if sentence is not None:
                    found.append(read_compass(name, sentence))
            except Amiss as amiss:
                self.tables.faults.append(amiss.fault)
        return tuple(found)

    def maps(self) -> tuple[Requirement, ...]:
        """Read what the maps ask for."""
        found: list[Requirement] = []
        for name in self.tables.names("map"):
            sentence = self.tables.sentence("map", name, "needs")
            try:
                if sentence is not None:
                    found.append(read_requirement(f"map_{name}", sentence))
            except Amiss as amiss:
                self.tables.faults.append(amiss.fault)
        return tuple(found)

    def trails(self) -> tuple[Trail, ...]:
        """Read the trail cards."""
        found: list[Trail] = []
        for name in self.tables.names("trail"):
            steps: list[Step] = []
            for section in SECTIONS:
                sentence = self.tables.sentence("trail", name, section)
                try:
                    if sentence is not None:
                        steps.append(read_step(sentence, section))
                except Amiss as amiss:
                    self.tables.faults.append(amiss.fault)
            found.append(Trail(f"trail_{name}", tuple(steps)))
        return tuple(found)

    def weathers(self) -> tuple[Weather, ...]:
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
