"""Gifts shared out among several opponents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.deed import Deed
from skerry.games.woodland.picks import SEATS, STOP
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.words import EVERY_RESOURCE
from skerry.games.woodland.zones import POINTS, STOCK
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


class GiveAround(Deed):
    """Give up to so many resources, one by one to whom one likes, and gain points for each.

    First one says to whom, then what. Neither goes back to a lower one, so each way of sharing
    out is reached by one path. When nobody can be given anything, it goes to the supply.
    """

    __slots__ = ("points", "up_to")

    def __init__(self, up_to: int, points: int) -> None:
        self.up_to = up_to
        self.points = points

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        given, seat, kind, is_chosen = unfold(frame.done)
        if given == self.up_to or not state.wealth(frame.seat):
            return []
        if is_chosen:
            return _gifts(state, frame.seat, kind)
        receivers = state.receivers(frame.seat)
        if not receivers:
            return [*_gifts(state, frame.seat, kind), STOP]
        return [STOP] + [
            SEATS + other
            for other in receivers
            if other > seat or (other == seat and _gifts(state, frame.seat, kind))
        ]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option in (-1, STOP):
            return
        given, seat, kind, _ = unfold(frame.done)
        if option >= SEATS:
            first = kind if option - SEATS == seat else 0
            done = fold(given, option - SEATS, first, is_chosen=True)
            state.push(self, frame.seat, frame.source, done)
            return
        state.gain(STOCK + option, frame.seat, -1)
        if state.receivers(frame.seat):
            state.gain(STOCK + option, seat, 1)
        state.gain(POINTS, frame.seat, self.points)
        done = fold(given + 1, seat, option, is_chosen=False)
        state.push(self, frame.seat, frame.source, done)

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        if frame.done & 1 or not state.receivers(frame.seat):
            return Text("woodland-choose-to-pay", {"count": 1, "may-stop": "yes"})
        return Text("everdell-give-around-whom")

    def describe(self) -> Text:
        return Text("everdell-give-around", {"count": self.up_to, "points": self.points})


def _gifts(state: Woodland, seat: int, kind: int) -> list[int]:
    """List the resources from one kind on that a seat has."""
    return [
        resource for resource in EVERY_RESOURCE if resource >= kind and state.has(seat, resource)
    ]


def fold(given: int, seat: int, kind: int, *, is_chosen: bool) -> int:
    """Put how many were given, the last seat and kind, and whether a seat is chosen into a number."""
    return given << 5 | seat << 3 | kind << 1 | int(is_chosen)


def unfold(done: int) -> tuple[int, int, int, bool]:
    """Return them."""
    return done >> 5, done >> 3 & 3, done >> 1 & 3, done & 1 == 1
