"""Tiles in a few characters, for a terminal."""

from __future__ import annotations

from typing import Final

from skerry.games.beacon_patrol.tiles import (
    BUOY,
    HEADQUARTERS,
    LAND,
    LIGHTHOUSE,
    PIER,
    WINDMILL,
    Tile,
)

SHORE: Final = "▒"
WATER: Final = "·"
HOUSE: Final = "⌂"
SIGNS: Final[dict[str, str]] = {
    LIGHTHOUSE: "L",
    HEADQUARTERS: "H",
    BUOY: "b",
    WINDMILL: "W",
    PIER: "P",
}


def sketch(tile: Tile) -> list[str]:
    """Draw a tile as three rows of six: its edges around, its sign and its houses within."""
    north, east, south, west = [edge == LAND for edge in tile.edges]
    inside = f"{SIGNS.get(tile.feature, ' ')}{HOUSE * sum(tile.houses):<3}"
    return [
        _mark(land=north or west) + _mark(land=north) * 4 + _mark(land=north or east),
        _mark(land=west) + inside + _mark(land=east),
        _mark(land=south or west) + _mark(land=south) * 4 + _mark(land=south or east),
    ]


def _mark(*, land: bool) -> str:
    return SHORE if land else WATER
