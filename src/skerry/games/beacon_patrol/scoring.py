"""Explored tiles, what they are worth, and the rank that the fleet earns."""

from __future__ import annotations

from typing import Final

from skerry.games.beacon_patrol.sea import ALL_SIDES, SHORES, STEPS
from skerry.games.beacon_patrol.tiles import BUOY, HEADQUARTERS, LIGHTHOUSE, PIER, WINDMILL
from skerry.games.beacon_patrol.zones import BREADTH, TILES

WORTH: Final[dict[str, int]] = {LIGHTHOUSE: 3, HEADQUARTERS: 3, BUOY: 2}
BARE: Final = 1  # any other tile, and what each thing adds to a windmill or a pier
BY_TILE: Final[list[int]] = [WORTH.get(tile.feature, BARE) for tile in TILES]
COUNTS_MORE: Final[list[bool]] = [tile.feature in (WINDMILL, PIER) for tile in TILES]
IS_PIER: Final[list[bool]] = [tile.feature == PIER for tile in TILES]

RANKS: Final = ("novices", "sailors", "captains", "navigators", "cartographers")
LOWEST: Final = 26  # points of the second rank; each further one takes ten more
LADDER: Final = 10


def _shores(edges: int) -> list[int]:
    """Return by side the number of the shore there, or -1; sides that meet in a corner share one."""
    found = [-1, -1, -1, -1]
    count = 0
    for side in ALL_SIDES:
        if edges >> side & 1:
            before = found[side - 1] if side else -1
            if before < 0:
                before = count
                count += 1
            found[side] = before
    if found[0] >= 0 and found[3] > 0:  # the last side meets the first
        found = [0 if shore == found[3] else shore for shore in found]
    return found


SHORE_AT: Final[list[list[int]]] = [_shores(edges) for edges in SHORES]


def is_explored(chart: dict[int, int], cell: int) -> bool:
    """Tell whether a laid tile has tiles on all four sides."""
    return (
        cell - BREADTH in chart
        and cell + 1 in chart
        and cell + BREADTH in chart
        and cell - 1 in chart
    )


def points(chart: dict[int, int], cell: int) -> int:
    """Return what the tile on a cell is worth, once it is explored."""
    tile = chart[cell]
    if not COUNTS_MORE[tile]:
        return BY_TILE[tile]
    if TILES[tile].feature == WINDMILL:
        return 1 + sum([SHORES[chart[cell + step]] == 0 for step in STEPS if cell + step in chart])
    return 1 + houses_on_island(chart, cell)


def houses_on_island(chart: dict[int, int], cell: int) -> int:
    """Count the houses on the island of a tile that has one shore; land is joined over its edges."""
    seen = {cell * 2}
    fringe = [cell * 2]  # a cell and which of its shores, at most two
    houses = 0
    for place in fringe:
        here = place // 2
        tile = chart[here]
        shore = place % 2
        drawn = TILES[tile].houses
        houses += drawn[shore] if shore < len(drawn) else 0
        for side in ALL_SIDES:
            beyond = here + STEPS[side]
            if SHORE_AT[tile][side] == shore and beyond in chart:
                other = beyond * 2 + SHORE_AT[chart[beyond]][side ^ 2]
                if other not in seen:
                    seen.add(other)
                    fringe.append(other)
    return houses


def explored(chart: dict[int, int]) -> list[int]:
    """Return the explored cells in ascending order."""
    return sorted([cell for cell in chart if is_explored(chart, cell)])


def total(chart: dict[int, int]) -> int:
    """Return what the whole chart scores."""
    return sum([points(chart, cell) for cell in chart if is_explored(chart, cell)])


def gained(chart: dict[int, int], tile: int, cell: int) -> int:
    """Return how many points more the chart would score with that tile there.

    What lies beside an empty cell is not explored yet; of all else only islands can grow.
    """
    after = chart.copy()
    after[cell] = tile
    more = points(after, cell) if is_explored(after, cell) else 0
    for step in STEPS:
        beside = cell + step
        if beside in after and is_explored(after, beside):
            more += points(after, beside)
    if SHORES[tile]:
        for other, lies in chart.items():
            if IS_PIER[lies] and is_explored(chart, other):
                more += points(after, other) - points(chart, other)
    return more


def rank(score: int, expansions: int) -> int:
    """Return the rank, from 0 up, that a score earns with so many expansions in play."""
    return max(0, min(len(RANKS) - 1, (score - LOWEST - LADDER * expansions) // LADDER + 1))


def next_rank_at(score: int, expansions: int) -> int:
    """Return the points of the rank above the one that a score earns; -1 at the highest."""
    here = rank(score, expansions)
    return LOWEST + LADDER * (expansions + here) if here < len(RANKS) - 1 else -1
