"""The 45 sanctuaries. They bear no number; ours follow the colour, then the gift."""

from __future__ import annotations

from typing import Final

from skerry.games.faraway.cards import (
    BIOMES,
    BLUE,
    CHIMERA,
    CLUE,
    GREEN,
    NIGHT,
    RED,
    STONE,
    THISTLE,
    YELLOW,
    Card,
)
from skerry.games.faraway.quests import Each, EachSet, Flat

SANCTUARIES: Final[tuple[Card, ...]] = (
    # Five of each biome: red, green, blue, yellow.
    Card(1, (RED,), quest=Each(1, RED)),
    Card(2, (RED, CHIMERA)),
    Card(3, (RED, STONE)),
    Card(4, (RED, THISTLE)),
    Card(5, (RED, NIGHT)),
    Card(6, (GREEN,), quest=Each(1, GREEN)),
    Card(7, (GREEN, CHIMERA)),
    Card(8, (GREEN, STONE)),
    Card(9, (GREEN, CLUE)),
    Card(10, (GREEN,), quest=Each(1, NIGHT)),
    Card(11, (BLUE,), quest=Each(1, BLUE)),
    Card(12, (BLUE, CHIMERA)),
    Card(13, (BLUE, STONE)),
    Card(14, (BLUE, THISTLE)),
    Card(15, (BLUE, CLUE)),
    Card(16, (YELLOW,), quest=Each(1, YELLOW)),
    Card(17, (YELLOW, STONE)),
    Card(18, (YELLOW, CLUE)),
    Card(19, (YELLOW,), quest=EachSet(4, *BIOMES)),
    Card(20, (YELLOW,), quest=Each(1, CLUE)),
    # Colourless.
    Card(21, quest=Each(1, BLUE, YELLOW)),
    Card(22, quest=Each(1, RED, GREEN)),
    Card(23, quest=Each(1, RED, YELLOW)),
    Card(24, quest=Each(1, GREEN, YELLOW)),
    Card(25, quest=Each(1, GREEN, BLUE)),
    Card(26, quest=Each(1, RED, BLUE)),
    Card(27, quest=Flat(5)),
    Card(28, (CLUE, STONE)),
    Card(29, (CLUE, CHIMERA)),
    Card(30, (CLUE, THISTLE)),
    Card(31, quest=Each(2, THISTLE)),
    Card(32, quest=Each(2, STONE)),
    Card(33, quest=Each(2, CHIMERA)),
    Card(34, quest=Each(2, CLUE)),
    Card(35, (CLUE,), quest=EachSet(4, *BIOMES)),
    Card(36, (STONE,), quest=Each(1, NIGHT)),
    Card(37, (CHIMERA,), quest=Each(1, CLUE)),
    Card(38, (STONE,), quest=Each(1, CLUE)),
    Card(39, (CLUE,), quest=Each(1, CLUE)),
    Card(40, (STONE,), quest=Each(1, STONE)),
    Card(41, (CHIMERA,), quest=Each(1, CHIMERA)),
    Card(42, (THISTLE,), quest=Each(1, THISTLE)),
    Card(43, (NIGHT, STONE)),
    Card(44, (NIGHT, CHIMERA)),
    Card(45, (NIGHT, THISTLE)),
)
