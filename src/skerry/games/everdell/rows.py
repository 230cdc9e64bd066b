"""All cards, places and events of Everdell on the shelf, and the box that holds them."""

from __future__ import annotations

from typing import Final

from skerry.games.everdell.base import RESOURCES
from skerry.games.everdell.cards import CARDS
from skerry.games.everdell.events import BASIC_EVENTS, SPECIAL_EVENTS
from skerry.games.everdell.game import EVERDELL
from skerry.games.everdell.pearlbrook.adornments import ADORNMENTS
from skerry.games.everdell.pearlbrook.cards import PEARLBROOK_CARDS
from skerry.games.everdell.pearlbrook.events import PEARLBROOK_EVENTS
from skerry.games.everdell.pearlbrook.places import PEARLBROOK_FOREST, WONDERS
from skerry.games.everdell.pearlbrook.river import RIVER_CARDS, RIVER_SPOTS
from skerry.games.everdell.places import BOARD_PLACES, FOREST_PLACES

ALL_CARDS: Final = CARDS + PEARLBROOK_CARDS
PLACES: Final = BOARD_PLACES + FOREST_PLACES + BASIC_EVENTS + SPECIAL_EVENTS
BOX: Final = EVERDELL.box

__all__ = [
    "ADORNMENTS",
    "ALL_CARDS",
    "BASIC_EVENTS",
    "BOARD_PLACES",
    "BOX",
    "CARDS",
    "FOREST_PLACES",
    "PEARLBROOK_CARDS",
    "PEARLBROOK_EVENTS",
    "PEARLBROOK_FOREST",
    "PLACES",
    "RESOURCES",
    "RIVER_CARDS",
    "RIVER_SPOTS",
    "SPECIAL_EVENTS",
    "WONDERS",
]
