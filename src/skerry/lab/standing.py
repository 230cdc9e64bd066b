"""Who has beaten whom: duels between agents by deal, and whether a duel is decided."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from math import log, sqrt
from typing import TYPE_CHECKING

from skerry.lab.results import Z

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skerry.lab.match import Played

# A sequential probability ratio test errs at most so often, either way.
WRONG = 0.05
BOUND = log((1 - WRONG) / WRONG)
FEWEST_DEALS = 8  # before that the spread is anybody's guess

Mark = tuple[bool, int]  # whether somebody has won, and the points: both in this order
Outcome = tuple[str, str, float]  # of two agents by name: what the first got, 1, 0.5 or 0


class Duel:
    """Two agents against each other: what the first one got of every deal."""

    def __init__(self) -> None:
        self.wins = self.ties = self.losses = 0
        self.deals: dict[int, tuple[float, int]] = {}  # by deal: what the first got, of how many

    def add(self, deal: int, share: float) -> None:
        """Count one comparison."""
        self.wins += share == 1
        self.ties += share == 0.5
        self.losses += share == 0
        got, games = self.deals.get(deal, (0.0, 0))
        self.deals[deal] = got + share, games + 1

    @property
    def games(self) -> int:
        """How many comparisons there were."""
        return self.wins + self.ties + self.losses

    @property
    def share(self) -> float:
        """What the first got of all; a tie counts half."""
        return (self.wins + self.ties / 2) / self.games if self.games else 0.5

    @property
    def spread(self) -> float:
        """The deviation of a deal's share. Deals, not games: both seats of a deal go together."""
        shares = [got / games for got, games in self.deals.values()]
        # One deal lost and one won are put to it, so that a few equal ones are not taken for certain.
        mean = (sum(shares) + 1) / (len(shares) + 2)
        squares = sum((share - mean) ** 2 for share in [*shares, 0.0, 1.0])
        return sqrt(squares / (len(shares) + 1))

    @property
    def reach(self) -> float:
        """How far the true share may lie from the one seen, 95 %."""
        return Z * self.spread / sqrt(len(self.deals)) if self.deals else 0.5

    def ratio(self, edge: float) -> float:
        """Return the log-likelihood ratio of "the first is better by this" to "worse by this"."""
        if len(self.deals) < FEWEST_DEALS:
            return 0.0
        shares = [got / games for got, games in self.deals.values()]
        return 2 * edge * sum(share - 0.5 for share in shares) / self.spread**2

    def is_decided(self, edge: float) -> bool:
        """Tell whether it is known who is better, given that a smaller edge does not matter."""
        return edge > 0 and abs(self.ratio(edge)) >= BOUND


class Pairs:
    """All duels of a tournament."""

    def __init__(self, agents: Iterable[str], edge: float = 0.0) -> None:
        self.edge = edge
        self.agents = sorted(agents)
        self.duels = {pair: Duel() for pair in combinations(self.agents, 2)}
        self._decided: set[tuple[str, str]] = set()

    def add(self, deal: int, outcomes: Iterable[Outcome]) -> None:
        """Count what one deal has shown; a duel that is decided stays so."""
        for first, second, share in outcomes:
            self.duels[first, second].add(deal, share)
        for pair, duel in self.duels.items():
            if duel.is_decided(self.edge):
                self._decided.add(pair)

    def is_open(self, first: str, second: str) -> bool:
        """Tell whether two are still to be told apart."""
        return (first, second) not in self._decided

    def is_open_for(self, agent: str) -> bool:
        """Tell whether an agent is still to be told apart from another."""
        return any(agent in pair and pair not in self._decided for pair in self.duels)

    def share(self, first: str, second: str) -> tuple[float, float, int]:
        """Return what the first got against the second, its reach and of how many games."""
        if (first, second) in self.duels:
            duel = self.duels[first, second]
            return duel.share, duel.reach, duel.games
        duel = self.duels[second, first]
        return 1 - duel.share, duel.reach, duel.games


def ends(share: float, reach: float) -> tuple[float, float]:
    """Return between which shares the true one lies; none is less than nothing or more than all."""
    return max(0.0, share - reach), min(1.0, share + reach)


def compare_seats(games: Iterable[Played]) -> list[Outcome]:
    """Compare all who sat at one table: a winner is before the others, then points count."""
    found = []
    for game in games:
        places = [
            (name, (seat in game.winners, game.scores[seat]))
            for seat, name in enumerate(game.agents)
        ]
        for one, two in combinations(sorted(places), 2):
            if one[0] != two[0]:
                found.append((one[0], two[0], _share(one[1], two[1])))
    return found


def compare_tables(newest: str, marks: dict[str, Mark]) -> list[Outcome]:
    """Compare an agent with all others that have played the same deal by themselves."""
    found = []
    for name in marks:
        if name != newest:
            first, second = sorted((name, newest))
            found.append((first, second, _share(marks[first], marks[second])))
    return found


def _share(one: Mark, two: Mark) -> float:
    return 0.5 if one == two else float(one > two)


def by_deal(pairs: Pairs) -> dict[int, dict[tuple[str, str], float]]:
    """Return for every deal how much each agent got from each other one."""
    found: dict[int, dict[tuple[str, str], float]] = defaultdict(dict)
    for (first, second), duel in pairs.duels.items():
        for deal, (got, games) in duel.deals.items():
            found[deal][first, second] = got
            found[deal][second, first] = games - got
    return found
