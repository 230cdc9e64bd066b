"""Play so many fixed games at random and print how many decisions there were: GAMES GAME SEATS [SETTING]."""

from __future__ import annotations

import gc
import sys

import skerry


def main() -> None:
    """Play; the same words always lead to the same games."""
    gc.disable()  # else it is luck whether a collection falls within an answer, and is counted
    games, game, seats, *settings = sys.argv[1:]
    chance = skerry.from_seed(1)
    decisions = 0
    for _ in range(int(games)):
        table = skerry.new(
            game, int(seats), chance.below(1 << 30), **dict.fromkeys(settings, True)
        ).hasten()
        while not table.over:
            options = table.options
            table.act(options[chance.below(len(options))])
        decisions += table.position
    print(f"{decisions} decisions")


if __name__ == "__main__":
    main()
