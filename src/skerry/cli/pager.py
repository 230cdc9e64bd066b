"""Long things, a screen at a time; where nobody watches, all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.cli.colours import show_lines
from skerry.cli.console import ask, console, is_watched
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.drawing.line import Line

QUIT = ("q", "quit")


def page(lines: list[Line]) -> None:
    """Show lines, and wait for Enter after each screen; q leaves."""
    if not is_watched():
        show_lines(lines)
        return
    room = max(5, console.height - 2)
    for first in range(0, len(lines), room):
        show_lines(lines[first : first + room])
        left = len(lines) - first - room
        if left > 0:
            line = ask(Text("terminal-page", {"left": left}))
            if line is None or line.lower() in QUIT:
                return
