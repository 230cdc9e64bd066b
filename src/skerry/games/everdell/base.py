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
    from skerry.games.woodland.card import Card
    from skerry.games.woodland.made import Made

RESOURCES: Final = ("twig", "resin", "pebble", "berry")


class Base(Module):
    """A valley of critters who build a city in four seasons."""

    def __init__(self, cards: tuple[Card, ...] = CARDS) -> None:
        super().__init__(
            "everdell",
            cards=cards,
            places=BOARD_PLACES + FOREST_PLACES + BASIC_EVENTS + SPECIAL_EVENTS,
            zones=SHARED_ZONES,
            own_zones=OWN_ZONES,
            counters=("turn", "blocked", "rival points", "year"),
            own_counters=own_counters(RESOURCES, "pearl"),
        )

    def fill(self, made: Made) -> None:
        """Put all on its piles, and the board out; the year stands there whoever plays."""
        made.zones[DECK] = made.box.copies_of(self.cards)
        made.zones[BOARD] = made.box.cards_of(BOARD_PLACES)
        made.zones[FOREST_BOX] = made.box.cards_of(FOREST_PLACES)
        made.zones[EVENTS] = made.box.cards_of(BASIC_EVENTS)
        made.zones[EVENT_BOX] = made.box.cards_of(SPECIAL_EVENTS)
        made.counters[LEVEL] = int(made.settings["year"])


BASE: Final = Base()
