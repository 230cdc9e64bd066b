"""Practice: quick games of Faraway by the policy alone, by which weights are compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.agents.search.habits import Deed, Habits

if TYPE_CHECKING:
    from skerry.agents.search.faraway.policy import FarawayPolicy
    from skerry.kernel.rng import Rng
    from skerry.kernel.state import State


def play_out(policy: FarawayPolicy, state: State, rng: Rng) -> float:
    """Play a game to its end; return what the seats have on average."""
    habits = Habits(policy, len(policy.game.vocabulary), 0.0)
    deeds: list[Deed] = []
    offers = state.offers
    seats = state.layout.seats
    seat = turns = 0
    while turns < seats:
        offer = offers[seat]
        if offer is None:
            seat = seat + 1 if seat + 1 < seats else 0
            turns += 1
            continue
        turns = 0
        state.answer(seat, habits.choose(state, seat, offer, rng, deeds))
    return sum(policy.points(state)) / seats
