"""The tiles of Beacon Patrol as read off a real copy: name, edges, feature, land, how we know.

Edges run north, east, south, west. Land is told piece by piece: its edges and its houses.
"""

from typing import NamedTuple

BASE = """
O1 WWWW - - photographed
O2 WWWW - - photographed
O3 WWWW - - photographed
O4 WWWW - - photographed
O5 WWWW - - photographed
O6 WWWW - - listed
B1 WWWW buoy - photographed
B2 WWWW buoy - photographed
B3 WWWW buoy - photographed
B4 WWWW buoy - photographed
B5 WWWW buoy - photographed
B6 WWWW buoy - listed
N-L LWWW lighthouse N:0 photographed
N-P1 LWWW - N:2 photographed
N-P2 LWWW - N:1 photographed
N-B1 LWWW buoy N:0 photographed
N-B2 LWWW buoy N:1 guessed
E-L WLWW lighthouse E:0 photographed
E-P1 WLWW - E:2 photographed
E-P2 WLWW - E:1 photographed
E-B1 WLWW buoy E:0 photographed
E-B2 WLWW buoy E:1 photographed
S-L WWLW lighthouse S:0 photographed
S-P1 WWLW - S:2 photographed
S-P2 WWLW - S:1 guessed
S-B1 WWLW buoy S:0 photographed
S-B2 WWLW buoy S:1 photographed
W-L WWWL lighthouse W:0 photographed
W-P1 WWWL - W:2 photographed
W-P2 WWWL - W:1 guessed
W-B1 WWWL buoy W:0 guessed
W-B2 WWWL buoy W:1 photographed
NS-B LWLW buoy N:0+S:0 photographed
NS-P1 LWLW - N:1+S:0 photographed
NS-P2 LWLW - N:0+S:1 photographed
EW-B WLWL buoy E:0+W:0 photographed
EW-P1 WLWL - E:0+W:0 photographed
EW-P2 WLWL - E:0+W:1 guessed
NE-L LLWW lighthouse NE:0 guessed
NE-P LLWW - NE:1 photographed
ES-L WLLW lighthouse ES:0 guessed
ES-P WLLW - ES:1 guessed
SW-L WWLL lighthouse SW:0 photographed
SW-P WWLL - SW:1 photographed
NW-L LWWL lighthouse NW:0 photographed
NW-P LWWL - NW:1 photographed
baySouth-L LLWL lighthouse NEW:1 photographed
baySouth-P LLWL - NEW:1 photographed
bayEast-L LWLL lighthouse NSW:1 photographed
bayEast-P LWLL - NSW:1 guessed
bayWest-L LLLW lighthouse NES:0 photographed
bayWest-P LLLW - NES:1 photographed
bayNorth-L WLLL lighthouse ESW:0 photographed
bayNorth-P WLLL - ESW:2 photographed
"""

WINDMILLS = """
WM1 WWWW windmill - listed
WM2 WWWW windmill - listed
WM3 WWWW windmill - listed
WM4 WWWW windmill - listed
WM5 WWWW windmill - listed
"""

PIERS = """
PIER-NE LLWW pier NE:0 guessed
PIER-ES WLLW pier ES:0 guessed
PIER-SW WWLL pier SW:0 guessed
PIER-NW LWWL pier NW:0 guessed
"""

HQ = """
HQ WWWW headquarters - photographed
"""


class Fact(NamedTuple):
    """What is known of one tile; its land as (edges, houses), piece by piece."""

    name: str
    edges: str
    feature: str
    land: tuple[tuple[str, int], ...]
    proof: str

    def __str__(self) -> str:
        return self.name


def facts(table: str) -> list[Fact]:
    """Read a table of tiles."""
    return [fact(line) for line in table.strip().splitlines()]


def fact(line: str) -> Fact:
    name, edges, feature, land, proof = line.split()
    pieces = [] if land == "-" else [piece.split(":") for piece in land.split("+")]
    return Fact(
        name,
        edges,
        "" if feature == "-" else feature,
        tuple((sides, int(houses)) for sides, houses in pieces),
        proof,
    )
