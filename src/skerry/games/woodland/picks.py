"""The picks of a woodland game: resources, numbers, seats, ways to pay; then cards and places."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from skerry.kernel.choice import Meaning, Role
from skerry.kernel.effect import NOTHING

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
SEATS: Final = 29  # the first four; further ones come with the block that has room for them
RIVAL_PICK: Final = 33
SLOTS: Final = 34  # of the meadow, 1 to 8
COPIES: Final = 42  # of equal cards that differ in what lies on them, 1 to 8
FIRST_CARD: Final = 50

RIVAL_OWNER: Final = 31  # the owner of the rival's city; no table has so many seats

# The sorts of picks, in the order of their numbers within a block.
SIMPLE: Final = 0  # about no card
CHOOSE: Final = 1  # a card
PLAY: Final = 2  # a card, from the hand or wherever it was revealed
PLAY_MEADOW: Final = 3  # a card of the meadow
VISIT: Final = 4  # a card of a city
GO: Final = 5  # to a place
USE: Final = 6  # a side card
PLAY_SIDE_CARD: Final = 7
ROLES: Final[tuple[Role, ...]] = ("", "card", "play", "play", "visit", "visit", "card", "play")

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
FIXED_ROLES: Final[dict[str, Role]] = {
    "pearl": "resource",
    "treasure": "resource",
    "stop": "stop",
    "price": "price",
    "move-in": "free",
    "move-in-anywhere": "free",
    "anchor": "free",
}


def _each(role: Role, first: int, count: int) -> list[Meaning]:
    """Give so many picks one role and a number each."""
    return [Meaning(role, first + nth) for nth in range(count)]


def add_pick(found: list[Any], picks: list[Any], number: int) -> None:
    """Add one of some picks to others; handed on as it is, it is not unpacked and made anew."""
    found.append(picks[number])


class Block(NamedTuple):
    """Names that are numbered together; a later block leaves the numbers of earlier ones alone."""

    cards: tuple[str, ...]
    places: tuple[str, ...]
    side_cards: tuple[str, ...] = ()
    playable: tuple[str, ...] = ()  # side cards that are played
    seats: int = 0  # for how many seats there is room


class Picks:
    """How the picks of one game are numbered, by kind of card, by place and by side card, and back."""

    __slots__ = (
        "cards",
        "choices",
        "is_mixed",
        "meadow_plays",
        "meanings",
        "names",
        "places",
        "plays",
        "seats",
        "side_card_plays",
        "side_cards",
        "sorts",
        "visits",
    )

    def __init__(
        self,
        resources: tuple[str, ...],
        blocks: tuple[Block, ...],
        fixed: tuple[str, ...] = FIXED,
        meadow: str = "meadow",
    ) -> None:
        self.names: list[str] = [
            *resources,
            *fixed,
            *[f"number-{number}" for number in range(SEATS - NUMBERS)],
            *[f"seat-{seat + 1}" for seat in range(RIVAL_PICK - SEATS)],
            "rival",
            *[f"place-{slot + 1}" for slot in range(COPIES - SLOTS)],
            *[f"copy-{copy + 1}" for copy in range(FIRST_CARD - COPIES)],
        ]
        self.meanings: list[Meaning] = [
            *([Meaning("resource")] * len(resources)),
            *[Meaning(FIXED_ROLES.get(name, "")) for name in fixed],
            *_each("number", 0, SEATS - NUMBERS),
            *_each("seat", 0, RIVAL_PICK - SEATS),
            Meaning("seat"),
            *_each("place", 1, COPIES - SLOTS),
            *_each("copy", 1, FIRST_CARD - COPIES),
        ]
        # By pick: what it is about, and which card, or place or side card among all cards.
        self.sorts: list[int] = [SIMPLE] * FIRST_CARD
        self.cards: list[int] = [NOTHING] * FIRST_CARD
        self.seats: list[int] = list(range(SEATS, RIVAL_PICK))
        # By kind of card.
        self.choices: list[int] = []
        self.plays: list[int] = []
        self.meadow_plays: list[int] = []
        self.visits: list[int] = []
        self.places: list[int] = []  # by place
        self.side_cards: list[int] = []  # by side card
        self.side_card_plays: list[int] = []  # by side card; NOTHING for one that is not played
        # Picks of a later block come last, whatever they are about.
        self.is_mixed = len(blocks) > 1
        kind = 0
        place = sum([len(block.cards) for block in blocks])
        side_card = place + sum([len(block.places) for block in blocks])
        for block in blocks:
            self._add_block(block, meadow, (kind, place, side_card))
            kind += len(block.cards)
            place += len(block.places)
            side_card += len(block.side_cards) + len(block.playable)

    def _add_block(self, block: Block, meadow: str, first: tuple[int, int, int]) -> None:
        """Number the names of a block, whose cards, places and side cards have these first numbers."""
        kind, place, side_card = first
        self._add_seats(block.seats)
        self.choices += self._add(CHOOSE, list(block.cards), kind)
        self.plays += self._add(PLAY, [f"play-{name}" for name in block.cards], kind)
        names = [f"play-{name}-from-{meadow}" for name in block.cards]
        self.meadow_plays += self._add(PLAY_MEADOW, names, kind)
        self.visits += self._add(VISIT, [f"visit-{name}" for name in block.cards], kind)
        self.places += self._add(GO, list(block.places), place)
        self.side_cards += self._add(USE, list(block.side_cards + block.playable), side_card)
        self.side_card_plays += [NOTHING] * len(block.side_cards)
        names = [f"play-{name}" for name in block.playable]
        self.side_card_plays += self._add(PLAY_SIDE_CARD, names, side_card + len(block.side_cards))

    def _add(self, sort: int, names: list[str], card: int) -> list[int]:
        """Number names of one sort after all others, and return their numbers."""
        first = len(self.names)
        self.names += names
        self.meanings += [Meaning(ROLES[sort])] * len(names)
        self.sorts += [sort] * len(names)
        self.cards += list(range(card, card + len(names)))
        return list(range(first, len(self.names)))

    def _add_seats(self, seats: int) -> None:
        for seat in range(len(self.seats), seats):
            self.seats.append(len(self.names))
            self.names.append(f"seat-{seat + 1}")
            self.meanings.append(Meaning("seat", seat))
            self.sorts.append(SIMPLE)
            self.cards.append(NOTHING)

    def owner(self, seat: int) -> int:
        """Return the pick that means the owner of a city: a seat, or the rival."""
        return RIVAL_PICK if seat == RIVAL_OWNER else self.seats[seat]

    def owner_of(self, pick: int) -> int:
        """Return whose city such a pick means."""
        if pick < RIVAL_PICK:
            return pick - SEATS
        return RIVAL_OWNER if pick == RIVAL_PICK else self.seats.index(pick)
