"""Prosperity, purple: they score at the end."""

from __future__ import annotations

from typing import Final

from skerry.games.everdell.resources import BERRY, PEBBLE, RESIN, TWIG
from skerry.games.woodland.card import Card
from skerry.games.woodland.counts import Cards, Events, OfCouple, Stock, Sum, Times
from skerry.games.woodland.terms import CONSTRUCTION, CRITTER, PROSPERITY

COMMON: Final = 0
UNIQUE: Final = 1

PROSPEROUS: Final[tuple[Card, ...]] = (
    Card("wife", PROSPERITY, cost=2 * BERRY, points=2, copies=4, home="farm", partner="husband",
         score=OfCouple(3)),
    Card("castle", PROSPERITY, cost=2 * TWIG + 3 * RESIN + 3 * PEBBLE, points=4, copies=2,
         unique=True, score=Times(1, Cards(CONSTRUCTION, unique=COMMON))),
    Card("palace", PROSPERITY, cost=2 * TWIG + 3 * RESIN + 3 * PEBBLE, points=4, copies=2,
         unique=True, score=Times(1, Cards(CONSTRUCTION, unique=UNIQUE))),
    Card("school", PROSPERITY, cost=2 * TWIG + 2 * RESIN, points=2, copies=2, unique=True,
         score=Times(1, Cards(CRITTER, unique=COMMON))),
    Card("theater", PROSPERITY, cost=3 * TWIG + RESIN + PEBBLE, points=3, copies=2, unique=True,
         score=Times(1, Cards(CRITTER, unique=UNIQUE))),
    Card("ever_tree", PROSPERITY, cost=3 * TWIG + 3 * RESIN + 3 * PEBBLE, points=5, copies=2,
         unique=True, hosts_any=True, score=Times(1, Cards(type=PROSPERITY))),
    Card("architect", PROSPERITY, cost=4 * BERRY, points=2, copies=2, unique=True, home="crane",
         score=Times(1, Stock(RESIN + PEBBLE), most=6)),
    Card("king", PROSPERITY, cost=6 * BERRY, points=4, copies=2, unique=True, home="castle",
         score=Sum(Times(1, Events(special=False)), Times(2, Events(special=True)))),
)  # fmt: skip
