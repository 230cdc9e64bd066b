"""The picks of Beacon Patrol: a tile, laying or spending a tile towards a side, sailing, and stops."""

from __future__ import annotations

from typing import Final

from skerry.games.beacon_patrol.tiles import SIDES
from skerry.games.beacon_patrol.zones import NAMES, TILE_COUNT
from skerry.kernel.choice import Meaning
from skerry.kernel.game import Vocabulary

# A tile alone is one to take, to give or to keep.
LAY: Final = TILE_COUNT
SPEND: Final = LAY + 4 * TILE_COUNT
SAIL: Final = SPEND + 4 * TILE_COUNT
END_TURN: Final = SAIL + 4
KEEP_NONE: Final = END_TURN + 1

VOCABULARY: Final = Vocabulary(
    tuple(
        list(NAMES[:TILE_COUNT])
        + [f"lay-{name}-{side}" for name in NAMES[:TILE_COUNT] for side in SIDES]
        + [f"spend-{name}-{side}" for name in NAMES[:TILE_COUNT] for side in SIDES]
        + [f"sail-{side}" for side in SIDES]
        + ["end-turn", "keep-none"]
    ),
    (
        *([Meaning("card")] * TILE_COUNT),
        *([Meaning("play")] * (SPEND - LAY)),
        *([Meaning("spend")] * (SAIL - SPEND)),
        *([Meaning("sail")] * (END_TURN - SAIL)),
        *([Meaning("stop")] * 2),
    ),
)


def lay(tile: int, side: int) -> int:
    """Lay a tile on that side of the ship."""
    return LAY + 4 * tile + side


def spend(tile: int, side: int) -> int:
    """Discard a tile to sail to that side."""
    return SPEND + 4 * tile + side


def sail(side: int) -> int:
    """Turn a token to sail to that side."""
    return SAIL + side


def tile_of(pick: int) -> int:
    """Return the tile that a pick is about, or -1."""
    if pick < LAY:
        return pick
    return (pick - LAY) // 4 % TILE_COUNT if pick < SAIL else -1


def side_of(pick: int) -> int:
    """Return the side that a pick is about, or -1."""
    return (pick - LAY) % 4 if LAY <= pick < END_TURN else -1
