"""Write docs/effects.md, the list of all clauses of the games; with --check, only compare."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import skerry.games
from skerry.kernel.effect import Effect

PAGE = Path(__file__).parent.parent / "docs" / "effects.md"
HEAD = """# All clauses

What a card, a place or a turn is made of, file by file: before you write a clause, look whether one of these will do, or one
of these with a parameter. An `event` is never written: the row of the event fills it in
(`Effect.printed_on`). This page is made by `python tools/effects.py` from the docstrings.
"""


def modules() -> list[ModuleType]:
    """Import all modules of the games, in the order of their names."""
    found = pkgutil.walk_packages(skerry.games.__path__, "skerry.games.")
    return [importlib.import_module(name) for name in sorted(each.name for each in found)]


def clauses(module: ModuleType) -> list[type[Effect[Any]]]:
    """Return the clauses that a module defines, in the order in which they stand there."""
    return [
        each
        for each in vars(module).values()
        if inspect.isclass(each) and issubclass(each, Effect) and each.__module__ == module.__name__
    ]


def row(clause: type[Effect[Any]]) -> str:
    """Write a clause as a row: its name with what it is given, and its first sentence."""
    given = [name for name in inspect.signature(clause.__init__).parameters if name != "self"]
    known = "" if given == ["args", "kwargs"] else ", ".join(given)
    sentence = " ".join((clause.__doc__ or "").partition("\n\n")[0].split())
    return f"| `{clause.__name__}({known})` | {sentence} |"


def page() -> str:
    """Write the whole page."""
    parts = [HEAD]
    for module in modules():
        rows = [row(clause) for clause in clauses(module)]
        if rows:
            path = module.__name__.removeprefix("skerry.").replace(".", "/")
            parts.append(
                "\n".join([f"## {path}\n", "| clause | what it does |", "| --- | --- |", *rows, ""])
            )
    return "\n".join(parts)


def main() -> None:
    """Write the page, or complain that it is old."""
    if "--check" not in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    elif PAGE.read_text(encoding="utf-8") != page():
        sys.exit("docs/effects.md is old; run: python tools/effects.py")


if __name__ == "__main__":
    main()
