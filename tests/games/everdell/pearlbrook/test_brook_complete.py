"""Every card, river card, adornment, wonder, place and event of the brook has a test of its name."""

from pathlib import Path

from skerry.games.everdell.rows import (
    ADORNMENTS,
    BOX,
    PEARLBROOK_CARDS,
    PEARLBROOK_EVENTS,
    PEARLBROOK_FOREST,
    RIVER_CARDS,
    RIVER_SPOTS,
    WONDERS,
)
from skerry.text import say
from tests.games.everdell.pearlbrook.shore import shore
from tests.games.naming import not_whole_sentences, without_test

TABLES = (PEARLBROOK_CARDS, PEARLBROOK_EVENTS, PEARLBROOK_FOREST, RIVER_SPOTS, WONDERS)
NAMES = [row.name for table in TABLES for row in table]
NAMES += [side_card.name for side_card in RIVER_CARDS + ADORNMENTS]
SORTS = ("card", "event", "place", "river", "wonder", "adornment")


def test_nothing_of_the_box_is_left_out() -> None:
    assert len(NAMES) == 8 + 6 + 4 + 5 + 4 + 12 + 12


def test_there_is_a_test_by_the_name_of_everything() -> None:
    assert without_test(NAMES, Path(__file__).parent) == []


def test_card_texts_are_whole_sentences() -> None:
    game = shore().scene.table.game
    texts = [say(game.card_text(card)) for card in range(len(BOX.names))]
    assert not_whole_sentences(texts) == []


def test_the_things_of_the_brook_have_faces_and_names() -> None:
    game = shore().scene.table.game
    sorts = {name: game.face(game.cards.index(name))["sort"] for name in NAMES}
    assert {name: sort for name, sort in sorts.items() if sort not in SORTS} == {}
    said = [say(game.card_label(game.cards.index(name))) for name in NAMES]
    assert [label for label in said if "_" in label] == []
