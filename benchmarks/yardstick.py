"""The same load of people on boardgame.io and on this server, one after the other.

Installs boardgame.io by npm into a temporary folder. What differs: its game has the cards, hands,
turns and secrets of Faraway but no rules to score by; it keeps matches in memory where ours are on
disk before a move is acknowledged; its people speak Socket.IO, ours plain websockets; and ours tell
reasons, labels and a log with every choice.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.load import OURS, PATIENCE, costs, load, shown

PACKAGE = "boardgame.io@0.50.2"
THEIRS = Path(__file__).parent / "boardgame_io"
LISTENING = re.compile(r"Listening on (\d+)")


def install(place: Path) -> None:
    """Put boardgame.io and its game into a folder."""
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("yardstick: npm is not installed here.")
    for file in THEIRS.glob("*.js"):
        shutil.copy(file, place)
    (place / "package.json").write_text("{}")
    quiet = ("--no-audit", "--no-fund", "--omit=dev", "--loglevel=error")
    subprocess.run([npm, "install", *quiet, PACKAGE], cwd=place, check=True)


def theirs(place: Path, given: argparse.Namespace) -> None:
    """Load boardgame.io, and print what a move costs it."""
    node = shutil.which("node") or "node"
    server = subprocess.Popen(
        [node, "server.js"], cwd=place, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        assert server.stdout is not None
        found = next(filter(None, map(LISTENING.search, server.stdout)))
        before = costs(server.pid)
        arguments = [found[1], str(given.people), str(given.seconds)]
        done = subprocess.run(
            [node, "people.js", *arguments],
            cwd=place,
            check=True,
            stdout=subprocess.PIPE,
            timeout=given.seconds + PATIENCE,
        )
        after = costs(server.pid)
    finally:
        server.kill()
        server.wait()
    figures = json.loads(done.stdout)
    moves = figures["moves"]
    print(f"{'moves':<18} {moves} in {given.seconds:.0f} s: {moves / given.seconds:.0f} a second")
    print(f"{'CPU a move':<18} server {1000 * (after.own - before.own) / max(1, moves):.2f} ms")
    print(f"{'memory a table':<18} {(after.memory - before.memory) / given.people / 1000:.0f} kB")
    print(shown("echo of a move", [each / 1000 for each in figures["echoes"]]), flush=True)


def main() -> None:
    """Load both with as many people; print the figures."""
    parser = argparse.ArgumentParser("yardstick", description=__doc__)
    parser.add_argument("--people", type=int, default=50, help="tables with somebody who plays")
    parser.add_argument("--seconds", type=float, default=30.0)
    given = parser.parse_args()
    ours = {"game": "faraway", "tables": 0, "seats": 2, "agent": "random", "viewers": 0}
    ours |= {"pace": 0.1, "folder": None}
    with tempfile.TemporaryDirectory(prefix="skerry-yardstick-") as place:
        install(Path(place))
        print(f"-- {PACKAGE}, {given.people} tables, {time.strftime('%H:%M')}", flush=True)
        theirs(Path(place), given)
        print(f"-- {OURS}", flush=True)
        load(OURS, argparse.Namespace(**vars(given), **ours)).show(given.people)


if __name__ == "__main__":
    main()
