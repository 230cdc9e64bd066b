"""Cards of a city: the colour of their type, what they cost and are worth, who stands there, what lies on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.drawing.picture.pegs import paint_pegs, pegs_width
from skerry.drawing.picture.sheet import CARD, DIM, EDGE, At, Sheet, Size
from skerry.drawing.rows import printed
from skerry.drawing.words import words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skerry.drawing.whole import Whole

CITY = Size(111, 40)  # eight in a row
TYPES = {
    "production": "#4c8438",
    "governance": "#3a6aa0",
    "traveler": "#96703f",
    "destination": "#b0403a",
    "prosperity": "#75468c",
}


def paint_city_card(
    sheet: Sheet, at: At, whole: Whole, card: int, marks: Mapping[str, int]
) -> None:
    """Draw a card: its name, its points in a disc, and its cost or what lies on it."""
    game = whole.table.game
    face = printed(game, card)
    assert face is not None
    colour = TYPES.get(face.type, DIM)
    sheet.box(at, CITY, CARD, EDGE)
    sheet.box(at, Size(8, CITY.height), colour, corner=4)
    name = words(game.card_label(card))
    sheet.words(at.moved(14, 16), name, 12, bold=True, fill=colour, room=CITY.width - 18)
    disc = at.moved(CITY.width - 13, 28)
    sheet.dot(disc, 8.5, colour)
    points = str(face.points).replace("-", "\u2212")
    sheet.words(disc.moved(0, 3.8), points, 10.5, fill="#fff", anchor="middle")
    said = whole.lying(marks) or face.cost
    room = CITY.width - 38 - pegs_width(marks)
    sheet.words(at.moved(14, 32), said, 10.5, fill=DIM, room=room)
    paint_pegs(sheet, disc.moved(-17, 0), marks)
