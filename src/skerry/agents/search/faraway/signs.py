"""What a tableau of Faraway shows of how it will end, as numbers: read off cards, quest by quest."""

from __future__ import annotations

from typing import Final

from skerry.agents.search.faraway.cards import (
    COUNTS,
    EACH,
    FLAT,
    HEIGHTS,
    KINDS,
    NEEDED,
    NUMBERS,
    PAYS,
    QUESTS,
    SHOWS,
)
from skerry.agents.search.faraway.promise import Tableau
from skerry.games.faraway.cards import BIOMES, OFFERING, WONDERS
from skerry.games.faraway.deck import CLUES, OFFERINGS, RANKS
from skerry.games.faraway.journey import HAND_SIZE, ROUNDS
from skerry.games.faraway.scoring import face_up, tally

CARDS: Final = len(SHOWS)
MISSING: Final = 4  # symbols missing to a quest that are told apart, at most
GIFT: Final = 3.0  # what a sanctuary that is given up would have paid
HOPED: Final = 1.5  # symbols that a quest will yet find which lacks what it needs
NO_CARDS: Final[list[int]] = []

# Where each kind of number begins.
ONE: Final = 0
PROMISED: Final = 1  # what is to be expected, quest by quest and each by itself
SURE: Final = 2  # fame that the cards pay as they lie
CLUED: Final = 3
LAST: Final = 4  # the height of the last region
DRAWS: Final = 5  # sanctuaries to be drawn for it
ASCENT: Final = 6
HEIGHT: Final = 7  # of the hand, the lowest first
ABOVE: Final = HEIGHT + HAND_SIZE  # cards of the hand that would be an ascent
SHRINES: Final = ABOVE + 1
FINISH: Final = SHRINES + 1  # in the last round: what regions would add, the best first
SHOWN: Final = FINISH + HAND_SIZE  # by sanctuaries, by symbol
WANTED: Final = SHOWN + KINDS  # what one more symbol pays
LATER: Final = WANTED + KINDS  # the same, times the rounds to come
OPEN: Final = LATER + KINDS  # and what it would pay if the quests it counts for had what they need
STAKE: Final = OPEN + KINDS  # what such quests pay, by wonder, and by how many are missing
WHOLE: Final = STAKE + len(WONDERS) * MISSING  # by how many are missing of all wonders
SET: Final = WHOLE + MISSING  # what the only symbol missing to a set pays
SETS: Final = SET + len(BIOMES)
HELD: Final = SETS + 1  # the hand
# Of a group of cards: what they show and count, by symbol, pay at once and by sets, and what they lack.
PAID: Final = 2 * KINDS
BY_SET: Final = PAID + 1
LACKED: Final = BY_SET + 1
OF_CARDS: Final = LACKED + MISSING + 1
OFFERED: Final = HELD + OF_CARDS  # the market, and the heights in it
OFFERED_HEIGHT: Final = OFFERED + OF_CARDS
BROAD: Final = OFFERED_HEIGHT + HAND_SIZE
# Single cards, one after the other, so that those of a new expansion come last.
IN_HAND: Final = 0
IN_MARKET: Final = 1
IN_FRONT: Final = 2  # the last region of the row
WHERE: Final = 3
LENGTH: Final = BROAD + WHERE * CARDS


class Signs:
    """Reads a tableau; afterwards `places` and `values` hold all numbers that are not zero.

    The first `broad` of them are read off what is printed; those of single cards follow.
    """

    __slots__ = ("_all", "broad", "places", "promise", "values")

    def __init__(self, promise: list[float]) -> None:
        self.promise = promise  # what has been learned about quests by themselves
        self._all: list[float] = []
        self.places: list[int] = []
        self.values: list[float] = []
        self.broad = 0

    def read(
        self,
        row: list[int],
        kept: list[int],
        hand: list[int],
        market: list[int] = NO_CARDS,
        draws: int = 0,
    ) -> None:
        """Note all numbers of a tableau; a market is told of as long as it is still to be visited."""
        self._all = [0.0] * BROAD
        found = self._all
        left = ROUNDS - len(row)
        found[ONE] = 1.0
        found[PROMISED] = 0.1 * Tableau(row, kept, hand, self.promise).promise()
        found[DRAWS] = 0.5 * draws
        found[ASCENT] = 1.0 if draws else 0.0
        found[SHRINES] = 0.3 * len(kept)
        shown = self._read_sanctuaries(kept)
        self._read_cards(HELD, hand, shown)
        self._read_cards(OFFERED, market, shown)
        self._read_quests(row, kept, shown)
        for symbol in range(KINDS):
            found[LATER + symbol] = 0.25 * left * found[WANTED + symbol]
        self._read_heights(row, hand, market)
        if left == 1:
            self._read_finish(row, kept, hand + market)
        self._gather(hand, market, row)

    def _read_sanctuaries(self, kept: list[int]) -> list[int]:
        """Count what sanctuaries show: regions yet to be played find it."""
        shown = [0] * KINDS
        shown[OFFERING] = len(kept)
        for card in kept:
            for symbol in SHOWS[card]:
                shown[symbol] += 1
        for symbol in range(KINDS):
            self._all[SHOWN + symbol] = 0.5 * shown[symbol]
        return shown

    def _read_cards(self, first: int, cards: list[int], shown: list[int]) -> None:
        """Add up what cards show and count that could yet be played."""
        found = self._all
        for card in cards:
            for symbol in SHOWS[card]:
                found[first + symbol] += 0.5
            pay = PAYS[card]
            if pay <= 0.0:
                continue
            missing = 0
            needed = NEEDED[card]
            for place in range(len(needed)):
                missing += max(0, NUMBERS[card][place] - shown[needed[place]])
            kind = QUESTS[card]
            if kind == FLAT:
                found[first + PAID] += 0.1 * pay
            elif kind == EACH:
                for symbol in COUNTS[card]:
                    found[first + KINDS + symbol] += 0.3 * pay
            else:
                found[first + BY_SET] += 0.1 * pay
            worth = pay if kind == FLAT else 2.5 * pay
            found[first + LACKED + min(MISSING, missing)] += 0.1 * worth

    def _read_quests(self, row: list[int], kept: list[int], shown: list[int]) -> None:
        """Go through the row from its end, then through the sanctuaries."""
        lit = face_up(row)
        for card in lit:
            for symbol in SHOWS[card]:
                shown[symbol] += 1
        clues = 0
        for place in range(len(row) - 1, -1, -1):
            card = row[place]
            clues += CLUES[card]
            if not lit or card not in lit:
                for symbol in SHOWS[card]:
                    shown[symbol] += 1
            self._read_quest(card, shown)
        for card in kept:
            clues += CLUES[card]
            self._read_quest(card, shown)
        self._all[CLUED] = 0.3 * clues

    def _read_quest(self, card: int, shown: list[int]) -> None:
        pay = PAYS[card]
        if pay <= 0.0:
            return
        if OFFERINGS[card]:
            pay -= GIFT * OFFERINGS[card]
        kind = QUESTS[card]
        times = times_of(card, shown)
        wanted = WANTED
        if self._lacks(card, shown, pay * (times if kind == FLAT else times + HOPED)):
            wanted = OPEN
        else:
            self._all[SURE] += 0.1 * pay * times
        if kind == EACH:
            for symbol in COUNTS[card]:
                self._all[wanted + symbol] += 0.3 * pay
        elif kind != FLAT and wanted == WANTED:
            self._read_set(COUNTS[card], pay, times, shown)

    def _lacks(self, card: int, shown: list[int], stake: float) -> bool:
        """Tell whether a quest lacks what it needs, and note what is at stake."""
        needed = NEEDED[card]
        total = 0
        found = self._all
        for place in range(len(needed)):
            missing = NUMBERS[card][place] - shown[needed[place]]
            if missing > 0:
                total += missing
                if needed[place] < len(WONDERS):
                    at = STAKE + needed[place] * MISSING + min(MISSING, missing) - 1
                    found[at] += 0.1 * stake
        if total:
            found[WHOLE + min(MISSING, total) - 1] += 0.1 * stake
        return total > 0

    def _read_set(self, counts: list[int], pay: float, times: float, shown: list[int]) -> None:
        """Note what is missing to the next set."""
        lowest = [place for place in range(len(counts)) if shown[counts[place]] == times]
        if len(lowest) == 1:
            self._all[SET + lowest[0]] += 0.1 * pay
        else:
            self._all[SETS] += 0.1 * pay * len(lowest)

    def _read_heights(self, row: list[int], hand: list[int], market: list[int]) -> None:
        found = self._all
        found[LAST] = HEIGHTS[row[-1]] if row else 1.0
        if row:
            for card in hand:
                if RANKS[card] > RANKS[row[-1]]:
                    found[ABOVE] += 0.5
        self._sort_into(HEIGHT, [HEIGHTS[card] for card in hand])
        self._sort_into(OFFERED_HEIGHT, [HEIGHTS[card] for card in market])

    def _read_finish(self, row: list[int], kept: list[int], cards: list[int]) -> None:
        """See what the last region would add, as the tableau lies now."""
        now = tally(row, kept).total
        # The best comes first, so the lowest loss does.
        self._sort_into(FINISH, [0.1 * (now - tally([*row, card], kept).total) for card in cards])

    def _sort_into(self, first: int, numbers: list[float]) -> None:
        numbers.sort()
        for place in range(min(HAND_SIZE, len(numbers))):
            self._all[first + place] = numbers[place]

    def _gather(self, hand: list[int], market: list[int], row: list[int]) -> None:
        """Keep what is not zero."""
        found = self._all
        places: list[int] = []
        values: list[float] = []
        for place in range(BROAD):
            value = found[place]
            if value != 0.0:
                places.append(place)
                values.append(value)
        self.broad = len(places)
        for card in hand:
            places.append(single(card, IN_HAND))
        for card in market:
            places.append(single(card, IN_MARKET))
        if row:
            places.append(single(row[-1], IN_FRONT))
        values += [1.0] * (len(places) - self.broad)
        self.places = places
        self.values = values


def single(card: int, where: int) -> int:
    """Return the place of the number that tells of one card."""
    return BROAD + WHERE * card + where


def times_of(card: int, shown: list[int]) -> float:
    """Return how often a quest is paid that has what it needs."""
    kind = QUESTS[card]
    times = 1.0 if kind == FLAT else 0.0 if kind == EACH else 1000.0
    for symbol in COUNTS[card]:
        times = times + shown[symbol] if kind == EACH else min(times, float(shown[symbol]))
    return times
