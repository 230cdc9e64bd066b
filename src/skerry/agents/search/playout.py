"""Playouts: a candidate is answered in a world, and all seats go on by the policy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skerry.agents.search.aim import margins, wish
from skerry.agents.search.habits import Deed, Habits
from skerry.agents.search.policy import TO_THE_END
from skerry.agents.search.turns import NOBODY, next_asked

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
        state.answer(self.seat, arm.pick)
        self._go_on(state, self.policy.ahead, rng, deeds)
        points = self.policy.points(state)
        rival = self.policy.rival(state) if len(points) == 1 else 0.0
        aims = margins(self.game, points, self.policy.fear * rival)
        self.habits.learn(deeds, aims)
        aim = aims[self.seat]
        margin = aim - (1.0 - self.policy.fear) * rival
        arm.note(margin, wish(aim, margin, cooperative=self.game.cooperative))
        if self.explain:
            alone = len(points) == 1 and not self.game.cooperative
            ends = [*points, rival] if alone else points
            # What it is worth is known by now; where points come from is known at the end.
            self._go_on(state, TO_THE_END, rng, deeds)
            arm.tally.note(self.game, state, self.seat, ends)
            arm.tally.follow(self.game, self.seat, deeds)

    def _go_on(self, state: State, ahead: int, rng: Rng, deeds: list[Deed]) -> None:
        """Let all seats play so many turns, or to the end if it comes before."""
        turns = 0
        seat = next_asked(state, self.seat)
        while seat != NOBODY:
            offer = state.offers[seat]
            assert offer is not None
            if self.policy.begins_turn(state, offer):
                if turns == ahead:
                    return
                turns += 1
            state.answer(seat, self.habits.choose(state, seat, offer, rng, deeds))
            seat = next_asked(state, seat)
