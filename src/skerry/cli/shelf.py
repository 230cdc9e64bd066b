"""`skerry games`: what can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table

import skerry
from skerry.agents import agents
from skerry.cli.console import console, words
from skerry.cli.parameters import say_value
from skerry.kernel.text import Text
from skerry.text import say

if TYPE_CHECKING:
    from skerry.kernel.game import Game


def games() -> None:
    """List the games with their seats, settings and agents."""
    heads = (
        Text("terminal-head-game"),
        Text("terminal-head-seats"),
        Text("terminal-head-settings"),
        Text("terminal-head-agents"),
    )
    shelf = Table(*[words(head) for head in heads], show_lines=True)
    for name in skerry.games.names():
        game = skerry.game(name)
        shelf.add_row(name, _seats(game), _settings(game), ", ".join(agents(name)))
    console.print(shelf)


def _seats(game: Game[Any]) -> str:
    most = max([game.most, *[setting.seats for setting in game.settings]])
    return str(most) if game.fewest == most else f"{game.fewest}–{most}"


def _settings(game: Game[Any]) -> str:
    return "\n".join(
        f"{setting.name}={'|'.join(say_value(value) for value in setting.allowed)}\n"
        f"  {say(setting.text)}"
        for setting in game.settings
    )
