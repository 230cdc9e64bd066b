"""Speed: how many games, decisions, copies, re-dealt worlds, views and replays a second of CPU."""

from __future__ import annotations

from dataclasses import dataclass
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple

import skerry
from skerry.kernel.rng import from_seed

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.kernel.game import Game, Value
    from skerry.kernel.table import Table

BATCH = 20
RUNS = 5  # the best one counts: whatever disturbs a run only makes it slower
# Settings that make another game of one, as far as speed goes.
LARGE = {"everdell": "pearlbrook"}


class Setup(NamedTuple):
    """What is set on the table."""

    game: str
    seats: int
    setting: str = ""  # one that is switched on
    deck: str = ""

    @property
    def name(self) -> str:
        """The game, with the setting that makes it larger."""
        return f"{self.game}, {self.setting}" if self.setting else self.game

    def table(self, seed: int) -> Table:
        """Deal."""
        settings: dict[str, Value] = {self.setting: True} if self.setting else {}
        return skerry.new(self.game, self.seats, seed, deck=self.deck, **settings)


@dataclass(frozen=True)
class Figure:
    """So many of something a second."""

    game: str
    seats: int
    name: str
    rate: float


def setups(deck: str = "") -> list[Setup]:
    """List all games with two seats, or the fewest, and with the most."""
    found: list[Setup] = []
    for name in skerry.games.names():
        game = skerry.game(name)
        for setting in ["", LARGE[name]] if name in LARGE else [""]:
            found += [
                Setup(name, seats, setting, deck if game.digest else "") for seats in _counts(game)
            ]
    return found


def _counts(game: Game[Any]) -> list[int]:
    return sorted({max(game.fewest, min(2, game.most)), game.most})


def measure(seconds: float, deck: str = "") -> list[Figure]:
    """Measure all games; a deck is the text of a deck file, for those that are made from one."""
    return [figure for setup in setups(deck) for figure in _measure(Bench(setup), seconds)]


def _measure(bench: Bench, seconds: float) -> list[Figure]:
    plain = best(bench.play, seconds)
    rates = {
        "random games/s": plain * bench.games / bench.decisions,
        "decisions/s": plain,
        "decisions/s with clones": best(bench.play_copying, seconds),
        "clones/s": best(bench.clone, seconds),
        "samples/s": best(bench.sample, seconds),
        "views/s": best(bench.view, seconds),
        "replays/s": best(bench.replay, seconds),
    }
    setup = bench.setup
    return [Figure(setup.name, setup.seats, name, rate) for name, rate in rates.items()]


class Bench:
    """The work that is measured; each piece returns how much it has done."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rng = from_seed(1)
        self.games = 0
        self.decisions = 0
        whole = self.play()
        self.middle = setup.table(1)
        while not self.middle.over and self.middle.position < whole // 2:
            self._step(self.middle)
        played = self.middle.clone()
        while not played.over:
            self._step(played)
        self.record = played.record()

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

    def view(self) -> int:
        """Look at a table in mid-game as a seat does."""
        for _ in range(BATCH):
            self.middle.view(0)
        return BATCH

    def replay(self) -> int:
        """Play a record again."""
        skerry.replay(self.record, self.setup.deck)
        return 1

    def _new(self) -> Table:
        self.games += 1
        return self.setup.table(self.rng.below(1 << 30)).hasten()

    def _step(self, table: Table) -> None:
        options = table.options
        table.act(options[self.rng.below(len(options))])


def best(work: Callable[[], int], seconds: float) -> float:
    """Return the highest rate of several short runs; the work returns how much it did."""
    highest = 0.0
    for _ in range(RUNS):
        done = 0
        began = now = process_time()
        while now - began < seconds / RUNS:
            done += work()
            now = process_time()
        highest = max(highest, done / (now - began))
    return highest
