"""How far the ship could sail now and where each tile could be laid, or why not."""

from __future__ import annotations

from typing import NamedTuple

from skerry.games.beacon_patrol import picks
from skerry.games.beacon_patrol.scoring import gained
from skerry.games.beacon_patrol.sea import ALL_SIDES, STEPS, Sea, clash, courses, is_water, rim
from skerry.games.beacon_patrol.voyage import TAKE_TURN, say_clash
from skerry.games.beacon_patrol.zones import HAND, TOKENS, ship_of
from skerry.kernel.text import Text


class Way(NamedTuple):
    """How a card could come to a cell: by which answers in a row, or why it cannot.

    The first answer of a way is always an option now, and each further one once those before
    it have been given; so a whole way may be answered at once.
    """

    card: int
    spot: int
    picks: list[int]  # none if it cannot come there
    preview: list[Text]
    reason: Text | None


def ways(state: Sea, seat: int) -> list[Way]:
    """List the ways of a ship by token, then those of each tile to each cell of the rim.

    A seat that is not asked what to do in its turn has none.
    """
    offer = state.offers[seat]
    if offer is None or offer.frame.effect is not TAKE_TURN:
        return []
    routes = courses(state.chart, state.ship(seat))
    tokens = state.count(TOKENS, seat)
    found = [
        Way(ship_of(seat), cell, [picks.sail(side) for side in sides], [], None)
        for cell, sides in sorted(routes.items())
        if 0 < len(sides) <= tokens
    ]
    for tile in sorted(state.zone(HAND, seat)):
        found += [_way_of(state, tile, cell, routes, tokens) for cell in rim(state.chart)]
    return found


def course(state: Sea, seat: int, way: Way) -> list[int]:
    """List the cells that the ship passes on a way, the one where it lies first."""
    cells = [state.ship(seat)]
    for pick in way.picks:
        if pick >= picks.SAIL:
            cells.append(cells[-1] + STEPS[picks.side_of(pick)])
    return cells


def _way_of(state: Sea, tile: int, cell: int, routes: dict[int, list[int]], tokens: int) -> Way:
    clashing = clash(state.chart, tile, cell)
    if clashing >= 0:
        return Way(tile, cell, [], [], say_clash(tile, clashing))
    side = _nearest(tile, cell, routes)
    if side < 0:
        return Way(tile, cell, [], [], _why_no_course(state, tile, cell))
    sides = routes[cell + STEPS[side]]
    if len(sides) > tokens:
        args: dict[str, str | int | Text] = {"steps": len(sides), "tokens": tokens}
        return Way(tile, cell, [], [], Text("beacon-why-too-far", args))
    points = gained(state.chart, tile, cell)
    return Way(
        tile,
        cell,
        [*[picks.sail(step) for step in sides], picks.lay(tile, side ^ 2)],
        [Text("beacon-preview-points", {"points": points})],
        None,
    )


def _nearest(tile: int, cell: int, routes: dict[int, list[int]]) -> int:
    """Return the side of the cell from which the ship comes soonest, or -1."""
    best = -1
    for side in ALL_SIDES:
        beside = cell + STEPS[side]
        if beside not in routes or not is_water(tile, side):
            continue
        if best < 0 or len(routes[beside]) < len(routes[cell + STEPS[best]]):
            best = side
    return best


def _why_no_course(state: Sea, tile: int, cell: int) -> Text:
    for side in ALL_SIDES:
        if cell + STEPS[side] in state.chart and is_water(tile, side):
            return Text("beacon-why-no-course")
    return Text("beacon-why-all-land")
