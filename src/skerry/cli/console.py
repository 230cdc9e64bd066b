"""The terminal: where all commands print."""

from __future__ import annotations

import sys
import textwrap
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text as Line

from skerry.drawing.words import words
from skerry.text import ORIGIN, say

if TYPE_CHECKING:
    from skerry.kernel.text import Text

__all__ = ("ask", "both", "complain", "console", "is_watched", "paragraph", "tell", "wipe", "words")

# Rich leaves colours out where there is no terminal, or NO_COLOR is set.
console = Console(highlight=False, markup=False, emoji=False)


def both(text: Text) -> list[str]:
    """Return the words of a message that may be typed: those of English, and of this language."""
    return f"{say(text, ORIGIN)} {say(text)}".split()


def tell(text: Text, style: str = "") -> None:
    """Print a message as a paragraph of its own."""
    paragraph(words(text), style=style)


def paragraph(line: str, mark: str = "", style: str = "") -> None:
    """Print a line, wrapped so that it stays clear of the mark before it."""
    folded = textwrap.wrap(
        line,
        console.width,
        initial_indent=mark,
        subsequent_indent=" " * len(mark),
        break_long_words=False,  # a path stays whole
        break_on_hyphens=False,
    )
    console.print("\n".join(folded), style=style, soft_wrap=True)


def complain(text: Text) -> None:
    """Say in one line on stderr what went wrong."""
    sys.stderr.write(f"skerry: {words(text)}\n")


def is_watched() -> bool:
    """Tell whether a person sits at both ends: the keys and the screen."""
    return sys.stdin.isatty() and console.is_terminal


def ask(text: Text) -> str | None:
    """Ask for a line; None if there are no more."""
    try:
        line = console.input(Line(f"{words(text)} > ", style="bold"))
    except EOFError:
        console.print()
        return None
    if not sys.stdin.isatty():
        console.print()  # nobody pressed Enter on the screen
    return line.strip()


def wipe() -> None:
    """Clear the screen and what has scrolled off it, so that a hand stays hidden."""
    if console.is_terminal:
        console.clear()
        console.file.write("\x1b[3J")
        console.file.flush()
