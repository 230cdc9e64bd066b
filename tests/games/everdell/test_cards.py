"""The 48 cards are the printed ones, and each of the green, brown and purple ones has a test."""

import re
from collections import Counter
from pathlib import Path

import pytest

from skerry.games.everdell import EVERDELL
from skerry.games.everdell.rows import CARDS, RESOURCES
from skerry.games.woodland.card import Card
from skerry.text import say
from tests.games.everdell.facts_cards import Fact, facts
from tests.games.naming import without_test

EMPTY = re.compile(r" a Inn|\. and| nothing ")
NAMES = [card.name for card in CARDS]


def links(card: Card) -> list[str]:
    if card.hosts_any:
        return ["any_critter"]
    return [card.home] if card.home else [other.name for other in CARDS if other.home == card.name]


def fact(card: Card) -> Fact:
    """Say of a card what the table says of the printed one."""
    cost = {name: n for name, n in zip(RESOURCES, card.cost, strict=True) if n}
    rarity = "unique" if card.unique else "common"
    return Fact(
        card.name, card.type, rarity, card.form, cost, card.points, card.copies, links(card)
    )


@pytest.mark.parametrize("printed", facts(), ids=str)
def test_a_card_is_the_printed_one(printed: Fact) -> None:
    assert fact(CARDS[NAMES.index(printed.name)]) == printed


def test_there_are_48_kinds_and_128_cards() -> None:
    assert len(CARDS) == 48
    assert sum(card.copies for card in CARDS) == 128


def test_the_cards_of_each_type_are_52_19_18_21_and_18() -> None:
    copies: Counter[str] = Counter()
    for card in CARDS:
        copies[card.type] += card.copies
    assert list(copies.values()) == [52, 19, 18, 21, 18]
    assert list(copies) == ["production", "traveler", "destination", "governance", "prosperity"]


def test_cards_say_their_price_and_no_empty_words() -> None:
    texts = {name: say(EVERDELL.card_text(card)) for card, name in enumerate(NAMES)}
    assert [text for text in texts.values() if EMPTY.search(text)] == []
    assert [name for name, text in texts.items() if "Costs nothing." in text] == ["ruins"]


def test_green_brown_and_purple_cards_have_tests_of_their_own() -> None:
    names = [card.name for card in CARDS if card.type in ("production", "traveler", "prosperity")]
    assert without_test(names, Path(__file__).parent) == []
