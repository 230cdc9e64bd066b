"""A turn at the shore: place a worker, play a card, prepare, or finish in autumn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.playing import is_playable
from skerry.games.farshore.purse import Purse
from skerry.games.farshore.seasons import PREPARATION
from skerry.games.farshore.shore import is_flooded
from skerry.games.woodland.payment import AT_PRICE
from skerry.games.woodland.picks import PREPARE
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.turn import TakeTurn
from skerry.games.woodland.zones import HAND, MEADOW, WORKERS
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


class TakeShoreTurn(TakeTurn):
    """Just one deed."""

    __slots__ = ()

    def _plays(self, state: Woodland, seat: int) -> list[int]:
        purse = Purse(state, seat)
        hand = state.zone(HAND, seat)
        bay = state.zones[MEADOW]
        picks = state.box.picks
        found = [
            picks.play_hand + kind
            for kind in sorted(set(hand))
            if is_playable(state, seat, kind, AT_PRICE, HAND, purse)
        ]
        return found + [
            picks.play_meadow + kind
            for kind in sorted(set(bay))
            if is_playable(state, seat, kind, AT_PRICE, MEADOW, purse)
        ]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option == PREPARE:
            state.push(PREPARATION, frame.seat)
        else:
            super().apply(state, frame, option)

    def why_not(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        first = state.box.picks.visit_place
        if pick >= first and state.count(WORKERS, frame.seat) and is_flooded(state, pick - first):
            return Text("farshore-why-flooded")
        return super().why_not(state, frame, pick)

    def describe(self) -> Text:
        return Text("farshore-rule-turn")


TAKE_SHORE_TURN: Final = TakeShoreTurn()
