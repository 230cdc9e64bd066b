"""Gifts shared out among several opponents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.deed import Deed
from skerry.games.woodland.picks import SEATS, STOP
from skerry.games.woodland.state import RIVAL_OWNER, Woodland
from skerry.games.woodland.words import EVERY_RESOURCE
from skerry.games.woodland.zones import POINTS, STOCK
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


class GiveAround(Deed):
    """Give up to so many resources, one by one to whom one likes, and gain points for each.

    The frame carries how many were given, and the last seat and kind: they never go back, so
    each way of sharing out is reached by one path.
    """

    __slots__ = ("points", "up_to")

    def __init__(self, up_to: int, points: int) -> None:
        self.up_to = up_to
        self.points = points

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        given = frame.done & 7
        if given == self.up_to or not state.wealth(frame.seat):
            return []
        resources = [r for r in EVERY_RESOURCE if state.has(frame.seat, r)]
        if frame.done >> 8 & 1:  # a seat has been chosen; now the resource
            return resources
        seats = self._receivers(state, frame.seat)
        if not seats:  # what nobody can be given is discarded
            return [*resources, STOP]
        return [STOP, *[SEATS + seat for seat in seats if seat >= frame.done >> 4 & 7]]

    def _receivers(self, state: Woodland, seat: int) -> list[int]:
        return [RIVAL_OWNER] if state.is_alone() else state.receivers(seat)

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option in (-1, STOP):
            return
        given = frame.done & 7
        if option >= SEATS:
            state.push(self, frame.seat, frame.source, 1 << 8 | option - SEATS << 4 | given)
            return
        seat = frame.done >> 4 & 7
        state.gain(STOCK + option, frame.seat, -1)
        if seat in state.receivers(frame.seat):
            state.gain(STOCK + option, seat, 1)
        state.gain(POINTS, frame.seat, self.points)
        state.push(self, frame.seat, frame.source, seat << 4 | given + 1)

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        if frame.done >> 8 & 1:
            return Text("woodland-choose-to-pay", {"count": 1, "may-stop": "no"})
        if not self._receivers(state, frame.seat):
            left = self.up_to - (frame.done & 7)
            return Text("woodland-choose-to-pay", {"count": left, "may-stop": "yes"})
        return Text("everdell-give-around-whom")

    def describe(self) -> Text:
        return Text("everdell-give-around", {"count": self.up_to, "points": self.points})
