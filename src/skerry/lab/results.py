"""What a match has shown so far: wins and scores, with 95 % intervals."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skerry.lab.match import Played

Z = 1.959964  # 95 % of a normal distribution lie within so many deviations


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return between which shares of wins the true one lies, by Wilson's score."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    reach = Z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Tally:
    """Wins and scores of one agent, or of one seat."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.lowest = 0
        self.highest = 0
        self._sum = 0
        self._squares = 0

    def add(self, score: int, *, won: bool) -> None:
        """Count one game."""
        self.lowest = score if self.games == 0 else min(self.lowest, score)
        self.highest = score if self.games == 0 else max(self.highest, score)
        self.games += 1
        self.wins += won
        self._sum += score
        self._squares += score * score

    @property
    def win_rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def mean(self) -> float:
        """The mean score."""
        return self._sum / self.games if self.games else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of the score, estimated from the games seen."""
        if self.games < 2:
            return 0.0
        # Whole numbers throughout: nothing is lost however many games there are.
        spread = self.games * self._squares - self._sum * self._sum
        return sqrt(spread / (self.games * (self.games - 1)))

    @property
    def reach(self) -> float:
        """How far the true mean may lie from the one seen."""
        return Z * self.deviation / sqrt(self.games) if self.games else 0.0


class Results:
    """A match, counted as it goes."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.agents: dict[str, Tally] = {}
        self.seats: dict[int, Tally] = {}

    def add(self, played: Played) -> None:
        """Count a game for every agent and every seat."""
        self.games += 1
        self.decisions += played.decisions
        for seat, (name, score) in enumerate(zip(played.agents, played.scores, strict=True)):
            won = seat in played.winners
            self.agents.setdefault(name, Tally()).add(score, won=won)
            self.seats.setdefault(seat, Tally()).add(score, won=won)
