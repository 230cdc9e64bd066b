"""The 48 cards are the printed ones, and each of the green, brown and purple ones has a test."""

import re
from collections import Counter
from pathlib import Path

import pytest

from skerry.games.everdell import EVERDELL
from skerry.games.everdell.tables import CARDS, RESOURCES
from skerry.games.woodland.card import Card
from skerry.text import say
from tests.games.everdell.facts_cards import Fact, facts

WRITTEN = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
TESTS = re.findall(r"def test_(\w+)\(", WRITTEN)
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


@pytest.mark.parametrize("card", CARDS, ids=NAMES)
def test_a_card_says_its_price_and_no_empty_words(card: Card) -> None:
    said = say(EVERDELL.card_text(NAMES.index(card.name)))
    assert " a Inn" not in said
    assert ". and" not in said
    assert " nothing " not in said
    assert ("Costs nothing." in said) == (card.name == "ruins")


@pytest.mark.parametrize(
    "name", [card.name for card in CARDS if card.type in ("production", "traveler", "prosperity")]
)
def test_a_green_brown_or_purple_card_has_a_test_of_its_own(name: str) -> None:
    assert [test for test in TESTS if f"_{name}_" in f"_{test}_"]
