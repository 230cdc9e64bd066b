"""Travelers, brown: they act once, when played."""

from __future__ import annotations

from typing import Final

from skerry.games.everdell.resources import BERRY
from skerry.games.woodland.card import Card
from skerry.games.woodland.counts import Tokens
from skerry.games.woodland.effects.city import LeaveCity
from skerry.games.woodland.effects.gain import Draw, Gain
from skerry.games.woodland.effects.hand import discard_for
from skerry.games.woodland.effects.meadow import discard_from_meadow, take_from_meadow
from skerry.games.woodland.effects.reveal import Reveal
from skerry.games.woodland.effects.workers import MOVE_WORKER
from skerry.games.woodland.payment.price import FREE
from skerry.games.woodland.playing import PlayRevealed
from skerry.games.woodland.terms import CONSTRUCTION, TRAVELER
from skerry.kernel.effect import Sequence

TRAVELERS: Final[tuple[Card, ...]] = (
    Card("wanderer", TRAVELER, cost=2 * BERRY, points=1, copies=3, home="lookout", space=0,
         play=Draw(3)),
    Card("bard", TRAVELER, cost=3 * BERRY, points=0, copies=2, unique=True, home="theater",
         play=discard_for(up_to=5, reward=Gain(points=1))),
    Card("fool", TRAVELER, cost=3 * BERRY, points=-2, copies=2, unique=True, home="fairgrounds",
         abroad=True),
    Card("ranger", TRAVELER, cost=2 * BERRY, points=1, copies=2, unique=True, home="dungeon",
         play=MOVE_WORKER),
    Card("undertaker", TRAVELER, cost=2 * BERRY, points=1, copies=2, unique=True, home="cemetery",
         play=Sequence(discard_from_meadow(3), take_from_meadow(1))),
    Card("postal_pigeon", TRAVELER, cost=2 * BERRY, points=0, copies=3, home="post_office",
         play=Reveal(2, PlayRevealed(less=FREE, most=3, optional=True))),
    Card("shepherd", TRAVELER, cost=3 * BERRY, points=1, copies=2, unique=True, home="chapel",
         pays_opponent=True,
         play=Sequence(Gain(3 * BERRY), Gain(points=1, per=Tokens("chapel")))),
    Card("ruins", TRAVELER, points=0, copies=3,
         first=LeaveCity(form=CONSTRUCTION, refund=True, spare_self=True),
         play=Draw(2)),
)  # fmt: skip
