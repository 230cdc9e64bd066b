"""Every card, place, island, compass tile and kind of map has a test that bears its name."""

from pathlib import Path

from skerry.games.farshore import FARSHORE
from skerry.text import say
from tests.games.naming import not_whole_sentences, without_test

NAMES = [card.name for card in FARSHORE.chest.cards]
NAMES += [place.name for place in FARSHORE.chest.places if place.area != "map"]
NAMES += [f"map_{kind}" for kind in range(1, 7)]
NAMES += [f"compass_tile_{stack}{number}" for stack in "ab" for number in range(1, 5)]


def test_there_is_a_test_by_the_name_of_everything() -> None:
    assert without_test(NAMES, Path(__file__).parent) == []


def test_card_texts_are_whole_sentences() -> None:
    texts = [say(FARSHORE.card_text(card)) for card in range(len(FARSHORE.cards))]
    assert not_whole_sentences(texts) == []
