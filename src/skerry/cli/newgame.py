"""`skerry game new`: begin a game with a skeleton that plays and keeps the contract."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from skerry import games
from skerry.cli.console import console
from skerry.kernel.errors import OptionError

GAMES = Path("src/skerry/games")
SHELF = GAMES / "__init__.py"
WORDS = Path("src/skerry/text/en.ftl")
TESTS = Path("tests/games")
RULES = ("__init__.py", "cards.py", "turn.py", "game.py")

game = App(
    name="game",
    help="Begin a game of your own.",
    help_format="plaintext",
    result_action="return_value",
)


@game.command
def new(name: Annotated[str, Parameter(help="Its name, such as my_game.")], /) -> None:
    """Write a game that can be played at once into a checkout of Skerry, to be changed there."""
    _check(name)
    for file in RULES:
        _write(GAMES / name / file, name, file)
    _write(TESTS / name / "test_rules.py", name, "test_rules.py")
    WORDS.write_text(WORDS.read_text(encoding="utf-8") + _made("words.ftl", name), encoding="utf-8")
    SHELF.write_text(_with_game(SHELF.read_text(encoding="utf-8"), name), encoding="utf-8")
    console.print(f"{GAMES / name} holds a game; its words stand at the end of {WORDS}.")
    console.print(f"Play it: skerry play {name} --terminal")
    console.print(f"Test it: pytest tests/contract/test_contract.py tests/games/{name} -k {name}")


def _check(name: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        raise OptionError(
            f"{name!r} will not do as a name; small letters, digits and _ would, as in my_game."
        )
    if name in games.names() or (GAMES / name).exists() or (TESTS / name).exists():
        raise OptionError(f"There is a game {name} already; take another name.")
    if not SHELF.exists() or not WORDS.exists():
        raise OptionError(f"There is no {SHELF} here; go to a checkout of Skerry first.")


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
    row = f"from skerry.games.{name} import {name.upper()}"
    imports = sorted(
        {*re.findall(r"^from skerry\.games\.\w+ import [A-Z_0-9]+$", shelf, re.MULTILINE), row}
    )
    constants = ", ".join(each.rpartition(" ")[2] for each in imports)
    first, last = shelf.index("from skerry.games."), shelf.index("from skerry.kernel.")
    shelf = shelf[:first] + "\n".join(imports) + "\n" + shelf[last:]
    return re.sub(r"for game in \([A-Z_0-9, ]+\)", f"for game in ({constants})", shelf)
