"""Write down how strong the levels are, for the cards of a new table, from files that `skerry tournament --out` has kept."""

from __future__ import annotations

import sys
from pathlib import Path

from skerry.agents.levels.ratings import FILE, keep
from skerry.lab.publishing import measured

if __name__ == "__main__":
    for game, ladder in measured([Path(name) for name in sys.argv[1:]]):
        keep(game, ladder)
        levels = ", ".join(
            f"{rung.agent} {rung.rating} ± {rung.reach} ({rung.points} points)"
            for rung in ladder.rungs
        )
        print(f"{game}, {ladder.seats} seats, {ladder.options}: {levels}; {ladder.games} games")
    print(f"written to {FILE}")
