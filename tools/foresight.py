"""How far a player comes who sees all cards and dice: the upper bound of what search can reach.

Alone against the rival of a game, or at two seats against the same search that sees what a seat sees.

python -m tools.foresight everdell year=2 --games 20, with PYTHONPATH=build/compiled
python -m tools.foresight faraway --seats 2 --playouts 600, each deal from both seats
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

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
from skerry.kernel.seen import Seen
from skerry.lab.results import wilson
from skerry.lab.seeds import derive


class End(NamedTuple):
    """How a game ended for who sees all: 1 won, 0.5 shared; the points, and those of the opponent."""

    won: float
    points: int
    other: int


def play(table: skerry.Table, seer: int, seed: int, playouts: int) -> End:
    """Let a seat see everything and the others what a seat sees."""
    players = [_search(table, derive(seed, seat, "seat"), playouts) for seat in _seats(table)]
    while not table.over:
        seat = table.seat
        seen = Openly(table, seat) if seat == seer else Seen(table, seat)
        table.act(players[seat].choose(seen))
    rival, scores, winners = table.rival(), table.scores(), table.winners()
    other = rival.points if rival else max(scores[seat] for seat in _seats(table) if seat != seer)
    return End((seer in winners) / max(1, len(winners)), scores[seer], other)


def _seats(table: skerry.Table) -> range:
    return range(table.view().seats)


def _search(table: skerry.Table, seed: int, playouts: int) -> Search:
    name = table.game.name
    return Search(
        from_seed(seed),
        policy_for(table.game, far=True),
        Budget(playouts),
        adviser=agent("casual", name),
        trust=trust_in_casual(Openly(table, 0)),
    )


def main() -> None:
    """Play some games, each line telling how all so far have ended."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("everdell", "faraway", "farshore"))
    parser.add_argument("options", nargs="*", help="settings of the game as name=value")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--playouts", type=int, default=0, help="a choice; as many as expert has")
    asked = parser.parse_args()
    playouts = asked.playouts or EXPERT.playouts[asked.game]
    options = parse_options(skerry.game(asked.game), asked.options)
    won, points, others = 0.0, 0, 0
    for number in range(asked.games):
        deal = derive(asked.seed, number // asked.seats, "deal")
        table = skerry.new(asked.game, asked.seats, deal, **options)
        end = play(table, number % asked.seats, derive(deal, number, "game"), playouts)
        won, points, others = won + end.won, points + end.points, others + end.other
        played = number + 1
        low, high = wilson(won, played)
        print(
            f"{won:g} of {played} ({100 * low:.0f}–{100 * high:.0f} %), "
            f"{points / played:.1f} to {others / played:.1f} points",
            flush=True,
        )


if __name__ == "__main__":
    main()
