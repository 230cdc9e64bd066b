"""What is known of the pieces in the box, whatever is printed on them otherwise."""

from __future__ import annotations

from typing import Final

from skerry.games.woodland.terms import (
    CONSTRUCTION,
    CRITTER,
    DESTINATION,
    GOVERNANCE,
    PRODUCTION,
    PROSPERITY,
    TRAVELER,
)

COMMON: Final = False
UNIQUE: Final = True
COLOURS: Final = {
    "green": PRODUCTION,
    "brown": TRAVELER,
    "red": DESTINATION,
    "blue": GOVERNANCE,
    "purple": PROSPERITY,
}


class Piece:
    """A kind of card of the main deck, as far as it is the same in every deck file."""

    __slots__ = ("added", "copies", "doubtful", "form", "name", "points", "space", "type", "unique")

    def __init__(
        self,
        name: str,
        type: str,
        form: str,
        unique: bool,  # noqa: FBT001  COMMON or UNIQUE
        points: int,
        copies: int,
        *,
        space: int = 1,
        doubtful: bool = False,
        added: bool = False,
    ) -> None:
        self.name = name
        self.type = type
        self.form = form
        self.unique = unique
        self.points = points
        self.copies = copies
        self.space = space
        self.added = added  # by a homebrew deck; it is in no box
        self.doubtful = doubtful  # sources may err about common or unique


PIECES: Final[tuple[Piece, ...]] = (
    Piece("tumbler", PRODUCTION, CONSTRUCTION, COMMON, 2, 3),
    Piece("tangle_raft", PRODUCTION, CONSTRUCTION, COMMON, 1, 3),
    Piece("scriptorium", PRODUCTION, CONSTRUCTION, COMMON, 2, 3),
    Piece("grove", PRODUCTION, CONSTRUCTION, COMMON, 1, 5),
    Piece("beach_sledge", PRODUCTION, CONSTRUCTION, COMMON, 1, 3),
    Piece("warehouse", PRODUCTION, CONSTRUCTION, UNIQUE, 2, 2),
    Piece("sloop", PRODUCTION, CONSTRUCTION, UNIQUE, 1, 2),
    Piece("sea_chip", PRODUCTION, CRITTER, COMMON, 1, 3),
    Piece("scribe", PRODUCTION, CRITTER, COMMON, 1, 3),
    Piece("scavenger", PRODUCTION, CRITTER, COMMON, 2, 3),
    Piece("sail_maker", PRODUCTION, CRITTER, COMMON, 1, 3),
    Piece("merchant", PRODUCTION, CRITTER, COMMON, 2, 3),
    Piece("diver", PRODUCTION, CRITTER, COMMON, 1, 3),
    Piece("treasure_hunter", PRODUCTION, CRITTER, UNIQUE, 1, 2),
    Piece("rope_bridge", TRAVELER, CONSTRUCTION, COMMON, 1, 3),
    Piece("shipwreck", TRAVELER, CONSTRUCTION, UNIQUE, -1, 3, space=0),
    Piece("hideout", TRAVELER, CONSTRUCTION, UNIQUE, 0, 2),
    Piece("galley", TRAVELER, CONSTRUCTION, UNIQUE, 3, 3),
    Piece("postal_pigeon", TRAVELER, CRITTER, COMMON, 0, 3),
    Piece("pirate", TRAVELER, CRITTER, UNIQUE, 0, 3),
    Piece("stowaway", TRAVELER, CRITTER, UNIQUE, 1, 2),
    Piece("castaway", TRAVELER, CRITTER, UNIQUE, -1, 3, space=0),
    Piece("post_office", DESTINATION, CONSTRUCTION, COMMON, 2, 3),
    Piece("inn", DESTINATION, CONSTRUCTION, COMMON, 2, 3),
    Piece("abbey", DESTINATION, CONSTRUCTION, COMMON, 2, 3),
    Piece("crows_nest", DESTINATION, CONSTRUCTION, UNIQUE, 2, 2),
    Piece("steward", DESTINATION, CRITTER, COMMON, 1, 3),
    Piece("cooper", DESTINATION, CRITTER, UNIQUE, 2, 2),
    Piece("illuminator", DESTINATION, CRITTER, UNIQUE, 2, 2),
    Piece("cartographer", DESTINATION, CRITTER, UNIQUE, 2, 2),
    Piece("port", GOVERNANCE, CONSTRUCTION, UNIQUE, 2, 3),
    Piece("market", GOVERNANCE, CONSTRUCTION, UNIQUE, 1, 3),
    Piece("lighthouse", GOVERNANCE, CONSTRUCTION, UNIQUE, 1, 2),
    Piece("customs_office", GOVERNANCE, CONSTRUCTION, UNIQUE, 3, 3),
    Piece("customs_officer", GOVERNANCE, CRITTER, UNIQUE, 1, 3),
    Piece("navigator", GOVERNANCE, CRITTER, UNIQUE, 2, 2),
    Piece("lighthouse_keeper", GOVERNANCE, CRITTER, UNIQUE, 1, 3),
    Piece("herbalist", GOVERNANCE, CRITTER, UNIQUE, 1, 3),
    Piece("windmill", PROSPERITY, CONSTRUCTION, UNIQUE, 2, 2),
    Piece("manor", PROSPERITY, CONSTRUCTION, UNIQUE, 4, 2),
    Piece("harbor", PROSPERITY, CONSTRUCTION, UNIQUE, 5, 2),
    Piece("gardens", PROSPERITY, CONSTRUCTION, UNIQUE, 4, 2),
    Piece("galleon", PROSPERITY, CONSTRUCTION, UNIQUE, 5, 2),
    Piece("sculptor", PROSPERITY, CRITTER, UNIQUE, 4, 2),
    Piece("pilgrim", PROSPERITY, CRITTER, UNIQUE, 2, 2),
    Piece("guild_master", PROSPERITY, CRITTER, UNIQUE, 2, 2),
    Piece("governor", PROSPERITY, CRITTER, COMMON, 4, 2, doubtful=True),
    Piece("admiral", PROSPERITY, CRITTER, COMMON, 4, 2, doubtful=True),
)
NAMES: Final = tuple([piece.name for piece in PIECES])

# How many of a shelf there are, and by which names.
FIXED: Final = {
    "card": NAMES,
    "shore": ("1", "2", "3", "4"),
    "island": ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10"),
    "compass": ("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"),
    "map": ("1", "2", "3", "4", "5", "6"),
    "ship": ("track",),
}
# Nobody tells how many of these there are; they are numbered from 1, and these would be too few.
OPEN: Final = {"trail": 1, "weather": 4}
SHELVES: Final[tuple[str, ...]] = (*FIXED, *OPEN)
