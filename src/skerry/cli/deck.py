"""`skerry deck`: check a deck file, print its cards as a person reads them, or begin a new one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from skerry.cli.console import console, paragraph, words
from skerry.cli.parameters import flag, game_of_deck
from skerry.games.farshore import FARSHORE
from skerry.games.farshore.game import Farshore
from skerry.kernel.errors import OptionError

if TYPE_CHECKING:
    from skerry.games.farshore.printed import Deck

File = Annotated[Path, Parameter(help="A deck file.")]

deck = App(
    name="deck",
    help="Check a deck file, show its cards, or begin a new one.",
    help_format="plaintext",
    result_action="return_value",
)


@deck.command
def check(file: File, /) -> None:
    """Say whether a deck file can be played with, or all that is wrong in it."""
    _show_name(file)


@deck.command
def show(file: File, /) -> None:
    """Print all cards, places and tiles of a deck file, told by what they do, and the track."""
    _show_name(file)
    box = game_of_deck(file)
    for card in range(len(box.cards)):
        paragraph(words(box.card_text(card)))
    paragraph(words(_deck(file).track.describe()))


@deck.command
def new(file: File, /, *, force: Annotated[bool, flag("Overwrite that file.")] = False) -> None:
    """Write the house deck into a file, to be changed there."""
    if file.exists() and not force:
        raise OptionError(f"{file} is there already; say --force to overwrite it.")
    file.write_text(FARSHORE.chest.deck.text, encoding="utf-8")
    console.print(f"{file} holds the house deck; change it, then run: skerry deck check {file}")


def _show_name(file: Path) -> None:
    found = _deck(file)
    ours = "some of it is not as printed" if found.is_house else "all of it as printed"
    paragraph(f"{file} can be played with: {found.name}, {ours}, digest {found.digest[:12]}.")


def _deck(file: Path) -> Deck:
    box = game_of_deck(file)
    assert isinstance(box, Farshore)
    return box.chest.deck
