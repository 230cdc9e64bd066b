"""Governance, blue: they watch what is played, help to pay for it, or wait for the season."""

from __future__ import annotations

from typing import Final

from skerry.games.everdell.resources import BERRY, PEBBLE, RESIN, TWIG
from skerry.games.woodland.card import Card
from skerry.games.woodland.effects.city import PutTokens
from skerry.games.woodland.effects.gain import Draw, Gain, GainAny
from skerry.games.woodland.effects.workers import UseOwn
from skerry.games.woodland.payment.aids import Aid, Imprison
from skerry.games.woodland.terms import CONSTRUCTION, CRITTER, FOOD, GOVERNANCE

GOVERNORS: Final[tuple[Card, ...]] = (
    Card("historian", GOVERNANCE, cost=2 * BERRY, points=1, copies=3, unique=True,
         home="clock_tower", after="any", play=Draw(1)),
    Card("shopkeeper", GOVERNANCE, cost=2 * BERRY, points=1, copies=3, unique=True,
         home="general_store", after=CRITTER, play=Gain(BERRY)),
    Card("courthouse", GOVERNANCE, cost=TWIG + RESIN + 2 * PEBBLE, points=2, copies=2, unique=True,
         after=CONSTRUCTION, play=GainAny(of=(TWIG + RESIN + PEBBLE).kinds())),
    Card("innkeeper", GOVERNANCE, cost=BERRY, points=1, copies=3, unique=True, home="inn",
         aid=Aid(less=3, only=FOOD, form=CRITTER, leaves=True)),
    Card("crane", GOVERNANCE, cost=PEBBLE, points=1, copies=3, unique=True,
         aid=Aid(less=3, form=CONSTRUCTION, leaves=True)),
    Card("judge", GOVERNANCE, cost=3 * BERRY, points=2, copies=2, unique=True, home="courthouse",
         aid=Aid(swap=1)),
    Card("dungeon", GOVERNANCE, cost=RESIN + 2 * PEBBLE, points=0, copies=2, unique=True,
         aid=Imprison(3, warden="ranger")),
    Card("clock_tower", GOVERNANCE, cost=3 * TWIG + PEBBLE, points=0, copies=3, unique=True,
         play=PutTokens(3), before_season=UseOwn()),
)  # fmt: skip
