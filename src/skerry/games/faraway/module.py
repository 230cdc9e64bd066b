"""What one box of Faraway brings: its cards, how many can play with it, and what it is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.kernel.game import Setting

if TYPE_CHECKING:
    from skerry.games.faraway.cards import Card
    from skerry.kernel.text import Text


class Module:
    """The base game or an expansion, as rows. Everything else follows from what its cards do."""

    __slots__ = ("cards", "name", "seats", "text")

    def __init__(self, name: str, cards: tuple[Card, ...], seats: int, text: Text) -> None:
        self.name = name
        self.cards = cards
        self.seats = seats  # so many can play with it
        self.text = text

    def setting(self) -> Setting:
        """Return the switch by which it is chosen."""
        return Setting(self.name, (False, True), self.text, joined=True, seats=self.seats)
