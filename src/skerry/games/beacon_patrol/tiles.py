"""The 64 tiles: their four edges, what stands on them, their houses, and how we know."""

from __future__ import annotations

from typing import Final

# What stands on a tile. "" is plain water or shore.
LIGHTHOUSE: Final = "lighthouse"
HEADQUARTERS: Final = "headquarters"  # a lighthouse in open water, where all ships begin
BUOY: Final = "buoy"
WINDMILL: Final = "windmill"
PIER: Final = "pier"

# How firmly a tile is known.
PHOTOGRAPHED: Final = "photographed"  # read off photographs of a real copy
LISTED: Final = "listed"  # edges and feature from a complete list that fits all photographs
GUESSED: Final = "guessed"  # listed; the number of its houses is by analogy

# Sides of a tile, clockwise. The side that faces `side` on the next tile is `side ^ 2`.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = ("north", "east", "south", "west")

LAND: Final = "L"


class Tile:
    """One tile. Edges run north, east, south, west: L is land, W is water.

    Land edges that meet in a corner are one shore; `houses` counts them shore by shore.
    """

    __slots__ = ("edges", "feature", "houses", "name", "proof")

    def __init__(
        self,
        name: str,
        edges: str,
        feature: str = "",
        *,
        houses: tuple[int, ...] = (),
        proof: str = PHOTOGRAPHED,
    ) -> None:
        self.name = name
        self.edges = edges
        self.feature = feature
        self.houses = houses
        self.proof = proof


BASE: Final[tuple[Tile, ...]] = (
    Tile("O1", "WWWW"),
    Tile("O2", "WWWW"),
    Tile("O3", "WWWW"),
    Tile("O4", "WWWW"),
    Tile("O5", "WWWW"),
    Tile("O6", "WWWW", proof=LISTED),
    Tile("B1", "WWWW", BUOY),
    Tile("B2", "WWWW", BUOY),
    Tile("B3", "WWWW", BUOY),
    Tile("B4", "WWWW", BUOY),
    Tile("B5", "WWWW", BUOY),
    Tile("B6", "WWWW", BUOY, proof=LISTED),
    Tile("N-L", "LWWW", LIGHTHOUSE),
    Tile("N-P1", "LWWW", houses=(2,)),
    Tile("N-P2", "LWWW", houses=(1,)),
    Tile("N-B1", "LWWW", BUOY),
    Tile("N-B2", "LWWW", BUOY, houses=(1,), proof=GUESSED),
    Tile("E-L", "WLWW", LIGHTHOUSE),
    Tile("E-P1", "WLWW", houses=(2,)),
    Tile("E-P2", "WLWW", houses=(1,)),
    Tile("E-B1", "WLWW", BUOY),
    Tile("E-B2", "WLWW", BUOY, houses=(1,)),
    Tile("S-L", "WWLW", LIGHTHOUSE),
    Tile("S-P1", "WWLW", houses=(2,)),
    Tile("S-P2", "WWLW", houses=(1,), proof=GUESSED),
    Tile("S-B1", "WWLW", BUOY),
    Tile("S-B2", "WWLW", BUOY, houses=(1,)),
    Tile("W-L", "WWWL", LIGHTHOUSE),
    Tile("W-P1", "WWWL", houses=(2,)),
    Tile("W-P2", "WWWL", houses=(1,), proof=GUESSED),
    Tile("W-B1", "WWWL", BUOY, proof=GUESSED),
    Tile("W-B2", "WWWL", BUOY, houses=(1,)),
    Tile("NS-B", "LWLW", BUOY),
    Tile("NS-P1", "LWLW", houses=(1, 0)),
    Tile("NS-P2", "LWLW", houses=(0, 1)),
    Tile("EW-B", "WLWL", BUOY),
    Tile("EW-P1", "WLWL"),
    Tile("EW-P2", "WLWL", houses=(0, 1), proof=GUESSED),
    Tile("NE-L", "LLWW", LIGHTHOUSE, proof=GUESSED),
    Tile("NE-P", "LLWW", houses=(1,)),
    Tile("ES-L", "WLLW", LIGHTHOUSE, proof=GUESSED),
    Tile("ES-P", "WLLW", houses=(1,), proof=GUESSED),
    Tile("SW-L", "WWLL", LIGHTHOUSE),
    Tile("SW-P", "WWLL", houses=(1,)),
    Tile("NW-L", "LWWL", LIGHTHOUSE),
    Tile("NW-P", "LWWL", houses=(1,)),
    Tile("baySouth-L", "LLWL", LIGHTHOUSE, houses=(1,)),
    Tile("baySouth-P", "LLWL", houses=(1,)),
    Tile("bayEast-L", "LWLL", LIGHTHOUSE, houses=(1,)),
    Tile("bayEast-P", "LWLL", houses=(1,), proof=GUESSED),
    Tile("bayWest-L", "LLLW", LIGHTHOUSE),
    Tile("bayWest-P", "LLLW", houses=(1,)),
    Tile("bayNorth-L", "WLLL", LIGHTHOUSE),
    Tile("bayNorth-P", "WLLL", houses=(2,)),
)
WINDMILLS: Final[tuple[Tile, ...]] = (
    Tile("WM1", "WWWW", WINDMILL, proof=LISTED),
    Tile("WM2", "WWWW", WINDMILL, proof=LISTED),
    Tile("WM3", "WWWW", WINDMILL, proof=LISTED),
    Tile("WM4", "WWWW", WINDMILL, proof=LISTED),
    Tile("WM5", "WWWW", WINDMILL, proof=LISTED),
)
PIERS: Final[tuple[Tile, ...]] = (
    Tile("PIER-NE", "LLWW", PIER, proof=GUESSED),
    Tile("PIER-ES", "WLLW", PIER, proof=GUESSED),
    Tile("PIER-SW", "WWLL", PIER, proof=GUESSED),
    Tile("PIER-NW", "LWWL", PIER, proof=GUESSED),
)
HQ: Final = Tile("HQ", "WWWW", HEADQUARTERS)
