"""The shelf: every game that can be put on a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.games.beacon_patrol import BEACON_PATROL
from skerry.games.everdell import EVERDELL
from skerry.games.faraway import FARAWAY
from skerry.games.farshore import FARSHORE
from skerry.kernel.errors import UnknownGame

if TYPE_CHECKING:
    from skerry.kernel.game import Game

SHELF: Final[dict[str, Game[Any]]] = {
    game.name: game for game in (BEACON_PATROL, EVERDELL, FARAWAY, FARSHORE)
}


MOST_DECKS: Final = 8  # kept, so that a table and its agents read a deck file once
_decks: Final[dict[tuple[str, str], Game[Any]]] = {}


def names() -> tuple[str, ...]:
    """Return the names of all games, in alphabetical order."""
    return tuple(sorted(SHELF))


def game(name: str, deck: str = "", file: str = "deck.toml") -> Game[Any]:
    """Return a game by its name, made from the text of a deck file if there is one."""
    found = SHELF.get(name)
    if found is None:
        raise UnknownGame(f"There is no game {name!r}; there is {', '.join(names())}.")
    if not deck:
        return found
    made = _decks.pop((name, deck), None)
    if made is None:
        made = found.with_variant(deck, file)
    if len(_decks) >= MOST_DECKS:
        del _decks[next(iter(_decks))]
    _decks[name, deck] = made
    return made
