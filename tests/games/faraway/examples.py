"""Worked examples of Faraway: scored tableaux, tie-breaks and sanctuary draws."""

from typing import NamedTuple


class Example(NamedTuple):
    """A tableau and what each of its cards pays, in the same order."""

    name: str
    regions: list[int]
    sanctuaries: list[int]
    region_fame: list[int]
    sanctuary_fame: list[int]
    total: int
    ascents: int


class TieBreak(NamedTuple):
    """The tableaux of all seats with their totals, who is tied for first, and who wins."""

    seats: list[tuple[list[int], list[int], int]]
    tied: list[int]
    winner: int


SCORED = [
    Example(
        "stones-descending",
        [68, 66, 51, 30, 17, 6, 2, 1],
        [],
        [24, 20, 14, 12, 0, 0, 0, 0],
        [],
        70,
        0,
    ),
    Example(
        "order-reversed",
        [1, 2, 6, 17, 30, 51, 66, 68],
        [21, 22, 23, 24, 25, 26, 27],
        [0, 0, 0, 0, 4, 0, 0, 0],
        [6, 2, 2, 0, 6, 8, 5],
        33,
        7,
    ),
    Example(
        "biome-sets",
        [43, 18, 35, 23, 50, 9, 3, 10],
        [19, 35, 1],
        [20, 10, 10, 10, 0, 5, 4, 0],
        [8, 8, 3],
        78,
        3,
    ),
    Example(
        "nights",
        [41, 40, 37, 10, 14, 24, 21, 31],
        [45, 36, 44],
        [28, 21, 18, 15, 10, 10, 0, 1],
        [0, 7, 0],
        110,
        3,
    ),
    Example(
        "clues",
        [54, 38, 11, 58, 22, 8, 63, 12],
        [30, 34],
        [24, 18, 12, 0, 5, 0, 0, 0],
        [0, 12],
        71,
        2,
    ),
    Example(
        "biome-pairs",
        [65, 62, 44, 25, 27, 56, 29, 12],
        [24, 8],
        [27, 21, 12, 6, 4, 0, 4, 0],
        [9, 0],
        83,
        2,
    ),
    Example(
        "near-misses", [68, 61, 57, 64, 52, 39, 32, 21], [27], [0, 0, 0, 0, 0, 0, 0, 0], [5], 5, 1
    ),
    Example(
        "sanctuaries-feed-last-region",
        [3, 9, 13, 15, 16, 30, 48, 67],
        [2, 7, 4, 14, 8, 33, 40],
        [4, 5, 6, 8, 8, 6, 6, 19],
        [0, 0, 0, 0, 0, 8, 3],
        73,
        7,
    ),
    Example(
        "questless-regions", [12, 8, 7, 6, 4, 2, 1, 3], [27], [0, 0, 0, 0, 0, 0, 0, 4], [5], 9, 1
    ),
    Example(
        "very-high-score",
        [17, 18, 23, 35, 43, 68, 30, 51],
        [8, 3, 19, 6, 17, 32],
        [24, 30, 20, 20, 20, 24, 10, 14],
        [0, 0, 12, 3, 0, 16],
        193,
        6,
    ),
]

TIE_BREAKS = [
    TieBreak(
        [
            ([14, 41, 39, 26, 24, 67, 53, 50], [45, 22], 45),
            ([33, 31, 47, 56, 37, 46, 28, 32], [27, 6, 26, 5], 45),
            ([48, 12, 25, 61, 51, 21, 45, 60], [11, 28, 42, 23], 30),
            ([64, 36, 6, 40, 1, 63, 11, 49], [13, 25, 19], 13),
        ],
        [0, 1],
        0,
    ),
    TieBreak(
        [
            ([19, 47, 38, 32, 50, 54, 65, 9], [45, 1, 41, 14], 38),
            ([5, 23, 30, 13, 44, 52, 45, 14], [21, 16, 23, 3], 38),
            ([60, 7, 68, 34, 8, 43, 61, 64], [6, 2, 44, 34], 10),
            ([27, 36, 33, 20, 18, 6, 10, 49], [9, 12, 33], 11),
        ],
        [0, 1],
        1,
    ),
    TieBreak(
        [
            ([33, 57, 62, 27, 30, 18, 8, 55], [39, 28, 36, 32], 27),
            ([67, 28, 14, 4, 59, 12, 16, 26], [35, 17, 45], 36),
            ([10, 46, 39, 45, 51, 22, 13, 3], [12, 44, 24], 36),
        ],
        [1, 2],
        2,
    ),
    TieBreak(
        [
            ([38, 13, 65, 39, 47, 5, 2, 60], [42, 22, 37], 32),
            ([29, 67, 66, 32, 63, 52, 41, 48], [14, 27, 45], 32),
        ],
        [0, 1],
        0,
    ),
]

# The row up to the region just played, the sanctuaries kept before, and how many are drawn.
DRAWS: list[tuple[list[int], list[int], int]] = [
    ([49], [], 0),  # first round: never a sanctuary
    ([15, 49], [], 3),  # higher number; clue on the just-played region counts
    ([15, 8], [], 0),  # lower number: none, whatever the clues
    ([3, 9], [], 1),  # higher number without clues: exactly one
    ([6, 15, 49], [9], 5),  # clues on regions and on an earlier sanctuary all count
    ([1, 2, 6, 8, 12, 15, 20, 22], [9, 15, 18, 28, 29, 30], 13),  # many clues late in the game
    ([50, 25, 42], [], 1),
    ([11, 7], [], 0),
    ([39, 26, 45, 34, 64], [10], 2),
    ([3, 65, 67, 35, 46], [3, 42], 4),
    ([36, 25, 48, 62, 5, 42, 9], [18, 6, 43], 0),
    ([48, 7, 59, 17, 68, 22, 28, 32], [39, 42, 1], 4),
    ([15, 45, 54, 24, 64], [5, 35], 4),
    ([10, 54, 5, 57, 2], [11, 2], 0),
    ([28, 16, 11, 15, 63], [37], 3),
    ([22, 27, 47], [31], 2),
    ([28, 27, 46, 2, 64], [13], 3),
    ([68, 29, 33, 34, 60, 52, 23, 44], [18, 41, 21], 4),
    ([41, 62, 23, 20, 67, 37], [27, 13], 0),
    ([56, 68], [], 1),
]
