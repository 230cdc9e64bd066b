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
from skerry.cli.console import console, tell
from skerry.cli.parameters import AsJson, DeckFile, flag, game_of_deck, print_json
from skerry.drawing.words import words
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.lab.speed import Figure, measure
from skerry.lab.yardsticks import measure_yardsticks
from skerry.text.figures import number

FIGURES = {  # what the laboratory measures, and how the message calls it
    "random games/s": "games",
    "decisions/s": "decisions",
    "decisions/s with clones": "decisions-with-clones",
    "clones/s": "clones",
    "samples/s": "samples",
    "views/s": "views",
    "replays/s": "replays",
}


def bench(
    *,
    seconds: Annotated[float, Parameter(help=words(Text("terminal-param-seconds")))] = 1.0,
    compare: Annotated[Path | None, Parameter(help=words(Text("terminal-param-compare")))] = None,
    deck: DeckFile = None,
    yardsticks: Annotated[bool, flag(Text("terminal-param-yardsticks"))] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of all games, at the fewest seats from two up and at the most."""
    text = "" if deck is None else game_of_deck(deck).variant
    figures = measure(seconds, text)
    if as_json:
        rows = [[figure.game, figure.seats, figure.name, figure.rate] for figure in figures]
        print_json({"flavour": _flavour(), "figures": rows})
        return
    columns = [(_flavour(), figures)]
    if compare is not None:
        columns.append(_elsewhere(compare, seconds, deck))
    table = _table(columns)
    missing = _add_yardsticks(table, seconds, len(columns)) if yardsticks else []
    console.print(table)
    console.print(words(_machine()))
    if missing:
        tell(Text("terminal-no-yardsticks", {"names": ", ".join(missing)}))


def _flavour() -> str:
    return "compiled" if skerry.compiled else "pure"


def _elsewhere(folder: Path, seconds: float, deck: Path | None) -> tuple[str, list[Figure]]:
    """Measure the package that lies in a folder, in a process of its own."""
    if not (folder / "skerry").is_dir():
        raise OptionError(Text("terminal-no-package", {"folder": str(folder)}))
    command = [sys.executable, "-m", "skerry", "bench", "--json", "--seconds", str(seconds)]
    command += [] if deck is None else ["--deck", str(deck)]
    env = {**os.environ, "PYTHONPATH": str(folder)}
    ran = subprocess.run(command, env=env, capture_output=True, text=True, check=False)  # noqa: S603
    if ran.returncode:
        reason = ran.stderr.strip()[-200:]
        raise OptionError(
            Text("terminal-package-failed", {"folder": str(folder), "reason": reason})
        )
    found = json.loads(ran.stdout)
    return found["flavour"], [Figure(*row) for row in found["figures"]]


def _table(columns: list[tuple[str, list[Figure]]]) -> Table:
    heads = (Text("terminal-head-game"), Text("terminal-head-seats"), Text("terminal-head-figure"))
    table = Table(*[words(head) for head in heads])
    for flavour, _ in columns:
        table.add_column(words(Text("terminal-flavour", {"flavour": flavour})), justify="right")
    if len(columns) > 1:
        table.add_column(words(Text("terminal-head-ratio")), justify="right")
    for row in zip(*[figures for _, figures in columns], strict=True):
        first = row[0]
        cells = [number(figure.rate) for figure in row]
        ratio = [f"{number(row[1].rate / first.rate, 1)}×"] if len(row) > 1 else []
        name = words(Text("terminal-figure", {"figure": FIGURES[first.name]}))
        table.add_row(first.game, str(first.seats), name, *cells, *ratio)
    return table


def _add_yardsticks(table: Table, seconds: float, columns: int) -> list[str]:
    """Add other libraries at their own games; return the names of those that are not installed."""
    figures, missing = measure_yardsticks(seconds)
    for figure in figures:
        name = words(Text("terminal-figure", {"figure": FIGURES[figure.name]}))
        blank = [""] * (columns - 1)
        table.add_row(figure.game, str(figure.seats), name, number(figure.rate), *blank)
    return missing


def _machine() -> Text:
    """Name the processor, where the system tells, its cores, the system and Python."""
    name = platform.processor() or platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                name = line.partition(":")[2].strip()
                break
    except OSError:
        pass
    args: dict[str, str | int | Text] = {
        "name": name,
        "cores": os.cpu_count() or 1,
        "system": platform.system(),
        "python": platform.python_version(),
    }
    return Text("terminal-machine", args)
