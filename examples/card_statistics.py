"""Which cards win? Plays a match, glean it, and prints the cards that add most and least.

    python examples/card_statistics.py everdell --games 400

`skerry balance` does the same with more figures and a page; this shows the pieces it is made of.
"""

from __future__ import annotations

import argparse
import os

from skerry.lab import Match
from skerry.lab.balance.counting import Balance
from skerry.lab.balance.tables import card_rows
from skerry.lab.match import Keep, play_match
from skerry.lab.places import place_for


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="faraway")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--agent", default="greedy")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()

    match = Match(given.game, seats=2, agents=(given.agent,), games=given.games, seed=1)
    balance = Balance(match)
    with place_for(given.workers) as place:
        for game in play_match(match, place, Keep(cards=True)):
            balance.add(game)

    rows = [row for row in card_rows(balance) if row["worth"] is not None]
    print(f"{balance.results.games} games; {len(rows)} cards were played often enough")
    for row in rows[:8] + rows[-8:]:
        worth = f"{row['worth']:+5.1f} ± {row['worth_reach']:.1f} points"
        wins = f"wins {row['win_played']:.0%} played, {row['win_unplayed']:.0%} not"
        print(f"{row['name']:26} {worth}   {wins}   in {row['played_share']:.0%} of the seats")


if __name__ == "__main__":
    main()
