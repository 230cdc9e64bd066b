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
    Sanctuary,
)
from skerry.games.faraway.quests import Each, EachSet, Flat

SANCTUARIES: Final[tuple[Sanctuary, ...]] = (
    # Five of each biome: red, green, blue, yellow.
    Sanctuary(1, (RED,), quest=Each(1, RED)),
    Sanctuary(2, (RED, CHIMERA)),
    Sanctuary(3, (RED, STONE)),
    Sanctuary(4, (RED, THISTLE)),
    Sanctuary(5, (RED, NIGHT)),
    Sanctuary(6, (GREEN,), quest=Each(1, GREEN)),
    Sanctuary(7, (GREEN, CHIMERA)),
    Sanctuary(8, (GREEN, STONE)),
    Sanctuary(9, (GREEN, CLUE)),
    Sanctuary(10, (GREEN,), quest=Each(1, NIGHT)),
    Sanctuary(11, (BLUE,), quest=Each(1, BLUE)),
    Sanctuary(12, (BLUE, CHIMERA)),
    Sanctuary(13, (BLUE, STONE)),
    Sanctuary(14, (BLUE, THISTLE)),
    Sanctuary(15, (BLUE, CLUE)),
    Sanctuary(16, (YELLOW,), quest=Each(1, YELLOW)),
    Sanctuary(17, (YELLOW, STONE)),
    Sanctuary(18, (YELLOW, CLUE)),
    Sanctuary(19, (YELLOW,), quest=EachSet(4, *BIOMES)),
    Sanctuary(20, (YELLOW,), quest=Each(1, CLUE)),
    # Colourless.
    Sanctuary(21, quest=Each(1, BLUE, YELLOW)),
    Sanctuary(22, quest=Each(1, RED, GREEN)),
    Sanctuary(23, quest=Each(1, RED, YELLOW)),
    Sanctuary(24, quest=Each(1, GREEN, YELLOW)),
    Sanctuary(25, quest=Each(1, GREEN, BLUE)),
    Sanctuary(26, quest=Each(1, RED, BLUE)),
    Sanctuary(27, quest=Flat(5)),
    Sanctuary(28, (CLUE, STONE)),
    Sanctuary(29, (CLUE, CHIMERA)),
    Sanctuary(30, (CLUE, THISTLE)),
    Sanctuary(31, quest=Each(2, THISTLE)),
    Sanctuary(32, quest=Each(2, STONE)),
    Sanctuary(33, quest=Each(2, CHIMERA)),
    Sanctuary(34, quest=Each(2, CLUE)),
    Sanctuary(35, (CLUE,), quest=EachSet(4, *BIOMES)),
    Sanctuary(36, (STONE,), quest=Each(1, NIGHT)),
    Sanctuary(37, (CHIMERA,), quest=Each(1, CLUE)),
    Sanctuary(38, (STONE,), quest=Each(1, CLUE)),
    Sanctuary(39, (CLUE,), quest=Each(1, CLUE)),
    Sanctuary(40, (STONE,), quest=Each(1, STONE)),
    Sanctuary(41, (CHIMERA,), quest=Each(1, CHIMERA)),
    Sanctuary(42, (THISTLE,), quest=Each(1, THISTLE)),
    Sanctuary(43, (NIGHT, STONE)),
    Sanctuary(44, (NIGHT, CHIMERA)),
    Sanctuary(45, (NIGHT, THISTLE)),
)
