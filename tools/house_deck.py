"""Write the tables of docs/house-deck.md from the house deck; with --check, only compare."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "house-deck.md"
DECK = ROOT / "src" / "skerry" / "games" / "farshore" / "house.toml"
MARK = "<!-- From here on tools/house_deck.py writes. -->\n"

Entry = dict[str, Any]


def table(columns: list[str], rows: list[list[str]]) -> str:
    """Write one table."""
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def ours(entry: Entry) -> str:
    """Say which fields are ours."""
    return str(entry.get("house", "nothing"))


def cards(deck: Entry) -> str:
    """Write all cards, with what is ours on each."""
    rows = [
        [
            name.replace("_", " "),
            card["is"],
            str(card["points"]),
            str(card["copies"]),
            card["cost"],
            card["effect"],
            ours(card),
        ]
        for name, card in deck["card"].items()
    ]
    return table(["card", "is", "points", "copies", "cost", "effect", "ours"], rows)


def plain(deck: Entry, shelf: str, *keys: str) -> str:
    """Write the tables of a shelf, with what is ours in each."""
    sourced = any("source" in entry for entry in deck[shelf].values())
    rows = [
        [
            name,
            *[str(entry[key]) for key in keys],
            ours(entry),
            *[entry.get("source", "")] * sourced,
        ]
        for name, entry in deck[shelf].items()
    ]
    return table([shelf, *keys, "ours", *["where from"] * sourced], rows)


def source() -> str:
    """Write the page anew below the mark."""
    deck = tomllib.loads(DECK.read_text(encoding="utf-8"))
    parts = [
        "## Cards",
        cards(deck),
        "## Places and tiles",
        plain(deck, "shore", "effect"),
        plain(deck, "island", "effect"),
        plain(deck, "compass", "matches"),
        plain(deck, "map", "needs"),
        plain(deck, "ship", "places", "values", "treasures"),
        "## The captain's trail and the weather",
        plain(deck, "trail", "top", "middle", "bottom"),
        plain(deck, "weather", "name", "upper", "lower"),
    ]
    head = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    return f"{head}{MARK}\n" + "\n\n".join(parts) + "\n"


def main() -> None:
    """Write the page, or say that it is stale."""
    if "--check" not in sys.argv:
        PAGE.write_text(source(), encoding="utf-8")
    elif PAGE.read_text(encoding="utf-8") != source():
        sys.exit(f"{PAGE.name} is stale: run tools/house_deck.py.")


if __name__ == "__main__":
    main()
