"""What cards of Faraway show and ask for, as plain numbers, and what the average one does."""

from __future__ import annotations

from math import exp
from typing import Final

from skerry.games.faraway.cards import OFFERING, SYMBOLS
from skerry.games.faraway.deck import CARDS, numbers
from skerry.games.faraway.quests import Each, EachSet
from skerry.games.faraway.regions import REGIONS
from skerry.games.faraway.sanctuaries import SANCTUARIES

KINDS: Final = len(SYMBOLS)
FLAT: Final = 0
EACH: Final = 1
SETS: Final = 2
STEPS: Final = 8  # of the table of chances, to each symbol that is hoped for
MOST_HOPED: Final = 12
MOST_MISSING: Final = 8


def quest_kind(card: int) -> int:
    """Return how the quest of a card counts."""
    quest = CARDS[card].quest
    if isinstance(quest, Each):
        return EACH
    return SETS if isinstance(quest, EachSet) else FLAT


def symbols_of(card: int) -> list[int]:
    """Return what the quest of a card counts."""
    quest = CARDS[card].quest
    return [] if quest is None else list(quest.symbols)


def average_shows(cards: list[int]) -> list[float]:
    """Return how many of each symbol a card shows."""
    return [
        sum([CARDS[card].counted.count(symbol) for card in cards]) / len(cards)
        for symbol in range(KINDS)
    ]


def poisson_tail(missing: int, hoped: float) -> float:
    """Return how likely at least so many come where a number is hoped for."""
    exactly = fewer = exp(-hoped)
    for number in range(1, missing):
        exactly *= hoped / number
        fewer += exactly
    return 1.0 - fewer if missing else 1.0


# By card.
SHOWS: Final[list[list[int]]] = [list(card.counted) for card in CARDS]
PAYS: Final[list[float]] = [0.0 if card.quest is None else float(card.quest.each) for card in CARDS]
QUESTS: Final[list[int]] = [quest_kind(card) for card in range(len(CARDS))]
COUNTS: Final[list[list[int]]] = [symbols_of(card) for card in range(len(CARDS))]
NEEDED: Final[list[list[int]]] = [sorted(set(card.needs)) for card in CARDS]  # which symbols
NUMBERS: Final[list[list[int]]] = [  # and how many of each
    [card.needs.count(symbol) for symbol in sorted(set(card.needs))] for card in CARDS
]
HEIGHTS: Final[list[float]] = [  # how large a part of all regions is lower
    min(max(0, card.number - 1), len(REGIONS)) / len(REGIONS) for card in CARDS
]
REGION_SHOWS: Final[list[float]] = average_shows(numbers(REGIONS))
SANCTUARY_SHOWS: Final[list[float]] = average_shows(numbers(SANCTUARIES))
SANCTUARY_SHOWS[OFFERING] = 1.0  # any of them may be given up
# By what is missing, and by what is hoped for in steps: how likely it comes.
CHANCES: Final[list[list[float]]] = [
    [poisson_tail(missing, step / STEPS) for step in range(MOST_HOPED * STEPS + 1)]
    for missing in range(MOST_MISSING + 1)
]


def chance(missing: int, hoped: float) -> float:
    """Look up how likely so many symbols come."""
    step = int(hoped * STEPS + 0.5)
    return CHANCES[min(missing, MOST_MISSING)][min(step, MOST_HOPED * STEPS)]
