"""What Pearlbrook adds to the table: zones and counters."""

from __future__ import annotations

from typing import Final

from skerry.kernel.zones import EVERYBODY, NOBODY, OWNER, Zone

OWN_ZONES: Final = (
    Zone("adornments", OWNER, "adornment"),  # not played yet
    Zone("worn", EVERYBODY, "adornment"),
)
ZONES: Final = (
    Zone("river", EVERYBODY, "place"),  # the four destinations and the shoals
    Zone("river cards", EVERYBODY, "river"),  # turned up
    Zone("river deck", NOBODY, "river"),  # still face down; which lies where nobody knows
)
LAST_ZONES: Final = (
    Zone("river box", NOBODY, "river"),
    Zone("adornment box", NOBODY, "adornment"),
)

OWN_COUNTERS: Final = (
    "ambassador",  # at home
    "crossing",  # pearls for which the bridge has still to let cards be drawn
)
COUNTERS: Final = (
    "rival pearls",
    "rival die",  # which table says what the faces of his die mean
)
