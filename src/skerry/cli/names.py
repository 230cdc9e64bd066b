"""What the seats are called: people by their names, bots by their characters."""

from __future__ import annotations

from skerry.drawing.words import words
from skerry.kernel.text import Text, seat_text
from skerry.text import aside, name_seats

ME = "me"  # the kind of a seat where a person sits
FURTHER = ("", "second", "third")  # the characters of one level, one after the other


def call_seats(seating: list[str], people: list[str]) -> None:
    """Name all seats, wherever they are spoken of from now on; people who have no name stay numbers."""
    names = iter(people)
    called = [
        next(names, "") if kind == ME else _character(seating, n) for n, kind in enumerate(seating)
    ]
    name_seats({seat + 1: name for seat, name in enumerate(called) if name})


def _character(seating: list[str], seat: int) -> str:
    """Call a bot by its level, the second and third of one level by other names."""
    said = Text("level-name", {"agent": seating[seat]})
    first = words(said)
    before = sum(
        words(Text("level-name", {"agent": kind})) == first for kind in seating[:seat] if kind != ME
    )
    attribute = FURTHER[before % len(FURTHER)]
    name = (aside(said, attribute) if attribute else None) or first
    turn = before // len(FURTHER) + 1
    return name if turn == 1 else words(Text("level-another", {"name": name, "number": turn}))


def name_of(seat: int) -> str:
    """Return what a seat is called."""
    return words(seat_text(seat))
