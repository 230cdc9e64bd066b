"""What a seat plays for: a margin over the best other seat or the rival, or the score of all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from skerry.kernel.game import Game
    from skerry.kernel.state import State

WIN: Final = 6.0  # so many points is it worth to win, however narrowly


def margins(game: Game[Any], state: State, points: list[float]) -> list[float]:
    """Return by seat how far it is ahead, with these points; the score itself where all play together."""
    if game.cooperative:
        return points
    if len(points) == 1:
        rival = game.rival(state)
        return [points[0] - (0 if rival is None else rival.points)]
    found: list[float] = []
    for seat in range(len(points)):
        best = -1000.0
        for other in range(len(points)):
            if other != seat and points[other] > best:
                best = points[other]
        found.append(points[seat] - best)
    return found


def wish(margin: float, *, cooperative: bool) -> float:
    """Return what a margin is worth to a seat that would rather win than have many points."""
    if cooperative or not margin:
        return margin
    return margin + (WIN if margin > 0 else -WIN)
