"""Destinations, red: a worker placed on them lets them act."""

from __future__ import annotations

from typing import Final

from skerry.games.everdell.resources import BERRY, PEBBLE, RESIN, TWIG
from skerry.games.woodland.card import Card
from skerry.games.woodland.counts import Tokens
from skerry.games.woodland.effects.city import LeaveCity, PutTokens
from skerry.games.woodland.effects.gain import Draw, Gain, GainAny
from skerry.games.woodland.effects.give import GIVE_TRAY, OPPONENT, PayAny
from skerry.games.woodland.effects.hand import ANY_NUMBER, DrawToLimit, discard_for, give_cards
from skerry.games.woodland.effects.reveal import RevealFromPile
from skerry.games.woodland.effects.workers import UsePlace
from skerry.games.woodland.payment.price import FREE
from skerry.games.woodland.playing import PlayOne, PlayRevealed
from skerry.games.woodland.terms import DESTINATION
from skerry.games.woodland.zones import HAND, MEADOW
from skerry.kernel.effect import Sequence

DESTINATIONS: Final[tuple[Card, ...]] = (
    Card("inn", DESTINATION, cost=2 * TWIG + RESIN, points=2, copies=3, opens=True,
         visit=PlayOne((MEADOW,), less=3)),
    Card("post_office", DESTINATION, cost=TWIG + 2 * RESIN, points=2, copies=3, opens=True,
         visit=Sequence(give_cards(2), discard_for(up_to=ANY_NUMBER, reward=None), DrawToLimit())),
    Card("lookout", DESTINATION, cost=TWIG + RESIN + PEBBLE, points=2, copies=2, unique=True,
         visit=UsePlace()),
    Card("queen", DESTINATION, cost=5 * BERRY, points=4, copies=2, unique=True, home="palace",
         visit=PlayOne((HAND, MEADOW), less=FREE, most=3, declinable=True)),
    Card("chapel", DESTINATION, cost=2 * TWIG + RESIN + PEBBLE, points=2, copies=2, unique=True,
         visit=Sequence(PutTokens(1), Draw(2, per=Tokens("chapel")))),
    Card("monastery", DESTINATION, cost=TWIG + RESIN + PEBBLE, points=1, copies=2, unique=True,
         stays=True, second_spot="monk",
         visit=Sequence(PayAny(up_to=2, at_least=2, to=OPPONENT), GIVE_TRAY, Gain(points=4))),
    Card("cemetery", DESTINATION, cost=2 * PEBBLE, points=0, copies=2, unique=True, stays=True,
         second_spot="undertaker",
         visit=RevealFromPile(4, PlayRevealed(less=FREE))),
    Card("university", DESTINATION, cost=RESIN + 2 * PEBBLE, points=3, copies=2, unique=True,
         visit=Sequence(LeaveCity(refund=True, spare_self=True), GainAny(), Gain(points=1))),
)  # fmt: skip
