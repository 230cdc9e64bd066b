"""Quests: what a card pays at the end, counted on the symbols that lie face up."""

from __future__ import annotations

from typing import ClassVar

from skerry.games.faraway.cards import SYMBOLS
from skerry.kernel.text import Text, join_and, join_or


class Quest:
    """A way to earn fame."""

    __slots__ = ("each", "symbols")

    kind: ClassVar[str] = ""

    def __init__(self, each: int, *symbols: int) -> None:
        self.each = each
        self.symbols = symbols

    def fame(self, counts: list[int]) -> int:
        raise NotImplementedError

    def describe(self) -> Text:
        raise NotImplementedError


class Flat(Quest):
    """Fame without counting."""

    __slots__ = ()
    kind: ClassVar[str] = "flat"

    def fame(self, counts: list[int]) -> int:
        return self.each

    def describe(self) -> Text:
        return Text("faraway-quest-flat", {"fame": self.each})


class Each(Quest):
    """Fame for each symbol of the named kinds."""

    __slots__ = ()
    kind: ClassVar[str] = "each"

    def fame(self, counts: list[int]) -> int:
        total = 0
        for symbol in self.symbols:
            total += counts[symbol]
        return self.each * total

    def describe(self) -> Text:
        return Text(
            "faraway-quest-each", {"fame": self.each, "kinds": join_or(say_kinds(self.symbols))}
        )


class EachSet(Quest):
    """Fame for each complete set of the named kinds."""

    __slots__ = ()
    kind: ClassVar[str] = "set"

    def fame(self, counts: list[int]) -> int:
        return self.each * min([counts[symbol] for symbol in self.symbols])

    def describe(self) -> Text:
        return Text(
            "faraway-quest-set", {"fame": self.each, "kinds": join_and(say_kinds(self.symbols))}
        )


def say_kinds(symbols: tuple[int, ...]) -> list[Text]:
    """Name what is counted, one word each."""
    return [Text("faraway-kind", {"symbol": SYMBOLS[symbol]}) for symbol in symbols]


def say_shown(symbols: tuple[int, ...]) -> Text:
    """Name what is to be seen, equal symbols with their number."""
    return join_and(
        [
            Text("faraway-symbol", {"symbol": SYMBOLS[symbol], "count": symbols.count(symbol)})
            for place, symbol in enumerate(symbols)
            if symbols.index(symbol) == place
        ]
    )
