"""The table of Farshore: the woodland's zones by the names of the shore, and those it adds."""

from __future__ import annotations

from typing import Final

from skerry.games.farshore.words import RESOURCES, TREASURE
from skerry.games.woodland import zones as woodland
from skerry.games.woodland.words import TYPES
from skerry.games.woodland.zones import PLAYED
from skerry.kernel.zones import EVERYBODY, NOBODY, Zone

SHARED_ZONES: Final = (
    Zone("deck", NOBODY, "card"),
    Zone("discard", NOBODY, "card", pile=True),
    Zone("bay", EVERYBODY, "card"),
    Zone("board", EVERYBODY, "place"),
    Zone("islands", EVERYBODY, "island"),  # face up
    Zone("events", EVERYBODY, "map"),  # stays empty: workers do not go to maps
    Zone("captain", EVERYBODY, "card"),  # her city
    Zone("island box", NOBODY, "island"),
    Zone("map box", NOBODY, "map"),
    Zone("captain maps", EVERYBODY, "map"),
)
OWN_ZONES: Final = (*woodland.OWN_ZONES[:-1], Zone("own maps", EVERYBODY, "map"))

# Zones of the whole table that only Farshore has, numbered as if there were one seat.
FLOODED: Final = 19  # islands face down
COMPASS: Final = 20  # the two tiles in force, A first
WINDS: Final = 21  # the tiles to come, of both stacks
PAST_WINDS: Final = 22
CAPTAIN_HAND: Final = 23
TRAIL_DECK: Final = 24
TRAIL: Final = 25  # turned up, the last on top
WEATHER_DECK: Final = 26
WEATHER: Final = 27  # in force
PAST_WEATHER: Final = 28
MAPS: Final = 29  # six stacks
WEATHER_BOX: Final = 30

COMMON_ZONES: Final = (
    Zone("flooded", EVERYBODY, "island"),
    Zone("compass", EVERYBODY, "compass"),
    Zone("winds", NOBODY, "compass", pile=True),
    Zone("past winds", EVERYBODY, "compass", pile=True),
    Zone("captain hand", NOBODY, "card"),
    Zone("trail deck", NOBODY, "trail"),
    Zone("trail", EVERYBODY, "trail", pile=True),
    Zone("weather deck", NOBODY, "weather"),
    Zone("weather", EVERYBODY, "weather"),
    Zone("past weather", EVERYBODY, "weather", pile=True),
    Zone("maps", EVERYBODY, "map"),
    Zone("weather box", NOBODY, "weather"),
)

# Counters: the woodland's, then each seat's anchors still to drop and how far its ship is.
ANCHOR: Final = PLAYED + 1
SHIP: Final = PLAYED + 2
SHARED_COUNTERS: Final = ("turn", "blocked", "rival points", "level")
OWN_COUNTERS: Final = (*woodland.own_counters(RESOURCES, TREASURE), "anchors", "ship")
# Counters of the whole table that only Farshore has, numbered as its zones are.
LOOKOUT_RULE: Final = PLAYED + 3
CAPTAIN_SHIP: Final = PLAYED + 4  # as a seat's, by step
CAPTAIN_TREASURES: Final = PLAYED + 5
CAPTAIN_WORKERS: Final = PLAYED + 6  # at home
CAPTAIN_SEASON: Final = PLAYED + 7
CAPTAIN_PASSED: Final = PLAYED + 8
CAPTAIN_AT_RED: Final = PLAYED + 9  # workers on red cards of her city
CAPTAIN_RESTS: Final = PLAYED + 10  # she has prepared, which was her turn
CAPTAIN_SECTION: Final = PLAYED + 11  # of the trail card turned up, 1 for the top one; 0 for none
WEATHER_LEVEL: Final = PLAYED + 12  # 0: no weather, 1: upper effects, 2: both
PLAN_ROW: Final = PLAYED + 13  # five, by type: 1 is the top row, 0 is off the card
PLAN_COLUMN: Final = PLAYED + 18  # five, by type: 1 is the leftmost
COMMON_COUNTERS: Final = (
    "lookout rule",
    "captain ship",
    "captain treasures",
    "captain workers",
    "captain season",
    "captain passed",
    "captain at red",
    "captain rests",
    "captain section",
    "weather level",
    *[f"plan {type_}" for type_ in TYPES],
    *[f"plan column {type_}" for type_ in TYPES],
)
