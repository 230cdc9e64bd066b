"""Speed: how many games, decisions, copies and re-dealt worlds a second."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

import skerry
from skerry.kernel.rng import from_seed

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.kernel.table import Table

BATCH = 20
RUNS = 5  # the best one counts: whatever disturbs a run only makes it slower


@dataclass(frozen=True)
class Figure:
    """So many of something a second."""

    game: str
    seats: int
    name: str
    rate: float


def measure(seconds: float, deck: str = "") -> list[Figure]:
    """Measure all games with two seats, or the fewest, and with the most.

    A deck is the text of a deck file, for the games that are made from one.
    """
    figures: list[Figure] = []
    for name in skerry.games.names():
        game = skerry.game(name)
        for seats in sorted({max(game.fewest, min(2, game.most)), game.most}):
            own = deck if game.digest else ""
            figures += _measure_game(Bench(name, seats, own), seconds)
    return figures


def _measure_game(bench: Bench, seconds: float) -> list[Figure]:
    plain = _best(bench.play, seconds)
    rates = {
        "random games/s": plain * bench.games / bench.decisions,
        "decisions/s": plain,
        "decisions/s with clones": _best(bench.play_copying, seconds),
        "clones/s": _best(bench.clone, seconds),
        "samples/s": _best(bench.sample, seconds),
    }
    return [Figure(bench.game, bench.seats, name, rate) for name, rate in rates.items()]


class Bench:
    """The work that is measured; each piece returns how much it has done."""

    def __init__(self, game: str, seats: int, deck: str = "") -> None:
        self.game = game
        self.seats = seats
        self.deck = deck
        self.rng = from_seed(1)
        self.games = 0
        self.decisions = 0
        whole = self.play()
        self.middle = skerry.new(game, seats, seed=1, deck=deck)
        for _ in range(whole // 2):
            self._step(self.middle)

    def play(self) -> int:
        """Play a game at random."""
        table = self._new()
        while not table.over:
            self._step(table)
        self.decisions += table.position
        return table.position

    def play_copying(self) -> int:
        """Play a game at random, each decision on a copy, as search does."""
        table = self._new()
        while not table.over:
            table = table.clone()
            self._step(table)
        return table.position

    def clone(self) -> int:
        """Copy a table in mid-game."""
        for _ in range(BATCH):
            self.middle.clone()
        return BATCH

    def sample(self) -> int:
        """Deal what a seat cannot see anew."""
        self.middle.sample(0, self.rng)
        return 1

    def _new(self) -> Table:
        self.games += 1
        table = skerry.new(self.game, self.seats, self.rng.below(1 << 30), deck=self.deck)
        return table.hasten()

    def _step(self, table: Table) -> None:
        options = table.options
        table.act(options[self.rng.below(len(options))])


def _best(work: Callable[[], int], seconds: float) -> float:
    """Return the highest rate of several short runs; the work returns how much it did."""
    best = 0.0
    for _ in range(RUNS):
        done = 0
        began = now = perf_counter()
        while now - began < seconds / RUNS:
            done += work()
            now = perf_counter()
        best = max(best, done / (now - began))
    return best
