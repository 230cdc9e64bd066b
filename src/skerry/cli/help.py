"""What may be typed at the table, what its letters mean, and the pages of its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.cli.console import console, paragraph, tell
from skerry.cli.lookup import called
from skerry.cli.rules import show_page
from skerry.drawing.arrangements import arrangement_of
from skerry.drawing.words import words
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.drawing.look import Look
    from skerry.kernel.rulebook import Page

ROWS = (
    (Text("terminal-help-key-number"), Text("terminal-help-number")),
    (Text("terminal-help-key", {"key": "u"}), Text("terminal-help-undo")),
    (Text("terminal-help-key", {"key": "uu"}), Text("terminal-help-undo-all")),
    (Text("terminal-help-key", {"key": "h"}), Text("terminal-help-hint")),
    (Text("terminal-help-key-name", {"key": "w"}), Text("terminal-help-why")),
    (Text("terminal-help-key-name", {"key": "c"}), Text("terminal-help-card")),
    (Text("terminal-help-key-part", {"key": "t"}), Text("terminal-help-table")),
    (Text("terminal-help-key-seat", {"key": "s"}), Text("terminal-help-score")),
    (Text("terminal-help-key", {"key": "r"}), Text("terminal-help-round")),
    (Text("terminal-help-key-count", {"key": "l"}), Text("terminal-help-log")),
    (Text("terminal-help-key-page", {"key": "?"}), Text("terminal-help-rules")),
    (Text("terminal-help-key", {"key": "e"}), Text("terminal-help-end")),
    (Text("terminal-help-key", {"key": "pace slow|normal|instant"}), Text("terminal-help-pace")),
    (Text("terminal-help-key", {"key": "lang en|ru|pl|uk"}), Text("terminal-help-lang")),
    (Text("terminal-help-key", {"key": "plain on|off"}), Text("terminal-help-plain")),
    (Text("terminal-help-key", {"key": "q"}), Text("terminal-help-quit")),
)


def show_help(look: Look) -> None:
    """List the keys and what they do, then the letters of the game and the pages of its rules."""
    wide = max(len(words(key)) for key, _ in ROWS)
    for key, meaning in ROWS:
        paragraph(words(meaning), f"  {words(key):<{wide}}  ")
    stock = arrangement_of(look.game.name).stock
    if stock:
        pairs = [
            f"{words(Text('drawing-letter', {'piece': name}))} "
            f"{words(Text('woodland-resource', {'resource': name}))}"
            for name in stock
        ]
        tell(Text("drawing-letters", {"letters": ", ".join(pairs)}))
        tell(Text("drawing-colours"))
    tell(Text("drawing-signs"))
    pages = ", ".join(page.key for page in look.game.rulebook().pages)
    tell(Text("terminal-help-pages", {"pages": pages}))


def show_rules(look: Look, name: str) -> None:
    """Print a page of the rules by its name; for another ? the one that fits the question."""
    pages = look.game.rulebook().pages
    found = [page for page in pages if name == "?" and _fits(look, page)]
    found = found or [pages[n] for n in called(name, [page.key for page in pages])]
    found = found or [pages[n] for n in called(name, [words(page.title) for page in pages])]
    if name == "?":
        found = found or list(pages[:1])
    if not found:
        names = ", ".join(page.key for page in pages)
        tell(Text("terminal-no-page", {"page": name, "pages": names}))
        return
    console.print()
    show_page(look.game, found[0])


def _fits(look: Look, page: Page) -> bool:
    return look.choice is not None and look.choice.prompt.id in page.prompts
