"""Workers and ambassadors on a card: a spot of the colour of their seat, with its number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.drawing.picture.sheet import RIVAL, SEATS, At, Sheet
from skerry.drawing.rows import STANDING

if TYPE_CHECKING:
    from collections.abc import Mapping

STEP = 14
MOST = 3  # so many of a seat are drawn; of more one, with their number


def _pieces(marks: Mapping[str, int]) -> list[tuple[str, str]]:
    """Return whose pieces stand there, one by one, and what is written beside each."""
    found: list[tuple[str, str]] = []
    for name, count in marks.items():
        if name.startswith(STANDING) and count:
            owner = name.partition("-")[2]
            found += [(owner, "")] * count if count <= MOST else [(owner, f"{count}×")]
    return found


def pegs_width(marks: Mapping[str, int]) -> int:
    """Return how much room they take."""
    return sum(STEP + (STEP if beside else 0) for _, beside in _pieces(marks))


def paint_pegs(sheet: Sheet, last: At, marks: Mapping[str, int]) -> None:
    """Draw them from right to left, each with the number of its seat."""
    at = last
    for owner, beside in _pieces(marks):
        colour = SEATS[int(owner) % len(SEATS)] if owner.isdecimal() else RIVAL
        sheet.dot(at, 6.5, colour, "#fff")
        number = str(int(owner) + 1) if owner.isdecimal() else "!"
        sheet.words(at.moved(0, 3.5), number, 9.5, fill="#fff", anchor="middle", bold=True)
        if beside:
            sheet.words(at.moved(-8, 3.5), beside, 9.5, anchor="end")
        at = at.moved(-2 * STEP if beside else -STEP, 0)
