"""Greedy Beacon Patrol: tile by tile to the nearest good place, as one plays on a quiet evening.

A place is good if it explores tiles at once, if it touches many others, and if it is near. With
steps to spare it turns homewards. It takes no tile out of another hand and spends none to sail;
alone, it keeps what counts most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.beacon_patrol.picks import END_TURN, KEEP_NONE, lay, sail
from skerry.games.beacon_patrol.scoring import BY_TILE, gained
from skerry.games.beacon_patrol.sea import ALL_SIDES, STEPS, clash, courses, is_water
from skerry.games.beacon_patrol.zones import HOME, TILES, ship_of

if TYPE_CHECKING:
    from skerry.kernel.rng import Rng
    from skerry.kernel.seen import Seen

POINT: Final = 4  # how much a point made at once counts
NEIGHBOUR: Final = 3  # and every tile that the new one touches
STEP: Final = 1  # and every step on the way there, against it


class BeaconPatrol:
    """Lays the tile that does most good next, and sails towards it; equal views, equal answers."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng  # never asked: of equals the first is taken

    def choose(self, seen: Seen) -> int:
        """Return the next pick on the way to the best place for a tile."""
        if KEEP_NONE in seen.options:
            return max(seen.options[:-1], key=BY_TILE.__getitem__)
        if END_TURN not in seen.options:  # it has to give a tile
            return min(seen.options, key=BY_TILE.__getitem__)
        view = seen.view()
        sea, ships = view.zone("sea"), view.zone("ships")
        chart = dict(zip(sea.spots, view.cards("sea"), strict=True))
        ship = ships.spots[view.cards("ships").index(ship_of(seen.seat))]
        tokens = view.counter("tokens", seen.seat)
        return best_pick(chart, ship, tokens, sorted(view.cards("hand", seen.seat)))


def best_pick(chart: dict[int, int], ship: int, tokens: int, hand: list[int]) -> int:
    """Return the first pick towards the best place in reach, or the end of the turn."""
    best, found = -1, END_TURN
    merits: dict[int, int] = {}  # the same cell is often reached from several sides
    for berth, sides in courses(chart, ship, tokens).items():
        free = free_sides(chart, berth)
        for tile in hand:
            for side in free:
                cell = berth + STEPS[side]
                if not is_water(tile, side ^ 2) or clash(chart, tile, cell) >= 0:
                    continue
                place = cell * len(TILES) + tile
                if place not in merits:
                    merits[place] = merit(chart, tile, cell)
                value = merits[place] - STEP * len(sides)
                if value > best:
                    best, found = value, sail(sides[0]) if sides else lay(tile, side)
    return found if found != END_TURN or not tokens else homewards(chart, ship)


def free_sides(chart: dict[int, int], berth: int) -> list[int]:
    """List the sides of a tile where there is water and no other tile yet."""
    return [
        side
        for side in ALL_SIDES
        if is_water(chart[berth], side) and berth + STEPS[side] not in chart
    ]


def homewards(chart: dict[int, int], ship: int) -> int:
    """Return the first pick towards headquarters, where the sea is thickest, or the end there."""
    sides = courses(chart, ship).get(HOME, [])
    return sail(sides[0]) if sides else END_TURN


def merit(chart: dict[int, int], tile: int, cell: int) -> int:
    """Return how much good a tile does on a cell."""
    touched = sum([cell + step in chart for step in STEPS])
    return POINT * gained(chart, tile, cell) + NEIGHBOUR * touched
