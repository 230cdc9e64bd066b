"""Every card, place, island, compass tile and kind of map has a test that bears its name."""

import re
from pathlib import Path

import pytest

from skerry.games.farshore import FARSHORE
from skerry.text import say

NAMES = [card.name for card in FARSHORE.chest.cards]
NAMES += [place.name for place in FARSHORE.chest.places if place.area != "map"]
NAMES += [f"map_{kind}" for kind in range(1, 7)]
NAMES += [f"compass_tile_{stack}{number}" for stack in "ab" for number in range(1, 5)]

WRITTEN = [
    f"_{test}_"
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
    for test in re.findall(r"^def test_(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize("name", NAMES)
def test_there_is_a_test_by_the_name_of_it(name: str) -> None:
    assert [test for test in WRITTEN if f"_{name}_" in test]


@pytest.mark.parametrize("card", range(len(FARSHORE.cards)))
def test_a_card_text_is_whole_sentences(card: int) -> None:
    text = say(FARSHORE.card_text(card))
    assert text.endswith(".")
    assert not re.search(r"nothing (?!more)[A-Z]|  |\b1 points|\ba [AEIOUaeio]|\.\.|\{|_", text), (
        text
    )
