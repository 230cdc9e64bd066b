"""The 15 meteorites of the starry skies."""

from __future__ import annotations

from typing import Final

from skerry.games.faraway.cards import (
    BLUE,
    CHIMERA,
    CLUE,
    GREEN,
    GREY,
    NIGHT,
    OFFERING,
    RED,
    STONE,
    THISTLE,
    YELLOW,
    Meteorite,
)
from skerry.games.faraway.module import Module
from skerry.games.faraway.quests import Each, Flat
from skerry.kernel.text import Text

METEORITES: Final[tuple[Meteorite, ...]] = (
    Meteorite(4, (YELLOW, NIGHT, CLUE), quest=Flat(3)),
    Meteorite(5, (RED, NIGHT, CLUE, CLUE)),
    Meteorite(7, (GREY, NIGHT, CLUE), quest=Each(1, CHIMERA, THISTLE)),
    Meteorite(9, (GREEN, NIGHT), needs=(YELLOW,) * 4, quest=Flat(9)),
    Meteorite(11, (RED, NIGHT), needs=(GREEN,) * 4, quest=Flat(11)),
    Meteorite(13, (GREY, NIGHT, CLUE), quest=Each(1, STONE, THISTLE)),
    Meteorite(15, (BLUE, NIGHT), needs=(OFFERING,), quest=Flat(8)),
    Meteorite(20, (YELLOW, CLUE), needs=(BLUE,) * 4, quest=Flat(13)),
    Meteorite(21, (RED,), needs=(OFFERING,), quest=Flat(10)),
    Meteorite(26, (GREEN,), needs=(CLUE,) * 5, quest=Flat(17)),
    Meteorite(27, (BLUE,), needs=(RED,) * 4, quest=Flat(15)),
    Meteorite(29, (GREY, CLUE), quest=Each(1, STONE, CHIMERA)),
    Meteorite(32, (BLUE,), needs=(NIGHT,) * 5, quest=Flat(21)),
    Meteorite(33, (GREEN, CLUE, CLUE), quest=Flat(4)),
    Meteorite(38, (YELLOW,), needs=(OFFERING, OFFERING), quest=Flat(19)),
)

STARRY_SKIES: Final = Module(
    "starry_skies",
    METEORITES,
    seats=6,
    text=Text("faraway-setting-starry-skies"),
)
