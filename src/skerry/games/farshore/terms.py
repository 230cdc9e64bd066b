"""The words of the shore: what one pays with, and where workers go."""

from __future__ import annotations

from typing import Final

# By number, as in the woodland; the last one feeds critters.
RESOURCES: Final = ("driftwood", "seaweed", "seastone", "mushroom")
TREASURE: Final = "treasure"

# Areas of places.
SHORE: Final = "shore"
ISLAND: Final = "island"
DOCKS: Final = "docks"
LOOKOUT: Final = "lookout"
DUNES: Final = "dunes"
MAP: Final = "map"

# What a card of the city may watch for beside plays of a form: a move of the ship by the compass,
# and a worker placed at the shore or on an island.
AFTER_COMPASS: Final = "compass"
AFTER_PLACING: Final = "placing"

NEW_WORKERS: Final[tuple[int, ...]] = (2, 1, 1, 1)  # by season, from winter on
ANCHORS: Final = 3

MAP_KINDS: Final = 6
MAP_VALUES: Final = (2, 1, 0)  # the second one twice

# How strong the captain is, from not being there on.
NO_CAPTAIN: Final = "none"
CAPTAINS: Final = (NO_CAPTAIN, "shy", "brave", "splendid", "terror")
