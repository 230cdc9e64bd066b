"""The page on Beacon Patrol lists the tiles as they are."""

from collections import Counter
from pathlib import Path

from skerry.games.beacon_patrol import tiles
from skerry.games.beacon_patrol.tiles import Tile
from skerry.games.beacon_patrol.zones import TILES

PAGE = Path(__file__).parents[3] / "docs" / "beacon-patrol.md"
KNOWN = {
    "photographed": "photographed",
    "listed": "listed",
    "guessed": "listed, houses guessed",
}


def row(tile: Tile) -> str:
    """Write a tile as the page does."""
    houses = " + ".join(map(str, tile.houses)) or "0"
    return (
        f"| {tile.name} | {tile.edges} | {tile.feature or '-'} | {houses} | {KNOWN[tile.proof]} |"
    )


def rows() -> list[str]:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    start = lines.index("| tile | edges | feature | houses | known from |") + 2
    return lines[start : start + len(TILES)]


def test_the_page_lists_every_tile_as_it_is() -> None:
    assert rows() == [row(tile) for tile in (tiles.HQ, *TILES[:-1])]


def test_the_page_counts_what_is_known_of_the_tiles() -> None:
    counted = Counter(tile.proof for tile in TILES)
    text = PAGE.read_text(encoding="utf-8")
    for proof, count in counted.items():
        assert f"| {KNOWN[proof]} | {count} |" in text
