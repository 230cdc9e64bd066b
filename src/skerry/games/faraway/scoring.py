"""The score of a tableau: regions from right to left, each with what lies face up, then sanctuaries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.faraway.cards import OFFERING, SYMBOLS
from skerry.games.faraway.deck import ASKING, CARDS, CLUES, DIGITS, FALLEN, NAMES, RANKS
from skerry.games.faraway.zones import KEPT, ROW

if TYPE_CHECKING:
    from skerry.kernel.state import State

NOTHING_GIVEN: Final[dict[int, list[int]]] = {}
NO_CARDS: Final[list[int]] = []
LAST_RANK: Final = max(RANKS) + 1  # of a row in which nothing lies yet


class TableauScore:
    """What each card of a tableau pays."""

    __slots__ = ("regions", "sanctuaries", "total")

    def __init__(self, regions: list[int], sanctuaries: list[int]) -> None:
        self.regions = regions
        self.sanctuaries = sanctuaries
        self.total = sum(regions) + sum(sanctuaries)


def tally(
    row: list[int], kept: list[int], given: dict[int, list[int]] = NOTHING_GIVEN
) -> TableauScore:
    """Score a row in the order of play, with the sanctuaries kept and those given up by region."""
    lit = face_up(row)
    counts = counted(kept + lit)
    for cards in given.values():
        _count(counts, cards, 1)
    regions = [0] * len(row)
    for place in range(len(row) - 1, -1, -1):
        card = row[place]
        face = CARDS[card]
        if card not in lit:
            for symbol in face.counted:
                counts[symbol] += 1
        if card not in given:
            regions[place] = face.fame(counts)
        else:
            counts[OFFERING] = len(given[card])
            regions[place] = face.fame(counts)
            counts[OFFERING] = 0
            _count(counts, given[card], -1)  # they count for nothing that is scored from now on
    return TableauScore(regions, [CARDS[card].fame(counts) for card in kept])


def lacking(row: list[int], kept: list[int], given: dict[int, list[int]], place: int) -> list[int]:
    """Return the symbols that a region lacks when it is scored."""
    card = row[place]
    lit = [other for other in face_up(row) if other in row[:place]]
    later = [gift for other in row[: place + 1] for gift in given.get(other, NO_CARDS)]
    counts = counted(row[place:] + lit + kept + later)
    counts[OFFERING] = len(given.get(card, NO_CARDS))
    return CARDS[card].lacks(counts)


def counted(cards: list[int]) -> list[int]:
    """Count the symbols of cards."""
    counts = [0] * len(SYMBOLS)
    _count(counts, cards, 1)
    return counts


def _count(counts: list[int], cards: list[int], times: int) -> None:
    for card in cards:
        for symbol in CARDS[card].counted:
            counts[symbol] += times


def face_up(row: list[int]) -> list[int]:
    """Return the regions that are not turned face down: all with the last digit of a meteorite."""
    if FALLEN.isdisjoint(row):
        return NO_CARDS
    digits = [DIGITS[card] for card in row if card in FALLEN]
    return [card for card in row if DIGITS[card] in digits]


def score(state: State, seat: int) -> TableauScore:
    """Score a seat with the cards that lie face up now."""
    row = state.zone(ROW, seat)
    return tally(row, state.zone(KEPT, seat), given_for(state, row))


def given_for(state: State, row: list[int]) -> dict[int, list[int]]:
    """Return the sanctuaries given up for those regions of a row that ask for some."""
    if ASKING.isdisjoint(row):
        return NOTHING_GIVEN
    return {
        card: state.zones[state.layout.find(given_zone(card))] for card in row if card in ASKING
    }


def given_zone(card: int) -> str:
    """Name the zone in which lies what is given up for a region."""
    return f"given for {NAMES[card]}"


def sanctuary_draw(row: list[int], kept: list[int]) -> int:
    """Return how many sanctuaries the last region of a row draws: none unless it is an ascent."""
    if len(row) < 2 or RANKS[row[-1]] < RANKS[row[-2]]:
        return 0
    clues = 1
    for card in row:
        clues += CLUES[card]
    for card in kept:
        clues += CLUES[card]
    return clues


def scores(state: State) -> list[int]:
    """Return the fame of each seat with the cards that lie face up now."""
    return [score(state, seat).total for seat in range(state.layout.seats)]


def winners(state: State) -> list[int]:
    """Return the seat with the most fame; of equals, the one with the lowest region in its row."""
    fame = scores(state)
    tied = [seat for seat in range(len(fame)) if fame[seat] == max(fame)]
    lowest = [
        min([RANKS[card] for card in state.zone(ROW, seat)], default=LAST_RANK) for seat in tied
    ]
    return [seat for seat, rank in zip(tied, lowest, strict=True) if rank == min(lowest)]
