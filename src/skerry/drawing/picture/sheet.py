"""The sheet that a picture is drawn on: from top to bottom, row by row, as high as it gets."""

from __future__ import annotations

from typing import NamedTuple

from skerry.drawing.line import shorten

WIDTH = 960
PAD = 14
GAP = 6
APART = 18  # between two groups of cards in one row
LETTER = 0.55  # how wide a letter is on average, by its size
BOLD = 0.62
SQUEEZE = 1.35  # a text may be so much longer than there is room
LABEL = 16
PAPER = "#f4ecdc"
INK = "#2b2118"
DIM = "#6d5c48"
CARD = "#fffaf0"
EDGE = "#cdb98f"
SEATS = ("#1f7a7a", "#c9533d", "#b07c0e", "#6d4fa3", "#3c6fb0", "#5b7d2a", "#8c4a6b")
RIVAL = "#7a2f23"


class Size(NamedTuple):
    """How much room a card takes."""

    width: int
    height: int


class At(NamedTuple):
    """A place on the sheet: its upper left corner."""

    x: float
    y: float

    def moved(self, right: float, down: float) -> At:
        """Return a place further right and down."""
        return At(self.x + right, self.y + down)


class Sheet:
    """Shapes and words on paper, and how far down it is filled."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.y = float(PAD)
        self._x = float(PAD)
        self._row = 0  # how high the row is that is being filled
        self._is_further = False  # a group goes on in it, so no title has room above it

    # Shapes and words.

    def box(self, at: At, size: Size, fill: str, edge: str = "", corner: int = 6) -> None:
        """Draw a box with round corners."""
        line = f' stroke="{edge}"' if edge else ""
        self.parts.append(
            f'<rect x="{at.x:g}" y="{at.y:g}" width="{size.width}" height="{size.height}" '
            f'rx="{corner}" fill="{fill}"{line}/>'
        )

    def shape(self, corners: list[tuple[float, float]], fill: str, edge: str = "none") -> None:
        """Draw a shape by its corners."""
        points = " ".join(f"{x:g},{y:g}" for x, y in corners)
        self.parts.append(f'<polygon points="{points}" fill="{fill}" stroke="{edge}"/>')

    def dot(self, at: At, reach: float, fill: str, edge: str = "none") -> None:
        """Draw a round spot about a place."""
        self.parts.append(
            f'<circle cx="{at.x:g}" cy="{at.y:g}" r="{reach:g}" fill="{fill}" stroke="{edge}"/>'
        )

    def path(self, steps: str, fill: str) -> None:
        """Draw whatever is none of the others."""
        self.parts.append(f'<path d="{steps}" fill="{fill}"/>')

    def begin(self, told: str) -> None:
        """Begin a thing; who points at it is told what it is."""
        self.parts.append(f"<g><title>{escaped(told)}</title>")

    def end(self) -> None:
        """End a thing."""
        self.parts.append("</g>")

    def words(
        self,
        at: At,
        said: str,
        size: float = 12,
        *,
        fill: str = INK,
        anchor: str = "start",
        bold: bool = False,
        room: float = WIDTH,
    ) -> None:
        """Write on one line: a little too long it is squeezed, more than that cut to the room there is."""
        look = ' font-weight="bold"' if bold else ""
        letter = size * (BOLD if bold else LETTER)
        text = shorten(said, max(1, int(room * SQUEEZE / letter)))
        if len(text) * letter > room:
            look += f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"'
        self.parts.append(
            f'<text x="{at.x:g}" y="{at.y:g}" font-size="{size:g}" fill="{fill}" '
            f'text-anchor="{anchor}"{look}>{escaped(text)}</text>'
        )

    # Rows, from top to bottom.

    def title(self, said: str, state: str) -> None:
        """Begin the sheet: what is played, and how far it is."""
        self.words(At(PAD, self.y + 14), said, 16, bold=True, room=WIDTH * 0.66)
        self.words(At(WIDTH - PAD, self.y + 14), state, 13, fill=DIM, anchor="end")
        self.y += 26

    def seat(self, seat: int, name: str, facts: str, *, awaited: bool) -> None:
        """Begin what belongs to a seat; a spot tells that it is to move."""
        colour = RIVAL if seat < 0 else SEATS[seat % len(SEATS)]
        self.y += GAP
        self.box(At(PAD, self.y), Size(WIDTH - 2 * PAD, 24), colour)
        said = f"{name} ●" if awaited else name
        self.words(At(PAD + 10, self.y + 16.5), said, 14, fill="#fff", bold=True, room=190)
        self.words(At(PAD + 205, self.y + 16.5), facts, 13, fill="#fff", room=WIDTH - 245)
        self.y += 30

    def line(self, said: str) -> None:
        """Write a line across."""
        self.words(At(PAD, self.y + 12), said, 12, fill=DIM)
        self.y += 19

    def group(self, title: str, sizes: list[Size]) -> list[At]:
        """Find room for cards under one title: beside what was drawn last, else in rows of their own."""
        wide = sum(size.width + GAP for size in sizes) - GAP
        is_open = self._row and not self._is_further
        if is_open and self._x + APART + max(wide, 70) <= WIDTH - PAD:
            self._x += APART
        else:
            self.end_row()
        self.words(At(self._x, self.y + 11), title, 11.5, fill=DIM, bold=True)
        return [self._room_for(size) for size in sizes]

    def _room_for(self, size: Size) -> At:
        """Give the next place in the row, or the first of another one."""
        if self._x + size.width > WIDTH - PAD:
            self.y += self._row + GAP - LABEL
            self._x, self._row = float(PAD), 0
            self._is_further = True
        at = At(self._x, self.y + LABEL)
        self._x += size.width + GAP
        self._row = max(self._row, size.height + LABEL)
        return at

    def end_row(self) -> None:
        """Go below what was drawn last."""
        self.y += self._row + GAP if self._row else 0
        self._x, self._row = float(PAD), 0
        self._is_further = False

    def svg(self) -> str:
        """Return the whole sheet."""
        height = int(self.y + PAD - GAP)
        font = "'Alegreya Sans','Segoe UI',system-ui,sans-serif"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
            f'style="max-width:{WIDTH}px" width="100%" font-family="{font}">'
            f'<rect width="{WIDTH}" height="{height}" rx="10" fill="{PAPER}"/>'
            f"{''.join(self.parts)}</svg>"
        )


def escaped(text: str) -> str:
    """Write a text so that a page shows it as it is."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
