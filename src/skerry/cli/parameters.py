"""What commands have in common on the command line, and how its words become values."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from cyclopts import Parameter

import skerry
from skerry.agents import agent, agents, no_agent
from skerry.drawing.words import words
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text, either

if TYPE_CHECKING:
    from skerry.kernel.game import Game, Setting, Value

GameName: TypeAlias = Annotated[str, Parameter(help=words(Text("terminal-param-game")))]
Seats: TypeAlias = Annotated[int | None, Parameter(help=words(Text("terminal-param-seats")))]
Seed: TypeAlias = Annotated[int | None, Parameter(help=words(Text("terminal-param-seed")))]
Options: TypeAlias = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        negative="",
        help=words(Text("terminal-param-option")),
    ),
]
DeckFile: TypeAlias = Annotated[
    Path | None,
    Parameter(name="--deck", help=words(Text("terminal-param-deck"))),
]
Lan: TypeAlias = Annotated[
    bool | None,
    Parameter(
        name="--lan",
        negative="--no-lan",
        show_default=False,
        help=words(Text("terminal-param-lan")),
    ),
]
AsJson: TypeAlias = Annotated[
    bool,
    Parameter(
        name="--json", negative=(), show_default=False, help=words(Text("terminal-param-json"))
    ),
]
RecordFile: TypeAlias = Annotated[Path, Parameter(help=words(Text("terminal-param-record")))]

DECKED = "farshore"  # the one game that is made from a deck file
YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")


def flag(text: Text) -> Parameter:
    """Describe a flag, which is either said or left out."""
    return Parameter(negative=(), show_default=False, help=words(text))


def chosen_game(name: str | None, deck: Path | None = None) -> Game[Any]:
    """Return the named game, with its deck file; without a name the only one there is."""
    names = skerry.games.names()
    if name is None and len(names) > 1:
        raise OptionError(Text("terminal-which-game", {"games": ", ".join(names)}))
    return skerry.game(names[0] if name is None else name, deck or "")


def game_of_deck(deck: Path) -> Game[Any]:
    """Return the one game that is made from a deck file, made from this one."""
    return skerry.game(DECKED, deck)


def parse_options(game: Game[Any], typed: list[str] | None) -> dict[str, Value]:
    """Turn words like advanced=true into settings of the game."""
    known = {setting.name: setting for setting in game.settings}
    values: dict[str, Value] = {}
    for word in typed or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise OptionError(Text("terminal-option-form", {"word": word}))
        if name not in known:
            raise OptionError(game.no_option(name))
        values[name] = parse_value(known[name], value)
    return values


def parse_value(setting: Setting, word: str) -> Value:
    """Return the allowed value that a word stands for."""
    for value in setting.allowed:
        if isinstance(value, bool):
            if word.lower() in (YES if value else NO):
                return value
        elif str(value) == word:
            return value
    allowed = either([say_value(value) for value in setting.allowed])
    args: dict[str, str | int | Text] = {
        "option": setting.name,
        "allowed": allowed,
        "value": repr(word),
    }
    raise OptionError(Text("error-option-value", args))


def say_value(value: Value) -> str:
    """Write a value as it is written on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def parse_agents(game: Game[Any], typed: str, *others: str) -> list[str]:
    """Split names at their commas, and refuse those that do not play the game."""
    names = [name.strip() for name in typed.split(",")]
    if any(":" in name for name in names) and "" not in sys.path:
        sys.path.insert(0, str(Path.cwd()))  # where one's own module lies; workers look there, too
    for name in names:
        if ":" in name:
            agent(name, game.name)
        elif name not in [*others, *agents(game.name)]:
            raise OptionError(no_agent(name, game.name, *others))
    return names


def print_json(told: object) -> None:
    """Print something for programs, on one line."""
    sys.stdout.write(json.dumps(told, ensure_ascii=False) + "\n")
