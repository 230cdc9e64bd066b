"""All cards, places and events of Everdell: one box without and one with Pearlbrook.

Both have the same cards and the same picks, and the places of the base game come first; so a card
or a pick means the same in both. Which cards are dealt is another matter.
"""

from __future__ import annotations

from typing import Final

from skerry.games.everdell.cards import CARDS
from skerry.games.everdell.events import BASIC_EVENTS, SPECIAL_EVENTS
from skerry.games.everdell.pearlbrook.adornments import ADORNMENTS
from skerry.games.everdell.pearlbrook.cards import PEARLBROOK_CARDS
from skerry.games.everdell.pearlbrook.events import PEARLBROOK_EVENTS
from skerry.games.everdell.pearlbrook.frog import BUILD_WONDERS, FROG_COMES, FROG_MOVES
from skerry.games.everdell.pearlbrook.places import PEARLBROOK_FOREST, WONDERS
from skerry.games.everdell.pearlbrook.river import RIVER_CARDS, RIVER_SPOTS
from skerry.games.everdell.pearlbrook.turn import TAKE_BROOK_TURN
from skerry.games.everdell.places import BOARD_PLACES, FOREST_PLACES
from skerry.games.everdell.rugwort import (
    REMOVE_CARD,
    RUGWORT_ANSWERS,
    RUGWORT_BEGINS,
    RUGWORT_PREPARES,
)
from skerry.games.woodland.box import Box
from skerry.games.woodland.picks import Picks
from skerry.kernel.effect import Sequence

RESOURCES: Final = ("twig", "resin", "pebble", "berry")
ALL_CARDS: Final = CARDS + PEARLBROOK_CARDS
PLACES: Final = BOARD_PLACES + FOREST_PLACES + BASIC_EVENTS + SPECIAL_EVENTS
ALL_PLACES: Final = PLACES + PEARLBROOK_FOREST + PEARLBROOK_EVENTS + WONDERS + RIVER_SPOTS

PICKS: Final = Picks(
    RESOURCES,
    tuple([card.name for card in ALL_CARDS]),
    tuple([place.name for place in ALL_PLACES]),
    tuple([curio.name for curio in RIVER_CARDS]),
    tuple([curio.name for curio in ADORNMENTS]),
)

EVERDELL_BOX: Final = Box(
    RESOURCES,
    ALL_CARDS,
    PLACES,
    picks=PICKS,
    has_rival=True,
    abroad_alone=REMOVE_CARD,
    rival_begins=RUGWORT_BEGINS,
    rival_answers=RUGWORT_ANSWERS,
    rival_prepares=RUGWORT_PREPARES,
)
PEARLBROOK_BOX: Final = Box(
    RESOURCES,
    ALL_CARDS,
    ALL_PLACES,
    curios=RIVER_CARDS + ADORNMENTS,
    picks=PICKS,
    take_turn=TAKE_BROOK_TURN,
    has_rival=True,
    abroad_alone=REMOVE_CARD,
    rival_begins=Sequence(RUGWORT_BEGINS, FROG_COMES),
    rival_answers=RUGWORT_ANSWERS,
    rival_prepares=Sequence(RUGWORT_PREPARES, FROG_MOVES),
    rival_ends=BUILD_WONDERS,
)

__all__ = [
    "ADORNMENTS",
    "ALL_CARDS",
    "ALL_PLACES",
    "BASIC_EVENTS",
    "BOARD_PLACES",
    "CARDS",
    "EVERDELL_BOX",
    "FOREST_PLACES",
    "PEARLBROOK_BOX",
    "PEARLBROOK_CARDS",
    "PEARLBROOK_EVENTS",
    "PEARLBROOK_FOREST",
    "PICKS",
    "RESOURCES",
    "RIVER_CARDS",
    "RIVER_SPOTS",
    "SPECIAL_EVENTS",
    "WONDERS",
]
