"""How far a player comes who sees all cards and dice: the upper bound of what search alone can reach.

python -m tools.foresight everdell year=2 --games 20, with PYTHONPATH=build/compiled
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "src"))

import skerry
from skerry.agents import agent
from skerry.agents.levels.thinkers import EXPERT, trust_in_casual
from skerry.agents.search.budget import Budget
from skerry.agents.search.makers import policy_for
from skerry.agents.search.openly import Openly
from skerry.agents.search.search import Search
from skerry.cli.parameters import parse_options
from skerry.kernel.rng import from_seed
from skerry.lab.results import wilson
from skerry.lab.seeds import derive


def play(game: str, options: list[str], seed: int, playouts: int) -> tuple[bool, int, int]:
    """Play a game alone; return whether it was won, the points, and those of the rival."""
    box = skerry.game(game)
    table = skerry.new(game, 1, seed, **parse_options(box, options))
    search = Search(
        from_seed(seed),
        policy_for(table.game),
        Budget(playouts),
        adviser=agent("casual", game),
        trust=trust_in_casual(Openly(table, 0)),
    )
    while not table.over:
        table.act(search.choose(Openly(table, table.seat)))
    rival = table.rival()
    assert rival is not None
    return bool(table.winners()), table.scores()[0], rival.points


def main() -> None:
    """Play some games, each line telling how all so far have ended."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("everdell", "farshore"))
    parser.add_argument("options", nargs="*", help="settings of the game as name=value")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--playouts", type=int, default=0, help="a choice; as many as expert has")
    asked = parser.parse_args()
    playouts = asked.playouts or EXPERT.playouts[asked.game]
    won = points = rivals = 0
    for number in range(1, asked.games + 1):
        deal = derive(asked.seed, number - 1, "deal")
        win, score, rival = play(asked.game, asked.options, deal, playouts)
        won, points, rivals = won + win, points + score, rivals + rival
        low, high = wilson(won, number)
        print(
            f"{won} of {number} ({100 * low:.0f}–{100 * high:.0f} %), "
            f"{points / number:.1f} to {rivals / number:.1f} points",
            flush=True,
        )


if __name__ == "__main__":
    main()
