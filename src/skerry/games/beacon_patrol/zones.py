"""The table: which zones there are, who sees them, and how tiles and ships are numbered."""

from __future__ import annotations

from typing import Final

from skerry.games.beacon_patrol.tiles import BASE, HQ, PIERS, WINDMILLS, Tile
from skerry.kernel.zones import EVERYBODY, HELD, NOBODY, PASSING, Layout, Zone

# The chart: so many cells a row; headquarters lie in its middle, and no fleet comes to its rim.
BREADTH: Final = 128
HOME: Final = 64 * BREADTH + 64

# Shared zones.
PILE: Final = 0
SEA: Final = 1
SHIPS: Final = 2
GONE: Final = 3
# Each seat's own.
HAND: Final = 4
TAKEN: Final = 5  # out of another hand, until a tile is given for it
KEPT: Final = 6  # by a seat that sails alone, from one turn to the next

SHARED_ZONES: Final = (
    Zone("pile", NOBODY, "tile"),
    Zone("sea", EVERYBODY, "tile", breadth=BREADTH),
    Zone("ships", EVERYBODY, "ship", breadth=BREADTH),
    Zone("gone", EVERYBODY, "tile", pile=True),
)
OWN_ZONES: Final = (
    Zone("hand", EVERYBODY, "tile", use=HELD),
    Zone("taken", EVERYBODY, "tile", use=PASSING),
    Zone("kept", EVERYBODY, "tile", use=HELD),
)

# Counters: the turn for all; each seat's movement tokens ready, and swaps it may still make.
TURN: Final = 0
TOKENS: Final = 1
SWAPS: Final = 2

# Cards are numbered through: the tiles of the pile, headquarters, the ships.
TILES: Final[tuple[Tile, ...]] = (*BASE, *WINDMILLS, *PIERS, HQ)
TILE_COUNT: Final = len(TILES) - 1  # those that are drawn and laid
HEADQUARTERS_TILE: Final = TILE_COUNT
FIRST_SHIP: Final = len(TILES)
MOST_SEATS: Final = 4

NAMES: Final[tuple[str, ...]] = tuple(
    [tile.name for tile in TILES] + [f"ship-{seat + 1}" for seat in range(MOST_SEATS)]
)


def ship_of(seat: int) -> int:
    """Return the card that is a seat's ship."""
    return FIRST_SHIP + seat


_LAYOUTS: Final[dict[int, Layout]] = {}


def lay_out(seats: int) -> Layout:
    """Return the table for so many seats, made once."""
    if seats not in _LAYOUTS:
        _LAYOUTS[seats] = Layout(seats, SHARED_ZONES, OWN_ZONES, ("turn",), ("tokens", "swaps"))
    return _LAYOUTS[seats]
