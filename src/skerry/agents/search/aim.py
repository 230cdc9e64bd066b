"""What a seat plays for: a margin over the best other seat or the rival, or the score of all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from skerry.kernel.game import Game
    from skerry.kernel.state import State

WIN: Final = 6.0  # so many points is it worth to win, however narrowly


def rival_points(game: Game[Any], state: State) -> float:
    """Return what the opponent of a single seat has; nothing if there is none."""
    rival = game.rival(state)
    return 0.0 if rival is None else float(rival.points)


def margins(game: Game[Any], points: list[float], rival: float) -> list[float]:
    """Return by seat how far it is ahead, with these points; the score itself where all play together."""
    if game.cooperative:
        return points
    if len(points) == 1:
        return [points[0] - rival]
    found: list[float] = []
    for seat in range(len(points)):
        best = -1000.0
        for other in range(len(points)):
            if other != seat and points[other] > best:
                best = points[other]
        found.append(points[seat] - best)
    return found


def wish(aim: float, margin: float, *, cooperative: bool) -> float:
    """Return what an end is worth to a seat that would rather win than have many points."""
    if cooperative or not margin:
        return aim
    return aim + (WIN if margin > 0 else -WIN)
