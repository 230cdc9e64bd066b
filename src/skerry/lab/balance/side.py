"""One side of a comparison: how those fared who had something in common."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from skerry.lab.results import Z, wilson


@dataclass
class Side:
    """Some seats of some games: how often they won, and by how many points they led."""

    count: int = 0
    wins: float = 0.0  # who shares a win with others has a part of it
    total: int = 0
    squares: int = 0

    def add(self, won: float, margin: int) -> None:
        """Count a seat of a game."""
        self.count += 1
        self.wins += won
        self.total += margin
        self.squares += margin * margin

    def without(self, other: Side) -> Side:
        """Return those of this side who are not on another one, which is a part of it."""
        return Side(
            self.count - other.count,
            self.wins - other.wins,
            self.total - other.total,
            self.squares - other.squares,
        )

    @property
    def share(self) -> float:
        """The share of wins."""
        return self.wins / self.count if self.count else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares the true one lies, 95 %."""
        return wilson(self.wins, self.count)

    @property
    def margin(self) -> float:
        """The mean lead in points, or the mean score where nobody plays against anybody."""
        return self.total / self.count if self.count else 0.0

    @property
    def reach(self) -> float:
        """How far the true mean may lie from the one seen, 95 %."""
        if self.count < 2:
            return 0.0
        spread = self.count * self.squares - self.total * self.total
        return Z * sqrt(spread / (self.count * (self.count - 1)) / self.count)


def difference(one: Side, other: Side) -> tuple[float, float, float]:
    """Return by how much the shares of two sides differ, and between which figures, by Newcombe."""
    gap = one.share - other.share
    (low, high), (low2, high2) = one.interval, other.interval
    below = sqrt((one.share - low) ** 2 + (high2 - other.share) ** 2)
    above = sqrt((high - one.share) ** 2 + (other.share - low2) ** 2)
    return gap, gap - below, gap + above
