"""The shelf: every game that can be put on a table, built when it is first asked for.

Games from outside stand on it, too: those that a program brings, and those of installed packages
that name them as entry points.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from skerry.kernel.errors import OptionError, UnknownGame
from skerry.kernel.game import Game
from skerry.kernel.names import nearest
from skerry.kernel.text import Text, bring_words

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

# Each game is the constant of its name, in capitals, of the package of its name.
SHELF: Final = ("beacon_patrol", "everdell", "faraway", "farshore")

MOST_DECKS: Final = 8  # kept, so that a table and its agents read a deck file once
GROUP: Final = "skerry.games"  # of entry points
_built: Final[dict[str, Game[Any]]] = {}
_brought: Final[dict[str, Game[Any]]] = {}
_installed: Final[dict[str, EntryPoint]] = {}
_looked: Final[list[bool]] = []  # whether installed packages have been asked
_decks: Final[dict[tuple[str, str], Game[Any]]] = {}


def names() -> tuple[str, ...]:
    """Return the names of all games, in alphabetical order."""
    return tuple(sorted({*SHELF, *_brought, *installed()}))


def bring(game: Game[Any]) -> None:
    """Put a game from outside on the shelf; one of the same name that was brought before goes."""
    if game.name in SHELF:
        raise OptionError(Text("error-game-ours", {"game": game.name}))
    if not game.name.isidentifier() or game.name != game.name.lower():
        raise OptionError(Text("error-game-name", {"game": game.name}))
    _brought[game.name] = game


def brought() -> tuple[Game[Any], ...]:
    """Return the games that this program has brought."""
    return tuple(_brought.values())


def installed() -> dict[str, EntryPoint]:
    """Return where installed packages keep their games, by name; they are looked for once."""
    if not _looked:
        _looked.append(True)
        metadata = import_module("importlib.metadata")  # takes long to load, and few need it
        _installed.update({each.name: each for each in metadata.entry_points(group=GROUP)})
    return _installed


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


def from_deck(name: str, deck: str | Path = "") -> Game[Any]:
    """Return a game by its name, made from a deck file, its path or its text, if there is one."""
    if isinstance(deck, Path):
        return game(name, deck.read_text(encoding="utf-8", errors="replace"), str(deck))
    return game(name, deck)


def _game(name: str) -> Game[Any]:
    if name in _brought:
        return _brought[name]
    if name not in _built:
        if name in SHELF:
            _built[name] = getattr(import_module(f"skerry.games.{name}"), name.upper())
        elif name in installed():
            _built[name] = _load(installed()[name])
        else:
            raise UnknownGame(_unknown(name))
    return _built[name]


def _load(entry: EntryPoint) -> Game[Any]:
    """Load the game of an installed package, with its words."""
    try:
        found = entry.load()
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise UnknownGame(_broken(entry, reason)) from error
    if not isinstance(found, Game) or found.name != entry.name:
        raise UnknownGame(_broken(entry, repr(found)))
    if found.words:
        bring_words(found.name, read_words(found.words))
    return found


def read_words(folder: str) -> dict[str, str]:
    """Read a folder with a Fluent file for each language: en.ftl, pl.ftl …."""
    files = sorted(Path(folder).glob("*.ftl"))
    if not files:
        raise OptionError(Text("error-no-words", {"folder": folder}))
    return {file.stem: file.read_text(encoding="utf-8") for file in files}


def _broken(entry: EntryPoint, reason: str) -> Text:
    return Text("error-game-broken", {"game": entry.name, "place": entry.value, "reason": reason})


def _unknown(name: str) -> Text:
    known = names()
    near = nearest(name, list(known))
    if near:
        return Text("error-no-game-but", {"game": name, "near": near})
    return Text("error-no-game", {"game": name, "known": ", ".join(known)})
