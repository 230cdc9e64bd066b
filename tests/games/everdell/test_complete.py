"""Every red and blue card, every place and every event has a test that bears its name."""

import re
from pathlib import Path

import pytest

from skerry.games.everdell.tables import CARDS, EVERDELL_BOX
from skerry.games.woodland.words import DESTINATION, GOVERNANCE
from skerry.text import say
from tests.games.everdell.valley import valley

NAMES = [card.name for card in CARDS if card.type in (DESTINATION, GOVERNANCE)]
NAMES += [place.name for place in EVERDELL_BOX.places]

WRITTEN = [
    f"_{test}_"
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
    for test in re.findall(r"^def test_(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize("name", NAMES)
def test_there_is_a_test_by_the_name_of_it(name: str) -> None:
    assert [test for test in WRITTEN if f"_{name}_" in test]


@pytest.mark.parametrize("card", range(len(EVERDELL_BOX.names)))
def test_a_card_text_is_whole_sentences(card: int) -> None:
    text = say(valley().scene.table.game.card_text(card))
    assert text.endswith(".")
    assert not re.search(r"nothing (?!more)[A-Z]|  |\b1 points|\ba [AEIOU]|\.\.|\{", text), text
