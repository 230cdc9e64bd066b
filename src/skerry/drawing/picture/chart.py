"""A chart of tiles: water, shores along their edges, what stands on them, and the ships."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skerry.drawing.picture.sheet import DIM, INK, PAD, SEATS, WIDTH, At, Sheet, Size
from skerry.drawing.rows import face_of
from skerry.drawing.words import words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skerry.drawing.whole import Whole
    from skerry.kernel.table import Table

TILE = Size(58, 58)
LARGEST = TILE.width  # a tile is no wider than that, and narrower where many lie beside each other
WATER = "#a9cfdc"
LAND = "#9bb56a"
SHORE = 0.3  # so much of a tile is land along an edge
COLOURS = {
    "lighthouse": "#c9402f",
    "headquarters": "#23445c",
    "buoy": "#d9822b",
    "windmill": "#7a5a3a",
    "pier": "#8b6b4a",
}


def paint_chart(sheet: Sheet, table: Table) -> None:
    """Draw everything that lies on cells, tiles below and ships upon them; nothing if nothing does."""
    breadth = max([zone.breadth for zone in table.state.layout.zones], default=0)
    places = {card: divmod(spot, breadth) for card, spot in table.state.spots.items() if breadth}
    if not places:
        return
    rows = [row for row, _ in places.values()]
    columns = [column for _, column in places.values()]
    wide = max(columns) - min(columns) + 1
    side = min(LARGEST, (WIDTH - 2 * PAD) // wide)
    corner = At((WIDTH - wide * side) / 2, sheet.y + 6)
    faces = {card: face_of(table.game, card) for card in places}
    for card in sorted(places, key=lambda card: "ship" in faces[card]):
        row, column = places[card]
        at = corner.moved((column - min(columns)) * side, (row - min(rows)) * side)
        sheet.begin(words(table.game.card_label(card)))
        if "ship" in faces[card]:
            _paint_ship(sheet, at, side, int(faces[card]["ship"]))
        else:
            _paint_tile(sheet, at, side, faces[card])
        sheet.end()
    sheet.y = corner.y + (max(rows) - min(rows) + 1) * side + 10


def paint_tile(sheet: Sheet, at: At, whole: Whole, card: int, _: Mapping[str, int]) -> None:
    """Draw a tile that lies in a hand."""
    _paint_tile(sheet, at, TILE.width, face_of(whole.table.game, card))


def _paint_tile(sheet: Sheet, at: At, side: int, face: Mapping[str, Any]) -> None:
    sheet.box(at, Size(side - 2, side - 2), WATER, "#7fb0c2", corner=5)
    edges = face.get("edges", "WWWW")
    far, deep = side - 2, side * SHORE
    lands = [
        [(0, 0), (far, 0), (far - deep, deep), (deep, deep)],
        [(far, 0), (far, far), (far - deep, far - deep), (far - deep, deep)],
        [(0, far), (far, far), (far - deep, far - deep), (deep, far - deep)],
        [(0, 0), (0, far), (deep, far - deep), (deep, deep)],
    ]
    for edge, land in zip(edges, lands, strict=True):
        if edge == "L":
            sheet.shape([(at.x + x, at.y + y) for x, y in land], LAND, LAND)
    _paint_feature(sheet, at.moved(far / 2, far / 2), face.get("feature", ""))
    on_land = [(far / 2, deep - 4), (far - 12, far / 2), (far / 2, far - 4), (3, far / 2)]
    shores = [place for edge, place in zip(edges, on_land, strict=True) if edge == "L"]
    for number in range(sum(face.get("houses", ()))):
        across, down = shores[number % len(shores)]
        _paint_house(sheet, at.moved(across + 12 * (number // len(shores)), down))


def _paint_feature(sheet: Sheet, at: At, feature: str) -> None:
    if feature:
        sheet.dot(at, 10, COLOURS.get(feature, DIM), "#fff")
        letter = feature[0].upper() if feature != "buoy" else "b"
        sheet.words(at.moved(0, 4.5), letter, 13, fill="#fff", anchor="middle", bold=True)


def _paint_house(sheet: Sheet, at: At) -> None:
    walls = [(0, 0), (9, 0), (9, -5), (4.5, -10), (0, -5)]
    sheet.shape([(at.x + x, at.y + y) for x, y in walls], "#8c3b2a", "#fff")


def _paint_ship(sheet: Sheet, at: At, side: int, seat: int) -> None:
    """Draw a hull with its sail; its number tells whose it is."""
    bow = at.moved(side - 25, side - 10)
    hull = [(0, 0), (20, 0), (16, 7), (4, 7)]
    colour = SEATS[seat % len(SEATS)]
    sheet.shape([(bow.x + x, bow.y + y) for x, y in hull], colour, "#fff")
    sail = [(5, -2), (5, -18), (17, -2)]
    sheet.shape([(bow.x + x, bow.y + y) for x, y in sail], "#fff", INK)
    sheet.words(bow.moved(9, -4), str(seat + 1), 9, anchor="middle", bold=True)
