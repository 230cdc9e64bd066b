"""`skerry games`: what can be played, one line a game; of one game its settings, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

import skerry
from skerry.agents import agents
from skerry.cli.console import console, paragraph, tell
from skerry.cli.parameters import AsJson, chosen_game, print_json, say_value
from skerry.drawing.words import words
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.game import Game


def games(
    game: Annotated[str | None, Parameter(help=words(Text("terminal-param-one-game")))] = None,
    /,
    *,
    as_json: AsJson = False,
) -> None:
    """List the games, one line each; with a name its settings and agents."""
    names = skerry.games.names() if game is None else [chosen_game(game).name]
    if as_json:
        print_json([_told(skerry.game(name)) for name in names])
    elif game is None:
        wide = max(len(name) for name in names)
        for name in names:
            _show_line(skerry.game(name), wide)
        tell(Text("terminal-shelf-more"), "dim")
    else:
        _show_game(chosen_game(game))


def _show_line(game: Game[Any], wide: int) -> None:
    title = words(Text("browser-game", {"game": game.name}))
    settings = ", ".join(setting.name for setting in game.settings)
    told = f"{game.name:<{wide}}  {_seats(game):>4}  {title}"
    console.print(f"{told} ({settings})" if settings else told, soft_wrap=True)


def _show_game(game: Game[Any]) -> None:
    _show_line(game, len(game.name))
    for setting in game.settings:
        values = "|".join(say_value(value) for value in setting.allowed)
        paragraph(f"{setting.name}={values}", "  ")
        paragraph(words(setting.text), "    ", style="dim")
    paragraph(", ".join(agents(game.name)), f"  {words(Text('terminal-head-agents'))}: ")


def _seats(game: Game[Any]) -> str:
    most = _most(game)
    return str(most) if game.fewest == most else f"{game.fewest}–{most}"


def _most(game: Game[Any]) -> int:
    return max([game.most, *[setting.seats for setting in game.settings]])


def _told(game: Game[Any]) -> dict[str, object]:
    """Return a game as plain names and numbers, for programs."""
    return {
        "name": game.name,
        "title": words(Text("browser-game", {"game": game.name})),
        "rules": game.rules,
        "seats": [game.fewest, _most(game)],
        "cooperative": game.cooperative,
        "settings": [
            {"name": setting.name, "allowed": list(setting.allowed), "about": words(setting.text)}
            for setting in game.settings
        ],
        "agents": list(agents(game.name)),
        "cards": len(game.cards),
        "picks": len(game.vocabulary),
    }
