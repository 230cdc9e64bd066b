"""Faraway's table: which zones there are, who sees them, and how cards are numbered."""

from __future__ import annotations

from typing import Final

from skerry.games.faraway.cards import CLUE, Card
from skerry.games.faraway.regions import REGIONS
from skerry.games.faraway.sanctuaries import SANCTUARIES
from skerry.kernel.zones import EVERYBODY, NOBODY, OWNER, Layout, Zone

# Shared zones.
DECK: Final = 0
MARKET: Final = 1
GONE: Final = 2
SANCTUARY_DECK: Final = 3
RETURNED: Final = 4  # under the sanctuary deck, drawn when it is used up
# Each seat's own.
HAND: Final = 5
CHOSEN: Final = 6  # laid face down, until all have chosen
ROW: Final = 7
DRAWN: Final = 8
KEPT: Final = 9

SHARED_ZONES: Final = (
    Zone("deck", NOBODY, "region"),
    Zone("market", EVERYBODY, "region"),
    Zone("gone", EVERYBODY, "region", pile=True),
    Zone("sanctuary deck", NOBODY, "sanctuary"),
    Zone("returned", NOBODY, "sanctuary"),
)
OWN_ZONES: Final = (
    Zone("hand", OWNER, "region"),
    Zone("chosen", OWNER, "region"),
    Zone("row", EVERYBODY, "region"),
    Zone("drawn", OWNER, "sanctuary"),
    Zone("kept", EVERYBODY, "sanctuary"),
)

# Counters: the round for all, fame for each.
ROUND: Final = 0
FAME: Final = 1

# Cards are numbered through: the regions, then the sanctuaries.
CARDS: Final[tuple[Card, ...]] = REGIONS + SANCTUARIES
REGION_COUNT: Final = len(REGIONS)
CLUES: Final[list[int]] = [card.shows.count(CLUE) for card in CARDS]


def region(number: int) -> int:
    """Return the card of a region by the number printed on it."""
    return number - 1


def sanctuary(number: int) -> int:
    """Return the card of a sanctuary by our number for it."""
    return REGION_COUNT + number - 1


def is_region(card: int) -> bool:
    """Tell a region from a sanctuary."""
    return card < REGION_COUNT


_LAYOUTS: Final[dict[int, Layout]] = {}


def lay_out(seats: int) -> Layout:
    """Return the table for so many seats, made once."""
    if seats not in _LAYOUTS:
        _LAYOUTS[seats] = Layout(seats, SHARED_ZONES, OWN_ZONES, ("round",), ("fame",))
    return _LAYOUTS[seats]
