"""Who is asked for advice: a search that knows the game as well as any, with a clock that can be stopped."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from skerry.agents.levels.beacon_patrol import casual
from skerry.agents.search.budget import Budget
from skerry.agents.search.makers import policy_for
from skerry.agents.search.policy import Policy
from skerry.agents.search.search import Search
from skerry.kernel.rng import from_seed
from skerry.kernel.seen import Seen
from skerry.kernel.table import Table

if TYPE_CHECKING:
    from skerry.agents.planner.beacon_patrol import BeaconPatrol
    from skerry.agents.search.thought import Thought
    from skerry.kernel.game import Game
    from skerry.kernel.state import Offer, State

FEWEST_WORLDS = 2  # from one alone nobody knows how sure it is
SURELY = 1000.0  # leaning beyond all habits
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


class Sailing(Policy):
    """Where a voyage is planned turn by turn, playouts are planned, too: chance would sail nowhere."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.crew: dict[int, BeaconPatrol] = {}

    def lean(self, state: State, seat: int, offer: Offer, leaning: list[float]) -> None:
        """Lean towards what a plan of the turn says, so much that nothing else counts."""
        if len(leaning) > 1:
            planner = self.crew.setdefault(seat, casual(from_seed(seat)))
            table = Table(self.game, 0, {}, state, [], imagined=True)
            leaning[offer.options.index(planner.choose(Seen(table, seat)))] = SURELY


def policy_of(box: Game[Any]) -> Policy:
    """Return how playouts of a game go on when advice is asked for."""
    return Sailing(box) if box.name == "beacon_patrol" else policy_for(box, far=True)


def adviser(box: Game[Any], budget: Budget, seed: int) -> Search:
    """Return the search that gives advice on a game; equal seeds and counts advise alike."""
    return Search(from_seed(seed), policy_of(box), budget)


class Pondering:
    """A choice that is thought about in slices, with pauses that do not count."""

    def __init__(self, seen: Seen, seconds: float, seed: int = 0) -> None:
        self.seconds = seconds
        self.watch = Stopwatch()
        self._thought: Thought | None = None
        budget = Budget(MOST_PLAYOUTS, seconds, self._clock)
        self._thought = self.thought = adviser(seen.box, budget, seed).think(seen, explain=True)

    def _clock(self) -> float:
        """Tell the time, which does not run until every pick was tried often enough to say something."""
        begun = self._thought is not None and self._thought.worlds >= FEWEST_WORLDS
        return self.watch() if begun else 0.0

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
