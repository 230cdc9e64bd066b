"""Who is asked for advice: a search that knows the game as well as any, with a clock that can be stopped."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from skerry.agents.search.budget import Budget
from skerry.agents.search.makers import policy_for
from skerry.agents.search.search import Search
from skerry.kernel.rng import from_seed

if TYPE_CHECKING:
    from skerry.agents.search.thought import Thought
    from skerry.kernel.game import Game
    from skerry.kernel.seen import Seen

MOST_PLAYOUTS = 1_000_000  # time is what runs out first


class Stopwatch:
    """Counts only the time in which it runs."""

    def __init__(self) -> None:
        self.before = 0.0
        self.since: float | None = None

    def __call__(self) -> float:
        """Return the seconds in which it has run."""
        return self.before + (0.0 if self.since is None else time.perf_counter() - self.since)

    def start(self) -> None:
        """Run on."""
        self.since = time.perf_counter()

    def stop(self) -> None:
        """Stand still."""
        self.before, self.since = self(), None


def adviser(box: Game[Any], budget: Budget, seed: int) -> Search:
    """Return the search that gives advice on a game; equal seeds and counts advise alike."""
    return Search(from_seed(seed), policy_for(box), budget)


class Pondering:
    """A choice that is thought about in slices, with pauses that do not count."""

    def __init__(self, seen: Seen, seconds: float, seed: int = 0) -> None:
        self.seconds = seconds
        self.watch = Stopwatch()
        budget = Budget(MOST_PLAYOUTS, seconds, self.watch)
        self.thought: Thought = adviser(seen.box, budget, seed).think(seen, explain=True)

    def think(self, seconds: float) -> bool:
        """Think on for about so long; tell whether it was the end."""
        until = self.watch() + seconds
        self.watch.start()
        try:
            while not self.thought.more(1) and self.watch() < until:
                pass
        finally:
            self.watch.stop()
        return self.thought.is_done

    @property
    def spent(self) -> float:
        """Which part of the time is over."""
        return 1.0 if self.thought.is_done else min(1.0, self.watch() / self.seconds)
