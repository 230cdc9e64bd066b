"""The score of a tableau: regions from right to left, each with what lies face up, then sanctuaries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.faraway.cards import SYMBOLS
from skerry.games.faraway.zones import (
    CARDS,
    CLUES,
    KEPT,
    REGION_COUNT,
    ROW,
    is_region,
    region,
    sanctuary,
)
from skerry.kernel.errors import ImpossiblePosition

if TYPE_CHECKING:
    from skerry.kernel.state import State


class TableauScore:
    """What each card of a tableau pays."""

    __slots__ = ("regions", "sanctuaries", "total")

    def __init__(self, regions: list[int], sanctuaries: list[int]) -> None:
        self.regions = regions
        self.sanctuaries = sanctuaries
        self.total = sum(regions) + sum(sanctuaries)


def tally(row: list[int], kept: list[int]) -> TableauScore:
    """Score the cards of a row, in the order they were played, and the sanctuaries kept."""
    counts = [0] * len(SYMBOLS)
    for card in kept:
        for symbol in CARDS[card].shows:
            counts[symbol] += 1
    regions = [0] * len(row)
    for place in range(len(row) - 1, -1, -1):
        face = CARDS[row[place]]
        for symbol in face.shows:
            counts[symbol] += 1
        regions[place] = face.fame(counts)
    return TableauScore(regions, [CARDS[card].fame(counts) for card in kept])


def lacking(row: list[int], kept: list[int], place: int) -> list[int]:
    """Return the wonders that a region lacks, with itself, what lies right of it, and sanctuaries."""
    counts = [0] * len(SYMBOLS)
    for card in row[place:] + kept:
        for symbol in CARDS[card].shows:
            counts[symbol] += 1
    return CARDS[row[place]].lacks(counts)


def sanctuary_draw(row: list[int], kept: list[int]) -> int:
    """Return how many sanctuaries the last region of a row draws: none unless it is an ascent."""
    if len(row) < 2 or row[-1] < row[-2]:
        return 0
    clues = 1
    for card in row:
        clues += CLUES[card]
    for card in kept:
        clues += CLUES[card]
    return clues


def scores(state: State) -> list[int]:
    """Return the fame of each seat with the cards that lie face up now."""
    return [
        tally(state.zone(ROW, seat), state.zone(KEPT, seat)).total
        for seat in range(state.layout.seats)
    ]


def winners(state: State) -> list[int]:
    """Return the seat with the most fame; of equals, the one with the lowest region in its row."""
    fame = scores(state)
    tied = [seat for seat in range(len(fame)) if fame[seat] == max(fame)]
    lowest = [min([*state.zone(ROW, seat), REGION_COUNT]) for seat in tied]
    return [seat for seat, card in zip(tied, lowest, strict=True) if card == min(lowest)]


def score_tableau(regions: list[int], sanctuaries: list[int]) -> TableauScore:
    """Score region numbers in the order of play, and sanctuaries by their ids."""
    row, kept = _checked(regions, sanctuaries)
    return tally(row, kept)


def sanctuaries_to_draw(regions: list[int], sanctuaries: list[int]) -> int:
    """Return how many sanctuary cards the last played region draws; 0 if it is no ascent."""
    row, kept = _checked(regions, sanctuaries)
    return sanctuary_draw(row, kept)


def _checked(regions: list[int], sanctuaries: list[int]) -> tuple[list[int], list[int]]:
    row = [region(_number(number, REGION_COUNT, "region")) for number in regions]
    kept = [sanctuary(_number(n, len(CARDS) - REGION_COUNT, "sanctuary")) for n in sanctuaries]
    if len(row) > 8:
        raise ImpossiblePosition(f"A row has at most 8 regions, not {len(row)}.")
    for card in row + kept:
        if (row + kept).count(card) > 1:
            kind = "Region" if is_region(card) else "Sanctuary"
            raise ImpossiblePosition(f"{kind} {CARDS[card].number} is there twice.")
    return row, kept


def _number(value: object, most: int, kind: str) -> int:
    if type(value) is not int or not 1 <= value <= most:
        raise ImpossiblePosition(f"There is no {kind} {value!r}; they go from 1 to {most}.")
    return value
