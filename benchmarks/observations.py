"""How many observations, masks and steps of many games a second of CPU, in this flavour.

python benchmarks/observations.py
PYTHONPATH=build/best python benchmarks/observations.py
"""

from __future__ import annotations

import numpy as np

import skerry
from skerry.lab.speed import best
from skerry.rl import Observer, Vector

SECONDS = 1.0
BATCH = 100
GAMES = 64
SETUPS: tuple[tuple[str, int], ...] = (
    ("faraway", 2),
    ("faraway", 6),
    ("everdell", 2),
    ("everdell", 4),
    ("farshore", 2),
    ("beacon_patrol", 2),
)


class Work:
    """One set-up: a table in mid-game to look at, and many games to step."""

    def __init__(self, game: str, seats: int) -> None:
        self.vector = Vector(game, GAMES, seats, seed=1)
        self.observer: Observer = self.vector.observer
        self.rng = np.random.default_rng(1)
        self.table = skerry.new(game, seats, seed=1)
        while not self.table.over and self.table.position < 40:
            self.table.act(self.table.options[self.rng.integers(len(self.table.options))])
        self.out = np.zeros(self.observer.size, np.float32)

    def observe(self) -> int:
        """Look at the table as a seat does, into the same array."""
        for _ in range(BATCH):
            self.observer.observe(self.table, 0, self.out)
        return BATCH

    def view(self) -> int:
        """Make a view of the table, for comparison."""
        for _ in range(BATCH):
            self.table.view(0)
        return BATCH

    def step(self) -> int:
        """Step all games at random: the choice by mask is in it."""
        masks = self.vector.now.masks
        self.vector.step((masks * self.rng.random(masks.shape, np.float32)).argmax(axis=1))
        return GAMES


def main() -> None:
    """Print a row a set-up."""
    print("compiled" if skerry.compiled else "pure")
    print(
        f"{'game':<15}{'seats':>6}{'numbers':>9}{'observations/s':>16}{'views/s':>10}{'steps/s':>10}"
    )
    for game, seats in SETUPS:
        work = Work(game, seats)
        rates = [best(each, SECONDS) for each in (work.observe, work.view, work.step)]
        shown = f"{rates[0]:>16,.0f}{rates[1]:>10,.0f}{rates[2]:>10,.0f}"
        print(f"{game:<15}{seats:>6}{work.observer.size:>9}{shown}")


if __name__ == "__main__":
    main()
