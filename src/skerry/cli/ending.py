"""The end of a game at a terminal: the score told source by source, then what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.cli.colours import show_lines
from skerry.cli.console import ask, is_watched
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.drawing.line import Line

REMATCH, NEW_DEAL, SAME_DEAL, REVIEW = "1", "2", "3", "4"
ALL = "a"


def tell_scores(lines: list[Line], *, at_once: bool) -> None:
    """Show the names, then a source whenever Enter is pressed, and no total before the last of them."""
    head, *sources = lines
    show_lines([head])
    for place, source in enumerate(sources):
        if not at_once and place > 0:
            at_once = ask(Text("terminal-next-source")) in (ALL, None)
        show_lines([source])


def next_wish() -> str:
    """Ask a person at the keys what comes next; "" if nothing does."""
    if not is_watched():
        return ""
    while True:
        wish = ask(Text("terminal-again"))
        if wish in (REMATCH, NEW_DEAL, SAME_DEAL, REVIEW):
            return wish
        if wish in (None, "", "q"):
            return ""
