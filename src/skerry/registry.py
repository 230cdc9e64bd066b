"""What comes from outside: games and agents that a program registers, here and in its workers."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from skerry import agents, games
from skerry.kernel.game import Game
from skerry.kernel.rng import Rng
from skerry.kernel.text import bring_words, brought_words

MAIN = "__main__"  # worker processes run it again, and with it what it registers


class Registered(NamedTuple):
    """What this process has registered, to be sent to another one, which adopts it."""

    games: tuple[tuple[str, str, dict[str, str]], ...]  # module, name in it, words by language
    agents: tuple[tuple[str, str, str, tuple[str, ...]], ...]  # name, module, name in it, games


def register(game: Game[Any], words: str | Path | Mapping[str, str] | None = None) -> None:
    """Put a game of your own on the shelf: it can then be played in the browser, too.

    Its words are a folder with a Fluent file for each language (`en.ftl` …), or the texts of such
    files by language. What has no words is told by its id.
    """
    games.bring(game)
    if words is None:
        words = game.words or {}
    bring_words(game.name, dict(words) if isinstance(words, Mapping) else _read(words))


def registered() -> Registered:
    """Return what was registered in this process and can be found by others in a module."""
    return Registered(
        tuple(
            (*place, brought_words().get(game.name, {}))
            for game in games.brought()
            for place in _places(game, type(game).__module__)
        ),
        tuple(
            (name, *place, asked)
            for (name, asked), maker in agents.brought().items()
            for place in _places(maker, maker.__module__)
        ),
    )


def adopt(brought: Registered) -> None:
    """Register in this process what another one has registered."""
    for module, name, words in brought.games:
        register(getattr(import_module(module), name), words)
    for agent, module, name, asked in brought.agents:
        agents.register(agent, getattr(import_module(module), name), *asked)


def _places(thing: Game[Any] | Callable[[Rng], agents.Agent], module: str) -> list[tuple[str, str]]:
    """Find the module, and the name in it, where something can be imported from; none if nowhere."""
    near = [
        module,
        *[name for name in sys.modules if name.partition(".")[0] == module.partition(".")[0]],
    ]
    for where in dict.fromkeys(near):
        for name, value in vars(sys.modules[where]).items() if where != MAIN else ():
            if value is thing:
                return [(where, name)]
    return []


def _read(folder: str | Path) -> dict[str, str]:
    return games.read_words(str(folder))
