"""Cards of which nothing but a name is known to the picture: places, events, cards of any other game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.drawing.picture.pegs import paint_pegs, pegs_width
from skerry.drawing.picture.sheet import CARD, DIM, EDGE, At, Sheet, Size
from skerry.drawing.rows import card_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skerry.drawing.whole import Whole

PLAIN = Size(150, 24)


def paint_plain_card(
    sheet: Sheet, at: At, whole: Whole, card: int, marks: Mapping[str, int]
) -> None:
    """Draw a slip with a name, who stands there, and what else lies on it."""
    sheet.box(at, PLAIN, CARD, EDGE)
    taken = pegs_width(marks)
    said = whole.lying(marks)
    paint_pegs(sheet, at.moved(PLAIN.width - 10, 12), marks)
    name = card_words(whole.table.game, card)
    room = PLAIN.width - 14 - taken - (46 if said else 0)
    sheet.words(at.moved(7, 16), name, 12, room=room)
    if said:
        end = at.moved(PLAIN.width - 7 - taken, 16)
        sheet.words(end, said, 10.5, fill=DIM, anchor="end", room=44)
