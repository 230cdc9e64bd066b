"""What a card of Faraway is: the symbols it shows, the symbols it needs, the quest it pays for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

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
GREY: Final = 9
OFFERING: Final = 10  # on no card: a sanctuary that is given up for the one that asks for it

SYMBOLS: Final = (
    "stone",
    "chimera",
    "thistle",
    "night",
    "clue",
    "red",
    "green",
    "blue",
    "yellow",
    "grey",
    "offering",
)
WONDERS: Final = (STONE, CHIMERA, THISTLE)
BIOMES: Final = (RED, GREEN, BLUE, YELLOW)  # grey is no part of their sets


class Card:
    """A region or a sanctuary: its number, what it shows, what it needs, what it pays."""

    __slots__ = ("_needed", "counted", "needs", "number", "quest", "shows")

    kind: ClassVar[str] = ""

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
        # A card without a colour is a grey one, though nothing on it says so.
        self.counted = shows if set(shows) & {*BIOMES, GREY} else (*shows, GREY)
        self._needed: list[tuple[int, int]] = [
            (symbol, needs.count(symbol)) for symbol in sorted(set(needs))
        ]

    @property
    def rank(self) -> int:
        """Where it stands among all numbers: no two regions have the same rank."""
        return 2 * self.number

    def lacks(self, counts: list[int]) -> list[int]:
        """Return the symbols it needs and does not find, one by one."""
        return [symbol for symbol, number in self._needed for _ in range(number - counts[symbol])]

    def fame(self, counts: list[int]) -> int:
        """Return what the card pays when these symbols lie face up: all of it or nothing."""
        if self.quest is None:
            return 0
        for symbol, number in self._needed:
            if counts[symbol] < number:
                return 0
        return self.quest.fame(counts)


class Region(Card):
    """A card of the row, with a number that tells how long it takes to explore."""

    __slots__ = ()
    kind: ClassVar[str] = "region"


class Sanctuary(Card):
    """A card found on an ascent; it bears no number, so we number it."""

    __slots__ = ()
    kind: ClassVar[str] = "sanctuary"


class Meteorite(Region):
    """A region that repeats a number: it is the higher one, and lights all of its last digit."""

    __slots__ = ()
    kind: ClassVar[str] = "meteorite"

    @property
    def rank(self) -> int:
        return 2 * self.number + 1
