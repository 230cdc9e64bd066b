"""Every red and blue card, every place and every event has a test that bears its name."""

from pathlib import Path

from skerry.games.everdell.rows import BOX, CARDS, PLACES
from skerry.games.woodland.terms import DESTINATION, GOVERNANCE
from skerry.text import say
from tests.games.everdell.valley import valley
from tests.games.naming import not_whole_sentences, without_test

NAMES = [card.name for card in CARDS if card.type in (DESTINATION, GOVERNANCE)]
NAMES += [place.name for place in PLACES]


def test_there_is_a_test_by_the_name_of_everything() -> None:
    assert without_test(NAMES, Path(__file__).parent) == []


def test_card_texts_are_whole_sentences() -> None:
    game = valley().scene.table.game
    texts = [say(game.card_text(card)) for card in range(len(BOX.names))]
    assert not_whole_sentences(texts) == []
