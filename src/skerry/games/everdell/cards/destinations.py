"""Destinations, red: a worker placed on them lets them act."""

from __future__ import annotations

from typing import Final

from skerry.games.woodland.card import Card
from skerry.games.woodland.counts import Tokens
from skerry.games.woodland.deed import Many
from skerry.games.woodland.effects.city import LeaveCity, PutTokens
from skerry.games.woodland.effects.gain import Draw, Gain, GainAny
from skerry.games.woodland.effects.give import GIVE_TRAY, PayAny
from skerry.games.woodland.effects.hand import ANY_NUMBER, DrawToLimit, discard_for, give_cards
from skerry.games.woodland.effects.reveal import RevealFromPile
from skerry.games.woodland.effects.workers import UsePlace
from skerry.games.woodland.payment import FREE
from skerry.games.woodland.playing import PlayOne, PlayRevealed
from skerry.games.woodland.words import DESTINATION
from skerry.games.woodland.zones import HAND, MEADOW
from skerry.kernel.text import Text

DESTINATIONS: Final[tuple[Card, ...]] = (
    Card("inn", DESTINATION, (2, 1, 0, 0), 2, 3, opens=True,
         visit=PlayOne((MEADOW,), 3, Text("everdell-inn"))),
    Card("post_office", DESTINATION, (1, 2, 0, 0), 2, 3, opens=True,
         visit=Many(give_cards(2), discard_for(ANY_NUMBER, None), DrawToLimit())),
    Card("lookout", DESTINATION, (1, 1, 1, 0), 2, 2, unique=True, visit=UsePlace()),
    Card("queen", DESTINATION, (0, 0, 0, 5), 4, 2, unique=True, home="palace",
         visit=PlayOne((HAND, MEADOW), FREE, Text("everdell-queen"), most=3, declinable=True)),
    Card("chapel", DESTINATION, (2, 1, 1, 0), 2, 2, unique=True,
         visit=Many(PutTokens(1), Draw(2, per=Tokens("chapel")))),
    Card("monastery", DESTINATION, (1, 1, 1, 0), 1, 2, unique=True, stays=True,
         second_spot="monk", visit=Many(PayAny(2, 2, Text("everdell-monastery")), GIVE_TRAY, Gain(points=4))),
    Card("cemetery", DESTINATION, (0, 0, 2, 0), 0, 2, unique=True, stays=True,
         second_spot="undertaker",
         visit=RevealFromPile(4, PlayRevealed(FREE, Text("everdell-cemetery")))),
    Card("university", DESTINATION, (0, 1, 2, 0), 3, 2, unique=True,
         visit=Many(LeaveCity(Text("everdell-university"), refund=True, spare_self=True),
                    GainAny(), Gain(points=1))),
)  # fmt: skip
