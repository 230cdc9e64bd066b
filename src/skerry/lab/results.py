"""What a match has shown so far: wins, scores and ranks, with 95 % intervals."""

from __future__ import annotations

from collections import Counter
from math import ceil, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skerry.kernel.text import Text
    from skerry.lab.match import Played

Z = 1.959964  # 95 % of a normal distribution lie within so many deviations


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return between which shares of wins the true one lies, by Wilson's score."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    reach = Z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Tally:
    """Wins, scores and ranks of one agent, of one seat, or of one team."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.scores: Counter[int] = Counter()
        self._ranks: dict[str, tuple[int, int]] = {}  # how often, and the lowest score with it
        self._sum = 0
        self._squares = 0

    def add(self, score: int, *, won: bool, rank: str = "") -> None:
        """Count one game."""
        self.games += 1
        self.wins += won
        self.scores[score] += 1
        self._sum += score
        self._squares += score * score
        if rank:
            count, lowest = self._ranks.get(rank, (0, score))
            self._ranks[rank] = count + 1, min(lowest, score)

    @property
    def lowest(self) -> int:
        """The lowest score."""
        return min(self.scores, default=0)

    @property
    def highest(self) -> int:
        """The highest score."""
        return max(self.scores, default=0)

    def quantile(self, share: float) -> int:
        """Return the lowest score that at least this share of the games did not exceed."""
        due = max(1, ceil(share * self.games))
        for score in sorted(self.scores):
            due -= self.scores[score]
            if due <= 0:
                return score
        return 0

    @property
    def ranks(self) -> dict[str, float]:
        """The share of games that ended with each rank, from the lowest rank that was seen."""
        ordered = sorted(self._ranks.items(), key=lambda item: item[1][1])
        return {rank: count / self.games for rank, (count, _) in ordered}

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
        self.ties = 0  # games that several won together
        self.agents: dict[str, Tally] = {}
        self.seats: dict[int, Tally] = {}
        self.teams: dict[str, Tally] = {}
        self.rank_texts: dict[str, Text] = {}  # by the name of a rank: its message

    def add(self, played: Played) -> None:
        """Count a game for every agent and every seat, and once for all of them together."""
        self.games += 1
        self.decisions += played.decisions
        self.ties += len(played.winners) > 1
        if played.rank_text is not None:
            self.rank_texts[played.rank] = played.rank_text
        together = self.teams.setdefault(team(played.agents), Tally())
        together.add(max(played.scores), won=bool(played.winners), rank=played.rank)
        for seat, (name, score) in enumerate(zip(played.agents, played.scores, strict=True)):
            won = seat in played.winners
            self.agents.setdefault(name, Tally()).add(score, won=won)
            self.seats.setdefault(seat, Tally()).add(score, won=won)


def team(agents: list[str]) -> str:
    """Name those who sit together, wherever each of them sits."""
    counted = Counter(agents)
    return " + ".join(
        name if counted[name] == 1 else f"{counted[name]} × {name}" for name in sorted(counted)
    )
