"""The symbols of Faraway, each with a shape of its own, so that colours never tell alone."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from skerry.drawing.picture.sheet import INK, At, Sheet, Size

if TYPE_CHECKING:
    from collections.abc import Callable

COLOURS = {
    "red": "#bf4f38",
    "green": "#5f8f43",
    "blue": "#3f7cab",
    "yellow": "#c99a23",
    "grey": "#7d7a75",
}
REACH = 6.5


def paint_sign(sheet: Sheet, at: At, symbol: str) -> None:
    """Draw a symbol about a place; a colour is a square of it with its first letter."""
    if symbol in COLOURS:
        sheet.box(at.moved(-REACH, -REACH), Size(13, 13), COLOURS[symbol], "#fff", corner=3)
        letter = symbol[0].upper()
        sheet.words(at.moved(0, 3.6), letter, 9.5, fill="#fff", anchor="middle", bold=True)
        return
    SHAPES.get(symbol, _offering)(sheet, at)


def _ring(at: At, corners: int, near: float = REACH, turn: float = 0) -> list[tuple[float, float]]:
    """Return the corners of a shape round a place, every other one as near as that."""
    return [
        (
            round(at.x + (REACH if n % 2 == 0 else near) * sin(turn + 2 * pi * n / corners), 1),
            round(at.y - (REACH if n % 2 == 0 else near) * cos(turn + 2 * pi * n / corners), 1),
        )
        for n in range(corners)
    ]


def _stone(sheet: Sheet, at: At) -> None:
    sheet.shape(_ring(at, 6), "#6f7f90", "#fff")


def _chimera(sheet: Sheet, at: At) -> None:
    sheet.shape(_ring(at, 3), "#a03a52", "#fff")


def _thistle(sheet: Sheet, at: At) -> None:
    sheet.shape(_ring(at, 12, near=3.4), "#477d33", "#fff")


def _clue(sheet: Sheet, at: At) -> None:
    sheet.dot(at, REACH, "#e9d9ae", INK)
    sheet.words(at.moved(0, 3.6), "?", 10, anchor="middle", bold=True)


def _night(sheet: Sheet, at: At) -> None:
    sheet.dot(at, 8, "#2a2f52", "#fff")
    low, high = at.moved(1.8, 5.2), at.moved(1.8, -5.2)
    sheet.path(
        f"M{high.x:g} {high.y:g}A5.5 5.5 0 1 0 {low.x:g} {low.y:g}"
        f"A6.2 6.2 0 0 1 {high.x:g} {high.y:g}Z",
        "#f3e6b0",
    )


def _offering(sheet: Sheet, at: At) -> None:
    sheet.shape(_ring(at, 4), "#8a6d3b", "#fff")


SHAPES: dict[str, Callable[[Sheet, At], None]] = {
    "stone": _stone,
    "chimera": _chimera,
    "thistle": _thistle,
    "clue": _clue,
    "night": _night,
}
