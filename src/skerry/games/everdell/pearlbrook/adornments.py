"""The twelve adornments: what they do at once, and what they are worth at the end."""

from __future__ import annotations

from typing import Final

from skerry.games.everdell.pearlbrook.adornment_effects import (
    AllTokens,
    CopyAdornment,
    Fixed,
    GainCost,
    HandCards,
    ProduceSome,
    Revive,
    Types,
    Wonders,
)
from skerry.games.everdell.pearlbrook.pearls import GainPearls
from skerry.games.everdell.resources import BERRY
from skerry.games.woodland.card import SideCard
from skerry.games.woodland.counts import Cards, Times
from skerry.games.woodland.effects.gain import Draw, Gain, GainAny
from skerry.games.woodland.effects.hand import discard_for
from skerry.games.woodland.effects.workers import UsePlace
from skerry.games.woodland.payment.price import FREE
from skerry.games.woodland.playing import PlayOne
from skerry.games.woodland.terms import (
    CONSTRUCTION,
    CRITTER,
    DESTINATION,
    FOREST,
    GOVERNANCE,
    PRODUCTION,
    PROSPERITY,
    TRAVELER,
)
from skerry.games.woodland.zones import HAND, MEADOW
from skerry.kernel.effect import Sequence

ADORNMENT: Final = "adornment"
MIRROR: Final = "mirror"  # alone there is nobody to look at

ADORNMENTS: Final[tuple[SideCard, ...]] = (
    SideCard("scales", ADORNMENT, discard_for(up_to=4, reward=GainAny()), score=Times(1, HandCards(), most=5)),
    SideCard(MIRROR, ADORNMENT, CopyAdornment(), score=Times(1, Types())),
    SideCard("gilded_book", ADORNMENT, GainCost(GOVERNANCE),
          score=Times(1, Cards(type=GOVERNANCE))),
    SideCard("key_to_the_city", ADORNMENT, Sequence(GainAny(2), Draw(1, per=Cards(CONSTRUCTION))),
          score=Times(1, Cards(CONSTRUCTION), every=2)),
    SideCard("bell", ADORNMENT, Sequence(Gain(3 * BERRY), Draw(1, per=Cards(CRITTER))),
          score=Times(1, Cards(CRITTER), every=2)),
    SideCard("compass", ADORNMENT, Revive(2), score=Times(1, Cards(type=TRAVELER))),
    SideCard("masque", ADORNMENT,
          PlayOne((HAND, MEADOW), less=FREE, most=3, optional=True),
          score=Times(1, AllTokens(), every=3)),
    SideCard("seaglass_amulet", ADORNMENT, Sequence(Draw(2), Gain(points=1), GainAny(3)),
          score=Fixed(3)),
    SideCard("sundial", ADORNMENT, ProduceSome(3), score=Times(1, Cards(type=PRODUCTION), every=2)),
    SideCard("spyglass", ADORNMENT, Sequence(GainAny(), Draw(1), GainPearls(1)),
          score=Times(3, Wonders())),
    SideCard("tiara", ADORNMENT, GainAny(per=Cards(type=PROSPERITY)),
          score=Times(1, Cards(type=PROSPERITY))),
    SideCard("hourglass", ADORNMENT, Sequence(UsePlace((FOREST,), optional=True), GainAny()),
          score=Times(1, Cards(type=DESTINATION))),
)  # fmt: skip
