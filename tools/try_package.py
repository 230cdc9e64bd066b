"""Try an installed package: games of all titles, and with --compiled in that flavour."""

from __future__ import annotations

import sys
from importlib.resources import files

import skerry


def main() -> None:
    """Play a game of each to its end, replay it, and look for the client."""
    assert "--compiled" not in sys.argv or skerry.compiled, "the package is not compiled"
    for name in skerry.games.names():
        table = skerry.new(name, seats=2, seed=7)
        while not table.over:
            table.act(table.options[-1])
        assert skerry.replay(table.record().text()) == table
        print(f"{name}: {table.position} answers, scores {table.scores()}")
    assert files("skerry").joinpath("server", "static", "index.html").is_file(), "no client"
    print(f"skerry {skerry.__version__}: {'compiled' if skerry.compiled else 'pure'}, all is there")


if __name__ == "__main__":
    main()
