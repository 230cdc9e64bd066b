"""Every card, river card, adornment, wonder, place and event of the brook has a test of its name."""

import re
from pathlib import Path

import pytest

from skerry.games.everdell.tables import (
    ADORNMENTS,
    PEARLBROOK_BOX,
    PEARLBROOK_CARDS,
    PEARLBROOK_EVENTS,
    PEARLBROOK_FOREST,
    RIVER_CARDS,
    RIVER_SPOTS,
    WONDERS,
)
from skerry.text import say
from tests.games.everdell.pearlbrook.shore import shore

TABLES = (PEARLBROOK_CARDS, PEARLBROOK_EVENTS, PEARLBROOK_FOREST, RIVER_SPOTS, WONDERS)
NAMES = [row.name for table in TABLES for row in table]
NAMES += [curio.name for curio in RIVER_CARDS + ADORNMENTS]

WRITTEN = [
    f"_{test}_"
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
    for test in re.findall(r"^def test_(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
]


def test_nothing_of_the_box_is_left_out() -> None:
    assert len(NAMES) == 8 + 6 + 4 + 5 + 4 + 12 + 12


@pytest.mark.parametrize("name", NAMES)
def test_there_is_a_test_by_the_name_of_it(name: str) -> None:
    assert [test for test in WRITTEN if f"_{name}_" in test]


@pytest.mark.parametrize("card", range(len(PEARLBROOK_BOX.names)))
def test_a_card_text_is_whole_sentences(card: int) -> None:
    text = say(shore().scene.table.game.card_text(card))
    assert text.endswith(".")
    assert not re.search(r"nothing (?!more)[A-Z]|  |\b1 points|\ba [AEIOU]|\.\.|\{", text), text


@pytest.mark.parametrize("name", NAMES)
def test_a_thing_of_the_brook_has_a_face_and_a_name(name: str) -> None:
    game = shore().scene.table.game
    card = game.cards.index(name)
    assert game.face(card)["sort"] in ("card", "event", "place", "river", "wonder", "adornment")
    assert "_" not in say(game.card_label(card))
