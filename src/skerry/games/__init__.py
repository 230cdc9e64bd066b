"""The shelf: every game that can be put on a table, built when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from skerry.kernel.errors import UnknownGame
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.game import Game

# Each game is the constant of its name, in capitals, of the package of its name.
SHELF: Final = ("beacon_patrol", "everdell", "faraway", "farshore")

MOST_DECKS: Final = 8  # kept, so that a table and its agents read a deck file once
_built: Final[dict[str, Game[Any]]] = {}
_decks: Final[dict[tuple[str, str], Game[Any]]] = {}


def names() -> tuple[str, ...]:
    """Return the names of all games, in alphabetical order."""
    return SHELF


def game(name: str, deck: str = "", file: str = "deck.toml") -> Game[Any]:
    """Return a game by its name, made from the text of a deck file if there is one."""
    found = _game(name)
    if not deck:
        return found
    made = _decks.pop((name, deck), None)
    if made is None:
        made = found.with_variant(deck, file)
    if len(_decks) >= MOST_DECKS:
        del _decks[next(iter(_decks))]
    _decks[name, deck] = made
    return made


def _game(name: str) -> Game[Any]:
    if name not in _built:
        if name not in SHELF:
            raise UnknownGame(Text("error-no-game", {"game": name, "known": ", ".join(SHELF)}))
        _built[name] = getattr(import_module(f"skerry.games.{name}"), name.upper())
    return _built[name]
