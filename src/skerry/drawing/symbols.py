"""Cards that show symbols and pay for symbols, on one short line each."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from skerry.drawing.words import words
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

SYMBOLS = "shows"  # what only such a face has
MAP = "map"


def short_name(face: Mapping[str, Any]) -> str:
    """Call a card by its number alone, without what it offers."""
    return words(Text("drawing-journey-card", {"kind": face["kind"], "number": face["number"]}))


def short_offer(face: Mapping[str, Any]) -> str:
    """Say what a card shows, what it pays, and what it needs to pay."""
    quest = face["quest"]
    parts = [_counted(face["shows"])] if face["shows"] else []
    if quest is not None:
        kinds = [_symbol(symbol) for symbol in quest["symbols"]]
        joined = ("+" if quest["kind"] == "set" else "/").join(kinds)
        args: dict[str, str | int | Text] = {
            "kind": quest["kind"],
            "fame": quest["fame"],
            "symbols": joined,
        }
        paid = words(Text("drawing-quest", args))
        needs = _counted(face["needs"])
        parts.append(words(Text("drawing-if", {"paid": paid, "needs": needs})) if needs else paid)
    return " · ".join(parts)


def map_offer(face: Mapping[str, Any]) -> str:
    """Say which types a map asks for, by their letters, and what it is worth for each map."""
    types = [
        f"{count} {words(Text('drawing-type', {'type': kind}))}"
        for kind, count in face["needs"].items()
    ]
    args: dict[str, str | int | Text] = {"types": " ".join(types), "points": face["points"]}
    return words(Text("drawing-map", args))


def lacks_words(symbols: list[str]) -> str:
    """Say which symbols are lacking."""
    return _counted(symbols)


def _counted(symbols: list[str]) -> str:
    return " ".join(
        f"{count} {_symbol(symbol)}" if count > 1 else _symbol(symbol)
        for symbol, count in Counter(symbols).items()
    )


def _symbol(symbol: str) -> str:
    return words(Text("drawing-symbol", {"symbol": symbol}))
