"""Greedy Faraway: weighs an unfinished tableau by what it may still become.

A quest counts by the chance that the wonders it needs will yet come. Of all orders in which the
hand may be played the best one counts, so demanding quests go first and givers of wonders last.
An ascent brings a sanctuary, the better the more clues there are; a low number chooses first
from the market. Regions and sanctuaries not yet known count as average ones.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations
from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from skerry.games.faraway.cards import CHIMERA, STONE, SYMBOLS, THISTLE, Card
from skerry.games.faraway.journey import HAND_SIZE, ROUNDS
from skerry.games.faraway.quests import Each, EachSet
from skerry.games.faraway.regions import REGIONS
from skerry.games.faraway.sanctuaries import SANCTUARIES
from skerry.games.faraway.zones import CARDS, CLUES, REGION_COUNT, is_region

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skerry.kernel.rng import Rng
    from skerry.kernel.seen import Seen

WONDERS: Final = (STONE, CHIMERA, THISTLE)
SEARCH: Final = 1.8  # wonders come so much oftener than by chance, for one looks for them
ASCENT: Final = 0.5  # how often a region not yet known is higher than the one before


class Tableau(NamedTuple):
    """What a seat builds on: its row, the sanctuaries it has kept, and its hand."""

    row: list[int]
    kept: list[int]
    hand: list[int]


class Faraway:
    """Takes the option after which its tableau promises most; equal views get equal answers."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng  # never asked: of equals the lowest is taken

    def choose(self, seen: Seen) -> int:
        """Return the most promising option."""
        view = seen.view()
        own = Tableau(*[view.cards(zone, seen.seat) for zone in Tableau._fields])
        market = view.cards("market")
        options = seen.options
        if not is_region(options[0]):
            return sanctuary_to_keep(options, own)
        if options[0] in market:
            return region_to_take(options, own, view.cards("drawn", seen.seat))
        if len(own.hand) > HAND_SIZE:
            return region_to_put_back(options, own)
        return region_to_play(options, own, market, view.seats - 1)


# The four decisions.


def sanctuary_to_keep(drawn: list[int], own: Tableau) -> int:
    """Return the sanctuary that helps most, be it by its quest or by what it shows."""
    return max(drawn, key=lambda card: outlook(own.row, [*own.kept, card], own.hand))


def region_to_take(market: list[int], own: Tableau, drawn: list[int]) -> int:
    """Return the region that goes best with the hand and with the sanctuary to be kept."""
    kept = [*own.kept, sanctuary_to_keep(drawn, own)] if drawn else own.kept
    return max(market, key=lambda card: outlook(own.row, kept, [*own.hand, card]))


def region_to_put_back(options: list[int], own: Tableau) -> int:
    """Return the lowest of the regions that the hand can best do without."""
    sets = combinations(sorted(own.hand), len(own.hand) - HAND_SIZE)
    allowed = [cards for cards in sets if cards[0] in options]
    return max(allowed, key=lambda cards: outlook([], [], without(own.hand, *cards)))[0]


def region_to_play(options: list[int], own: Tableau, market: list[int], rivals: int) -> int:
    """Return the region that is best played first, seeing what the market may add to the hand."""
    return max(options, key=lambda card: outlook_after(card, own, market, rivals))


def outlook_after(card: int, own: Tableau, market: list[int], rivals: int) -> float:
    """Return what can be hoped for once a region is played; the lower, the freer the market."""
    rest = without(own.hand, card)
    if not market:
        return outlook(own.row, own.kept, rest, now=(card,))
    outlooks = [outlook(own.row, own.kept, [*rest, taken], now=(card,)) for taken in market]
    earlier = rivals * card / REGION_COUNT  # so many rivals are likely to have played lower
    return best_of(outlooks, len(market) - earlier)


def without(hand: list[int], *cards: int) -> list[int]:
    """Return what stays in the hand."""
    return [card for card in hand if card not in cards]


# What they are weighed by.


def outlook(row: list[int], kept: list[int], hand: list[int], now: tuple[int, ...] = ()) -> float:
    """Return what the best order to play the hand promises, with these regions played before."""
    rounds = min(len(hand), ROUNDS - len(row) - len(now))
    return max([promise(row, kept, now + order) for order in permutations(hand, rounds)])


def promise(row: list[int], kept: list[int], planned: tuple[int, ...]) -> float:
    """Return the fame to expect when these regions are played next, and then unknown ones."""
    ascents, total = sanctuaries_ahead(row, kept, planned)
    journey = [*row, *planned]
    hoped = symbols_ahead(ROUNDS - len(journey), ascents)
    sure = [0] * len(SYMBOLS)
    for card in kept:
        for symbol in SHOWS[card]:
            sure[symbol] += 1
    for card in reversed(journey):
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
    clues = sum([CLUES[card] for card in row]) + sum([CLUES[card] for card in kept])
    last = row[-1] if row else REGION_COUNT  # the first region of all is no ascent
    ascents = pay = 0.0
    for card in planned:
        clues += CLUES[card]
        if card > last:
            ascents += 1
            pay += SANCTUARY_PAY[1 + clues]
        last = card
    unknown = ROUNDS - len(row) - len(planned)
    if unknown:
        more = 1 - last / REGION_COUNT + (unknown - 1) * ASCENT
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
        times = sum([sure[symbol] + hoped[symbol] for symbol in quest.symbols])
    elif isinstance(quest, EachSet):
        times = min([sure[symbol] + hoped[symbol] for symbol in quest.symbols])
    for wonder, number in NEEDS[card]:
        if sure[wonder] < number:
            times *= chance(number - sure[wonder], hoped[wonder])
    return quest.each * times


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
        sum([card.shows.count(symbol) for card in cards]) / len(cards)
        for symbol in range(len(SYMBOLS))
    ]


def average_pay() -> list[float]:
    """Return what the best of 0, 1, 2 … sanctuaries drawn pays at the end of a usual journey."""
    hoped = symbols_ahead(ROUNDS, (ROUNDS - 1) * ASCENT)
    nothing = [0] * len(SYMBOLS)
    pays = [fame(card, nothing, hoped) for card in range(REGION_COUNT, len(CARDS))]
    return [best_of(pays, drawn) for drawn in range(len(pays) + 1)]


SHOWS: Final = [card.shows for card in CARDS]
NEEDS: Final = [[(w, card.needs.count(w)) for w in WONDERS if w in card.needs] for card in CARDS]
REGION_SHOWS: Final = average_shows(REGIONS)
SANCTUARY_SHOWS: Final = average_shows(SANCTUARIES)
SANCTUARY_PAY: Final = average_pay()
