"""What is counted: for points at the end, and for gains that grow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.deck.amounts import (
    FORMS,
    RARITIES,
    Amounts,
    name_comes,
    read_name,
    read_sort,
)
from skerry.games.farshore.deck.pieces import COLOURS
from skerry.games.farshore.effects.scores import CardsOf, Maps, TreasureMarks, Treasures
from skerry.games.farshore.terms import RESOURCES
from skerry.games.woodland.counts import NO_LIMIT, Named, Stock, Sum, Times
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.deck.sentence import Sentence
    from skerry.games.woodland.counts import Count

BEGINNINGS: Final = ("treasure", "map", "other", *RARITIES, *COLOURS, *FORMS)


def read_named(sentence: Sentence) -> Count:
    """Read the name of a card; one that no box has is called by its words."""
    name = read_name(sentence)
    return Named(name, "" if name in sentence.boxed else name.replace("_", " "))


def read_count(sentence: Sentence) -> Count:
    """Read what follows "for each": "common critter", "grove", "treasure", "map", "seaweed"."""
    if name_comes(sentence):
        return read_named(sentence)
    if sentence.take("treasure", "mark"):
        return TreasureMarks()
    if sentence.take("treasure"):
        return Treasures()
    if sentence.take("map"):
        return Maps()
    return _read_stock(sentence) if sentence.here() in RESOURCES else read_cards(sentence)


def read_cards(sentence: Sentence) -> Count:
    """Read a sort of cards, or the name of one."""
    if name_comes(sentence):
        return read_named(sentence)
    if sentence.here() not in BEGINNINGS:
        known = (*BEGINNINGS, *RESOURCES, *sentence.names)
        raise sentence.unknown(Text("deck-expected", {"what": "counted"}), known)
    others = sentence.take("other")
    return CardsOf(read_sort(sentence), others=others)


def _read_stock(sentence: Sentence) -> Count:
    """Read "driftwood or seaweed": what is left of them."""
    left = Amounts()
    while True:
        left.number[RESOURCES.index(sentence.choice("resource", RESOURCES))] = 1
        if sentence.here(1) not in RESOURCES or not sentence.take_one((",", "or")):
            return Stock(left.stock(), RESOURCES)


def read_score(sentence: Sentence) -> Count:
    """Read "2 points for each green card", several of them set apart by ";"."""
    parts = [_read_times(sentence)]
    while sentence.take(";"):
        parts.append(_read_times(sentence))
    sentence.end()
    return parts[0] if len(parts) == 1 else Sum(*parts)


def _read_times(sentence: Sentence) -> Count:
    points = sentence.counted("points")
    sentence.expect("for", "each")
    count = read_count(sentence)
    most = sentence.counted("points") if sentence.take(",", "at", "most") else NO_LIMIT
    return Times(points, count, most)
