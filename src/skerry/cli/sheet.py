"""Score sheets: where everybody's points come from, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.cli.console import tell
from skerry.drawing.line import Line, Span, line
from skerry.drawing.rows import face_of
from skerry.drawing.words import owner_words, words
from skerry.kernel.text import Text, join_and, seat_text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skerry.kernel.choice import ScoreLine
    from skerry.kernel.table import Table

BEST = "*"
NARROWEST = 7


def score_lines(table: Table, width: int) -> list[Line]:
    """Draw one table: sources as rows, seats as columns, the best of each row marked."""
    heads, sheets = _columns(table)
    sources = list(dict.fromkeys(_source(table, each) for sheet in sheets for each in sheet))
    rows = [
        (
            source,
            [_sum(each for each in sheet if _source(table, each) == source) for sheet in sheets],
        )
        for source in sources
    ]
    total = words(Text("terminal-total"))
    rows.append((total, [_sum(sheet) for sheet in sheets]))
    first = max([len(name) for name, _ in rows]) + 2
    wide = max([NARROWEST, *[len(head) + 2 for head in heads]])
    wide = min(wide, max(NARROWEST, (width - first) // max(1, len(heads))))
    found: list[Line] = [
        (Span(" " * first), *[Span(f"{head[: wide - 2]:>{wide}}", "heading") for head in heads])
    ]
    for name, points in rows:
        kind = "heading" if name == total else ""
        found.append((Span(f"{name:<{first}}", kind), *_cells(points, wide, kind)))
    return found


def _cells(points: list[int], wide: int, kind: str) -> list[Span]:
    best = max(points)
    marked = len(points) > 1 and best > min(points)
    cells = [f"{each}{BEST if marked and each == best else ' '}" for each in points]
    return [Span(f"{cell:>{wide}}", kind) for cell in cells]


def _columns(table: Table) -> tuple[list[str], list[list[ScoreLine]]]:
    """Return who has a score sheet, and these; where all play together there is one."""
    if table.game.cooperative:
        return [words(Text("terminal-all"))], [table.score_sheet(0)]
    seats = range(table.view().seats)
    heads = [owner_words(seat) for seat in seats]
    sheets = [table.score_sheet(seat) for seat in seats]
    rival = table.rival()
    if rival is not None:
        heads.append(words(rival.name))
        sheets.append(rival.sheet)
    return heads, sheets


def _source(table: Table, each: ScoreLine) -> str:
    """Call the source of points; what has none is told by its kind of card, or by its own name."""
    if each.source:
        return words(Text("woodland-table-source", {"source": each.source}))
    face = face_of(table.game, each.card) if each.card >= 0 else {}
    kind = face.get("kind", face.get("feature"))
    return words(each.label if kind is None else Text("drawing-source", {"source": str(kind)}))


def _sum(lines: Iterable[ScoreLine]) -> int:
    return sum(each.points for each in lines)


def sheet_lines(table: Table, seat: int) -> list[Line]:
    """Draw the score sheet of one seat, line by line."""
    found: list[Line] = [line(owner_words(seat), "heading")]
    for each in table.score_sheet(seat):
        reason = "" if each.reason is None else f" ({words(each.reason)})"
        found.append(line(f"{each.points:>5}  {words(each.label)}{reason}"))
    total = words(Text("terminal-total"))
    return [*found, line(f"{table.scores()[seat]:>5}  {total}", "heading")]


def show_outcome(table: Table) -> None:
    """Say what the score amounts to, or else who has won: some, all together, or nobody."""
    verdict = table.verdict()
    if verdict is not None:
        tell(verdict, "bold")
        return
    winners = table.winners()
    if not winners:
        tell(Text("terminal-nobody-wins"), "bold")
    elif 1 < len(winners) == table.view().seats:
        tell(Text("terminal-everybody-wins"), "bold")
    else:
        seats = join_and([seat_text(seat) for seat in winners])
        tell(Text("terminal-winners", {"count": len(winners), "seats": seats}), "bold")
