"""Score sheets: where everybody's points come from, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table as Grid

from skerry.cli.console import console, tell, words
from skerry.kernel.text import Text, join_and, seat_text
from skerry.text import say

if TYPE_CHECKING:
    from skerry.kernel.choice import ScoreLine
    from skerry.kernel.table import Table


def show_sheet(table: Table, seat: int, name: Text) -> None:
    """Print the score sheet of one seat."""
    _show_lines(name, table.scores()[seat], table.score_sheet(seat))


def _show_lines(name: Text, points: int, lines: list[ScoreLine]) -> None:
    sheet = Grid(show_footer=True)
    sheet.add_column(words(name), say(Text("terminal-total")), min_width=24)
    sheet.add_column(say(Text("terminal-points")), str(points), justify="right")
    for line in lines:
        sheet.add_row(words(line.label), str(line.points))
    console.print(sheet)


def show_sheets(table: Table, names: list[Text]) -> None:
    """Print the score sheets of all seats and of a rival; a single one where all have the same score."""
    if table.game.cooperative:
        show_sheet(table, 0, Text("terminal-all"))
        return
    for seat, name in enumerate(names):
        show_sheet(table, seat, name)
    rival = table.rival()
    if rival is not None:
        _show_lines(rival.name, rival.points, rival.sheet)


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
