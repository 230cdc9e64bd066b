"""The 64 tiles are those of the box, as far as they are known, and say how they are known."""

from collections import Counter
from itertools import chain

import pytest

from skerry.games.beacon_patrol import tiles
from skerry.games.beacon_patrol.scoring import BY_TILE, SHORE_AT
from skerry.games.beacon_patrol.tiles import Tile
from skerry.games.beacon_patrol.zones import NAMES, TILE_COUNT, TILES
from tests.games.beacon_patrol import facts
from tests.games.beacon_patrol.facts import Fact

SETS = [
    (tiles.BASE, facts.facts(facts.BASE)),
    (tiles.WINDMILLS, facts.facts(facts.WINDMILLS)),
    (tiles.PIERS, facts.facts(facts.PIERS)),
    ((tiles.HQ,), facts.facts(facts.HQ)),
]
SHAPES = {
    "WWWW": "open sea",
    **dict.fromkeys(("LWWW", "WLWW", "WWLW", "WWWL"), "one shore"),
    **dict.fromkeys(("LWLW", "WLWL"), "channel"),
    **dict.fromkeys(("LLWW", "WLLW", "WWLL", "LWWL"), "corner"),
    **dict.fromkeys(("LLWL", "LWLL", "LLLW", "WLLL"), "bay"),
}


def fact(tile: Tile) -> Fact:
    """Say of a tile what the table says of the real one."""
    shores = SHORE_AT[NAMES.index(tile.name)]
    land = tuple(
        ("".join("NESW"[side] for side in range(4) if shores[side] == shore), houses(tile, shore))
        for shore in sorted(set(shores) - {-1})
    )
    return Fact(tile.name, tile.edges, tile.feature, land, tile.proof)


def houses(tile: Tile, shore: int) -> int:
    return tile.houses[shore] if shore < len(tile.houses) else 0


def land_edges(some: tuple[Tile, ...]) -> list[int]:
    return [sum(tile.edges[side] == "L" for tile in some) for side in range(4)]


@pytest.mark.parametrize("known", list(chain.from_iterable(known for _, known in SETS)), ids=str)
def test_a_tile_is_the_real_one(known: Fact) -> None:
    assert fact(TILES[NAMES.index(known.name)]) == known


@pytest.mark.parametrize(("made", "known"), SETS, ids=["base", "windmills", "piers", "hq"])
def test_each_set_has_just_these_tiles_in_this_order(
    made: tuple[Tile, ...], known: list[Fact]
) -> None:
    assert [tile.name for tile in made] == [one.name for one in known]


def test_there_are_54_tiles_and_9_more_besides_headquarters() -> None:
    assert (len(tiles.BASE), len(tiles.WINDMILLS), len(tiles.PIERS)) == (54, 5, 4)
    assert TILE_COUNT == 63
    assert len(set(NAMES)) == 63 + 1 + 4


def test_the_base_tiles_are_counted_by_shape_and_feature() -> None:
    counted = Counter((SHAPES[tile.edges], tile.feature or "plain") for tile in tiles.BASE)
    assert counted == {
        ("open sea", "plain"): 6,
        ("open sea", "buoy"): 6,
        ("one shore", "lighthouse"): 4,
        ("one shore", "plain"): 8,
        ("one shore", "buoy"): 8,
        ("channel", "buoy"): 2,
        ("channel", "plain"): 4,
        ("corner", "lighthouse"): 4,
        ("corner", "plain"): 4,
        ("bay", "lighthouse"): 4,
        ("bay", "plain"): 4,
    }


def test_every_shape_of_the_base_tiles_looks_alike_to_all_sides() -> None:
    counted = Counter(tile.edges for tile in tiles.BASE)
    for edges in counted:
        assert counted[edges[1:] + edges[:1]] == counted[edges]


def test_there_are_18_land_edges_on_each_side_and_20_with_the_piers() -> None:
    assert land_edges(tiles.BASE) == [18, 18, 18, 18]
    assert land_edges(tiles.BASE + tiles.PIERS) == [20, 20, 20, 20]


def test_there_are_12_lighthouses_16_buoys_and_26_others() -> None:
    assert Counter(tile.feature for tile in tiles.BASE) == {"lighthouse": 12, "buoy": 16, "": 26}


def test_43_tiles_and_headquarters_were_photographed_and_11_are_listed() -> None:
    proofs = Counter(tile.proof for tile in tiles.BASE)
    assert proofs == {"photographed": 43, "listed": 2, "guessed": 9}
    assert tiles.HQ.proof == "photographed"
    assert Counter(tile.proof for tile in tiles.WINDMILLS + tiles.PIERS) == {
        "listed": 5,
        "guessed": 4,
    }


def test_the_base_tiles_have_30_houses_of_which_24_were_photographed() -> None:
    photographed = [tile for tile in tiles.BASE if tile.proof == "photographed"]
    assert sum(sum(tile.houses) for tile in tiles.BASE) == 30
    assert sum(sum(tile.houses) for tile in photographed) == 24
    assert sum(sum(tile.houses) for tile in tiles.PIERS) == 0


def test_no_ship_is_shut_out_of_a_tile() -> None:
    assert all("W" in tile.edges for tile in TILES)


def test_lighthouses_stand_on_land_and_houses_are_told_shore_by_shore() -> None:
    for tile in tiles.BASE:
        assert tile.feature != "lighthouse" or "L" in tile.edges
        assert len(tile.houses) in (0, len(fact(tile).land))


def test_lighthouses_are_worth_three_buoys_two_and_all_else_one() -> None:
    worth = {"lighthouse": 3, "headquarters": 3, "buoy": 2}
    assert [worth.get(tile.feature, 1) for tile in TILES] == BY_TILE
