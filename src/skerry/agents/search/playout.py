"""Playouts: a candidate is answered in a world, and all seats go on by the policy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skerry.agents.search.aim import margins, rival_points, wish
from skerry.agents.search.habits import Deed, Habits

if TYPE_CHECKING:
    from skerry.agents.search.arm import Arm
    from skerry.kernel.game import Game
    from skerry.kernel.rng import Rng
    from skerry.kernel.state import State


class Playout:
    """Plays worlds to their end, or as far as the policy looks, and learns from it."""

    def __init__(self, game: Game[Any], habits: Habits, seat: int, *, explain: bool) -> None:
        self.game = game
        self.policy = habits.policy
        self.seat = seat
        self.explain = explain
        self.habits = habits

    def run(self, world: State, arm: Arm, rng: Rng) -> None:
        """Try a candidate in a world, and note how it went."""
        state = world.clone()
        deeds: list[Deed] = []
        began = state.answered
        state.answer(self.seat, arm.pick)
        self._go_on(state, began, rng, deeds)
        points = self.policy.points(state)
        rival = rival_points(self.game, state) if len(points) == 1 else 0.0
        aims = margins(self.game, points, self.policy.fear * rival)
        self.habits.learn(deeds, aims)
        aim = aims[self.seat]
        margin = aim - (1.0 - self.policy.fear) * rival
        arm.note(margin, wish(aim, margin, cooperative=self.game.cooperative))
        if self.explain:
            alone = len(points) == 1 and not self.game.cooperative
            ends = [*points, rival] if alone else points
            arm.tally.note(self.game, state, self.seat, ends)
            arm.tally.follow(self.game, self.seat, deeds)

    def _go_on(self, state: State, began: int, rng: Rng, deeds: list[Deed]) -> None:
        offers = state.offers
        seats = state.layout.seats
        seat = self.seat
        while not self.policy.is_far(state, began):
            turns = 0
            while offers[seat] is None and turns < seats:
                seat = seat + 1 if seat + 1 < seats else 0
                turns += 1
            offer = offers[seat]
            if offer is None:
                return
            state.answer(seat, self.habits.choose(state, seat, offer, rng, deeds))
