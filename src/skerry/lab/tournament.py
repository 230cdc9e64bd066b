"""A tournament: several agents at the same deals, every deal from all seatings, until it is decided."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field, replace
from itertools import combinations
from math import ceil
from typing import TYPE_CHECKING

import skerry
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.lab.match import HERE, Keep, Match, Played, play_game
from skerry.lab.standing import Mark, Pairs, compare_seats, compare_tables

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skerry.kernel.game import Value
    from skerry.lab.places import Place

Names = tuple[str, ...]
Known = dict[tuple[Names, int], Played]  # games of an earlier run, by who plays and by number


@dataclass(frozen=True)
class Tournament:
    """What is to be played: so many games by every table of agents."""

    game: str
    seats: int
    agents: Names
    games: int
    seed: int = 0
    options: dict[str, Value] = field(default_factory=dict)
    deck: str = ""
    edge: float = 0.0  # stop when it is sure who is better, if by so much a game; 0: never

    def check(self) -> None:
        """Refuse a tournament that cannot be played."""
        if len(set(self.agents)) != len(self.agents) or len(self.agents) < 2:
            raise OptionError(Text("error-tournament-agents", {"agents": ", ".join(self.agents)}))
        if not 0 <= self.edge < 0.5:
            raise OptionError(Text("error-tournament-edge", {"edge": str(self.edge)}))
        for match in self.matches():
            match.check()

    @property
    def apart(self) -> bool:
        """Whether every agent plays by itself, since nobody there plays against anybody."""
        return self.seats == 1 or skerry.game(self.game, self.deck).cooperative

    @property
    def times(self) -> int:
        """How often a table plays a deal: once from every seating."""
        return 1 if self.apart else self.seats

    @property
    def deals(self) -> int:
        """How many deals there are at most."""
        return ceil(self.games / self.times)

    def tables(self) -> list[Names]:
        """List who plays with whom: all pairs, or at larger tables as many as there is room for."""
        at_once = 1 if self.apart else min(self.seats, len(self.agents))
        return list(combinations(sorted(self.agents), at_once))

    def matches(self) -> list[Match]:
        """Return the match of each table."""
        games = self.deals * self.times
        deck, times = self.deck, self.times
        return [
            Match(self.game, self.seats, table, games, self.seed, self.options, deck, times)
            for table in self.tables()
        ]


class Course:
    """A tournament on its way: which tables still play, and what has been found so far."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.pairs = Pairs(tournament.agents, tournament.edge)
        self._deals: dict[int, dict[str, Mark]] = defaultdict(dict)  # where all play apart

    def is_open(self, table: Names) -> bool:
        """Tell whether a table has something left to decide."""
        if self.tournament.apart:
            return self.pairs.is_open_for(table[0])
        return any(self.pairs.is_open(*sorted(pair)) for pair in combinations(table, 2))

    def add(self, table: Names, deal: int, games: list[Played]) -> None:
        """Count what a table has made of one deal."""
        if not self.tournament.apart:
            self.pairs.add(deal, compare_seats(games))
            return
        marks = self._deals[deal]
        marks[table[0]] = bool(games[0].winners), max(games[0].scores)
        self.pairs.add(deal, compare_tables(table[0], marks))


@dataclass(frozen=True)
class Task:
    """A deal at one table, for a worker: only the games that are not known yet."""

    match: Match
    deal: int
    numbers: tuple[int, ...]


def play_task(task: Task) -> list[Played]:
    """Play the missing games of a deal, in a worker."""
    keep = Keep(cards=task.match.times > 1)
    return [_told_briefly(play_game(task.match, number, keep)) for number in task.numbers]


def _told_briefly(game: Played) -> Played:
    """Keep of all that was gleaned only which cards were drawn and never played."""
    held = [
        sorted({card for card, _ in seat.drawn} - {card for card, _ in seat.played})
        for seat in game.gleaned
    ]
    return replace(game, gleaned=[], held=held)


def play_tournament(
    tournament: Tournament, known: Known, place: Place = HERE
) -> Iterator[tuple[Names, list[Played], list[Played]]]:
    """Give table, all games and new games, deal by deal, in the same order wherever it is played.

    What a worker has begun for a table that was decided meanwhile is thrown away, so the results
    depend neither on the place nor on how often the tournament was interrupted.
    """
    tournament.check()
    course = Course(tournament)
    asked: list[Task] = []
    tasks = _tasks(tournament, known, course, asked)
    yield from _counted(place.run(play_task, tasks), known, course, asked)


def _tasks(
    tournament: Tournament, known: Known, course: Course, asked: list[Task]
) -> Iterator[Task]:
    """Ask for the deals in their order, at every table that is still open then."""
    matches, times = tournament.matches(), tournament.times
    for deal in range(tournament.deals):
        for match in matches:
            if not course.is_open(match.agents):
                continue
            numbers = range(deal * times, (deal + 1) * times)
            missing = tuple(each for each in numbers if (match.agents, each) not in known)
            asked.append(Task(match, deal, missing))
            yield asked[-1]


def _counted(
    played: Iterator[list[Played]], known: Known, course: Course, asked: list[Task]
) -> Iterator[tuple[Names, list[Played], list[Played]]]:
    for turn, new in enumerate(played):
        task = asked[turn]
        table, times = task.match.agents, task.match.times
        if not course.is_open(table):
            continue
        fresh = {game.number: game for game in new}
        numbers = range(task.deal * times, (task.deal + 1) * times)
        games = [fresh.get(each) or known[table, each] for each in numbers]
        course.add(table, task.deal, games)
        yield table, games, new
