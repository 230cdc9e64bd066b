"""A choice as a person sees it: a prompt, and options with a label and the thing they point at."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skerry.kernel.gathering import Gathering
    from skerry.kernel.text import Text


class Option:
    """One pick: its id and name, what it is called, and the thing it points at.

    The thing is a card in a zone, or the zone itself. An option without a zone ("") has no place
    on the table and is drawn as a button. What goes to a cell of a chart names it as its spot.
    """

    __slots__ = ("card", "group", "label", "name", "pick", "seat", "spot", "zone")

    def __init__(
        self,
        pick: int,
        name: str,
        label: Text,
        zone: str,
        seat: int,
        card: int,
        spot: int,
        group: str,
    ) -> None:
        self.pick = pick
        self.name = name
        self.label = label
        self.zone = zone
        self.seat = seat  # whose zone it is, or SHARED
        self.card = card  # -1 if it is none
        self.spot = spot  # -1 if it is about no cell
        self.group = group  # options of one group are shown together


class Choice:
    """What one seat is asked: by whom it is answered, at which position, out of which options."""

    __slots__ = ("gathering", "options", "pool", "position", "prompt", "seat")

    def __init__(
        self,
        seat: int,
        position: int,
        prompt: Text,
        options: list[Option],
        gathering: Gathering | None,
        pool: list[Option],
    ) -> None:
        self.seat = seat
        self.position = position
        self.prompt = prompt
        self.options = options
        self.gathering = gathering  # the set of which this choice is a part, if it is
        self.pool = pool  # what may be among that set, also what comes too early in its order


class Way:
    """How a card could come to a cell: by which answers in a row, or why it cannot.

    The first answer of a way is always an option now, and each further one once those before
    it have been given; so a whole way may be answered at once.
    """

    __slots__ = ("card", "picks", "preview", "reason", "spot")

    def __init__(
        self, card: int, spot: int, picks: list[int], preview: list[Text], reason: Text | None
    ) -> None:
        self.card = card
        self.spot = spot
        self.picks = picks  # none if it cannot come there
        self.preview = preview
        self.reason = reason


class ScoreLine:
    """One line of a score sheet: what for, how many points, the card if it is one, what it lacks."""

    __slots__ = ("card", "label", "lacks", "points")

    def __init__(self, label: Text, points: int, card: int, lacks: list[str]) -> None:
        self.label = label
        self.points = points
        self.card = card  # -1 if it is no card's
        self.lacks = lacks  # the symbols it needs and does not find


class Rival:
    """An opponent without a seat, who plays by the rules of the game: its name and its score sheet."""

    __slots__ = ("name", "sheet")

    def __init__(self, name: Text, sheet: list[ScoreLine]) -> None:
        self.name = name
        self.sheet = sheet

    @property
    def points(self) -> int:
        """What it would have if the game ended now."""
        return sum([line.points for line in self.sheet])
