from __future__ import annotations

import random

import pytest

import skerry
from skerry.games.farshore import FARSHORE
from skerry.text import say

SAGE = """
[card.sea_sage]
is = "common purple critter"
points = 1
copies = 3
cost = "3 mushrooms"
effect = "2 points for each sea sage"
"""


def house() -> str:
    return FARSHORE.chest.deck.text


def brew(*changes: tuple[str, str]) -> str:
    text = house().replace('name = "House deck"', 'name = "Mine"\nhomebrew = true', 1)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text + SAGE


def test_a_homebrew_deck_adds_cards_and_changes_points() -> None:
    deck = brew(("points = 1", "points = 7"))
    box = skerry.game("farshore", deck)
    assert box.homebrew
    assert "2 points for each sea sage" in say(box.card_text(box.cards.index("sea_sage")))
    table = skerry.new("farshore", 2, seed=3, deck=deck)
    dice = random.Random(3)
    while not table.over:
        table.act(dice.choice(table.options))
    assert table.record().homebrew
    assert skerry.replay(table.record(), deck).scores() == table.scores()


def test_without_saying_so_a_deck_adds_and_changes_nothing() -> None:
    with pytest.raises(skerry.DeckError) as refused:
        skerry.game("farshore", house() + SAGE)
    assert "sea_sage" in str(refused.value)
    with pytest.raises(skerry.DeckError):
        skerry.game("farshore", house().replace("points = 1", "points = 7", 1))


def test_numbers_of_a_homebrew_deck_have_bounds() -> None:
    with pytest.raises(skerry.DeckError) as refused:
        skerry.game("farshore", brew(("copies = 5", "copies = 99")))
    assert "99 will not do here" in str(refused.value)
