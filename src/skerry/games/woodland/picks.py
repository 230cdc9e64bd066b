"""The picks of a woodland game: resources, numbers, seats, ways to pay; then cards and places."""

from __future__ import annotations

from typing import Final

# The first picks mean the same in both games. 0 to 3 are the resources.
WILD_PICK: Final = 4
STOP: Final = 5
PRICE: Final = 6  # pay the whole price
MOVE_IN: Final = 7  # into the critter's own construction
MOVE_IN_ANYWHERE: Final = 8  # into a construction that takes any critter
PREPARE: Final = 9
PASS: Final = 10
FROM_DECK: Final = 11
FROM_DISCARD: Final = 12
NUMBERS: Final = 13  # 0 to 15
SEATS: Final = 29  # 0 to 3, then the rival
SLOTS: Final = 34  # of the meadow, 1 to 8
COPIES: Final = 42  # of equal cards that differ in what lies on them, 1 to 8
FIRST_CARD: Final = 50

FIXED: Final = (
    "pearl",
    "stop",
    "price",
    "move-in",
    "move-in-anywhere",
    "prepare",
    "pass",
    "from-deck",
    "from-discard",
)


class Picks:
    """How the picks of one game are numbered after the first ones."""

    __slots__ = (
        "cards",
        "curio",
        "curios",
        "names",
        "places",
        "play_curio",
        "play_hand",
        "play_meadow",
        "visit_card",
        "visit_place",
    )

    def __init__(
        self,
        resources: tuple[str, ...],
        cards: tuple[str, ...],
        places: tuple[str, ...],
        curios: tuple[str, ...] = (),
        playable: tuple[str, ...] = (),
        fixed: tuple[str, ...] = FIXED,
        meadow: str = "meadow",
    ) -> None:
        self.cards = len(cards)
        self.places = len(places)
        self.curios = len(curios) + len(playable)
        self.play_hand = FIRST_CARD + len(cards)
        self.play_meadow = self.play_hand + len(cards)
        self.visit_card = self.play_meadow + len(cards)
        self.visit_place = self.visit_card + len(cards)
        self.curio = self.visit_place + len(places)
        self.play_curio = self.curio + self.curios
        self.names: tuple[str, ...] = tuple(
            [*resources, *fixed]
            + [f"number-{number}" for number in range(SEATS - NUMBERS)]
            + [f"seat-{seat + 1}" for seat in range(SLOTS - SEATS - 1)]
            + ["rival"]
            + [f"place-{slot + 1}" for slot in range(COPIES - SLOTS)]
            + [f"copy-{copy + 1}" for copy in range(FIRST_CARD - COPIES)]
            + list(cards)
            + [f"play-{name}" for name in cards]
            + [f"play-{name}-from-{meadow}" for name in cards]
            + [f"visit-{name}" for name in cards]
            + list(places)
            + list(curios + playable)
            + [f"play-{name}" for name in playable]
        )
