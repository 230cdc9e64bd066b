"""What the tiles still to come promise: how likely each kind of empty cell will be filled."""

from __future__ import annotations

from typing import Final

from skerry.agents.planner.beacon_patrol.patterns import (
    COAST,
    COASTS,
    COASTS_FITTING,
    FITS,
    HAS_WATER,
    KNOWN_SIDES,
    ONE,
    PATTERNS,
)
from skerry.agents.planner.beacon_patrol.weights import MOST_WORTH, Weights

VILLAGE: Final = ONE // 3  # houses that an open shore may still bring to an island


class Odds:
    """Chances by pattern, from the tiles that are not yet laid or gone."""

    __slots__ = ("chances", "open_sea", "weights")

    def __init__(self, coming: list[int], weights: Weights) -> None:
        self.weights = weights
        coasts = [0] * COASTS
        for tile in coming:
            coasts[COAST[tile]] += 1
        self.chances: list[list[int]] = [[] for _ in range(MOST_WORTH + 1)]
        self.open_sea: list[int] = []
        for pattern in range(PATTERNS):
            fitting = 0
            for shores in COASTS_FITTING[pattern]:
                fitting += coasts[shores]
            sides, water = KNOWN_SIDES[pattern], HAS_WATER[pattern]
            chances = weights.chances(sides, water, fitting, len(coming))
            for worth in range(MOST_WORTH + 1):
                self.chances[worth].append(chances[worth])
            self.open_sea.append(coasts[0] * ONE // fitting if fitting and FITS[pattern][0] else 0)
