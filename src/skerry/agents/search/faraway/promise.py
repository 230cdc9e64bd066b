"""What an unfinished tableau of Faraway promises, in one pass over its cards.

Quests count by the chance that what they ask for will yet come: with the hand, with regions still
unknown, and with the sanctuaries of ascents to come.
"""

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
    REGION_SHOWS,
    SANCTUARY_SHOWS,
    SHOWS,
    chance,
)
from skerry.games.faraway.cards import OFFERING, WONDERS
from skerry.games.faraway.deck import CLUES, OFFERINGS, RANKS
from skerry.games.faraway.journey import ROUNDS
from skerry.games.faraway.scoring import face_up

NO_REGION: Final = -1
# Learned by `skerry train faraway`.
SEARCH: Final = 0  # how much oftener wonders come than by chance
LUCK: Final = 1  # the same for other symbols
PLAYED: Final = 2  # how much of a region of the hand will be played
ASCENT: Final = 3  # how often a region not yet known is higher than the one before
SHRINE: Final = 4  # what a sanctuary of an ascent pays, and for each clue
CLUED: Final = 5
GIFT: Final = 6  # what a sanctuary that is given up would have paid
UNKNOWN: Final = 7  # what a region not yet known pays


class Tableau:
    """A seat's row, its sanctuaries and its hand, and what has been learned about promises."""

    __slots__ = ("clues", "hand", "kept", "row", "weights")

    def __init__(
        self, row: list[int], kept: list[int], hand: list[int], weights: list[float]
    ) -> None:
        self.row = row
        self.kept = kept
        self.hand = hand
        self.weights = weights
        self.clues = 1
        for card in row:
            self.clues += CLUES[card]
        for card in kept:
            self.clues += CLUES[card]

    def promise(self, now: int = NO_REGION, without: int = NO_REGION) -> float:
        """Return the fame to expect if a region of the hand is played next, and one is given away."""
        weights = self.weights
        row = self.row if now == NO_REGION else [*self.row, now]
        hand = [card for card in self.hand if card != now and card != without]
        left = ROUNDS - len(row)
        share = 0.0 if not left or not hand else min(1.0, left / len(hand)) * weights[PLAYED]
        unknown = max(0.0, left - share * len(hand))
        ascents, clues = self._ascents(now, left)
        total = ascents * (weights[SHRINE] + weights[CLUED] * clues) + unknown * weights[UNKNOWN]
        hoped = self._hoped(hand, share, unknown, ascents)
        return total + self._fame(row, hand, share, hoped)

    def _ascents(self, now: int, left: int) -> tuple[float, int]:
        """Return how many ascents are to come, this one among them, and by how many clues."""
        row = self.row
        ascents = 0.0
        clues = self.clues
        if now != NO_REGION:
            clues += CLUES[now]
            if row and RANKS[now] > RANKS[row[-1]]:
                ascents = 1.0
        if left:
            last = now if now != NO_REGION else row[-1] if row else NO_REGION
            height = 1.0 if last == NO_REGION else HEIGHTS[last]
            ascents += 1.0 - height + (left - 1) * self.weights[ASCENT]
        return ascents, clues

    def _hoped(self, hand: list[int], share: float, unknown: float, ascents: float) -> list[float]:
        """Return how many of each symbol will come with cards that do not lie in the row yet."""
        weights = self.weights
        luck = weights[LUCK]
        hoped = [0.0] * KINDS
        for symbol in range(KINDS):
            hoped[symbol] = luck * (
                unknown * REGION_SHOWS[symbol] + ascents * SANCTUARY_SHOWS[symbol]
            )
        for symbol in WONDERS:
            hoped[symbol] *= weights[SEARCH] / luck
        for card in hand:
            for symbol in SHOWS[card]:
                hoped[symbol] += share
        return hoped

    def _shown(self, lit: list[int]) -> list[int]:
        """Count the symbols that hold for the whole row."""
        sure = [0] * KINDS
        sure[OFFERING] = len(self.kept)
        for card in self.kept:
            for symbol in SHOWS[card]:
                sure[symbol] += 1
        for card in lit:
            for symbol in SHOWS[card]:
                sure[symbol] += 1
        return sure

    def _fame(self, row: list[int], hand: list[int], share: float, hoped: list[float]) -> float:
        """Add up what the cards are likely to pay: the hand, the row from its end, sanctuaries."""
        lit = face_up(row)
        sure = self._shown(lit)
        gift = self.weights[GIFT]
        total = 0.0
        for card in hand:
            total += share * fame(card, sure, hoped, gift)
        for place in range(len(row) - 1, -1, -1):
            card = row[place]
            if not lit or card not in lit:
                for symbol in SHOWS[card]:
                    sure[symbol] += 1
            total += fame(card, sure, hoped, gift)
        for card in self.kept:
            total += fame(card, sure, hoped, gift)
        return total


def fame(card: int, sure: list[int], hoped: list[float], gift: float) -> float:
    """Return what a card is likely to pay, with symbols that are there and others hoped for."""
    pay = PAYS[card]
    if pay <= 0.0:
        return 0.0
    if OFFERINGS[card]:
        pay -= gift * OFFERINGS[card]
    kind = QUESTS[card]
    if kind != FLAT:
        times = 0.0 if kind == EACH else 1000.0
        for symbol in COUNTS[card]:
            number = sure[symbol] + hoped[symbol]
            times = times + number if kind == EACH else min(times, number)
        pay *= times
    needed = NEEDED[card]
    for place in range(len(needed)):
        symbol = needed[place]
        missing = NUMBERS[card][place] - sure[symbol]
        if missing > 0:
            pay *= chance(missing, hoped[symbol])
    return pay
