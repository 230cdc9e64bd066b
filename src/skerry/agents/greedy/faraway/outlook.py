"""What an unfinished tableau of Faraway may still become.

A quest counts by the chance that the symbols it needs will yet come. Of all orders in which the
hand may be played the best one counts, so demanding quests go first and givers of wonders last.
An ascent brings a sanctuary, the better the more clues there are. Regions and sanctuaries not yet
known count as average ones. A region lit by a meteorite counts for the whole row; one that asks
for sanctuaries pays what is left of its fame when average ones are given up.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations
from math import exp
from typing import TYPE_CHECKING, Final

from skerry.games.faraway.cards import OFFERING, SYMBOLS, WONDERS, Card
from skerry.games.faraway.deck import CARDS, CLUES, OFFERINGS, RANKS, numbers
from skerry.games.faraway.journey import ROUNDS
from skerry.games.faraway.quests import Each, EachSet
from skerry.games.faraway.regions import REGIONS
from skerry.games.faraway.sanctuaries import SANCTUARIES
from skerry.games.faraway.scoring import face_up

if TYPE_CHECKING:
    from collections.abc import Sequence

SEARCH: Final = 1.8  # wonders come so much oftener than by chance, for one looks for them
GIFT: Final = 2.5  # what a sanctuary that is given up would have paid
ASCENT: Final = 0.5  # how often a region not yet known is higher than the one before


def outlook(row: list[int], kept: list[int], hand: list[int], now: tuple[int, ...] = ()) -> float:
    """Return what the best order to play the hand promises, with these regions played before."""
    rounds = min(len(hand), ROUNDS - len(row) - len(now))
    return max([promise(row, kept, now + order) for order in permutations(hand, rounds)])


def promise(row: list[int], kept: list[int], planned: tuple[int, ...]) -> float:
    """Return the fame to expect when these regions are played next, and then unknown ones."""
    ascents, total = sanctuaries_ahead(row, kept, planned)
    journey = [*row, *planned]
    hoped = symbols_ahead(ROUNDS - len(journey), ascents)
    lit = face_up(journey)
    sure = [0] * len(SYMBOLS)
    sure[OFFERING] = len(kept)
    for card in kept + lit:
        for symbol in SHOWS[card]:
            sure[symbol] += 1
    for card in reversed(journey):
        if card not in lit:
            for symbol in SHOWS[card]:
                sure[symbol] += 1
        total += fame(card, sure, hoped)
    for card in kept:
        total += fame(card, sure, hoped)
    return total


def sanctuaries_ahead(
    row: list[int], kept: list[int], planned: tuple[int, ...]
) -> tuple[float, float]:
    """Return how many sanctuaries will come, and what their quests will pay."""
    clues = 0
    for card in row:
        clues += CLUES[card]
    for card in kept:
        clues += CLUES[card]
    rank = RANKS[row[-1]] if row else max(RANKS)  # the first region of all is no ascent
    height = HEIGHTS[row[-1]] if row else len(REGIONS)
    ascents = pay = 0.0
    for card in planned:
        clues += CLUES[card]
        if RANKS[card] > rank:
            ascents += 1
            pay += SANCTUARY_PAY[1 + clues]
        rank, height = RANKS[card], HEIGHTS[card]
    unknown = ROUNDS - len(row) - len(planned)
    if unknown:
        more = 1 - height / len(REGIONS) + (unknown - 1) * ASCENT
        ascents += more
        pay += more * SANCTUARY_PAY[1 + clues]
    return ascents, pay


@cache
def symbols_ahead(regions: int, sanctuaries: float) -> tuple[float, ...]:
    """Return how many of each symbol so many unknown cards will show."""
    return tuple(
        [
            (regions * REGION_SHOWS[symbol] + sanctuaries * SANCTUARY_SHOWS[symbol])
            * (SEARCH if symbol in WONDERS else 1)
            for symbol in range(len(SYMBOLS))
        ]
    )


def fame(card: int, sure: list[int], hoped: tuple[float, ...]) -> float:
    """Return what a card is likely to pay, with symbols that are there and others hoped for."""
    quest = CARDS[card].quest
    if quest is None:
        return 0.0
    times = 1.0
    if isinstance(quest, Each):
        times = 0.0
        for symbol in quest.symbols:
            times += sure[symbol] + hoped[symbol]
    elif isinstance(quest, EachSet):
        times = min([sure[symbol] + hoped[symbol] for symbol in quest.symbols])
    for symbol, number in NEEDS[card]:
        if sure[symbol] < number:
            times *= chance(number - sure[symbol], hoped[symbol])
    return (quest.each - GIFT * OFFERINGS[card]) * times


@cache
def chance(missing: int, hoped: float) -> float:
    """Return how likely so many come where a number is hoped for (Poisson's law)."""
    exactly = exp(-hoped)
    fewer = exactly
    for number in range(1, missing):
        exactly *= hoped / number
        fewer += exactly
    return 1 - fewer


def best_of(values: list[float], tries: float) -> float:
    """Return what to expect of the best of so many values, taken blindly out of these."""
    expected = 0.0
    none_yet = 1.0
    for place, value in enumerate(sorted(values, reverse=True)):
        found = min(1.0, tries / (len(values) - place))
        expected += none_yet * found * value
        none_yet *= 1 - found
    return expected


# What the average card shows and pays.


def average_shows(cards: Sequence[Card]) -> list[float]:
    """Return how many of each symbol a card shows."""
    return [
        sum([card.counted.count(symbol) for card in cards]) / len(cards)
        for symbol in range(len(SYMBOLS))
    ]


def average_pay() -> list[float]:
    """Return what the best of 0, 1, 2 … sanctuaries drawn pays at the end of a usual journey."""
    hoped = symbols_ahead(ROUNDS, (ROUNDS - 1) * ASCENT)
    nothing = [0] * len(SYMBOLS)
    pays = [fame(card, nothing, hoped) for card in numbers(SANCTUARIES)]
    return [best_of(pays, drawn) for drawn in range(len(pays) + 1)]


SHOWS: Final = [card.counted for card in CARDS]
NEEDS: Final = [[(s, card.needs.count(s)) for s in sorted(set(card.needs))] for card in CARDS]
HEIGHTS: Final = [min(max(0, card.number - 1), len(REGIONS)) for card in CARDS]  # so many are lower
REGION_SHOWS: Final = average_shows(REGIONS)
SANCTUARY_SHOWS: Final = average_shows(SANCTUARIES)
SANCTUARY_SHOWS[OFFERING] = 1.0  # any of them may be given up
SANCTUARY_PAY: Final = average_pay()
