"""The sea: which tile lies on which cell, where tiles fit, and how far ships sail."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.beacon_patrol.tiles import LAND
from skerry.games.beacon_patrol.zones import BREADTH, FIRST_SHIP, TILES, ship_of
from skerry.kernel.state import State

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame
    from skerry.kernel.rng import Rng
    from skerry.kernel.zones import Layout

STEPS: Final[tuple[int, ...]] = (-BREADTH, 1, BREADTH, -1)  # from a cell to the next one, by side
ALL_SIDES: Final[tuple[int, ...]] = (0, 1, 2, 3)

# By tile: its land edges as bits, the northern one lowest.
SHORES: Final[list[int]] = [
    sum([1 << side for side in ALL_SIDES if tile.edges[side] == LAND]) for tile in TILES
]


class Sea(State):
    """A position, with the tiles found by their cells."""

    __slots__ = ("chart",)

    def __init__(
        self,
        layout: Layout,
        zones: list[list[int]],
        counters: list[int],
        rng: Rng,
        agenda: Frame | None,
        origin: Sea | None = None,
    ) -> None:
        super().__init__(layout, zones, counters, rng, agenda, origin)
        # By cell: the tile.
        self.chart: dict[int, int] = {} if origin is None else origin.chart.copy()

    def clone(self) -> Sea:
        """Return an independent copy that nobody watches."""
        return Sea(self.layout, self.zones, self.counters, self.rng, self.agenda, self)

    def place(self, card: int, spot: int) -> None:
        """Let a tile or a ship lie on a cell."""
        if card < FIRST_SHIP:
            self.chart.pop(self.spots.get(card, -1), -1)
            self.chart[spot] = card
        super().place(card, spot)

    def ship(self, seat: int) -> int:
        """Return the cell of a seat's ship."""
        return self.spots[ship_of(seat)]


def is_water(tile: int, side: int) -> bool:
    """Tell whether a side of a tile is water."""
    return SHORES[tile] >> side & 1 == 0


def clash(chart: dict[int, int], tile: int, cell: int) -> int:
    """Return the first side on which a tile would not match its neighbour, or -1."""
    shores = SHORES[tile]
    for side in ALL_SIDES:
        beyond = chart.get(cell + STEPS[side], -1)
        if beyond >= 0 and shores >> side & 1 != SHORES[beyond] >> (side ^ 2) & 1:
            return side
    return -1


def edges_around(chart: dict[int, int], cell: int) -> tuple[int, int]:
    """Return which sides of a cell have a neighbour, and which of these meet land, as bits."""
    met = land = 0
    for side in ALL_SIDES:
        beyond = chart.get(cell + STEPS[side], -1)
        if beyond >= 0:
            met |= 1 << side
            land |= (SHORES[beyond] >> (side ^ 2) & 1) << side
    return met, land


def can_lay(chart: dict[int, int], tile: int, ship: int, side: int) -> bool:
    """Tell whether a tile may be laid beside a ship: water between, an empty cell, all matching."""
    cell = ship + STEPS[side]
    return (
        is_water(chart[ship], side)
        and is_water(tile, side ^ 2)
        and cell not in chart
        and clash(chart, tile, cell) < 0
    )


def can_sail(chart: dict[int, int], ship: int, side: int) -> bool:
    """Tell whether a ship may go to the tile on that side: there is one, and water between."""
    return is_water(chart[ship], side) and ship + STEPS[side] in chart


def courses(chart: dict[int, int], ship: int, most: int = len(TILES)) -> dict[int, list[int]]:
    """Return by cell the shortest way of sides to each tile that a ship can reach in so many steps."""
    found: dict[int, list[int]] = {ship: []}
    fringe = [ship]
    for cell in fringe:
        if len(found[cell]) >= most:
            break
        for side in ALL_SIDES:
            beyond = cell + STEPS[side]
            if beyond not in found and can_sail(chart, cell, side):
                found[beyond] = [*found[cell], side]
                fringe.append(beyond)
    return found


def rim(chart: dict[int, int]) -> list[int]:
    """Return the empty cells beside laid tiles, in ascending order."""
    return sorted({cell + step for cell in chart for step in STEPS} - chart.keys())
