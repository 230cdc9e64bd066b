"""The base game as a module: board, forest, events and the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.cards import CARDS
from skerry.games.everdell.events import BASIC_EVENTS, SPECIAL_EVENTS
from skerry.games.everdell.places import BOARD_PLACES, FOREST_PLACES
from skerry.games.woodland.module import Module
from skerry.games.woodland.zones import (
    BOARD,
    DECK,
    EVENT_BOX,
    EVENTS,
    FOREST_BOX,
    LEVEL,
    OWN_ZONES,
    SHARED_ZONES,
    own_counters,
)

if TYPE_CHECKING:
    from skerry.games.woodland.box import Box
    from skerry.kernel.game import Value
    from skerry.kernel.zones import Layout

RESOURCES: Final = ("twig", "resin", "pebble", "berry")


class Base(Module):
    """A valley of critters who build a city in four seasons."""

    def __init__(self) -> None:
        super().__init__(
            "everdell",
            cards=CARDS,
            places=BOARD_PLACES + FOREST_PLACES + BASIC_EVENTS + SPECIAL_EVENTS,
            zones=SHARED_ZONES,
            own_zones=OWN_ZONES,
            counters=("turn", "blocked", "rival points", "year"),
            own_counters=own_counters(RESOURCES, "pearl"),
        )

    def fill(
        self,
        box: Box,
        layout: Layout,
        zones: list[list[int]],
        counters: list[int],
        settings: dict[str, Value],
    ) -> None:
        """Put all on its piles, and the board out; the year stands there whoever plays."""
        zones[DECK] = box.copies_of(CARDS)
        zones[BOARD] = box.cards_of(BOARD_PLACES)
        zones[FOREST_BOX] = box.cards_of(FOREST_PLACES)
        zones[EVENTS] = box.cards_of(BASIC_EVENTS)
        zones[EVENT_BOX] = box.cards_of(SPECIAL_EVENTS)
        counters[LEVEL] = int(settings["year"])


BASE: Final = Base()
