"""A first agent: it plays the lowest region it holds, and takes the highest from the market.

python examples/first_agent.py --games 200
"""

from __future__ import annotations

import argparse

import skerry
from skerry.agents import register
from skerry.kernel.rng import Rng
from skerry.lab.match import Match, play_match


class Hermit:
    """Goes to the market first, whatever else it may cost."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng  # chance of its own; this one never asks

    def choose(self, seen: skerry.Seen) -> int:
        """Return one of the options; names of regions are their numbers."""
        market = seen.view().cards("market")
        return max(seen.options) if seen.options[0] in market else min(seen.options)


def main() -> None:
    """Let it play against chance, each deal from both seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args().games
    register("hermit", Hermit, "faraway")
    match = Match("faraway", 2, ("hermit", "random"), games, times=2)
    won = fame = 0.0
    for played in play_match(match):
        seat = played.agents.index("hermit")
        won += (seat in played.winners) / len(played.winners)
        fame += played.scores[seat]
    print(
        f"hermit won {won / games:.0%} of {games} games against random, {fame / games:.1f} fame a game"
    )


if __name__ == "__main__":
    main()
