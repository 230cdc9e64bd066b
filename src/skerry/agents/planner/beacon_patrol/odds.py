"""What the tiles still to come promise: how likely each kind of empty cell will be filled."""

from __future__ import annotations

from math import exp, log
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

# Log odds that a cell will be filled, by the number of its known sides: at all, and by the logarithm
# of how many tiles fit and of how many are still to come. Fitted to voyages of an early planner.
AT_ALL: Final = [0.0, -4.47, -3.26, -1.6, 0.0]
BY_FITTING: Final = [0.0, 0.35, 0.61, 1.01, 1.4]
BY_COMING: Final = [0.0, 1.21, 0.74, 0.33, 0.0]
NO_WATER: Final = -1.3  # until a neighbour brings some, nobody can lay a tile there
BY_WORTH: Final = [0.0, 0.0, 0.6, 0.8, 1.0, 1.0]  # more is done for tiles that count more
MOST_WORTH: Final = 5
# By the number of empty cells around a tile: one filled draws the ships to the others.
TOGETHER: Final = [1.0, 1.0, 1.1, 1.15, 1.15]
VILLAGE: Final = ONE // 3  # houses that an open shore may still bring to an island


class Odds:
    """Chances by pattern, from the tiles that are not yet laid or gone."""

    __slots__ = ("chances", "open_sea", "together")

    def __init__(self, coming: list[int]) -> None:
        coasts = [0] * COASTS
        for tile in coming:
            coasts[COAST[tile]] += 1
        self.chances: list[list[int]] = [[] for _ in range(MOST_WORTH + 1)]
        self.open_sea: list[int] = []
        for pattern in range(PATTERNS):
            fitting = 0
            for shores in COASTS_FITTING[pattern]:
                fitting += coasts[shores]
            chances = chances_of(KNOWN_SIDES[pattern], HAS_WATER[pattern], fitting, len(coming))
            for worth in range(MOST_WORTH + 1):
                self.chances[worth].append(chances[worth])
            self.open_sea.append(coasts[0] * ONE // fitting if fitting and FITS[pattern][0] else 0)
        self.together: list[int] = [int(factor * ONE) for factor in TOGETHER]


_CHANCES: Final[dict[int, list[int]]] = {}  # worked out once for each case


def chances_of(sides: int, water: int, fitting: int, coming: int) -> list[int]:
    """Return how likely a cell is filled that so many of the coming tiles fit, by worth."""
    case = ((coming * 64 + fitting) * 5 + sides) * 2 + water
    if case not in _CHANCES:
        _CHANCES[case] = [chance(sides, water, fitting, coming, bonus) for bonus in BY_WORTH]
    return _CHANCES[case]


def chance(sides: int, water: int, fitting: int, coming: int, bonus: float) -> int:
    """Return one of these chances, with better odds by the bonus."""
    if fitting == 0:
        return 0
    odds = AT_ALL[sides] + BY_FITTING[sides] * log(fitting) + BY_COMING[sides] * log(coming)
    odds += bonus if water else bonus + NO_WATER
    return int(ONE / (1 + exp(-odds)))
