"""The regions and sanctuaries are the printed ones, those of the expansions, too."""

from collections import Counter

import pytest

from skerry.games.faraway import FARAWAY, people_below
from skerry.games.faraway.cards import SYMBOLS, Card
from skerry.games.faraway.meteorites import METEORITES
from skerry.games.faraway.quests import Each, EachSet, Flat
from skerry.games.faraway.regions import REGIONS
from skerry.games.faraway.sanctuaries import SANCTUARIES
from skerry.text import say
from tests.games.faraway import facts
from tests.games.faraway.facts import Fact


def names(symbols: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(sorted(SYMBOLS[symbol] for symbol in symbols))


def fact(card: Card) -> Fact:
    """Say of a card what the table says of the printed one."""
    quest = card.quest
    per = quest.symbols if isinstance(quest, Each | EachSet) else ()
    fame = 0 if quest is None else quest.each
    return Fact(card.number, names(card.shows), names(card.needs), fame, names(per))


def counted(cards: tuple[Card, ...]) -> Counter[str]:
    return Counter(name for card in cards for name in names(card.shows))


def quests(cards: tuple[Card, ...]) -> Counter[str]:
    return Counter(kind(card) for card in cards)


def kind(card: Card) -> str:
    quest = card.quest
    if quest is None:
        return "none"
    if isinstance(quest, Flat):
        return "flat"
    if isinstance(quest, EachSet):
        return "set"
    assert isinstance(quest, Each)
    first = SYMBOLS[quest.symbols[0]]
    return {"stone": "wonder", "chimera": "wonder", "thistle": "wonder"}.get(
        first, first if first in ("night", "clue") else "biome"
    )


@pytest.mark.parametrize("printed", facts.facts(facts.REGIONS), ids=str)
def test_a_region_is_the_printed_one(printed: Fact) -> None:
    assert fact(REGIONS[printed.number - 1]) == printed


@pytest.mark.parametrize("printed", facts.facts(facts.SANCTUARIES), ids=str)
def test_a_sanctuary_is_the_printed_one(printed: Fact) -> None:
    assert fact(SANCTUARIES[printed.number - 1]) == printed


@pytest.mark.parametrize(
    ("cards", "block"),
    [
        (people_below.REGIONS, facts.REGIONS_BELOW),
        (people_below.SANCTUARIES, facts.SANCTUARIES_BELOW),
        (METEORITES, facts.METEORITES),
    ],
    ids=["regions below", "sanctuaries below", "meteorites"],
)
def test_the_cards_of_an_expansion_are_the_printed_ones(
    cards: tuple[Card, ...], block: str
) -> None:
    assert [fact(card) for card in cards] == facts.facts(block)


def test_an_expansion_numbers_no_older_card_anew() -> None:
    names = FARAWAY.vocabulary.names
    assert names[:68] == tuple(f"region-{number}" for number in range(1, 69))
    assert names[68:113] == tuple(f"sanctuary-{number}" for number in range(1, 46))
    assert [names[113], names[122], names[130], names[145]] == [
        "region-0",
        "sanctuary-46",
        "meteorite-4",
        "give-nothing",
    ]
    assert FARAWAY.cards == names[:145]


def test_a_set_of_wonders_is_the_only_quest_for_all_three() -> None:
    cards = (*REGIONS, *SANCTUARIES, *METEORITES, *people_below.REGIONS, *people_below.SANCTUARIES)
    trios = [card.quest for card in cards if fact(card).per == tuple(sorted(facts.WONDERS))]
    assert len(trios) == 6
    assert all(isinstance(quest, EachSet) for quest in trios)


def test_there_are_68_regions_and_45_sanctuaries() -> None:
    assert [card.number for card in REGIONS] == list(range(1, 69))
    assert [card.number for card in SANCTUARIES] == list(range(1, 46))


def test_there_are_17_regions_and_5_sanctuaries_of_each_colour() -> None:
    assert [counted(REGIONS)[colour] for colour in facts.COLOURS] == [17, 17, 17, 17]
    assert [counted(SANCTUARIES)[colour] for colour in facts.COLOURS] == [5, 5, 5, 5]
    assert sum(not set(names(card.shows)) & set(facts.COLOURS) for card in SANCTUARIES) == 25


def test_it_is_night_in_regions_20_to_40_and_at_four_sanctuaries() -> None:
    nights = [card.number for card in REGIONS if "night" in names(card.shows)]
    assert nights == list(range(20, 41))
    assert counted(SANCTUARIES)["night"] == 4


def test_there_are_26_clues() -> None:
    assert [counted(REGIONS)["clue"], counted(SANCTUARIES)["clue"]] == [18, 8]


def test_there_are_27_stones_21_chimeras_and_15_thistles() -> None:
    wonders = ("stone", "chimera", "thistle")
    assert [counted(REGIONS)[wonder] for wonder in wonders] == [18, 14, 10]
    assert [counted(SANCTUARIES)[wonder] for wonder in wonders] == [9, 7, 5]


def test_the_quests_are_of_six_kinds() -> None:
    kinds = ("none", "flat", "wonder", "night", "clue", "biome", "set")
    assert [quests(REGIONS)[name] for name in kinds] == [7, 17, 16, 7, 5, 12, 4]
    assert [quests(SANCTUARIES)[name] for name in kinds] == [19, 1, 6, 2, 5, 10, 2]


def test_seven_regions_have_no_quest() -> None:
    assert [card.number for card in REGIONS if card.quest is None] == [1, 2, 4, 6, 7, 8, 12]


def test_only_regions_that_pay_need_wonders_and_sanctuaries_need_none() -> None:
    assert all(card.quest is not None for card in REGIONS if card.needs)
    assert not any(card.needs for card in SANCTUARIES)


@pytest.mark.parametrize(
    ("card", "drawn"),
    [
        (
            0,
            {
                "kind": "region",
                "number": 1,
                "shows": ["red", "stone", "chimera"],
                "needs": [],
                "quest": None,
            },
        ),
        (
            41,
            {
                "kind": "region",
                "number": 42,
                "shows": ["yellow"],
                "needs": ["stone", "chimera"],
                "quest": {"kind": "each", "fame": 2, "symbols": ["green", "yellow"]},
            },
        ),
        (
            68 + 18,
            {
                "kind": "sanctuary",
                "number": 19,
                "shows": ["yellow"],
                "needs": [],
                "quest": {"kind": "set", "fame": 4, "symbols": [*facts.COLOURS]},
            },
        ),
        (
            68 + 26,
            {
                "kind": "sanctuary",
                "number": 27,
                "shows": [],
                "needs": [],
                "quest": {"kind": "flat", "fame": 5, "symbols": []},
            },
        ),
        (
            144,
            {
                "kind": "meteorite",
                "number": 38,
                "shows": ["yellow"],
                "needs": ["offering", "offering"],
                "quest": {"kind": "flat", "fame": 19, "symbols": []},
            },
        ),
    ],
)
def test_a_face_has_all_that_is_drawn_on_a_card(card: int, drawn: dict[str, object]) -> None:
    assert FARAWAY.face(card) == drawn


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (0, "region 1: shows red forest, a stone and a chimera"),
        (2, "region 3: shows green river; pays 4 fame"),
        (31, "region 32: shows red forest, the night, a stone and a chimera; needs 3 stones;"),
        (41, "region 42: shows yellow city; needs a stone and a chimera; pays 2 fame for each "),
        (17, "region 18: shows green river and a chimera; pays 10 fame for each full set: red"),
        (113, "region 0: shows grey haven, a stone, a chimera and a thistle"),
        (120, "region 75: shows blue desert, the night and a clue; needs 6 stones; pays 28 fame"),
        (
            118,
            "region 73: shows yellow city, the night and a chimera; needs 4 thistles; pays 5 fame ",
        ),
        (133, "meteorite 9: shows green river and the night; needs 4 yellow cards; pays 9 fame"),
        (139, "meteorite 26: shows green river; needs 5 clues; pays 17 fame"),
        (142, "meteorite 32: shows blue desert; needs 5 nights; pays 21 fame"),
        (144, "meteorite 38: shows yellow city; needs 2 sanctuaries given up; pays 19 fame"),
    ],
)
def test_a_card_is_read_aloud(card: int, said: str) -> None:
    assert say(FARAWAY.card_text(card)).startswith(said)
