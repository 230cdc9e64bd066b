"""All cards of Faraway, numbered through module by module, so that a new one changes no number."""

from __future__ import annotations

from typing import Final

from skerry.games.faraway.cards import CLUE, OFFERING, Card, Meteorite
from skerry.games.faraway.meteorites import STARRY_SKIES
from skerry.games.faraway.module import Module
from skerry.games.faraway.people_below import PEOPLE_BELOW
from skerry.games.faraway.regions import REGIONS
from skerry.games.faraway.sanctuaries import SANCTUARIES
from skerry.kernel.text import Text

BASE: Final = Module("faraway", (*REGIONS, *SANCTUARIES), seats=6, text=Text("faraway-about"))
EXPANSIONS: Final = (PEOPLE_BELOW, STARRY_SKIES)  # a new one comes last

CARDS: Final[tuple[Card, ...]] = tuple(
    [card for module in (BASE, *EXPANSIONS) for card in module.cards]
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

FALLEN: Final = frozenset(
    [number for number, card in enumerate(CARDS) if isinstance(card, Meteorite)]
)
ASKING: Final = frozenset([card for card, count in enumerate(OFFERINGS) if count])


def is_region(card: int) -> bool:
    """Tell a region from a sanctuary."""
    return not SANCTUARY[card]


def regions_of(module: Module) -> list[int]:
    """Return the numbers of a module's regions."""
    return [card for card in numbers(module.cards) if is_region(card)]


def sanctuaries_of(module: Module) -> list[int]:
    """Return the numbers of a module's sanctuaries."""
    return [card for card in numbers(module.cards) if not is_region(card)]
