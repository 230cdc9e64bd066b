"""What an unfinished tableau of Faraway may still become.

A quest counts by the chance that the symbols it needs will yet come. Of all orders in which the
hand may be played the best one counts, so demanding quests go first and givers of wonders last.
An ascent brings a sanctuary, the better the more clues there are. Regions and sanctuaries not yet
known count as average ones. A region lit by a meteorite counts for the whole row; one that asks
for sanctuaries pays what is left of its fame when average ones are given up.
"""

from __future__ import annotations

from itertools import permutations
from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.games.faraway.cards import OFFERING, SYMBOLS, WONDERS, Card
from skerry.games.faraway.deck import CARDS, CLUES, FALLEN, OFFERINGS, RANKS, numbers
from skerry.games.faraway.journey import ROUNDS
from skerry.games.faraway.quests import Each, EachSet
from skerry.games.faraway.regions import REGIONS
from skerry.games.faraway.sanctuaries import SANCTUARIES
from skerry.games.faraway.scoring import NO_CARDS, face_up

if TYPE_CHECKING:
    from collections.abc import Sequence

SEARCH: Final = 1.8  # wonders come so much oftener than by chance, for one looks for them
GIFT: Final = 2.5  # what a sanctuary that is given up would have paid
ASCENT: Final = 0.5  # how often a region not yet known is higher than the one before
WIDTH: Final = 5  # bits for the number of a symbol: no tableau shows more
MOST: Final = (1 << WIDTH) - 1
INFINITE: Final = float("inf")


class Laid:
    """What lies already: a row, the sanctuaries kept, and what both show."""

    __slots__ = ("clues", "height", "is_lit", "kept", "rank", "row", "shown")

    def __init__(self, row: list[int], kept: list[int]) -> None:
        self.row = row
        self.kept = kept
        self.clues = 0
        self.is_lit = False  # a meteorite lights some regions
        self.shown: i64 = len(kept) << WIDTH * OFFERING  # by the kept ones
        for card in row:
            self.clues += CLUES[card]
            if card in FALLEN:
                self.is_lit = True
        for card in kept:
            self.clues += CLUES[card]
            self.shown += SHOWN[card]
        self.rank = RANKS[row[-1]] if row else max(RANKS)  # the first region of all is no ascent
        self.height = HEIGHTS[row[-1]] if row else len(REGIONS)


def outlook(row: list[int], kept: list[int], hand: list[int], now: tuple[int, ...] = ()) -> float:
    """Return what the best order to play the hand promises, with these regions played before."""
    rounds = min(len(hand), ROUNDS - len(row) - len(now))
    laid = Laid(row, kept)
    most = -INFINITE
    for order in permutations(hand, rounds):
        most = max(most, promise(laid, now + order))
    return most


def promise(laid: Laid, planned: tuple[int, ...]) -> float:
    """Return the fame to expect when these regions are played next, and then unknown ones."""
    total, hope = sanctuaries_ahead(laid, planned)
    journey = [*laid.row, *planned]
    lit = lit_by(laid, planned, journey)
    sure = laid.shown
    for card in lit:
        sure += SHOWN[card]
    for place in range(len(journey) - 1, -1, -1):
        card = journey[place]
        if not lit or card not in lit:
            sure += SHOWN[card]
        total += fame(FACES[card], sure, hope)
    for card in laid.kept:
        total += fame(FACES[card], sure, hope)
    return total


def lit_by(laid: Laid, planned: tuple[int, ...], journey: list[int]) -> list[int]:
    """Return the regions that count for the whole row."""
    is_lit = laid.is_lit
    for card in planned:
        if FACES[card].fallen:
            is_lit = True
    return face_up(journey) if is_lit else NO_CARDS


def sanctuaries_ahead(laid: Laid, planned: tuple[int, ...]) -> tuple[float, Hope]:
    """Return what the quests of the sanctuaries to come will pay, and what can be hoped for."""
    clues, rank, height = laid.clues, laid.rank, laid.height
    ascents = 0
    pay = 0.0
    for card in planned:
        clues += CLUES[card]
        if RANKS[card] > rank:
            ascents += 1
            pay += SANCTUARY_PAY[1 + clues]
        rank, height = RANKS[card], HEIGHTS[card]
    hope = hope_for(ROUNDS - len(laid.row) - len(planned), ascents, height)
    if hope.regions:
        pay += hope.more * SANCTUARY_PAY[1 + clues]
    return pay, hope


class Hope:
    """How many of each symbol so many unknown regions and sanctuaries will show."""

    __slots__ = ("chances", "more", "regions", "symbols")

    def __init__(self, regions: int, sanctuaries: float, more: float = 0.0) -> None:
        self.regions = regions
        self.more = more  # so many of the sanctuaries come with the unknown regions
        self.symbols = [
            (regions * REGION_SHOWS[symbol] + sanctuaries * SANCTUARY_SHOWS[symbol])
            * (SEARCH if symbol in WONDERS else 1)
            for symbol in range(len(SYMBOLS))
        ]
        # By symbol: how likely one comes, two come, and so on, as far as it was asked.
        self.chances: list[list[float]] = [[] for _ in SYMBOLS]

    def chance(self, symbol: int, missing: int) -> float:
        """Return how likely so many of a symbol come."""
        known = self.chances[symbol]
        while len(known) < missing:
            known.append(chance(len(known) + 1, self.symbols[symbol]))
        return known[missing - 1]


def hope_for(regions: int, ascents: int, height: int) -> Hope:
    """Return what so many unknown regions bring, and what the ascents do; the last is so high."""
    place = (regions * ROUNDS + ascents) * (len(REGIONS) + 1) + height
    found = HOPES[place]
    if found is None:
        more = 1 - height / len(REGIONS) + (regions - 1) * ASCENT if regions else 0.0
        found = HOPES[place] = Hope(regions, ascents + more, more)
    return found


class Face:
    """What a card asks for and pays."""

    __slots__ = ("each", "fallen", "is_set", "needs", "numbers", "pays", "quest", "symbols")

    def __init__(self, number: int, card: Card) -> None:
        quest = card.quest
        self.quest = quest is not None
        self.each = isinstance(quest, Each)
        self.is_set = isinstance(quest, EachSet)
        self.symbols: list[int] = [] if quest is None else list(quest.symbols)
        self.pays = 0.0 if quest is None else quest.each - GIFT * OFFERINGS[number]
        self.needs = sorted(set(card.needs))
        self.numbers = [card.needs.count(symbol) for symbol in self.needs]
        self.fallen = number in FALLEN


def fame(face: Face, sure: i64, hope: Hope) -> float:
    """Return what a card is likely to pay, with symbols that are there and others hoped for."""
    if not face.quest:
        return 0.0
    times = 1.0
    if face.each:
        times = 0.0
        for symbol in face.symbols:
            times += count_of(symbol, sure) + hope.symbols[symbol]
    elif face.is_set:
        times = INFINITE
        for symbol in face.symbols:
            times = min(times, count_of(symbol, sure) + hope.symbols[symbol])
    for place, symbol in enumerate(face.needs):
        missing = face.numbers[place] - count_of(symbol, sure)
        if missing > 0:
            times *= hope.chance(symbol, missing)
    return face.pays * times


def count_of(symbol: i64, shown: i64) -> int:
    """Return how many of a symbol are among those that cards show."""
    return shown >> WIDTH * symbol & MOST


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
    hope = Hope(ROUNDS, (ROUNDS - 1) * ASCENT)
    pays = [fame(FACES[card], 0, hope) for card in numbers(SANCTUARIES)]
    return [best_of(pays, drawn) for drawn in range(len(pays) + 1)]


def pack_shown(symbols: tuple[int, ...]) -> int:
    """Put how many there are of each symbol into one number; such numbers add up."""
    return sum([1 << WIDTH * symbol for symbol in symbols])


FACES: Final = [Face(number, card) for number, card in enumerate(CARDS)]
SHOWN: Final[list[int]] = [pack_shown(card.counted) for card in CARDS]
HEIGHTS: Final = [min(max(0, card.number - 1), len(REGIONS)) for card in CARDS]  # so many are lower
REGION_SHOWS: Final = average_shows(REGIONS)
SANCTUARY_SHOWS: Final = average_shows(SANCTUARIES)
SANCTUARY_SHOWS[OFFERING] = 1.0  # any of them may be given up
SANCTUARY_PAY: Final = average_pay()
# What can be hoped for, once it was asked: by unknown regions, ascents, and the last region's height.
HOPES: Final[list[Hope | None]] = [None] * ((ROUNDS + 1) * ROUNDS * (len(REGIONS) + 1))
