"""Compass tiles and maps: which cards they are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.farshore.deck.amounts import read_sort
from skerry.games.farshore.deck.pieces import COLOURS
from skerry.games.farshore.deck.sentence import twice
from skerry.games.woodland.terms import CITY_SPACES

if TYPE_CHECKING:
    from skerry.games.farshore.compass import Sort
    from skerry.games.farshore.deck.sentence import Sentence


def read_compass(sentence: Sentence) -> Sort:
    """Read "common construction", "green" or "blue or brown"."""
    sort = read_sort(sentence)
    sentence.end()
    return sort


def read_map(sentence: Sentence) -> tuple[int, ...]:
    """Read "4 green", or "1 green, 1 blue and 1 red"; give the numbers in the order of the types."""
    colours = tuple(COLOURS)
    needs = [0] * len(colours)
    while True:
        number = sentence.number("cards", 1, CITY_SPACES)
        colour = colours.index(sentence.choice("colour", colours))
        if needs[colour]:
            sentence.at -= 1
            raise sentence.error(twice(sentence.here()))
        needs[colour] = number
        if not sentence.take_one((",", "and")):
            sentence.end()
            return tuple(needs)
