"""Who plays better? Lets agents play the same deals from all seats, and prints a ladder.

    python examples/rating_agents.py faraway --agents greedy,random --games 100

`skerry tournament` does the same, keeps the games, and stops when it is decided.
"""

from __future__ import annotations

import argparse
import os

from skerry.lab.places import place_for
from skerry.lab.report.found import Found
from skerry.lab.tournament import Tournament, play_tournament


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="faraway")
    parser.add_argument("--agents", default="greedy,random")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()

    contest = Tournament(given.game, 2, tuple(given.agents.split(",")), given.games, seed=1)
    found = Found(contest)
    with place_for(given.workers) as place:
        for table, games, new in play_tournament(contest, {}, place):
            found.add(table, games, len(new))

    for rating in found.ratings():
        tally = found.results.agents[rating.agent]
        between = f"{rating.low:.0f}–{rating.high:.0f}"
        print(f"{rating.agent:12} {rating.points:5.0f} ({between})  mean score {tally.mean:.1f}")
    print(f"{found.results.games} games, {found.results.ties} of them tied")


if __name__ == "__main__":
    main()
