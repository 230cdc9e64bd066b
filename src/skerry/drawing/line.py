"""Lines of characters. Each part of a line says what it is, and who prints it knows the colours."""

from __future__ import annotations

import textwrap
from itertools import zip_longest
from typing import NamedTuple, TypeAlias

GAP = 2  # between two columns
MORE = "…"  # stands for what there was no room for


class Span(NamedTuple):
    """A part of a line, and what it is: "number", "lack", "seat-0", "production" … or just text."""

    text: str
    kind: str = ""


Line: TypeAlias = tuple[Span, ...]
BLANK: Line = ()


def line(text: str, kind: str = "") -> Line:
    """Make a line of one part."""
    return (Span(text, kind),)


def plain(spans: Line) -> str:
    """Return the characters alone."""
    return "".join(span.text for span in spans).rstrip()


def shorten(text: str, width: int) -> str:
    """Cut a text that is too long, and show that it was."""
    if len(text) <= width:
        return text
    return text[: width - 1].rstrip(" ,.;:") + MORE if width > 0 else ""


def cut(spans: Line, width: int) -> Line:
    """Cut a line that is too long."""
    found: list[Span] = []
    for span in spans:
        if width <= 0:
            break
        found.append(Span(shorten(span.text, width), span.kind))
        width -= len(span.text)
    return tuple(found)


def padded(spans: Line, width: int) -> Line:
    """Fill a line up with blanks, or cut it."""
    short = cut(spans, width)
    missing = width - sum(len(span.text) for span in short)
    return (*short, Span(" " * missing)) if missing else short


def folded(text: str, width: int, mark: str = "", kind: str = "") -> list[Line]:
    """Break a text into lines that stay clear of the mark before the first."""
    rest = " " * len(mark)
    found = textwrap.wrap(
        text,
        max(len(mark) + 8, width),
        initial_indent=mark,
        subsequent_indent=rest,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line(each, kind) for each in found]


def side_by_side(left: list[Line], right: list[Line], width: int) -> list[Line]:
    """Set two blocks beside each other, each half as wide; one alone keeps its half."""
    half = (width - GAP) // 2
    return [
        (*padded(one, half + GAP), *cut(other, half)) if other else cut(one, half)
        for one, other in zip_longest(left, right, fillvalue=BLANK)
    ]
