"""`skerry deck`: check a deck file, print its cards as a person reads them, or begin a new one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from skerry.cli.console import console, paragraph, tell, words
from skerry.cli.helping import family
from skerry.cli.parameters import flag, game_of_deck
from skerry.games.farshore import FARSHORE
from skerry.games.farshore.game import Farshore
from skerry.games.farshore.names import deck_name
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.printed import Deck

File = Annotated[Path, Parameter(help=words(Text("terminal-param-deck-file")))]

deck = family("deck", Text("terminal-command-deck"))


@deck.command(help=words(Text("terminal-command-deck-check")))
def check(file: File, /) -> None:
    """Say whether a deck file can be played with, or all that is wrong in it."""
    _show_name(file)


@deck.command(help=words(Text("terminal-command-deck-show")))
def show(file: File, /) -> None:
    """Print all cards, places and tiles of a deck file, told by what they do, and the track."""
    _show_name(file)
    box = game_of_deck(file)
    for card in range(len(box.cards)):
        paragraph(words(box.card_text(card)))
    paragraph(words(_deck(file).track.describe()))


@deck.command(help=words(Text("terminal-command-deck-new")))
def new(
    file: File, /, *, force: Annotated[bool, flag(Text("terminal-param-force"))] = False
) -> None:
    """Write the house deck into a file, to be changed there."""
    if file.exists() and not force:
        raise OptionError(Text("terminal-exists", {"file": str(file)}))
    file.write_text(FARSHORE.chest.deck.text, encoding="utf-8")
    console.print(words(Text("terminal-deck-begun", {"file": str(file)})), soft_wrap=True)


def _show_name(file: Path) -> None:
    found = _deck(file)
    args: dict[str, str | int | Text] = {
        "file": str(file),
        "name": deck_name(found),
        "house": str(found.is_house).lower(),
        "digest": found.digest[:12],
    }
    tell(Text("terminal-deck-fine", args))


def _deck(file: Path) -> Deck:
    box = game_of_deck(file)
    assert isinstance(box, Farshore)
    return box.chest.deck
