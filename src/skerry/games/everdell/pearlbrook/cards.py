"""The eight kinds of cards of Pearlbrook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.pearlbrook.messengers import JOIN
from skerry.games.everdell.pearlbrook.pearls import CROSS, Pearls
from skerry.games.everdell.pearlbrook.river import UseRiver
from skerry.games.everdell.pearlbrook.ships import Sail, plunder
from skerry.games.everdell.resources import BERRY, PEBBLE, RESIN, TWIG
from skerry.games.woodland.card import Card
from skerry.games.woodland.city import city_of
from skerry.games.woodland.counts import Count, Times
from skerry.games.woodland.effects.gain import Draw, Gain, GainAny, If
from skerry.games.woodland.terms import (
    CONSTRUCTION,
    DESTINATION,
    GOVERNANCE,
    PRODUCTION,
    PROSPERITY,
    TRAVELER,
)
from skerry.kernel.effect import Sequence
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland

PEARLBROOK: Final = "pearlbrook"


class OfExpansion(Count):
    """Cards of the city that belong to an expansion."""

    __slots__ = ("expansion",)

    def __init__(self, expansion: str) -> None:
        self.expansion = expansion

    def of(self, state: Woodland, seat: int) -> int:
        return sum([state.card(kind).expansion == self.expansion for kind in city_of(state, seat)])

    def describe(self) -> Text:
        return Text("everdell-counted-expansion")


PEARLBROOK_CARDS: Final[tuple[Card, ...]] = (
    Card("harbor", PRODUCTION, cost=3 * TWIG + RESIN + PEBBLE, points=3, copies=2, unique=True, expansion=PEARLBROOK,
         produce=If(Pearls(at_least=2), GainAny(2))),
    Card("ferry_ferret", PRODUCTION, cost=3 * BERRY, points=1, copies=2, unique=True, home="ferry",
         expansion=PEARLBROOK, produce=If(Pearls(at_least=2), Gain(points=2))),
    Card("messenger", TRAVELER, cost=2 * BERRY, points=0, copies=3, home="bridge", space=0, joins=True,
         expansion=PEARLBROOK, play=Sequence(JOIN, Gain(points=1), Draw(1))),
    Card("pirate", TRAVELER, cost=3 * BERRY, points=1, copies=3, home="pirate_ship", space=0,
         expansion=PEARLBROOK, play=plunder(4, asked=7)),
    Card("pirate_ship", DESTINATION, points=0, copies=3, form=CONSTRUCTION,
         expansion=PEARLBROOK, visit=Sail(3)),
    Card("ferry", DESTINATION, cost=2 * TWIG + 2 * RESIN, points=2, copies=3, unique=True, opens=True,
         expansion=PEARLBROOK, call=UseRiver()),
    Card("bridge", GOVERNANCE, cost=2 * TWIG + PEBBLE, points=1, copies=2, unique=True, lasts=CROSS,
         expansion=PEARLBROOK),
    Card("shipwright", PROSPERITY, cost=4 * BERRY, points=2, copies=2, unique=True, home="harbor",
         expansion=PEARLBROOK, score=Times(1, OfExpansion(PEARLBROOK))),
)  # fmt: skip
