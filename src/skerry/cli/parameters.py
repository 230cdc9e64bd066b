"""What commands have in common on the command line, and how its words become values."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from cyclopts import Parameter

import skerry
from skerry.agents import agents
from skerry.kernel.errors import OptionError

if TYPE_CHECKING:
    from skerry.kernel.game import Game, Setting, Value

GameName: TypeAlias = Annotated[str, Parameter(help="Name of the game.")]
Seats: TypeAlias = Annotated[int | None, Parameter(help="Number of seats.")]
Seed: TypeAlias = Annotated[
    int | None, Parameter(help="Seed of the deal, for the same game again.")
]
Options: TypeAlias = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        negative="",
        help="A setting of the game as name=value; may be repeated.",
    ),
]
DeckFile: TypeAlias = Annotated[
    Path | None,
    Parameter(name="--deck", help="Deck file, for a game whose cards stand in one."),
]
RecordFile: TypeAlias = Annotated[Path, Parameter(help="File with one or more records.")]

DECKED = "farshore"  # the one game that is made from a deck file
YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")


def flag(words: str) -> Parameter:
    """Describe a flag, which is either said or left out."""
    return Parameter(negative=(), show_default=False, help=words)


def chosen_game(name: str | None, deck: Path | None = None) -> Game[Any]:
    """Return the named game, with its deck file; without a name the only one there is."""
    names = skerry.games.names()
    if name is None and len(names) > 1:
        raise OptionError(f"Say which game: {', '.join(names)}.")
    return skerry.game(names[0] if name is None else name, deck or "")


def game_of_deck(deck: Path) -> Game[Any]:
    """Return the one game that is made from a deck file, made from this one."""
    return skerry.game(DECKED, deck)


def parse_options(game: Game[Any], words: list[str] | None) -> dict[str, Value]:
    """Turn words like advanced=true into settings of the game."""
    known = {setting.name: setting for setting in game.settings}
    values: dict[str, Value] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise OptionError(f"An option is written name=value, not {word!r}.")
        if name not in known:
            raise OptionError(
                f"{game.name} has no option {name!r}; it has {', '.join(known) or 'none'}."
            )
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
    allowed = " or ".join(say_value(value) for value in setting.allowed)
    raise OptionError(f"The option {setting.name} takes {allowed}, not {word!r}.")


def say_value(value: Value) -> str:
    """Write a value as it is written on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def parse_agents(game: Game[Any], words: str, *others: str) -> list[str]:
    """Split names at their commas, and refuse those that do not play the game."""
    known = [*others, *agents(game.name)]
    names = [name.strip() for name in words.split(",")]
    for name in names:
        if name not in known:
            raise OptionError(
                f"There is no agent {name!r} for {game.name}; there is {', '.join(known)}."
            )
    return names
