"""An agent that searches: it tries its options in worlds that could be the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.search.habits import Habits
from skerry.agents.search.thought import Thought

if TYPE_CHECKING:
    from skerry.agents.search.budget import Budget
    from skerry.agents.search.opinion import Opinion
    from skerry.agents.search.policy import Policy
    from skerry.kernel.rng import Rng
    from skerry.kernel.seen import Seen

SLICE: Final = 64  # playouts between two looks at the clock
WORD: Final = 1 << 30
SHARP: Final = 10.0
KEPT: Final = 0.5  # the part of its habits that a search keeps from choice to choice


class Search:
    """Chooses what its playouts end best with; equal seeds and budgets choose alike."""

    def __init__(self, rng: Rng, policy: Policy, budget: Budget, sharpness: float = SHARP) -> None:
        self.rng = rng
        self.policy = policy
        self.budget = budget
        # Playouts learn from each other, the more sharply the more; what one choice taught is kept
        # for the next.
        self.habits = Habits(policy, len(policy.game.vocabulary), sharpness)

    def choose(self, seen: Seen) -> int:
        """Return the best option; what leaves no choice costs nothing."""
        if len(seen.options) == 1:
            return seen.options[0]
        thought = self.think(seen)
        while not thought.more(SLICE):
            pass
        return thought.best()

    def think(self, seen: Seen, *, explain: bool = False) -> Thought:
        """Begin to think about a choice, without having tried anything yet."""
        self.habits.fade(KEPT)
        return Thought(seen, self.habits, self.budget, self.rng.below(WORD), explain=explain)

    def opinion(self, seen: Seen) -> Opinion:
        """Return what is thought of all options, with reasons, once the budget is spent."""
        thought = self.think(seen, explain=True)
        while not thought.more(SLICE):
            pass
        return thought.opinion()
