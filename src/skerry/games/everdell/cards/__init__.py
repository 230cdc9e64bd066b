"""The 48 kinds of cards, by colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.cards.destinations import DESTINATIONS
from skerry.games.everdell.cards.governance import GOVERNORS
from skerry.games.everdell.cards.production import PRODUCERS
from skerry.games.everdell.cards.prosperity import PROSPEROUS
from skerry.games.everdell.cards.travelers import TRAVELERS

if TYPE_CHECKING:
    from skerry.games.woodland.card import Card

CARDS: Final[tuple[Card, ...]] = PRODUCERS + TRAVELERS + DESTINATIONS + GOVERNORS + PROSPEROUS
