"""What may be typed at the table."""

from __future__ import annotations

from rich.table import Table

from skerry.cli.console import console
from skerry.kernel.text import Text
from skerry.text import say


def show_help() -> None:
    """List the keys and what they do."""
    rows = (
        (Text("terminal-help-key-number"), Text("terminal-help-number")),
        ("u", Text("terminal-help-undo")),
        (Text("terminal-help-key-name", {"key": "c"}), Text("terminal-help-card")),
        (Text("terminal-help-key-name", {"key": "w"}), Text("terminal-help-why")),
        ("t", Text("terminal-help-table")),
        ("l", Text("terminal-help-log")),
        ("s", Text("terminal-help-score")),
        ("q", Text("terminal-help-quit")),
        ("?", Text("terminal-help-help")),
    )
    keys = Table.grid(padding=(0, 2))
    for key, meaning in rows:
        keys.add_row(f"  {key if isinstance(key, str) else say(key)}", say(meaning))
    console.print(keys)
