"""A deck file read whole: its cards, places and tiles, or all that is wrong with it."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING, Final, TypeVar

from skerry.games.farshore.deck.captain import SECTIONS, Trail, Weather, read_rule, read_step
from skerry.games.farshore.deck.cards import read_added, read_card
from skerry.games.farshore.deck.deeds import read_used
from skerry.games.farshore.deck.faults import DeckError, Fault
from skerry.games.farshore.deck.lines import ParseError
from skerry.games.farshore.deck.pieces import PIECES
from skerry.games.farshore.deck.tables import Tables
from skerry.games.farshore.deck.tiles import read_compass, read_map
from skerry.games.farshore.deck.track import read_track
from skerry.games.farshore.printed import Deck
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.games.farshore.deck.sentence import Sentence
    from skerry.games.woodland.card import Card

T = TypeVar("T")

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
        huge = Text("deck-huge", {"lines": MOST_LINES, "letters": LONGEST})
        raise DeckError(file, "", [Fault(1, 1, huge)])
    tables = Tables(text)
    cards = _read_cards(tables)
    shore = _read_each(tables, "shore", "effect", read_used)
    islands = _read_each(tables, "island", "effect", read_used)
    compass = _read_each(tables, "compass", "matches", read_compass)
    maps = _read_each(tables, "map", "needs", read_map)
    track = read_track(tables)
    trail = _read_trail(tables)
    weather = _read_weather(tables)
    if tables.faults or track is None:
        raise DeckError(file, text, sorted(tables.faults, key=_place))
    return Deck(
        tables.top.entries["name"].text,
        sha256(tables.canonical().encode()).hexdigest(),
        cards,
        shore,
        islands,
        compass,
        maps,
        track,
        trail,
        weather,
        is_house=tables.is_house(),
        homebrew=tables.homebrew,
        text=text,
        standing=standing,
    )


def _place(fault: Fault) -> tuple[int, int]:
    return fault.line, fault.column


def _read_one(
    tables: Tables, shelf: str, name: str, key: str, read: Callable[[Sentence], T]
) -> T | None:
    """Read one text; if it cannot be read, note the fault and leave it out."""
    sentence = tables.sentence(shelf, name, key)
    try:
        return None if sentence is None else read(sentence)
    except ParseError as error:
        tables.faults.append(error.fault)
        return None


def _read_each(
    tables: Tables, shelf: str, key: str, read: Callable[[Sentence], T]
) -> tuple[T, ...]:
    """Read the same text of all tables of a shelf, in the order of the box."""
    found = [_read_one(tables, shelf, name, key, read) for name in tables.names(shelf)]
    return tuple([each for each in found if each is not None])


def _read_cards(tables: Tables) -> tuple[Card, ...]:
    added = [read_added(tables, name) for name in tables.added("card")]
    pieces = [*PIECES, *[piece for piece in added if piece is not None]]
    found = [read_card(tables, piece) for piece in pieces]
    return tuple([card for card in found if card is not None])


def _read_trail(tables: Tables) -> tuple[Trail, ...]:
    found: list[Trail] = []
    for name in tables.names("trail"):
        steps = [_read_one(tables, "trail", name, section, read_step) for section in SECTIONS]
        found.append(Trail(f"trail_{name}", tuple([step for step in steps if step is not None])))
    return tuple(found)


def _read_weather(tables: Tables) -> tuple[Weather, ...]:
    found: list[Weather] = []
    for name in tables.names("weather"):
        title = tables.entry("weather", name, "name")
        upper = _read_one(tables, "weather", name, "upper", read_rule)
        lower = _read_one(tables, "weather", name, "lower", read_rule)
        if title is not None and upper is not None and lower is not None:
            found.append(Weather(f"weather_{name}", title.text, upper, lower))
    return tuple(found)
