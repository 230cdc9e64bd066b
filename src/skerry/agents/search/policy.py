"""How the seats of a playout choose, and what a position promises where a playout is cut off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from skerry.agents.search.aim import rival_points

if TYPE_CHECKING:
    from skerry.kernel.game import Game
    from skerry.kernel.seen import Seen
    from skerry.kernel.state import Offer, State

TO_THE_END: Final = 1 << 20


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """By chance, to the end of the game. A game's own policy knows more."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.fear = 1.0  # how much of the points of an opponent without a seat is minded
        self.ahead = TO_THE_END  # turns of all seats that are played out

    def look(self, seen: Seen) -> None:
        """Read off a position what holds for all its playouts."""

    def lean(self, state: State, seat: int, offer: Offer, leaning: list[float]) -> None:
        """Add to the leaning towards each option, a logarithm of how likely it is chosen."""

    def context(self, state: State, seat: int) -> int:
        """Return the part of the game in which a seat is: what is good in one need not be in another."""
        return 0

    def begins_turn(self, state: State, offer: Offer) -> bool:
        """Tell whether a turn begins with an offer: where a playout has gone far enough, it ends there."""
        return False

    def points(self, state: State) -> list[float]:
        """Return what each seat will have in the end."""
        return [float(score) for score in self.game.scores(state)]

    def rival(self, state: State) -> float:
        """Return what the opponent of a single seat will have in the end; after `points`."""
        return rival_points(self.game, state)
