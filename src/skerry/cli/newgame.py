"""`skerry game new`: begin a game with a skeleton that plays and keeps the contract."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from skerry import games
from skerry.cli.console import console
from skerry.cli.helping import family
from skerry.drawing.words import words
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.text import LANGUAGES, ORIGIN

GAMES = Path("src/skerry/games")
SHELF = GAMES / "__init__.py"
WORDS = Path("src/skerry/text")
TESTS = Path("tests/games")
RULES = ("__init__.py", "cards.py", "turn.py", "game.py")

game = family("game", Text("terminal-command-game"))


@game.command(help=words(Text("terminal-command-game-new")))
def new(name: Annotated[str, Parameter(help=words(Text("terminal-param-new-game")))], /) -> None:
    """Write a game that can be played at once into a checkout of Skerry, to be changed there."""
    _check(name)
    for file in RULES:
        _write(GAMES / name / file, name, file)
    _write(TESTS / name / "test_rules.py", name, "test_rules.py")
    for language in LANGUAGES:
        _write(WORDS / language / f"{name}.ftl", name, f"words.{language}.ftl")
    SHELF.write_text(_with_game(SHELF.read_text(encoding="utf-8"), name), encoding="utf-8")
    args: dict[str, str | int | Text] = {"folder": str(GAMES / name)}
    args["words"] = str(WORDS / ORIGIN / f"{name}.ftl")
    play = f"skerry play {name} --terminal"
    test = f"pytest tests/contract/test_contract.py tests/games/{name} -k {name}"
    for text in (
        Text("terminal-game-begun", args),
        Text("terminal-game-play", {"command": play}),
        Text("terminal-game-test", {"command": test}),
    ):
        console.print(words(text), soft_wrap=True)


def _check(name: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        raise OptionError(Text("terminal-game-name", {"name": name}))
    if name in games.names() or (GAMES / name).exists() or (TESTS / name).exists():
        raise OptionError(Text("terminal-game-exists", {"name": name}))
    if not SHELF.exists() or not WORDS.exists():
        raise OptionError(Text("terminal-no-checkout", {"file": str(SHELF)}))


def _made(file: str, name: str) -> str:
    """Return a file of the skeleton, in the words of the new game."""
    text = files("skerry.cli").joinpath("skeleton", f"{file}.txt").read_text(encoding="utf-8")
    title = name.replace("_", " ").title()
    text = text.replace("skeleton-", f"{name.replace('_', '-')}-").replace("skeleton", name)
    text = text.replace("SKELETON", name.upper()).replace("Skeleton", title.replace(" ", ""))
    return text.replace("Title", title)


def _write(path: Path, name: str, file: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_made(file, name), encoding="utf-8")


def _with_game(shelf: str, name: str) -> str:
    """Put the new game on the shelf, in alphabetical order."""
    names = ", ".join(f'"{each}"' for each in sorted({*games.names(), name}))
    return re.sub(
        r"^SHELF: Final = \(.*\)$", f"SHELF: Final = ({names})", shelf, flags=re.MULTILINE
    )
