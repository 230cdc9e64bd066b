"""What a tournament has shown, counted once for terminal and page."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from skerry.lab.ratings import Rating, rate
from skerry.lab.results import Results, wilson
from skerry.lab.tournament import Course

if TYPE_CHECKING:
    from skerry.lab.match import Played
    from skerry.lab.tournament import Names, Tournament

FEWEST = 30  # with fewer games nothing is said of a card


class CardShare(NamedTuple):
    """How often those won before whom a card lay at the end, and those who had only drawn it."""

    card: int
    games: int
    share: float
    low: float
    high: float
    held_games: int
    held: float | None  # None where it was held too seldom


class Found:
    """All games of a tournament, counted as they come."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.course = Course(tournament)
        self.results = Results()
        self.new = 0  # games that were played now, not read from a file
        self._cards: dict[int, list[float]] = defaultdict(lambda: [0, 0.0])
        self._held: dict[int, list[float]] = defaultdict(lambda: [0, 0.0])

    def add(self, table: Names, games: list[Played], new: int = 0) -> None:
        """Count what one table has made of a deal."""
        self.new += new
        self.course.add(table, games[0].number // self.tournament.times, games)
        for game in games:
            self.results.add(game)
            for seat, cards in enumerate(game.cards):
                won = (seat in game.winners) / max(1, len(game.winners))
                _count(self._cards, set(cards), won)
                if game.held:
                    _count(self._held, set(game.held[seat]) - set(cards), won)

    def ratings(self) -> list[Rating]:
        """Rate all agents, the best first."""
        return rate(self.course.pairs, self.tournament.seed)

    @property
    def fair(self) -> float:
        """The share of wins that a seat has if all are alike."""
        return 1 / self.tournament.seats

    def cards(self) -> list[CardShare]:
        """Return the cards that lay open often enough, the farthest from even first."""
        if self.tournament.apart:
            return []
        found = [
            CardShare(
                card, int(games), won / games, *wilson(won, int(games)), *self._only_held(card)
            )
            for card, (games, won) in self._cards.items()
            if games >= FEWEST
        ]
        return sorted(found, key=lambda each: (-abs(each.share - self.fair), each.card))

    def _only_held(self, card: int) -> tuple[int, float | None]:
        games, won = self._held[card]
        return int(games), won / games if games >= FEWEST else None


def _count(counted: dict[int, list[float]], cards: set[int], won: float) -> None:
    """Count a game, and what was won of it, for some cards."""
    for card in cards:
        counted[card][0] += 1
        counted[card][1] += won
