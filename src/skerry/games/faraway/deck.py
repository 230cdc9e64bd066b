"""All cards of Faraway, numbered through box by box, so that a new box changes no number."""

from __future__ import annotations

from typing import Final

from skerry.games.faraway import people_below
from skerry.games.faraway.cards import CLUE, OFFERING, Card
from skerry.games.faraway.meteorites import METEORITES
from skerry.games.faraway.regions import REGIONS
from skerry.games.faraway.sanctuaries import SANCTUARIES

CARDS: Final[tuple[Card, ...]] = (
    *REGIONS,
    *SANCTUARIES,
    *people_below.REGIONS,
    *people_below.SANCTUARIES,
    *METEORITES,
)
NAMES: Final[tuple[str, ...]] = tuple([f"{card.kind}-{card.number}" for card in CARDS])


def numbers(cards: tuple[Card, ...]) -> list[int]:
    """Return the numbers of some cards."""
    return [CARDS.index(card) for card in cards]


# The pick beside the cards: no sanctuary is given up.
GIVE_NOTHING: Final = len(CARDS)
PICKS: Final[tuple[str, ...]] = (*NAMES, "give-nothing")

# By card, for what is asked often.
SANCTUARY: Final[list[bool]] = [card.kind == "sanctuary" for card in CARDS]
RANKS: Final[list[int]] = [card.rank for card in CARDS]
CLUES: Final[list[int]] = [card.shows.count(CLUE) for card in CARDS]
DIGITS: Final[list[int]] = [card.number % 10 for card in CARDS]
OFFERINGS: Final[list[int]] = [card.needs.count(OFFERING) for card in CARDS]

FALLEN: Final = frozenset(numbers(METEORITES))
ASKING: Final = frozenset([card for card, count in enumerate(OFFERINGS) if count])


def is_region(card: int) -> bool:
    """Tell a region from a sanctuary."""
    return not SANCTUARY[card]
