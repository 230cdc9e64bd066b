"""The base of Farshore as modules: the board with its deck, and the sea with winds and maps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.effects.places import AS_MANY
from skerry.games.farshore.parts import Sea
from skerry.games.farshore.terms import ISLAND, MAP, MAP_KINDS, MAP_VALUES
from skerry.games.farshore.zones import (
    MAP_ZONES,
    OWN_COUNTERS,
    OWN_ZONES,
    SEA_COUNTERS,
    SEA_ZONES,
    SHARED_COUNTERS,
    SHARED_ZONES,
)
from skerry.games.woodland.module import Module
from skerry.games.woodland.zones import BOARD, DECK, EVENT_BOX, FOREST_BOX
from skerry.kernel.game import Setting
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.printed import Deck
    from skerry.games.woodland.box import Box
    from skerry.games.woodland.card import Place
    from skerry.games.woodland.made import Made
    from skerry.games.woodland.part import Part
    from skerry.kernel.zones import Layout

# How many maps of each value lie in each stack, by the number of players.
STACKS: Final = {2: (1, 1, 0), 3: (1, 1, 1), 4: (1, 2, 1)}
ALL_MAPS: Final = (1, 2, 1)
LOOKOUT_RULES: Final = ("limit", "discarded")


class Base(Module):
    """A coast where critters build cities: the cards and places of one deck."""

    def __init__(self, deck: Deck, places: tuple[Place, ...]) -> None:
        super().__init__(
            "farshore",
            cards=deck.cards,
            places=places,
            zones=SHARED_ZONES,
            own_zones=OWN_ZONES,
            counters=SHARED_COUNTERS,
            own_counters=OWN_COUNTERS,
        )

    def fill(self, made: Made) -> None:
        """Put all cards and islands on their piles, and the board out."""
        made.zones[DECK] = made.box.copies_of(self.cards)
        board = [place for place in self.places if place.area not in (ISLAND, MAP)]
        made.zones[BOARD] = made.box.cards_of(tuple(board))
        islands = [place for place in self.places if place.area == ISLAND]
        made.zones[FOREST_BOX] = made.box.cards_of(tuple(islands))


class SeaModule(Module):
    """Winds that move ships, islands that are flooded, and maps."""

    def __init__(self, deck: Deck) -> None:
        each = len(deck.compass) // 2
        super().__init__(
            "sea",
            settings=(Setting("lookout", LOOKOUT_RULES, Text("farshore-setting-lookout")),),
            tiles=tuple([f"compass_{stack}{n + 1}" for stack in "ab" for n in range(each)]),
            zones=SEA_ZONES,
            last_zones=MAP_ZONES,
            counters=SEA_COUNTERS,
            told={
                ("winds", "compass"): Text("farshore-log-compass"),
                ("islands", "flooded"): Text("farshore-log-flooded"),
                ("maps", "own maps"): Text("farshore-log-map"),
            },
        )

    def parts(self, box: Box, layout: Layout) -> list[Part]:
        return [Sea(layout)]

    def fill(self, made: Made) -> None:
        """Lay the maps out for so many players, a rival being one, and the tiles ready."""
        players = made.layout.seats + int(made.box.has_rival)
        maps = made.layout.find("maps")
        first_map = len(made.box.places) - MAP_KINDS * len(MAP_VALUES)
        card = made.box.place_card(first_map)
        for _ in range(MAP_KINDS):
            for value, count in enumerate(STACKS[players]):
                made.zones[maps] += [card] * count
                made.zones[EVENT_BOX] += [card] * (ALL_MAPS[value] - count)
                card += 1
        made.zones[made.layout.find("winds")] = made.box.tiles_of(self)
        if made.settings["lookout"] == LOOKOUT_RULES[AS_MANY]:
            made.counters[made.layout.find_counter("lookout rule")] = AS_MANY
