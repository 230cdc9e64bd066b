"""A turn at the shore: place a worker, play a card, prepare, or finish in autumn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.seasons import PREPARATION
from skerry.games.farshore.shore import is_flooded
from skerry.games.woodland.picks import GO, PASS, PLAY_MEADOW, PREPARE
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.turn import TakeTurn
from skerry.games.woodland.zones import MEADOW, WORKERS
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


class TakeShoreTurn(TakeTurn):
    """A turn at the shore: seasons change in another way, and places may be flooded."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option == PREPARE:
            state.push(PREPARATION, frame.seat)
        else:
            super().apply(state, frame, option)

    def why_not(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        reason = super().why_not(state, frame, pick)
        if reason is None:
            return None
        sort = state.box.picks.sorts[pick]
        if sort == GO and is_flooded(state, state.box.place_of(pick)):
            return Text("farshore-why-flooded") if state.count(WORKERS, frame.seat) else reason
        if sort == PLAY_MEADOW:
            lies_there = state.box.card_of(pick) in state.zones[MEADOW]
            return reason if lies_there else Text("farshore-why-not-in-bay")
        return Text("farshore-why-finish") if pick == PASS else reason

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return Text("farshore-take-turn", self.situation(state, frame.seat))

    def describe(self) -> Text:
        return Text("farshore-rules-turn-lead")


TAKE_SHORE_TURN: Final = TakeShoreTurn()
