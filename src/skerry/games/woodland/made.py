"""A table before the deal: its box, its layout, and where all lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.module import layout_of
from skerry.games.woodland.zones import BOARD

if TYPE_CHECKING:
    from skerry.games.woodland.box import Box
    from skerry.kernel.game import Value


class Made:
    """What the modules of a box have put on the table for so many seats and these settings."""

    __slots__ = ("box", "counters", "layout", "settings", "zones")

    def __init__(self, box: Box, seats: int, settings: dict[str, Value]) -> None:
        self.box = box
        self.settings = settings
        self.layout = layout_of(seats, box.chosen)
        self.zones: list[list[int]] = [[] for _ in self.layout.zones]
        self.counters: list[int] = [0] * len(self.layout.counters)
        for module in box.chosen:
            module.fill(self)
        self._lay_board()

    def _lay_board(self) -> None:
        """Let the journey be last, so that the rules can leave it out before autumn."""
        first = len(self.box.cards)
        journeys = self.box.journeys
        board = self.zones[BOARD]
        others = [card for card in board if not journeys[card - first]]
        self.zones[BOARD] = others + [card for card in board if journeys[card - first]]
        self.box.before_journey = len(others)

    def new_zones(self) -> list[list[int]]:
        """Return all cards where they lie, to be changed."""
        return [zone[:] for zone in self.zones]

    def new_counters(self) -> list[int]:
        """Return what all counters stand at, to be changed."""
        return self.counters[:]


class Tables:
    """All tables of a game before the deal, each made once."""

    __slots__ = ("_box", "_made")

    def __init__(self, box: Box) -> None:
        self._box = box
        self._made: dict[tuple[Value, ...], Made] = {}  # by seats and settings

    def made(self, seats: int, settings: dict[str, Value]) -> Made:
        """Return the table for so many seats, with the modules that these settings choose."""
        key = (seats, *settings.values())
        if key not in self._made:
            modules = self._box.modules
            chosen = [module for module in modules if module.is_chosen(seats, settings)]
            self._made[key] = Made(self._box.with_modules(chosen), seats, settings)
        return self._made[key]
