"""All cards, places and events of Everdell in one box."""

from __future__ import annotations

from typing import Final

from skerry.games.everdell.cards import CARDS
from skerry.games.everdell.events import BASIC_EVENTS, SPECIAL_EVENTS
from skerry.games.everdell.places import BOARD_PLACES, FOREST_PLACES
from skerry.games.everdell.rugwort import (
    REMOVE_CARD,
    RUGWORT_ANSWERS,
    RUGWORT_BEGINS,
    RUGWORT_PREPARES,
)
from skerry.games.woodland.box import Box

RESOURCES: Final = ("twig", "resin", "pebble", "berry")

EVERDELL_BOX: Final = Box(
    RESOURCES,
    CARDS,
    BOARD_PLACES + FOREST_PLACES + BASIC_EVENTS + SPECIAL_EVENTS,
    has_rival=True,
    abroad_alone=REMOVE_CARD,
    rival_begins=RUGWORT_BEGINS,
    rival_answers=RUGWORT_ANSWERS,
    rival_prepares=RUGWORT_PREPARES,
)

__all__ = [
    "BASIC_EVENTS",
    "BOARD_PLACES",
    "CARDS",
    "EVERDELL_BOX",
    "FOREST_PLACES",
    "RESOURCES",
    "SPECIAL_EVENTS",
]
