"""Six boards photographed in play: what lies where, and what of it is explored.

A board is written row by row from the north, `.` for an empty cell; the points stand beside the
explored cells, counted by (row, column) from 0. The first three totals are their owner's own.
"""

from typing import NamedTuple


class Photograph(NamedTuple):
    """A board, its explored cells with their points, and its total."""

    name: str
    rows: str
    explored: dict[tuple[int, int], int]
    total: int

    def __str__(self) -> str:
        return self.name

    @property
    def tiles(self) -> dict[tuple[int, int], str]:
        """The board by cell."""
        return chart(self.rows)


def chart(rows: str) -> dict[tuple[int, int], str]:
    """Read a chart that is written row by row."""
    return {
        (row, column): name
        for row, line in enumerate(rows.strip().splitlines())
        for column, name in enumerate(line.split())
        if name != "."
    }


PHOTOGRAPHS = [
    Photograph(
        "twenty points",
        """
        .          .          .          .          .          EW-B       .
        .          .          .          .          N-P1       E-B1       .
        .          .          .          B5         B1         B2         bayWest-L
        .          B3         NS-P1      E-B2       bayNorth-L EW-P1      .
        NW-L       HQ         NS-B       O1         N-L        O2         .
        .          S-B2       N-B1       S-L        E-L        .          .
        .          .          O3         .          .          .          .
        """,
        {
            (2, 4): 2,
            (2, 5): 2,
            (3, 3): 2,
            (3, 4): 3,
            (4, 1): 3,
            (4, 2): 2,
            (4, 3): 1,
            (4, 4): 3,
            (5, 2): 2,
        },
        20,
    ),
    Photograph(
        "sixteen points",
        """
        .          .          .          baySouth-P bayEast-L  O3         .
        .          E-P1       .          B3         N-L        S-L        E-L
        .          S-B2       E-P2       W-P1       .          NS-B       E-B2
        NW-L       N-B1       B1         HQ         NE-P       baySouth-L W-B2
        .          EW-P1      SW-L       S-P1       B4         B5         S-B1
        .          .          .          NS-P2      O2         .          .
        """,
        {(1, 5): 3, (3, 1): 2, (3, 2): 2, (3, 3): 3, (3, 5): 3, (4, 3): 1, (4, 4): 2},
        16,
    ),
    Photograph(
        "seven points",
        """
        .          .          .          .          baySouth-P .          .          .
        .          .          .          NS-P2      O1         .          W-P1       .
        .          .          N-L        N-P2       E-B2       NW-L       B5         B1
        .          S-L        E-L        .          S-B2       B4         E-P1       EW-P1
        NS-P1      NS-B       O3         HQ         N-B1       E-P2       .          .
        .          .          bayNorth-L .          .          .          .          .
        """,
        {(2, 4): 2, (2, 6): 2, (3, 5): 2, (4, 2): 1},
        7,
    ),
    Photograph(
        "fourteen tiles",
        """
        NW-P       O1         O4         .
        bayNorth-L bayNorth-P SW-P       B5
        NS-P1      N-P2       bayWest-P  W-P1
        .          HQ         NS-B       B4
        """,
        {(1, 1): 1, (1, 2): 1, (2, 1): 1, (2, 2): 1},
        4,
    ),
    Photograph(
        "twelve tiles",
        """
        .          .          .          .          B1
        .          .          N-P2       NS-B       O5
        W-L        HQ         B4         bayWest-P  W-P1
        .          bayNorth-P SW-P       NS-P1      .
        """,
        {(2, 2): 2, (2, 3): 1},
        3,
    ),
    Photograph(
        "seven tiles",
        """
        .    HQ   B3   .
        E-P2 SW-L B4   NS-B
        .    N-L  .    .
        """,
        {(1, 1): 3},
        3,
    ),
]
