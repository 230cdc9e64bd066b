"""What purple cards of Farshore count beside cards of the city."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.farshore.ship import track_of
from skerry.games.farshore.zones import SHIP
from skerry.games.woodland.city import city_of
from skerry.games.woodland.counts import Count
from skerry.games.woodland.zones import ACHIEVED, WILD
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.compass import Sort
    from skerry.games.woodland.state import Woodland


class CardsOf(Count):
    """Cards of the city of one sort, maybe without the card that counts them."""

    __slots__ = ("others", "sort")

    def __init__(self, sort: Sort, *, others: bool = False) -> None:
        self.sort = sort
        self.others = others

    def of(self, state: Woodland, seat: int) -> int:
        cards = state.box.cards
        found = len([kind for kind in city_of(state, seat) if self.sort.has(cards[kind])])
        return max(0, found - int(self.others))

    def describe(self) -> Text:
        cards = Text("farshore-counted-cards", {"what": self.sort.describe()})
        return Text("farshore-counted-others", {"what": cards}) if self.others else cards


class Treasures(Count):
    """Treasures that were not spent."""

    __slots__ = ()

    def of(self, state: Woodland, seat: int) -> int:
        return state.count(WILD, seat)

    def describe(self) -> Text:
        return Text("farshore-counted-treasures")


class Maps(Count):
    """Maps that were taken."""

    __slots__ = ()

    def of(self, state: Woodland, seat: int) -> int:
        return len(state.zone(ACHIEVED, seat))

    def describe(self) -> Text:
        return Text("farshore-counted-maps")


class TreasureMarks(Count):
    """Treasure marks that the ship has reached or passed."""

    __slots__ = ()

    def of(self, state: Woodland, seat: int) -> int:
        """Look how far the ship came."""
        return track_of(state).passed[state.count(SHIP, seat)]

    def describe(self) -> Text:
        return Text("farshore-counted-marks")
