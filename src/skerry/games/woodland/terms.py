"""The words of the woodland: what one pays with, and what cards are."""

from __future__ import annotations

from typing import Final

# Resources are numbered; each game has its own names for them. The last one feeds critters.
RESOURCES: Final = 4
FOOD: Final = 3
EVERY_RESOURCE: Final[tuple[int, ...]] = (0, 1, 2, 3)
NAMES: Final[tuple[str, ...]] = ("twig", "resin", "pebble", "berry")  # by which messages know them

# Two forms of cards.
CRITTER: Final = "critter"
CONSTRUCTION: Final = "construction"

# Five types, by their colours green, brown, red, blue, purple.
PRODUCTION: Final = "production"
TRAVELER: Final = "traveler"
DESTINATION: Final = "destination"
GOVERNANCE: Final = "governance"
PROSPERITY: Final = "prosperity"
TYPES: Final[tuple[str, ...]] = (PRODUCTION, TRAVELER, DESTINATION, GOVERNANCE, PROSPERITY)

# Areas of places where workers go.
BASIC: Final = "basic"
FOREST: Final = "forest"
HAVEN: Final = "haven"
JOURNEY: Final = "journey"
BASIC_EVENT: Final = "basic event"
SPECIAL_EVENT: Final = "special event"
WONDER: Final = "wonder"
# Who goes there.
WORKER: Final = "worker"
AMBASSADOR: Final = "ambassador"

# Seasons.
WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
SEASONS: Final[tuple[str, ...]] = ("winter", "spring", "summer", "autumn")

HAND_LIMIT: Final = 8
MEADOW_SIZE: Final = 8
CITY_SPACES: Final = 15
