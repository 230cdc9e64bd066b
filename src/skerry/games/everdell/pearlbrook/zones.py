"""What Pearlbrook adds to the table: zones and counters."""

from __future__ import annotations

from typing import Final

from skerry.kernel.zones import EVERYBODY, NOBODY, OWNER, Zone

# Each seat's own.
ADORNMENTS: Final = 19  # not played yet
WORN: Final = 20
# The whole table's.
RIVER: Final = 21  # the four destinations and the shoals
BANKS: Final = 22  # river cards turned up
RIVER_DECK: Final = 23  # those still face down; which lies where nobody knows
RIVER_BOX: Final = 24
ADORNMENT_BOX: Final = 25

OWN_ZONES: Final = (
    Zone("adornments", OWNER, "adornment"),
    Zone("worn", EVERYBODY, "adornment"),
)
COMMON_ZONES: Final = (
    Zone("river", EVERYBODY, "place"),
    Zone("river cards", EVERYBODY, "river"),
    Zone("river deck", NOBODY, "river"),
    Zone("river box", NOBODY, "river"),
    Zone("adornment box", NOBODY, "adornment"),
)

# Counters: each seat's own, then those of the whole table.
AMBASSADOR: Final = 19  # at home
CROSSING: Final = 20  # pearls for which the bridge has still to let cards be drawn
RIVAL_PEARLS: Final = 21
RIVAL_DIE: Final = 22  # which table says what the faces of his die mean

OWN_COUNTERS: Final = ("ambassador", "crossing")
COMMON_COUNTERS: Final = ("rival pearls", "rival die")
