"""Monte Carlo: try every option in worlds that agree with what the seat knows, and play on by chance.

python examples/monte_carlo.py --game faraway --games 10 --worlds 20
"""

from __future__ import annotations

import argparse

import skerry
from skerry.agents import agent
from skerry.kernel.rng import Rng, from_seed
from skerry.rl.rewards import margin


class MonteCarlo:
    """Takes the option that was best on average; every option is tried in the same worlds."""

    def __init__(self, rng: Rng, worlds: int) -> None:
        self.rng = rng
        self.worlds = worlds

    def choose(self, seen: skerry.Seen) -> int:
        """Return the option with the highest average margin."""
        totals = dict.fromkeys(seen.options, 0.0)
        for _ in range(self.worlds):
            world = seen.sample(self.rng)
            for pick in seen.options:
                totals[pick] += self.playout(world.clone(), pick, seen.seat)
        return max(totals, key=lambda pick: totals[pick])

    def playout(self, world: skerry.Table, pick: int, seat: int) -> float:
        """Make a choice, play on by chance, and return by how much the seat is ahead."""
        world.act(pick, seat)
        while not world.over:
            options = world.options
            world.act(options[self.rng.below(len(options))])
        return margin(world)[seat]


def main() -> None:
    """Let it play against greedy, which looks at what lies before it and never tries."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="faraway")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--worlds", type=int, default=20)
    asked = parser.parse_args()
    won = 0.0
    for number in range(asked.games):
        table, seat = skerry.new(asked.game, 2, seed=number // 2), number % 2
        players = [agent("greedy", asked.game, number) for _ in range(2)]
        players[seat] = MonteCarlo(from_seed(number), asked.worlds)
        while not table.over:
            table.act(players[table.seat].choose(skerry.Seen(table, table.seat)))
        won += (seat in table.winners()) / len(table.winners())
    print(f"Monte Carlo won {won:g} of {asked.games} games against greedy")


if __name__ == "__main__":
    main()
