"""The table of a woodland game: zones and counters, the same numbers for both Everdells."""

from __future__ import annotations

from typing import Final

from skerry.kernel.zones import EVERYBODY, NOBODY, OWNER, PASSING, Zone

# Shared zones.
DECK: Final = 0
DISCARD: Final = 1
MEADOW: Final = 2
BOARD: Final = 3  # places that are always there
FOREST: Final = 4  # places dealt for this game
EVENTS: Final = 5  # still to be achieved
RIVAL: Final = 6  # the city of an opponent without a seat
FOREST_BOX: Final = 7
EVENT_BOX: Final = 8
RIVAL_EVENTS: Final = 9
# Each seat's own.
HAND: Final = 10
CITY: Final = 11
STAGE: Final = 12  # a card that is being paid for
ASIDE: Final = 13  # cards of the hand chosen so far, to be discarded or given
DRAWN: Final = 14  # looked at in secret, to be kept or passed on
REVEALED: Final = 15  # turned up for all, to be played or discarded
PRISON: Final = 16
BENEATH: Final = 17  # under events
ACHIEVED: Final = 18

SHARED_ZONES: Final = (
    Zone("deck", NOBODY, "card"),
    Zone("discard", NOBODY, "card", pile=True),
    Zone("meadow", EVERYBODY, "card"),
    Zone("board", EVERYBODY, "place"),
    Zone("forest", EVERYBODY, "forest"),
    Zone("events", EVERYBODY, "event"),
    Zone("rival", EVERYBODY, "card"),
    Zone("forest box", NOBODY, "forest"),
    Zone("event box", NOBODY, "event"),
    Zone("rival events", EVERYBODY, "event"),
)
OWN_ZONES: Final = (
    Zone("hand", OWNER, "card"),
    Zone("city", EVERYBODY, "card"),
    Zone("stage", EVERYBODY, "card", use=PASSING),
    Zone("aside", OWNER, "card", use=PASSING),
    Zone("drawn", OWNER, "card", use=PASSING),
    Zone("revealed", EVERYBODY, "card", use=PASSING),
    Zone("prison", EVERYBODY, "card"),
    Zone("beneath", EVERYBODY, "card", pile=True),
    Zone("achieved", EVERYBODY, "event"),
)

# Counters: four for all, then each seat's own. Its first four are the resources.
ROUND: Final = 0
BLOCKED: Final = 1  # so many places of the meadow are the rival's
RIVAL_POINTS: Final = 2
LEVEL: Final = 3  # how strong the rival is
STOCK: Final = 4
WILD: Final = 8  # pearls or treasures
POINTS: Final = 9
WORKERS: Final = 10  # at home
SEASON: Final = 11
PASSED: Final = 12
TRAY: Final = 13  # four: resources on their way to somebody
ASTRAY: Final = 17  # workers whose card has gone; they come home with the others
PLAYED: Final = 18  # cards played in this turn


def own_counters(resources: tuple[str, ...], wild: str) -> tuple[str, ...]:
    """Name the counters that each seat has, in the words of a game."""
    return (
        *resources,
        wild,
        "points",
        "workers",
        "season",
        "passed",
        *[f"tray {name}" for name in resources],
        "astray",
        "played",
    )
