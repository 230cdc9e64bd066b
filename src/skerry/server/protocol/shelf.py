"""What a game on the shelf says of itself."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from skerry.server.protocol.text import TextInfo

Value = bool | int | str


class SettingInfo(Struct):
    """An option of a game; the first allowed value is the default.

    It matters only where the other option that it stands under is not the default.
    """

    name: str
    allowed: list[Value]
    text: TextInfo
    under: str = ""
    seats: int = 0  # so many can play where it is not the default, if that is more than usual
    upto: int = 0  # it matters only at tables of at most so many seats; 0: at all


class CardInfo(Struct):
    """A card: its name, its words, and what is drawn on it."""

    name: str
    back: str
    label: TextInfo
    text: TextInfo
    face: dict[str, Any]  # what the game's own drawing needs


class TrackInfo(Struct):
    """The ships' track of a deck file."""

    values: list[int]  # by place, what a ship is worth there
    marks: list[int]  # places where a treasure waits


class DeckInfo(Struct):
    """The deck file that a game is made from."""

    name: TextInfo
    digest: str
    house: bool  # something in it is not as printed
    brought: bool  # it came with the table, so the cards on the shelf are not those of the table
    track: TrackInfo


class RungInfo(Struct):
    """A level on the ladder of a set-up."""

    agent: str
    rating: int
    reach: int  # so far the true rating may be from it, 95 %
    points: float  # on average
    against: str  # the level next to it that it has met; "" if none
    share: float  # of the games against that one that it won


class LadderInfo(Struct):
    """How strong the levels were found to be at one set-up, the weakest first."""

    seats: int
    options: dict[str, Value]  # that are not the default
    games: int
    rungs: list[RungInfo]


class BoxInfo(Struct):
    """A game on the shelf, as it looks from outside."""

    name: str
    fewest: int
    most: int
    cooperative: bool  # all seats have one score and win or lose together
    settings: list[SettingInfo]
    agents: list[str]  # the weakest first
    ladders: list[LadderInfo]  # what was measured of them
    about: TextInfo  # one sentence
    deck: DeckInfo | None  # only games whose cards stand in a file have one
    lesson: int  # how many steps its guided first game has; 0 if there is none


class GameInfo(BoxInfo):
    """All about a game: its box opened."""

    cards: list[CardInfo]
