"""`skerry deck`: check a deck file, print its cards as a person reads them, or begin a new one."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from skerry.cli.console import console, paragraph, tell
from skerry.cli.helping import family
from skerry.cli.parameters import chosen_game, flag
from skerry.drawing.words import words
from skerry.games.everdell.game import Everdell
from skerry.games.farshore import FARSHORE
from skerry.games.farshore.game import Farshore
from skerry.games.farshore.names import deck_name
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.game import Game

File = Annotated[Path, Parameter(help=words(Text("terminal-param-deck-file")))]

FARSHORE_NAME = "farshore"
DeckGame = Annotated[str, Parameter(name="--game", help=words(Text("terminal-param-game")))]

deck = family("deck", Text("terminal-command-deck"))


@deck.command(help=words(Text("terminal-command-deck-check")))
def check(file: File, /, *, game: DeckGame = FARSHORE_NAME) -> None:
    """Say whether a deck file can be played with, or all that is wrong in it."""
    _show_name(file, _made(game, file))


@deck.command(help=words(Text("terminal-command-deck-show")))
def show(file: File, /, *, game: DeckGame = FARSHORE_NAME) -> None:
    """Print all cards, places and tiles of a deck file, told by what they do, and the track."""
    box = _made(game, file)
    _show_name(file, box)
    for card, name in enumerate(box.cards):
        if not isinstance(box, Everdell) or box.brew is None or box.brew.tells(name):
            paragraph(words(box.card_text(card)))
    if isinstance(box, Farshore):
        paragraph(words(box.chest.deck.track.describe()))


@deck.command(help=words(Text("terminal-command-deck-new")))
def new(
    file: File,
    /,
    *,
    game: DeckGame = FARSHORE_NAME,
    force: Annotated[bool, flag(Text("terminal-param-force"))] = False,
) -> None:
    """Write the house deck, or some cards of one's own for Everdell, into a file to be changed there."""
    if file.exists() and not force:
        raise OptionError(Text("terminal-exists", {"file": str(file)}))
    if game == "everdell":
        source = files("skerry.games.everdell").joinpath("homebrew.toml")
        file.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
        console.print(
            words(Text("terminal-brew-begun", {"file": str(file), "game": game})), soft_wrap=True
        )
        return
    file.write_text(FARSHORE.chest.deck.text, encoding="utf-8")
    console.print(words(Text("terminal-deck-begun", {"file": str(file)})), soft_wrap=True)


def _show_name(file: Path, box: Game[Any]) -> None:
    if isinstance(box, Everdell) and box.brew is not None:
        args: dict[str, str | int | Text] = {
            "file": str(file),
            "name": box.brew.name,
            "digest": box.digest[:12],
        }
        tell(Text("terminal-brew-fine", args))
        return
    assert isinstance(box, Farshore)
    found = box.chest.deck
    args = {
        "file": str(file),
        "name": deck_name(found),
        "house": str(found.is_house).lower(),
        "digest": found.digest[:12],
    }
    tell(Text("terminal-deck-fine", args))


def _made(game: str, file: Path) -> Game[Any]:
    """Return the game made from a deck file; DeckError tells all that is wrong in it."""
    return chosen_game(game, file)
