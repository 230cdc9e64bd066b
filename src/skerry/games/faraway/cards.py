"""What a card of Faraway is: the symbols it shows, the wonders it needs, the quest it pays for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from skerry.games.faraway.quests import Quest

# Symbols, in the order in which they are counted. Night is a symbol; day shows none.
STONE: Final = 0
CHIMERA: Final = 1
THISTLE: Final = 2
NIGHT: Final = 3
CLUE: Final = 4
RED: Final = 5
GREEN: Final = 6
BLUE: Final = 7
YELLOW: Final = 8

SYMBOLS: Final = ("stone", "chimera", "thistle", "night", "clue", "red", "green", "blue", "yellow")
BIOMES: Final = (RED, GREEN, BLUE, YELLOW)


class Card:
    """A region or a sanctuary: its number, what it shows, what it needs, what it pays."""

    __slots__ = ("_needed", "needs", "number", "quest", "shows")

    def __init__(
        self,
        number: int,
        shows: tuple[int, ...] = (),
        needs: tuple[int, ...] = (),
        quest: Quest | None = None,
    ) -> None:
        self.number = number
        self.shows = shows
        self.needs = needs
        self.quest = quest
        self._needed: list[tuple[int, int]] = [
            (wonder, needs.count(wonder)) for wonder in sorted(set(needs))
        ]

    def lacks(self, counts: list[int]) -> list[int]:
        """Return the wonders it needs and does not find, one by one."""
        return [wonder for wonder, number in self._needed for _ in range(number - counts[wonder])]

    def fame(self, counts: list[int]) -> int:
        """Return what the card pays when these symbols lie face up: all of it or nothing."""
        if self.quest is None:
            return 0
        for wonder, number in self._needed:
            if counts[wonder] < number:
                return 0
        return self.quest.fame(counts)
