"""Count the instructions of fixed games under callgrind, and compare them with those that were noted.

Instructions, unlike seconds, are the same on a busy machine. `--note` writes them down anew,
`--profile` shows where they go.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TREE = ROOT / "build" / "best"
NOTED = ROOT / "benchmarks" / "instructions.json"
PLAY = ROOT / "benchmarks" / "fixed_games.py"
GAMES = 20
MOST = 1.05  # so much more than noted is too much
# Only what answers bring about is counted: neither loading nor dealing.
COUNTED = "CPyDef_skerry___kernel___table___Table___act"
SETUPS = (
    "everdell 2",
    "everdell 4",
    "everdell 2 pearlbrook",
    "everdell 4 pearlbrook",
    "farshore 2",
    "farshore 4",
    "faraway 2",
    "faraway 6",
    "beacon_patrol 1",
    "beacon_patrol 2",
)


def count(setup: str, output: Path) -> int:
    """Return the instructions of a decision, rounded."""
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}"]
    command += [f"--toggle-collect={COUNTED}", sys.executable, str(PLAY), str(GAMES)]
    env = {**os.environ, "PYTHONPATH": str(TREE), "PYTHONHASHSEED": "0"}
    ran = subprocess.run(
        [*command, *setup.split()], env=env, capture_output=True, text=True, check=False
    )
    decisions = re.search(r"(\d+) decisions", ran.stdout)
    collected = re.search(r"Collected : (\d+)", ran.stderr)
    if decisions is None or collected is None:
        sys.exit(f"bench-check: {setup} could not be counted: {ran.stderr.strip()[-300:]}")
    return round(int(collected[1]) / int(decisions[1]))


def show_profile(output: Path) -> None:
    """Print where the instructions go, by function, callees included."""
    command = ["callgrind_annotate", "--inclusive=yes", "--threshold=99", str(output)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    ours = [line for line in told.splitlines() if "CPyDef_skerry___" in line]
    for line in ours[:40]:
        print("   ", line.split(" [")[0].replace("CPyDef_skerry___", "").replace("___", "."))


def main() -> None:
    """Count all setups, or those that are named; note them, or compare them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("setups", nargs="*", help="such as 'everdell 2'; all if none is named")
    parser.add_argument("--note", action="store_true", help="write the counts down")
    parser.add_argument("--profile", action="store_true", help="show where they go")
    wish = parser.parse_args()
    if shutil.which("valgrind") is None:
        sys.exit("bench-check: there is no valgrind here; on Debian: apt-get install valgrind")
    noted: dict[str, int] = json.loads(NOTED.read_text()) if NOTED.exists() else {}
    more: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        for setup in wish.setups or SETUPS:
            output = Path(folder, "callgrind.out")
            found = count(setup, output)
            before = noted.get(setup, found)
            print(f"{setup:24} {found:>8,} instructions a decision, noted {before:>8,}", flush=True)
            if wish.profile:
                show_profile(output)
            if found > MOST * before:
                more.append(setup)
            noted[setup] = found if wish.note else before
    if wish.note:
        NOTED.write_text(json.dumps(noted, indent=2) + "\n")
    elif more:
        sys.exit(f"bench-check: more than 5 % slower than noted: {', '.join(more)}")


if __name__ == "__main__":
    main()
