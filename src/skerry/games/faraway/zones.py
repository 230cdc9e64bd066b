"""Faraway's table: which zones there are, and who sees them."""

from __future__ import annotations

from typing import Final

from skerry.kernel.zones import EVERYBODY, NOBODY, OWNER, PASSING, Layout, Zone

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
    Zone("chosen", OWNER, "region", use=PASSING),
    Zone("row", EVERYBODY, "region", ordered=True),
    Zone("drawn", OWNER, "sanctuary"),
    Zone("kept", EVERYBODY, "sanctuary"),
)

# Counters: the round for all, fame for each.
ROUND: Final = 0
FAME: Final = 1


def lay_out(seats: int, more: tuple[Zone, ...]) -> Layout:
    """Return the table for so many seats, with the zones that modules bring for all of them."""
    return Layout(seats, SHARED_ZONES, OWN_ZONES, ("round",), ("fame",), more)
