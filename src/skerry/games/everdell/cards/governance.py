"""Governance, blue: they watch what is played, help to pay for it, or wait for the season."""

from __future__ import annotations

from typing import Final

from skerry.games.woodland.aids import Discount, Imprison, Substitute
from skerry.games.woodland.card import Card
from skerry.games.woodland.effects.city import PutTokens
from skerry.games.woodland.effects.gain import Draw, Gain, GainAny
from skerry.games.woodland.effects.workers import UseOwn
from skerry.games.woodland.words import CONSTRUCTION, CRITTER, FOOD, GOVERNANCE

GOVERNORS: Final[tuple[Card, ...]] = (
    Card("historian", GOVERNANCE, (0, 0, 0, 2), 1, 3, unique=True, home="clock_tower",
         after="any", play=Draw(1)),
    Card("shopkeeper", GOVERNANCE, (0, 0, 0, 2), 1, 3, unique=True, home="general_store",
         after=CRITTER, play=Gain((0, 0, 0, 1))),
    Card("courthouse", GOVERNANCE, (1, 1, 2, 0), 2, 2, unique=True,
         after=CONSTRUCTION, play=GainAny(1, of=(0, 1, 2))),
    Card("innkeeper", GOVERNANCE, (0, 0, 0, 1), 1, 3, unique=True, home="inn",
         aid=Discount(3, CRITTER, only=FOOD)),
    Card("crane", GOVERNANCE, (0, 0, 1, 0), 1, 3, unique=True, aid=Discount(3, CONSTRUCTION)),
    Card("judge", GOVERNANCE, (0, 0, 0, 3), 2, 2, unique=True, home="courthouse",
         aid=Substitute()),
    Card("dungeon", GOVERNANCE, (0, 1, 2, 0), 0, 2, unique=True, aid=Imprison(3, "ranger")),
    Card("clock_tower", GOVERNANCE, (3, 0, 1, 0), 0, 3, unique=True,
         play=PutTokens(3), eve=UseOwn()),
)  # fmt: skip
