"""How a table shows itself where it is printed and in notebooks. The kernel knows no words, so others draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.kernel.table import Table

_artists: Final[
    dict[str, Callable[[Table], str]]
] = {}  # by what they draw: "text", "page", "picture"


def set_artist(kind: str, draw: Callable[[Table], str]) -> None:
    """Let this draw tables: as text, as a piece of a page, or as a picture."""
    _artists[kind] = draw


def drawn(kind: str, table: Table) -> str:
    """Draw a table, hands and all, for whoever holds it; without an artist, say in short what it is."""
    draw = _artists.get(kind)
    return repr(table) if draw is None else draw(table)
