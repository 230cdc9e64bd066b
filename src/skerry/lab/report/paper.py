"""The paper of a report: one file that stands by itself, with a head, findings, panels and a foot."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING

import skerry
from skerry.text import chosen, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skerry.kernel.text import Text

MARK = (
    '<svg class="mark" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="19" '
    'fill="#2f7f93"/><path d="M18 12h4l1.5 14h-7z" fill="#fffaf0"/><path d="M17 8h6v4h-6zM18 8l2-3 '
    '2 3z" fill="#ffb347"/><path d="M23 9l13-4v7zM17 9 4 5v7z" fill="#ffe3a8" opacity=".75"/><path '
    'd="M9 30q4-7 9-5t8-1q4 2 5 6z" fill="#5a4632"/><path d="M3 30q4-3 8.5 0t8.5 0 8.5 0 8.5 0q-5 '
    '9-17 9T3 30z" fill="#cfe6e4"/></svg>'
)


def document(title: str, body: Iterable[str], notes: Iterable[Text]) -> str:
    """Write the whole file of HTML."""
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    foot = "".join(f"<span>{escape(say(text))}</span>" for text in notes)
    return (
        f'<!doctype html><html lang="{chosen()}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{style}</style></head><body>{''.join(body)}"
        f"<footer>{foot}<span>skerry {skerry.__version__}</span></footer></body></html>\n"
    )


def head(title: str, told: Text, command: str) -> str:
    """Say what was played, and by which command."""
    return (
        f'<header class="h">{MARK}<div><h1>{escape(title)}</h1><p>{escape(say(told))}</p></div>'
        f"<code>{escape(command)}</code></header>"
    )


def keys(findings: Iterable[tuple[Text, Text]]) -> str:
    """Write findings, each with what it rests on."""
    boxes = "".join(
        f"<div><b>{escape(say(found))}</b>{escape(say(rest))}</div>" for found, rest in findings
    )
    return f'<section class="key">{boxes}</section>'


def panel(title: Text, note: Text, table: str, drawing: str) -> str:
    """Draw a panel with its figures to take along."""
    link = b64encode(table.encode()).decode()
    return (
        f'<div class="p"><h2>{escape(say(title))}<a download="{title.id}.csv" '
        f'href="data:text/csv;base64,{link}">CSV</a></h2>'
        f'<p class="s">{escape(say(note))}</p>{drawing}</div>'
    )
