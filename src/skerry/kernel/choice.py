"""A choice as a person sees it: a prompt, and options with a label and the thing they point at."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skerry.kernel.text import Text


class Option:
    """One pick: its id and name, what it is called, and the zone where the thing lies.

    An option without a zone ("") has no place on the table and is drawn as a button.
    """

    __slots__ = ("group", "label", "name", "pick", "seat", "zone")

    def __init__(self, pick: int, name: str, label: Text, zone: str, seat: int, group: str) -> None:
        self.pick = pick
        self.name = name
        self.label = label
        self.zone = zone
        self.seat = seat  # whose zone it is, or SHARED
        self.group = group  # options of one group are shown together


class Choice:
    """What one seat is asked: by whom it is answered, at which position, out of which options."""

    __slots__ = ("options", "position", "prompt", "seat")

    def __init__(self, seat: int, position: int, prompt: Text, options: list[Option]) -> None:
        self.seat = seat
        self.position = position
        self.prompt = prompt
        self.options = options


class ScoreLine:
    """One line of a score sheet: what for, how many points, the card if it is one, what it lacks."""

    __slots__ = ("card", "label", "lacks", "points")

    def __init__(self, label: Text, points: int, card: int, lacks: list[str]) -> None:
        self.label = label
        self.points = points
        self.card = card  # -1 if it is no card's
        self.lacks = lacks  # the symbols it needs and does not find
