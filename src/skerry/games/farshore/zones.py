"""The table of Farshore: the woodland's zones by the names of the shore, and those it adds."""

from __future__ import annotations

from typing import Final

from skerry.games.farshore.terms import RESOURCES, TREASURE
from skerry.games.woodland import zones as woodland
from skerry.games.woodland.terms import TYPES
from skerry.games.woodland.zones import PLAYED
from skerry.kernel.zones import EVERYBODY, NOBODY, Zone

SHARED_ZONES: Final = (
    Zone("deck", NOBODY, "card"),
    Zone("discard", NOBODY, "card", pile=True),
    Zone("bay", EVERYBODY, "card"),
    Zone("board", EVERYBODY, "place"),
    Zone("islands", EVERYBODY, "island"),  # face up
    Zone("events", EVERYBODY, "map"),  # stays empty: workers do not go to maps
    Zone("rival", EVERYBODY, "card"),  # the city of an opponent without a seat
    Zone("island box", NOBODY, "island"),
    Zone("map box", NOBODY, "map"),
    Zone("rival events", EVERYBODY, "map"),
)
OWN_ZONES: Final = (*woodland.OWN_ZONES[:-1], Zone("own maps", EVERYBODY, "map"))

# Counters: the woodland's, then each seat's anchors still to drop and how far its ship is.
ANCHOR: Final = PLAYED + 1
SHIP: Final = PLAYED + 2
SHARED_COUNTERS: Final = ("turn", "blocked", "rival points", "level")
OWN_COUNTERS: Final = (*woodland.own_counters(RESOURCES, TREASURE), "anchors", "ship")

# What comes after the seats: the sea,
SEA_ZONES: Final = (
    Zone("flooded", EVERYBODY, "island"),  # islands face down
    Zone("compass", EVERYBODY, "compass", ordered=True),  # the two tiles in force, A first
    Zone("winds", NOBODY, "compass", pile=True),  # the tiles to come, of both stacks
    Zone("past winds", EVERYBODY, "compass", pile=True),
)
MAP_ZONES: Final = (Zone("maps", EVERYBODY, "map"),)  # six stacks
SEA_COUNTERS: Final = ("lookout rule",)
# the captain,
CAPTAIN_ZONES: Final = (
    Zone("captain hand", NOBODY, "card"),
    Zone("trail deck", NOBODY, "trail"),
    Zone("trail", EVERYBODY, "trail", pile=True, ordered=True),  # turned up, the last on top
)
CAPTAIN_COUNTERS: Final = (
    "captain ship",  # as a seat's, by step
    "captain treasures",
    "captain workers",  # at home
    "captain season",
    "captain passed",
    "captain at red",  # workers on red cards of her city
    "captain rests",  # she has prepared, which was her turn
    "captain section",  # of the trail card turned up, 1 for the top one; 0 for none
)
PLAN_COUNTERS: Final = (
    *[f"plan {type_}" for type_ in TYPES],  # 1 is the top row, 0 is off the card
    *[f"plan column {type_}" for type_ in TYPES],  # 1 is the leftmost
)
# and the weather.
WEATHER_ZONES: Final = (
    Zone("weather deck", NOBODY, "weather"),
    Zone("weather", EVERYBODY, "weather"),  # in force
    Zone("past weather", EVERYBODY, "weather", pile=True),
)
WEATHER_BOXES: Final = (Zone("weather box", NOBODY, "weather"),)
WEATHER_COUNTERS: Final = ("weather level",)  # 0: no weather, 1: upper effects, 2: both
