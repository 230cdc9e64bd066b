"""`skerry bench`: how fast the games run, in this flavour and in another."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

import skerry
from skerry.cli.console import console
from skerry.cli.parameters import DeckFile, game_of_deck
from skerry.kernel.errors import OptionError
from skerry.lab.speed import Figure, measure


def bench(
    *,
    seconds: Annotated[float, Parameter(help="Time for each figure.")] = 1.0,
    compare: Annotated[
        Path | None, Parameter(help="Folder with another flavour, to measure too.")
    ] = None,
    deck: DeckFile = None,
    as_json: Annotated[
        bool,
        Parameter(
            name="--json", negative=(), show_default=False, help="Print the figures as JSON."
        ),
    ] = False,
) -> None:
    """Measure the speed of all games, at the fewest seats from two up and at the most."""
    text = "" if deck is None else game_of_deck(deck).variant
    figures = measure(seconds, text)
    if as_json:
        rows = [[figure.game, figure.seats, figure.name, figure.rate] for figure in figures]
        sys.stdout.write(json.dumps({"flavour": _flavour(), "figures": rows}) + "\n")
        return
    columns = [(_flavour(), figures)]
    if compare is not None:
        columns.append(_elsewhere(compare, seconds, deck))
    console.print(_table(columns))
    console.print(f"{_machine()}, {platform.system()}, Python {platform.python_version()}")


def _flavour() -> str:
    return "compiled" if skerry.compiled else "pure"


def _elsewhere(folder: Path, seconds: float, deck: Path | None) -> tuple[str, list[Figure]]:
    """Measure the package that lies in a folder, in a process of its own."""
    if not (folder / "skerry").is_dir():
        raise OptionError(f"{folder} holds no package skerry; `make compiled` makes one.")
    command = [sys.executable, "-m", "skerry", "bench", "--json", "--seconds", str(seconds)]
    command += [] if deck is None else ["--deck", str(deck)]
    env = {**os.environ, "PYTHONPATH": str(folder)}
    ran = subprocess.run(command, env=env, capture_output=True, text=True, check=False)  # noqa: S603
    if ran.returncode:
        raise OptionError(f"The package in {folder} did not run: {ran.stderr.strip()[-200:]}")
    found = json.loads(ran.stdout)
    return found["flavour"], [Figure(*row) for row in found["figures"]]


def _table(columns: list[tuple[str, list[Figure]]]) -> Table:
    table = Table("game", "seats", "figure")
    for flavour, _ in columns:
        table.add_column(flavour, justify="right")
    if len(columns) > 1:
        table.add_column("ratio", justify="right")
    for row in zip(*[figures for _, figures in columns], strict=True):
        first = row[0]
        cells = [f"{figure.rate:,.0f}" for figure in row]
        ratio = [f"{row[1].rate / first.rate:.1f}×"] if len(row) > 1 else []
        table.add_row(first.game, str(first.seats), first.name, *cells, *ratio)
    return table


def _machine() -> str:
    """Name the processor, where the system tells, and count its cores."""
    name = platform.processor() or platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                name = line.partition(":")[2].strip()
                break
    except OSError:
        pass
    return f"{name}, {os.cpu_count()} cores"
