"""The shelf: every game that can be put on a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.games.beacon_patrol import BEACON_PATROL
from skerry.games.everdell import EVERDELL
from skerry.games.faraway import FARAWAY
from skerry.kernel.errors import UnknownGame

if TYPE_CHECKING:
    from skerry.kernel.game import Game

SHELF: Final[dict[str, Game[Any]]] = {
    game.name: game for game in (BEACON_PATROL, EVERDELL, FARAWAY)
}


def names() -> tuple[str, ...]:
    """Return the names of all games, in alphabetical order."""
    return tuple(sorted(SHELF))


def game(name: str) -> Game[Any]:
    """Return a game by its name."""
    found = SHELF.get(name)
    if found is None:
        raise UnknownGame(f"There is no game {name!r}; there is {', '.join(names())}.")
    return found
