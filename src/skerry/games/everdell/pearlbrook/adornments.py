"""The twelve adornments: what they do at once, and what they are worth at the end."""

from __future__ import annotations

from typing import Final

from skerry.games.everdell.pearlbrook.jewels import (
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
from skerry.games.woodland.card import Curio
from skerry.games.woodland.counts import Cards, Times
from skerry.games.woodland.effects.gain import Draw, Gain, GainAny
from skerry.games.woodland.effects.hand import discard_for
from skerry.games.woodland.effects.workers import UsePlace
from skerry.games.woodland.payment.price import FREE
from skerry.games.woodland.playing import PlayOne
from skerry.games.woodland.words import (
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
from skerry.kernel.text import Text

ADORNMENT: Final = "adornment"
MIRROR: Final = "mirror"  # alone there is nobody to look at

ADORNMENTS: Final[tuple[Curio, ...]] = (
    Curio("scales", ADORNMENT, discard_for(up_to=4, reward=GainAny()), score=Times(1, HandCards(), most=5)),
    Curio(MIRROR, ADORNMENT, CopyAdornment(), score=Times(1, Types())),
    Curio("gilded_book", ADORNMENT, GainCost(GOVERNANCE),
          score=Times(1, Cards(type=GOVERNANCE))),
    Curio("key_to_the_city", ADORNMENT, Sequence(GainAny(2), Draw(1, per=Cards(CONSTRUCTION))),
          score=Times(1, Cards(CONSTRUCTION), every=2)),
    Curio("bell", ADORNMENT, Sequence(Gain(3 * BERRY), Draw(1, per=Cards(CRITTER))),
          score=Times(1, Cards(CRITTER), every=2)),
    Curio("compass", ADORNMENT, Revive(2), score=Times(1, Cards(type=TRAVELER))),
    Curio("masque", ADORNMENT,
          PlayOne((HAND, MEADOW), Text("everdell-masque"), less=FREE, most=3, optional=True),
          score=Times(1, AllTokens(), every=3)),
    Curio("seaglass_amulet", ADORNMENT, Sequence(Draw(2), Gain(points=1), GainAny(3)),
          score=Fixed(3)),
    Curio("sundial", ADORNMENT, ProduceSome(3), score=Times(1, Cards(type=PRODUCTION), every=2)),
    Curio("spyglass", ADORNMENT, Sequence(GainAny(), Draw(1), GainPearls(1)),
          score=Times(3, Wonders())),
    Curio("tiara", ADORNMENT, GainAny(per=Cards(type=PROSPERITY)),
          score=Times(1, Cards(type=PROSPERITY))),
    Curio("hourglass", ADORNMENT, Sequence(UsePlace((FOREST,), optional=True), GainAny()),
          score=Times(1, Cards(type=DESTINATION))),
)  # fmt: skip
