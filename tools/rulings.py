"""Write docs/rulings.md, the list of all rulings of the games; with --check, only compare."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import skerry
from skerry.kernel.text import Text
from skerry.text import say

if TYPE_CHECKING:
    from skerry.kernel.rulebook import Ruling

PAGE = Path(__file__).parent.parent / "docs" / "rulings.md"
HEAD = """# Rulings

Where a rulebook is silent or can be read in two ways, this is how Skerry plays, and the test that holds it. A test
fails if a line here names no test. This page is made by `python tools/rulings.py` from `games/*/rulings.py` and the words
beside the rulebook of each game, where players read them too.
"""
ORDER = ("faraway", "beacon_patrol", "everdell", "farshore")


def row(ruling: Ruling) -> str:
    """Write a ruling as a row: what is asked, what holds, and the tests."""
    tests = ", ".join(f"`{test}`" for test in ruling.tests)
    return f"| {say(ruling.question)} | {say(ruling.answer)} | {tests} |"


def page() -> str:
    """Write the whole page."""
    parts = [HEAD]
    for name in ORDER:
        rows = [row(ruling) for ruling in skerry.game(name).rulebook().rulings]
        title = say(Text("browser-game", {"game": name}))
        parts.append(
            "\n".join(
                [f"## {title}\n", "| question | ruling | test |", "| --- | --- | --- |", *rows, ""]
            )
        )
    return "\n".join(parts)


def main() -> None:
    """Write the page, or say that it is not what it would be."""
    if "--check" in sys.argv:
        if PAGE.read_text(encoding="utf-8") != page():
            sys.exit("docs/rulings.md is not up to date: run python tools/rulings.py.")
        return
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
