"""Which colour each part of a drawing has. Where there is no terminal, or with NO_COLOR, it has none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text as Painted

from skerry.cli.console import console

if TYPE_CHECKING:
    from skerry.drawing.line import Line

STYLES = {
    "number": "bold yellow",
    "lack": "red",
    "gain": "bold green",
    "dim": "dim",
    "heading": "bold",
    "chart": "cyan",
    "production": "green",
    "governance": "blue",
    "traveler": "yellow",
    "destination": "red",
    "prosperity": "magenta",
    "seat-0": "bold cyan",
    "seat-1": "bold bright_red",
    "seat-2": "bold bright_yellow",
    "seat-3": "bold bright_magenta",
    "seat-4": "bold green",
    "seat-5": "bold bright_black",
    "seat-6": "bold bright_blue",
    "seat-rival": "bold red",
}


def show_lines(lines: list[Line]) -> None:
    """Print a drawing."""
    for line in lines:
        painted = Painted(no_wrap=True)
        for span in line:
            painted.append(span.text, STYLES.get(span.kind, ""))
        painted.rstrip()
        console.print(painted, soft_wrap=True)
