"""The chart that plans are tried on: tiles are laid and lifted again, and its promise is kept up.

The promise of a chart is what its explored tiles score and what its open ones may yet score: a
tile's worth times the chances that each empty cell beside it will still be filled.
"""

from __future__ import annotations

from typing import Final

from skerry.agents.planner.beacon_patrol.odds import VILLAGE, Odds
from skerry.agents.planner.beacon_patrol.patterns import (
    COAST,
    EAST,
    EMPTY_STEPS,
    NORTH,
    ONE,
    SHIFT,
    SIDE_CODES,
    SOUTH,
    STEP,
    WEST,
)
from skerry.agents.planner.beacon_patrol.weights import MOST_WORTH
from skerry.games.beacon_patrol.scoring import BY_TILE, SHORE_AT
from skerry.games.beacon_patrol.tiles import PIER, WINDMILL
from skerry.games.beacon_patrol.zones import BREADTH, TILES

CELLS: Final = BREADTH * BREADTH
EMPTY: Final = -1

# A tile touches the promise of all tiles up to two cells away.
NEAR: Final[list[int]] = [
    row * BREADTH + column
    for row in range(-2, 3)
    for column in range(-2, 3)
    if abs(row) + abs(column) <= 2
]
WORTH: Final[list[int]] = [points * ONE for points in BY_TILE]
ISLANDS: Final[list[list[int]]] = SHORE_AT[:]
IS_WINDMILL: Final[list[bool]] = [tile.feature == WINDMILL for tile in TILES]
IS_PIER: Final[list[bool]] = [tile.feature == PIER for tile in TILES]
COUNTS_MORE: Final[list[bool]] = [tile.feature in (WINDMILL, PIER) for tile in TILES]
HOUSES: Final[list[list[int]]] = [[*tile.houses, 0, 0] for tile in TILES]


class Chart:
    """Tiles by cell, with the pattern of edges around each cell and the promise of each tile."""

    __slots__ = ("hopes", "laid", "odds", "patterns", "piers", "promise", "tiles", "undo")

    def __init__(self, odds: Odds) -> None:
        self.odds = odds
        self.tiles: list[int] = [EMPTY] * CELLS
        self.patterns: list[int] = [0] * CELLS
        self.hopes: list[int] = [0] * CELLS
        self.laid: list[int] = []  # cells, the latest last
        self.piers: list[int] = []
        self.undo: list[int] = []
        self.promise = 0

    def lay(self, cell: int, tile: int) -> None:
        """Lay a tile, and see what it changes around it."""
        self.tiles[cell] = tile
        self.laid.append(cell)
        codes = SIDE_CODES[COAST[tile]]
        patterns = self.patterns
        patterns[cell + NORTH] += codes[0]
        patterns[cell + EAST] += codes[1]
        patterns[cell + SOUTH] += codes[2]
        patterns[cell + WEST] += codes[3]
        if IS_PIER[tile]:
            self.piers.append(cell)
        undo = self.undo
        undo.append(self.promise)
        mark = len(undo)
        tiles = self.tiles
        for step in NEAR:
            if tiles[cell + step] >= 0:
                self._hope_anew(cell + step)
        if self.piers and COAST[tile]:
            for pier in self.piers:
                self._hope_anew(pier)
        undo.append(len(undo) - mark)

    def lift(self) -> None:
        """Take the latest tile away again."""
        cell = self.laid.pop()
        tile = self.tiles[cell]
        codes = SIDE_CODES[COAST[tile]]
        patterns = self.patterns
        patterns[cell + NORTH] -= codes[0]
        patterns[cell + EAST] -= codes[1]
        patterns[cell + SOUTH] -= codes[2]
        patterns[cell + WEST] -= codes[3]
        if IS_PIER[tile]:
            self.piers.pop()
        undo = self.undo
        for _ in range(undo.pop() // 2):
            where = undo.pop()
            self.hopes[where] = undo.pop()
        self.promise = undo.pop()
        self.tiles[cell] = EMPTY

    def _hope_anew(self, cell: int) -> None:
        hope = self.hope(cell)
        before = self.hopes[cell]
        if hope != before:
            self.undo.append(before)
            self.undo.append(cell)
            self.hopes[cell] = hope
            self.promise += hope - before

    def hope(self, cell: int) -> int:
        """Return the worth of the tile on a cell, by the chance that it will be explored."""
        tile = self.tiles[cell]
        odds = self.odds
        hope = self.worth(cell) if COUNTS_MORE[tile] else WORTH[tile]
        patterns = self.patterns
        empty = EMPTY_STEPS[patterns[cell]]
        if not empty:
            return hope
        chances = odds.chances[min(hope >> SHIFT, MOST_WORTH)]
        for step in empty:
            hope = hope * chances[patterns[cell + step]] >> SHIFT
        return hope * odds.weights.together[len(empty)] >> SHIFT

    def promise_under(self, odds: Odds) -> int:
        """Return what the chart would promise with other odds."""
        mine = self.odds
        self.odds = odds
        promise = 0
        for cell in self.laid:
            promise += self.hope(cell)
        self.odds = mine
        return promise

    def worth(self, cell: int) -> int:
        """Return what a windmill or a pier may count once it is explored."""
        if not IS_WINDMILL[self.tiles[cell]]:
            return ONE + self.houses(cell)
        worth = ONE
        for step in STEP:
            beside = self.tiles[cell + step]
            if beside < 0:
                worth += self.odds.open_sea[self.patterns[cell + step]]
            elif COAST[beside] == 0:
                worth += ONE
        return worth

    def houses(self, pier: int) -> int:
        """Return the houses on the island of a pier, and what its open shores may still bring."""
        seen = [pier * 2]
        houses = 0
        for place in seen:
            here = place >> 1
            shore = place & 1
            tile = self.tiles[here]
            houses += HOUSES[tile][shore] * ONE
            shores = ISLANDS[tile]
            for side in range(4):
                if shores[side] != shore:
                    continue
                beyond = here + STEP[side]
                other = self.tiles[beyond]
                if other < 0:
                    houses += VILLAGE
                    continue
                further = beyond * 2 + ISLANDS[other][side ^ 2]
                if further not in seen:
                    seen.append(further)
        return houses

    def score(self) -> int:
        """Return the points of the chart as it lies."""
        points = 0
        for cell in self.laid:
            if not EMPTY_STEPS[self.patterns[cell]]:
                points += self.hopes[cell]
        return points
