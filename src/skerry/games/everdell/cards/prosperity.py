"""Prosperity, purple: they score at the end."""

from __future__ import annotations

from typing import Final

from skerry.games.woodland.card import Card
from skerry.games.woodland.counts import Cards, Events, OfCouple, Stock, Sum, Times
from skerry.games.woodland.words import CONSTRUCTION, CRITTER, PROSPERITY

COMMON: Final = 0
UNIQUE: Final = 1
RESIN: Final = 1
PEBBLE: Final = 2

PROSPEROUS: Final[tuple[Card, ...]] = (
    Card("wife", PROSPERITY, (0, 0, 0, 2), 2, 4, home="farm", partner="husband",
         score=OfCouple(3)),
    Card("castle", PROSPERITY, (2, 3, 3, 0), 4, 2, unique=True,
         score=Times(1, Cards(CONSTRUCTION, unique=COMMON))),
    Card("palace", PROSPERITY, (2, 3, 3, 0), 4, 2, unique=True,
         score=Times(1, Cards(CONSTRUCTION, unique=UNIQUE))),
    Card("school", PROSPERITY, (2, 2, 0, 0), 2, 2, unique=True,
         score=Times(1, Cards(CRITTER, unique=COMMON))),
    Card("theater", PROSPERITY, (3, 1, 1, 0), 3, 2, unique=True,
         score=Times(1, Cards(CRITTER, unique=UNIQUE))),
    Card("ever_tree", PROSPERITY, (3, 3, 3, 0), 5, 2, unique=True, hosts_any=True,
         score=Times(1, Cards(type=PROSPERITY))),
    Card("architect", PROSPERITY, (0, 0, 0, 4), 2, 2, unique=True, home="crane",
         score=Times(1, Stock((RESIN, PEBBLE), ("resin", "pebble")), most=6)),
    Card("king", PROSPERITY, (0, 0, 0, 6), 4, 2, unique=True, home="castle",
         score=Sum(Times(1, Events(special=False)), Times(2, Events(special=True)))),
)  # fmt: skip
