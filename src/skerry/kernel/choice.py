"""A choice as a person sees it: a prompt, and options with a label and the thing they point at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from skerry.kernel.gathering import Gathering
    from skerry.kernel.text import Text


# What a pick does, as far as a table must know to show it. "" stands for all that is only read.
Role: TypeAlias = Literal[
    "",
    "card",
    "copy",
    "free",
    "number",
    "place",
    "play",
    "price",
    "resource",
    "sail",
    "seat",
    "spend",
    "stop",
    "visit",
]


class Meaning(NamedTuple):
    """What a pick is, whenever it is offered: its role, and the seat, place, copy or number it names."""

    role: Role = ""
    number: int = -1


class Option(NamedTuple):
    """One pick: its id and name, what it is called, and the thing it points at.

    The thing is a card in a zone, or the zone itself. An option without a zone ("") has no place
    on the table and is drawn as a button. What goes to a cell of a chart names it as its spot.
    """

    pick: int
    name: str
    label: Text
    zone: str
    seat: int  # whose zone it is, or SHARED
    card: int  # -1 if it is none
    spot: int  # -1 if it is about no cell
    group: str  # options of one group are shown together
    meaning: Meaning


class Move(NamedTuple):
    """One pick that may be chosen: its number, its name, and what it is called in words."""

    pick: int
    name: str
    label: Text


class Source(NamedTuple):
    """The card or place that asks, and where it lies; in zone "" if it has left the table."""

    card: int
    zone: str
    seat: int  # whose zone it is, or SHARED


class Choice(NamedTuple):
    """What one seat is asked: by whom it is answered, at which position, out of which options."""

    seat: int
    position: int
    prompt: Text
    options: list[Option]
    gathering: Gathering | None  # the set of which this choice is a part, if it is
    pool: list[Option]  # what may be among that set, also what comes too early in its order
    source: Source | None  # what on the table asks; None for the turn itself
    bargain: list[Option]  # what may be taken for it, if something is
    verbs: list[Text]  # what choosing none, one, two more of it does; empty if nobody says it


class ScoreLine(NamedTuple):
    """One line of a score sheet: what for, how many points, the card if it is one, what it lacks."""

    label: Text
    points: int
    card: int  # -1 if it is no card's
    lacks: list[str]  # the symbols it needs and does not find
    reason: Text | None = None  # what the points are counted by, where it is not printed
    source: str = ""  # with which others it is told: cards, events, maps …


class Rival(NamedTuple):
    """An opponent without a seat, who plays by the rules of the game: its name and its score sheet."""

    name: Text
    sheet: list[ScoreLine]

    @property
    def points(self) -> int:
        """What it would have if the game ended now."""
        return sum([line.points for line in self.sheet])
