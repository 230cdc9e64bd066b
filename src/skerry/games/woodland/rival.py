"""An opponent without a seat: what it does and when, and visits to its city."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.zones import RIVAL_POINTS
from skerry.kernel.effect import Effect

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland


class Opponent:
    """What is done for it: when the game begins, after a turn, after a season, and at the end."""

    __slots__ = ("abroad", "answers", "begins", "ends", "prepares")

    def __init__(
        self,
        *,
        begins: Effect[Woodland] | None = None,
        answers: Effect[Woodland] | None = None,
        prepares: Effect[Woodland] | None = None,
        ends: Effect[Woodland] | None = None,
        abroad: Effect[Woodland] | None = None,
    ) -> None:
        self.begins = begins
        self.answers = answers
        self.prepares = prepares
        self.ends = ends
        self.abroad = abroad  # what a card does that would else go into an opponent's city


def begins(state: Woodland, seat: int) -> None:
    """Let it begin."""
    _push(state, seat, [opponent.begins for opponent in state.box.opponents])


def answers(state: Woodland, seat: int) -> None:
    """Let it answer the turn of a seat."""
    _push(state, seat, [opponent.answers for opponent in state.box.opponents])


def prepares(state: Woodland, seat: int) -> None:
    """Let it prepare after a seat."""
    _push(state, seat, [opponent.prepares for opponent in state.box.opponents])


def ends(state: Woodland, seat: int) -> None:
    """Let it end the game."""
    _push(state, seat, [opponent.ends for opponent in state.box.opponents])


def goes_abroad(state: Woodland, seat: int) -> None:
    """Let a card act that has no opponent's city to go to."""
    _push(state, seat, [opponent.abroad for opponent in state.box.opponents])


def _push(state: Woodland, seat: int, deeds: list[Effect[Woodland] | None]) -> None:
    """Let those of the first module come first."""
    for deed in reversed(deeds):
        if deed is not None:
            state.push(deed, seat)


def is_alone(state: Woodland) -> bool:
    """Tell whether the one seat plays against a rival."""
    return state.box.has_rival


def visits_to(state: Woodland, kind: int) -> int:
    """Return how many workers stand on the rival's cards of a kind."""
    return state.visits.count(kind)


def visit_rival(state: Woodland, seat: int, kind: int) -> None:
    """Let a worker stand on a card of the rival, which gains a point."""
    state.visit(seat, kind)
    state.gain(RIVAL_POINTS, seat, 1)
