"""The 9 regions and 8 sanctuaries of the people from below."""

from __future__ import annotations

from typing import Final

from skerry.games.faraway.cards import (
    BLUE,
    CHIMERA,
    CLUE,
    GREEN,
    GREY,
    NIGHT,
    RED,
    STONE,
    THISTLE,
    WONDERS,
    YELLOW,
    Region,
    Sanctuary,
)
from skerry.games.faraway.module import Module
from skerry.games.faraway.quests import Each, EachSet, Flat
from skerry.kernel.text import Text

REGIONS: Final[tuple[Region, ...]] = (
    Region(0, (GREY, STONE, CHIMERA, THISTLE)),
    Region(69, (RED, CLUE), quest=EachSet(7, *WONDERS)),
    Region(70, (GREY, CLUE), quest=Flat(6)),
    Region(71, (GREEN, NIGHT, STONE), quest=EachSet(7, *WONDERS)),
    Region(72, (GREY, NIGHT, CLUE), needs=(CHIMERA,) * 5, quest=Flat(26)),
    Region(73, (YELLOW, NIGHT, CHIMERA), needs=(THISTLE,) * 4, quest=Each(5, GREY)),
    Region(74, (GREY, NIGHT, THISTLE), quest=EachSet(7, *WONDERS)),
    Region(75, (BLUE, NIGHT, CLUE), needs=(STONE,) * 6, quest=Flat(28)),
    Region(76, (GREY, NIGHT), needs=WONDERS + WONDERS, quest=Each(4, GREY)),
)

SANCTUARIES: Final[tuple[Sanctuary, ...]] = (
    Sanctuary(46, (RED,), quest=EachSet(3, *WONDERS)),
    Sanctuary(47, (GREEN,), quest=EachSet(3, *WONDERS)),
    Sanctuary(48, (BLUE,), quest=Each(2, GREY)),
    Sanctuary(49, (YELLOW, NIGHT), quest=Each(1, GREY)),
    Sanctuary(50, (GREY, STONE, STONE)),
    Sanctuary(51, (GREY, CLUE), quest=EachSet(3, *WONDERS)),
    Sanctuary(52, (GREY, CHIMERA), quest=Each(1, GREY)),
    Sanctuary(53, (GREY, THISTLE), quest=Each(1, GREY)),
)

PEOPLE_BELOW: Final = Module(
    "people_below",
    (*REGIONS, *SANCTUARIES),
    seats=7,
    text=Text("faraway-setting-people-below"),
)
