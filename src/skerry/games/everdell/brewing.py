"""Cards of somebody's own: other numbers for those of the box, and a module of those that no box has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.everdell.base import Base
from skerry.games.everdell.cards import CARDS
from skerry.games.everdell.pearlbrook.cards import PEARLBROOK_CARDS
from skerry.games.everdell.pearlbrook.module import Pearlbrook
from skerry.games.everdell.rugwort import RUGWORT
from skerry.games.woodland.module import Module
from skerry.games.woodland.zones import DECK

if TYPE_CHECKING:
    from skerry.games.woodland.card import Card
    from skerry.games.woodland.made import Made


class Brew:
    """What a homebrew deck says: its name, the numbers that differ by card, and the cards it adds."""

    __slots__ = ("added", "changed", "digest", "name", "text")

    def __init__(self, text: str, name: str, digest: str) -> None:
        self.text = text
        self.name = name
        self.digest = digest
        self.changed: dict[str, dict[str, int]] = {}
        self.added: list[Card] = []

    def tells(self, name: str) -> bool:
        """Whether it says something of a card."""
        return name in self.changed or name in [card.name for card in self.added]

    def of(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return cards of the box with the points and copies that the deck gives them."""
        found: list[Card] = []
        for card in cards:
            told = self.changed.get(card.name, {})
            points, copies = told.get("points", card.points), told.get("copies", card.copies)
            found.append(card.with_numbers(points, copies) if told else card)
        return tuple(found)


class Homebrew(Module):
    """The cards that a homebrew deck adds."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        super().__init__("homebrew", cards=cards)

    def fill(self, made: Made) -> None:
        """They join the deck."""
        made.zones[DECK] += made.box.copies_of(self.cards)


def brewed(brew: Brew) -> tuple[Module, ...]:
    """Return the first modules of the game with the numbers of a homebrew deck."""
    return Base(brew.of(CARDS)), RUGWORT, Pearlbrook(brew.of(PEARLBROOK_CARDS))
