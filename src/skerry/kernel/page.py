"""A table as a piece of a page, for notebooks: zones as rows of cards, in the look of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.kernel.board import chart, counts, rows
from skerry.kernel.text import seat_text
from skerry.kernel.view import awaited
from skerry.kernel.zones import SHARED

if TYPE_CHECKING:
    from skerry.kernel.game import Game
    from skerry.kernel.state import State

SHEET: Final = (
    "font:14px/1.35 'Alegreya Sans',system-ui,sans-serif;color:#2b2118;background:#f4ecdc;"
    "border-radius:10px;padding:10px 14px;max-width:62rem"
)
CARD: Final = (
    "display:inline-block;margin:2px;padding:2px 8px;border-radius:6px;background:#fffaf0;"
    "box-shadow:0 1px 2px #3a220a55"
)
SEAT: Final = "margin-top:8px;padding-top:6px;border-top:1px solid #c9b690"


def html_board(game: Game[Any], state: State, heading: str) -> str:
    """Draw a whole table as HTML that needs nothing else."""
    parts = [f'<div style="{SHEET}"><b>{escaped(heading)}</b>']
    scores = game.scores(state)
    for owner in range(SHARED, state.layout.seats):
        if owner != SHARED:
            mark = " ●" if owner in awaited(state) else ""
            head = f"{escaped(str(seat_text(owner)))}{mark}: {scores[owner]}"
            parts.append(f'<div style="{SEAT}"><b>{head}</b>')
        parts += _zones(game, state, owner)
        parts.append("" if owner == SHARED else "</div>")
    return "".join([*parts, "</div>"])


def escaped(text: str) -> str:
    """Write a text so that a page shows it as it is."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _zones(game: Game[Any], state: State, owner: int) -> list[str]:
    parts: list[str] = []
    told = counts(state, owner)
    if told:
        parts.append(f"<div>{escaped(told)}</div>")
    for row in rows(game, state):
        if row.owner == owner:
            cards = [f'<span style="{CARD}">{escaped(card)}</span>' for card in row.cards]
            parts.append(f"<div>{escaped(row.name)}: {''.join(cards) or row.count}</div>")
    drawn = chart(game, state) if owner == SHARED else []
    if drawn:
        parts.append(f"<pre style='line-height:1.1'>{escaped(chr(10).join(drawn))}</pre>")
    return parts
