"""What an empty cell asks of a tile: each side water, land, or not yet known."""

from __future__ import annotations

from typing import Final

from skerry.games.beacon_patrol.sea import ALL_SIDES, SHORES, STEPS
from skerry.games.beacon_patrol.zones import BREADTH

SHIFT: Final = 12
ONE: Final = 1 << SHIFT  # a point, and a certainty: promises are whole numbers on every machine

# As lists of this package, compiled code finds these soonest.
COAST: Final[list[int]] = SHORES[:]  # by tile: its land edges as bits
STEP: Final[list[int]] = list(STEPS)  # by side: from a cell to the next one
NORTH: Final = -BREADTH
EAST: Final = 1
SOUTH: Final = BREADTH
WEST: Final = -1
WATER_SIDES: Final[list[list[int]]] = [
    [side for side in ALL_SIDES if shores >> side & 1 == 0] for shores in range(16)
]

# A pattern is a number of four digits in base three, the northern side lowest.
UNKNOWN: Final = 0
WATER: Final = 1
LAND: Final = 2
POWERS: Final = [1, 3, 9, 27]
PATTERNS: Final = 81
COASTS: Final = 16  # the sets of land sides that a tile may have


def asked(pattern: int, side: int) -> int:
    """Return what a pattern asks on a side."""
    return pattern // POWERS[side] % 3


def fits(pattern: int, shores: int) -> bool:
    """Tell whether a tile with these land sides may lie there."""
    for side in ALL_SIDES:
        edge = LAND if shores >> side & 1 else WATER
        if asked(pattern, side) not in (UNKNOWN, edge):
            return False
    return True


FITS: Final[list[list[bool]]] = [
    [fits(pattern, shores) for shores in range(COASTS)] for pattern in range(PATTERNS)
]
COASTS_FITTING: Final[list[list[int]]] = [
    [shores for shores in range(COASTS) if fitting[shores]] for fitting in FITS
]
KNOWN_SIDES: Final[list[int]] = [
    sum([asked(pattern, side) != UNKNOWN for side in ALL_SIDES]) for pattern in range(PATTERNS)
]
HAS_WATER: Final[list[int]] = [
    int(WATER in [asked(pattern, side) for side in ALL_SIDES]) for pattern in range(PATTERNS)
]
EMPTY_STEPS: Final[list[list[int]]] = [
    [STEPS[side] for side in ALL_SIDES if asked(pattern, side) == UNKNOWN]
    for pattern in range(PATTERNS)
]
# By the land sides of a tile, then by side: what it adds to the pattern of the cell beyond.
SIDE_CODES: Final[list[list[int]]] = [
    [(LAND if shores >> side & 1 else WATER) * POWERS[side ^ 2] for side in ALL_SIDES]
    for shores in range(COASTS)
]
