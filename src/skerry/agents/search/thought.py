"""One choice being thought about, a slice at a time: candidates are halved until the budget is spent."""

from __future__ import annotations

from math import ceil, log2
from typing import TYPE_CHECKING, Final

from skerry.agents.search.arm import Arm
from skerry.agents.search.playout import Playout
from skerry.agents.search.reasons import opinion_of
from skerry.kernel.effect import NOTHING
from skerry.kernel.rng import Rng

if TYPE_CHECKING:
    from skerry.agents.search.budget import Budget
    from skerry.agents.search.habits import Habits
    from skerry.agents.search.opinion import Opinion
    from skerry.kernel.seen import Seen

SURE: Final = 3.5  # standard errors by which a candidate must be behind to be dropped early
EVERY: Final = 8  # worlds after which it is looked for such candidates
WORD: Final = 1 << 30
FEWEST: Final = 5  # candidates that are always tried
SHARE: Final = 25  # playouts to each further candidate


class Thought:
    """Tries all candidates in the same worlds; `more` thinks on, and `best` and `opinion` tell so far."""

    def __init__(
        self,
        seen: Seen,
        habits: Habits,
        budget: Budget,
        seed: int,
        *,
        advised: int = NOTHING,
        trust: float = 0.0,
        explain: bool = False,
    ) -> None:
        self.seen = seen
        self.budget = budget
        self.arms = [Arm(pick) for pick in seen.options]
        # The pick that an adviser would take: it stays in the race, and is taken unless another one
        # is better by so many standard errors.
        self._advised = [arm for arm in self.arms if arm.pick == advised]
        self._trust = trust
        self.played = 0
        self.worlds = 0
        self.began = budget.clock()
        self._rng = Rng(seed)
        self._phase = 1
        habits.policy.look(seen)
        self._playout = Playout(seen.box, habits, seen.seat, explain=explain)
        self.alive = self._promising()
        self._phases = max(1, ceil(log2(max(1, len(self.alive)))))

    def _promising(self) -> list[Arm]:
        """Return the candidates that are worth a try, with so much to try them; the policy says which."""
        most = max(FEWEST, self.budget.playouts // SHARE)
        if len(self.arms) <= most:
            return self.arms[:]
        world = self.seen.sample(self._rng)
        leaning = self._playout.habits.root_leaning(world.state, self.seen.seat)
        order = sorted([(-leaning[place], place) for place in range(len(leaning))])
        chosen = [place for _, place in order[:most]]
        return [
            arm for place, arm in enumerate(self.arms) if place in chosen or arm in self._advised
        ]

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to find out, or no budget to do so."""
        return len(self.alive) < 2 or self.budget.spent(self.played, self.began) >= 1.0

    def more(self, playouts: int) -> bool:
        """Think on for about so many playouts; tell whether it was the end."""
        until = self.played + playouts
        while self.played < until and not self.is_done:
            self._try_in_a_world()
            self._halve()
        return self.is_done

    def best(self) -> int:
        """Return the best pick so far."""
        return self.ranked()[0].pick

    def ranked(self) -> list[Arm]:
        """Return all candidates, those that were tried longest first, and of these the best."""
        keys = [(-len(arm.wishes), -arm.mean(), arm.pick) for arm in self.arms]
        order = sorted(range(len(keys)), key=keys.__getitem__)
        ranked = [self.arms[place] for place in order]
        for arm in self._advised:
            if arm.wishes and not arm.is_behind(ranked[0], self._trust):
                ranked.remove(arm)
                ranked.insert(0, arm)
        return ranked

    def opinion(self) -> Opinion:
        """Return what is thought so far, with reasons if these were asked for."""
        return opinion_of(self.seen, self.ranked(), self.played, is_final=self.is_done)

    def _try_in_a_world(self) -> None:
        world = self.seen.sample(self._rng)
        chance = self._rng.below(WORD)
        for arm in self.alive:
            self._playout.run(world.state, arm, Rng(chance))
        self.played += len(self.alive)
        self.worlds += 1

    def _halve(self) -> None:
        """Drop who is surely behind, and at the end of a phase the worse half."""
        if self.worlds % EVERY == 0:
            leader = max(self.alive, key=Arm.mean)
            self.alive = [
                arm for arm in self.alive if arm is leader or not arm.is_behind(leader, SURE)
            ]
        spent = self.budget.spent(self.played, self.began)
        while len(self.alive) > 2 and spent >= self._phase / self._phases:
            self._phase += 1
            kept = sorted(self.alive, key=Arm.mean, reverse=True)[: (len(self.alive) + 1) // 2]
            self.alive = [arm for arm in self.alive if arm in kept or arm in self._advised]
