"""Cards of a journey: their colour, number and symbols, what they pay and what they need for it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from skerry.drawing.picture.sheet import CARD, EDGE, At, Sheet, Size
from skerry.drawing.picture.signs import COLOURS, paint_sign
from skerry.drawing.rows import face_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skerry.drawing.whole import Whole

JOURNEY = Size(84, 106)
SIGN = 16


def paint_journey_card(sheet: Sheet, at: At, whole: Whole, card: int, _: Mapping[str, int]) -> None:
    """Draw a card: number and colour above, symbols below them, then the quest and its needs."""
    face = face_of(whole.table.game, card)
    shows: list[str] = face["shows"]
    lands = [symbol for symbol in shows if symbol in COLOURS]
    land = COLOURS[lands[0]] if lands else "#b9a98a"
    sheet.box(at, JOURNEY, CARD, land, corner=8)
    sheet.box(at, Size(JOURNEY.width, 28), land, corner=8)
    number = str(face["number"])
    sheet.words(at.moved(9, 20), number, 17, fill="#fff", bold=True)
    if "night" in shows:
        paint_sign(sheet, at.moved(JOURNEY.width - 15, 14), "night")
    rest = [symbol for symbol in shows if symbol != "night" and symbol not in lands[:1]]
    _paint_row(sheet, at.moved(14, 41), rest)
    if face["quest"] is not None:
        _paint_quest(sheet, at.moved(8, 55), face["quest"])
    if face["needs"]:
        _paint_needs(sheet, at.moved(8, 82), face["needs"])


def _paint_row(sheet: Sheet, at: At, symbols: list[str]) -> None:
    for place, symbol in enumerate(symbols):
        paint_sign(sheet, at.moved(place * SIGN, 0), symbol)


def _paint_quest(sheet: Sheet, at: At, quest: Mapping[str, Any]) -> None:
    """Draw what is paid, and for which symbols; several are a choice, or in a set all."""
    said = f"{quest['fame']} ×" if quest["symbols"] else str(quest["fame"])
    sheet.words(at.moved(0, 18), said, 15, bold=True)
    across = len(said) * 8.5 + 9
    for place, symbol in enumerate(quest["symbols"]):
        row, column = divmod(place, 2)
        paint_sign(sheet, at.moved(across + column * SIGN, 13 + row * SIGN), symbol)


def _paint_needs(sheet: Sheet, at: At, needs: list[str]) -> None:
    """Draw what the quest needs, equal symbols together."""
    sheet.box(at.moved(-3, 0), Size(JOURNEY.width - 10, 20), "#efe3c8", EDGE)
    across = 0
    for symbol, count in Counter(needs).items():
        if count > 1:
            sheet.words(at.moved(across, 14.5), str(count), 12)
            across += 9
        paint_sign(sheet, at.moved(across + 7, 10), symbol)
        across += SIGN + 3
