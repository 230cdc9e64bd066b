"""Practice: quick games of Faraway by the policy alone, by which weights are compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.agents.search.habits import Deed, Habits
from skerry.agents.search.turns import NOBODY, next_asked

if TYPE_CHECKING:
    from skerry.agents.search.faraway.policy import FarawayPolicy
    from skerry.kernel.rng import Rng
    from skerry.kernel.state import State


def play_out(policy: FarawayPolicy, state: State, rng: Rng) -> float:
    """Play a game to its end; return what the seats have on average."""
    habits = Habits(policy, len(policy.game.vocabulary), 0.0)
    deeds: list[Deed] = []
    seat = next_asked(state, 0)
    while seat != NOBODY:
        offer = state.offers[seat]
        assert offer is not None
        state.answer(seat, habits.choose(state, seat, offer, rng, deeds))
        seat = next_asked(state, seat)
    return sum(policy.points(state)) / state.layout.seats
