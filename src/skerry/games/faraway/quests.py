"""Quests: what a card pays at the end, counted on the symbols that lie face up."""

from __future__ import annotations

from skerry.games.faraway.cards import SYMBOLS
from skerry.kernel.text import Text


class Quest:
    """A way to earn fame."""

    __slots__ = ("each",)

    def __init__(self, each: int) -> None:
        self.each = each

    def fame(self, counts: list[int]) -> int:
        """Return the fame for these counts of symbols."""
        raise NotImplementedError

    def describe(self) -> Text:
        """Say what is paid for."""
        raise NotImplementedError


class Flat(Quest):
    """Fame without counting."""

    __slots__ = ()

    def fame(self, counts: list[int]) -> int:
        """Return the fame printed."""
        return self.each

    def describe(self) -> Text:
        """Say the number."""
        return Text("faraway-quest-flat", {"fame": self.each})


class Each(Quest):
    """Fame for each symbol of the named kinds."""

    __slots__ = ("symbols",)

    def __init__(self, each: int, *symbols: int) -> None:
        super().__init__(each)
        self.symbols = symbols

    def fame(self, counts: list[int]) -> int:
        """Add the kinds up."""
        total = 0
        for symbol in self.symbols:
            total += counts[symbol]
        return self.each * total

    def describe(self) -> Text:
        """Say which kinds are counted."""
        return Text("faraway-quest-each", {"fame": self.each, "symbols": say_all(self.symbols)})


class EachSet(Quest):
    """Fame for each complete set of the named kinds."""

    __slots__ = ("symbols",)

    def __init__(self, each: int, symbols: tuple[int, ...]) -> None:
        super().__init__(each)
        self.symbols = symbols

    def fame(self, counts: list[int]) -> int:
        """Count the rarest kind."""
        return self.each * min([counts[symbol] for symbol in self.symbols])

    def describe(self) -> Text:
        """Say what makes a set."""
        return Text("faraway-quest-set", {"fame": self.each, "symbols": say_all(self.symbols)})


def say_symbol(symbol: int) -> Text:
    """Name one symbol."""
    return Text("faraway-symbol", {"symbol": SYMBOLS[symbol]})


def say_all(symbols: tuple[int, ...]) -> list[Text]:
    """Name several symbols."""
    return [say_symbol(symbol) for symbol in symbols]
