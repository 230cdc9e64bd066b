"""From files of tournaments to the figures that people are shown beside the levels."""

from __future__ import annotations

from collections import defaultdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import skerry
from skerry.agents.levels import LEVELS
from skerry.agents.levels.ratings import Ladder, Rung
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.lab import ledger
from skerry.lab.ratings import rate
from skerry.lab.results import Results
from skerry.lab.standing import Pairs
from skerry.lab.tournament import Course, Tournament

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from skerry.kernel.game import Value
    from skerry.lab.match import Played
    from skerry.lab.ratings import Rating
    from skerry.lab.tournament import Names

FEWEST = 20  # with fewer games against its neighbour nothing is said of a level


class Measured:
    """All games of one set-up, of one file or several: the same levels at other deals count together."""

    def __init__(self, game: str, seats: int, options: dict[str, Value]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.pairs = Pairs(LEVELS)
        self.results = Results()
        self.commands: list[str] = []
        self.date = ""

    def add(self, file: Path, head: ledger.Head) -> None:
        """Count the games between levels of a file; others may be in it."""
        plan = Tournament(head.game, head.seats, LEVELS, 1, head.seed, head.options)
        course = Course(plan)
        deals: dict[tuple[Names, int], list[Played]] = defaultdict(list)
        for table, game in ledger.games(file, plan):
            if set(table) <= set(LEVELS):
                deals[table, game.number // plan.times].append(game)
        whole = {key: games for key, games in deals.items() if len(games) == plan.times}
        for (table, deal), games in whole.items():
            course.add(table, deal, games)
            for game in games:
                self.results.add(game)
        if whole:
            self._join(course.pairs, len(self.commands))
            self.commands.append(_command(head, whole, plan.times))
            day = datetime.fromtimestamp(file.stat().st_mtime, UTC).date().isoformat()
            self.date = max(self.date, day)

    def _join(self, pairs: Pairs, nth: int) -> None:
        """Count duels together: deals of another file are other deals."""
        for pair, duel in pairs.duels.items():
            joined = self.pairs.duels[pair]
            joined.wins += duel.wins
            joined.ties += duel.ties
            joined.losses += duel.losses
            joined.deals |= {(nth << 32) + deal: got for deal, got in duel.deals.items()}

    def ladder(self) -> Ladder | None:
        """Return the levels that have met often enough, the weakest first; None if there are none."""
        met = self._met()
        if len(met) < 2:
            return None
        pairs = Pairs(met)
        pairs.duels = {pair: self.pairs.duels[pair] for pair in pairs.duels}
        ratings = {rating.agent: rating for rating in rate(pairs)}
        rungs = [self._rung(ratings[level], met) for level in met]
        games = self.results.games
        return Ladder(self.seats, self.options, games, self.date, self.commands, rungs)

    def _met(self) -> list[str]:
        """List the levels that stand on one ladder: each has met another of them often enough."""
        first = [level for level in LEVELS if any(self._have_met(level, other) for other in LEVELS)]
        found = first[:1]
        for level in found:
            found += [each for each in first if each not in found and self._have_met(level, each)]
        return [level for level in LEVELS if level in found]

    def _have_met(self, one: str, two: str) -> bool:
        return one != two and self.pairs.share(one, two)[2] >= FEWEST

    def _rung(self, rating: Rating, met: list[str]) -> Rung:
        at = met.index(rating.agent)
        against = met[at - 1] if at else met[1]
        share = self.pairs.share(rating.agent, against)[0]
        known = self._have_met(rating.agent, against)
        return Rung(
            rating.agent,
            round(rating.points),
            round((rating.high - rating.low) / 2),
            round(self.results.agents[rating.agent].mean, 1),
            self.results.agents[rating.agent].games,
            against if known else "",
            round(share, 3) if known else 0.0,
        )


def _command(head: ledger.Head, whole: Iterable[tuple[Names, int]], times: int) -> str:
    """Write the line that plays these games again, and maybe more."""
    tables = list(whole)
    names = [level for level in LEVELS if any(level in table for table, _ in tables)]
    games = times * (1 + max(deal for _, deal in tables))
    options = "".join(f" --option {name}={_said(value)}" for name, value in head.options.items())
    return (
        f"skerry tournament {head.game} --agents {','.join(names)} --games {games} "
        f"--seats {head.seats} --seed {head.seed}{options}"
    )


def _said(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def measured(files: Iterable[Path]) -> list[tuple[str, Ladder]]:
    """Return the ladders that files of tournaments give, one a set-up, by game."""
    found: dict[tuple[str, int, str], Measured] = {}
    for file in files:
        head = ledger.head_of(file)
        if head is None or head.digest != skerry.game(head.game).digest:
            raise OptionError(Text("error-tournament-file", {"file": str(file)}))
        usual = {each.name: each.allowed[0] for each in skerry.game(head.game).settings}
        options = {name: value for name, value in head.options.items() if value != usual[name]}
        key = head.game, head.seats, str(sorted(options.items()))
        found.setdefault(key, Measured(head.game, head.seats, options)).add(file, head)
    ladders = [(each.game, each.ladder()) for each in found.values()]
    return [(game, ladder) for game, ladder in ladders if ladder is not None]
