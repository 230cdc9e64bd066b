"""Greedy Faraway: weighs an unfinished tableau by what it may still become.

A quest counts by the chance that the wonders it needs will yet come. Of all orders in which the
hand may be played the best one counts, so demanding quests go first and givers of wonders last.
An ascent brings a sanctuary, the better the more clues there are; a low number chooses first
from the market. Regions and sanctuaries not yet known count as average ones.

A region lit by a meteorite counts for the whole row. One that asks for sanctuaries pays what is
left of its fame when average ones are given up; at the score the best ones to give are found by
trying all.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations
from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from skerry.games.faraway.cards import OFFERING, SYMBOLS, WONDERS, Card
from skerry.games.faraway.deck import (
    ASKING,
    CARDS,
    CLUES,
    GIVE_NOTHING,
    OFFERINGS,
    RANKS,
    is_region,
    numbers,
)
from skerry.games.faraway.journey import HAND_SIZE, ROUNDS
from skerry.games.faraway.offerings import GIVE_UP
from skerry.games.faraway.quests import Each, EachSet
from skerry.games.faraway.regions import REGIONS
from skerry.games.faraway.sanctuaries import SANCTUARIES
from skerry.games.faraway.scoring import face_up, given_zone, tally

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skerry.kernel.effect import Frame
    from skerry.kernel.rng import Rng
    from skerry.kernel.seen import Seen
    from skerry.kernel.view import View

SEARCH: Final = 1.8  # wonders come so much oftener than by chance, for one looks for them
GIFT: Final = 2.5  # what a sanctuary that is given up would have paid
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
        if seen.frame().effect is GIVE_UP:
            return sanctuary_to_give(seen.frame(), own, view)
        if not is_region(options[0]):
            return sanctuary_to_keep(options, own)
        if options[0] in market:
            return region_to_take(options, own, view.cards("drawn", seen.seat))
        if len(own.hand) > HAND_SIZE:
            return region_to_put_back(options, own)
        return region_to_play(options, own, market, view.seats - 1)


# The five decisions.


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


def sanctuary_to_give(frame: Frame, own: Tableau, view: View) -> int:
    """Return the next of the sanctuaries that are best given up, or none if they are worth more."""
    place = own.row.index(frame.source)
    asking = [card for card in own.row if card in ASKING]
    given = {card: view.cards(given_zone(card)) for card in asking}
    still = [card for card in reversed(own.row[:place]) if card in ASKING]
    best = GIVE_NOTHING
    most = -1 if frame.memo else after_giving(own.row, own.kept, given, still)
    for gifts in combinations(sorted(own.kept), OFFERINGS[frame.source]):
        if gifts[: len(frame.memo)] == frame.memo:
            left = without(own.kept, *gifts)
            total = after_giving(own.row, left, {**given, frame.source: list(gifts)}, still)
            if total > most:
                best, most = gifts[len(frame.memo)], total
    return best


def after_giving(
    row: list[int], kept: list[int], given: dict[int, list[int]], asking: list[int]
) -> int:
    """Return the score if for each of these regions the best is given up that there is."""
    if not asking:
        return tally(row, kept, given).total
    region, later = asking[0], asking[1:]
    totals = [after_giving(row, kept, given, later)]
    for gifts in combinations(kept, OFFERINGS[region]):
        left = without(kept, *gifts)
        totals.append(after_giving(row, left, {**given, region: list(gifts)}, later))
    return max(totals)


def outlook_after(card: int, own: Tableau, market: list[int], rivals: int) -> float:
    """Return what can be hoped for once a region is played; the lower, the freer the market."""
    rest = without(own.hand, card)
    if not market:
        return outlook(own.row, own.kept, rest, now=(card,))
    outlooks = [outlook(own.row, own.kept, [*rest, taken], now=(card,)) for taken in market]
    earlier = (
        rivals * HEIGHTS[card] / len(REGIONS)
    )  # so many rivals are likely to have played lower
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
    clues = sum([CLUES[card] for card in row]) + sum([CLUES[card] for card in kept])
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
        times = sum([sure[symbol] + hoped[symbol] for symbol in quest.symbols])
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
