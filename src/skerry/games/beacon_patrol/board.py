"""A chart written down, as from a photograph: checked cell by cell, and scored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skerry.games.beacon_patrol.scoring import explored, points
from skerry.games.beacon_patrol.sea import STEPS, clash
from skerry.games.beacon_patrol.tiles import SIDES
from skerry.games.beacon_patrol.zones import BREADTH, HEADQUARTERS_TILE, HOME, NAMES, TILES
from skerry.kernel.errors import ImpossiblePosition
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Mapping


class Board:
    """A laid-out chart as it scores."""

    __slots__ = ("explored", "points", "total")

    def __init__(self, points: dict[tuple[int, int], int]) -> None:
        self.explored = frozenset(points)
        self.points = points
        self.total = sum(points.values())


def score_board(tiles: Mapping[tuple[int, int], str]) -> Board:
    """Score a chart given as (row, column) → tile, rows growing to the south.

    A chart that could not lie on a table is refused with the cell that is wrong.
    """
    placed = _placed(tiles)
    row, column = _home(placed)
    chart: dict[int, int] = {}
    places: dict[int, tuple[int, int]] = {}
    for place, name in placed.items():
        cell = _cell(place, place[0] - row, place[1] - column)
        chart[cell] = _tile(place, name)
        places[cell] = place
    for cell, place in places.items():
        _check_edges(chart, cell, place)
    joined = _joined(chart)
    for cell, place in places.items():
        if cell not in joined:
            raise ImpossiblePosition(
                Text("error-board-apart", {"tile": NAMES[chart[cell]], "place": str(place)})
            )
    return Board({places[cell]: points(chart, cell) for cell in explored(chart)})


def _placed(tiles: Mapping[Any, Any]) -> dict[tuple[int, int], str]:
    """Return the chart from north-west to south-east; refuse what is no cell and what lies twice."""
    found: dict[tuple[int, int], str] = {}
    for place, name in tiles.items():
        if type(place) is not tuple or [type(part) for part in place] != [int, int]:
            raise ImpossiblePosition(Text("error-board-cell", {"place": repr(place)}))
        found[place] = name if type(name) is str else repr(name)
    used: dict[str, tuple[int, int]] = {}
    for place in sorted(found):
        name = found[place]
        if name in used:
            raise ImpossiblePosition(
                Text(
                    "error-board-twice",
                    {"tile": name, "place": str(used[name]), "other": str(place)},
                )
            )
        used[name] = place
    return {place: name for name, place in used.items()}


def _home(placed: dict[tuple[int, int], str]) -> tuple[int, int]:
    for place, name in placed.items():
        if name == NAMES[HEADQUARTERS_TILE]:
            return place
    raise ImpossiblePosition(Text("error-board-no-headquarters"))


def _cell(place: tuple[int, int], south: int, east: int) -> int:
    if max(abs(south), abs(east)) >= len(TILES):
        raise ImpossiblePosition(Text("error-board-far", {"place": str(place)}))
    return HOME + BREADTH * south + east


def _tile(place: tuple[int, int], name: str) -> int:
    if name not in NAMES[: len(TILES)]:
        raise ImpossiblePosition(
            Text("error-board-no-tile", {"name": name, "place": str(place), "example": NAMES[0]})
        )
    return NAMES.index(name)


def _check_edges(chart: dict[int, int], cell: int, place: tuple[int, int]) -> None:
    side = clash(chart, chart[cell], cell)
    if side >= 0:
        other = chart[cell + STEPS[side]]
        raise ImpossiblePosition(
            Text(
                "error-board-clash",
                {
                    "tile": NAMES[chart[cell]],
                    "place": str(place),
                    "other": NAMES[other],
                    "side": SIDES[side],
                },
            )
        )


def _joined(chart: dict[int, int]) -> set[int]:
    """Return the cells that are joined to headquarters tile by tile, by land or by water."""
    found = {HOME}
    fringe = [HOME]
    for cell in fringe:
        for step in STEPS:
            beyond = cell + step
            if beyond in chart and beyond not in found:
                found.add(beyond)
                fringe.append(beyond)
    return found
