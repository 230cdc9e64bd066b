"""How the seats of a playout choose, and what a position promises where a playout is cut off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from skerry.kernel.game import Game
    from skerry.kernel.seen import Seen
    from skerry.kernel.state import Offer, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """By chance, to the end of the game. A game's own policy knows more."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.fear = 1.0  # how much of the points of an opponent without a seat is minded

    def look(self, seen: Seen) -> None:
        """Read off a position what holds for all its playouts."""

    def lean(self, state: State, seat: int, offer: Offer, leaning: list[float]) -> None:
        """Add to the leaning towards each option, a logarithm of how likely it is chosen."""

    def context(self, state: State, seat: int) -> int:
        """Return the part of the game in which a seat is: what is good in one need not be in another."""
        return 0

    def is_far(self, state: State, answered: int) -> bool:
        """Tell whether a playout that began after so many answers may be cut off here."""
        return False

    def points(self, state: State) -> list[float]:
        """Return what each seat will have in the end."""
        return [float(score) for score in self.game.scores(state)]
