"""Strong and expert players: a search with the policy of the game, for a while."""

from __future__ import annotations

from time import monotonic, thread_time
from typing import TYPE_CHECKING, Final, NamedTuple

from skerry.agents import agent
from skerry.agents.search.budget import Budget
from skerry.agents.search.makers import policy_for
from skerry.agents.search.search import Search

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.agents.search.opinion import Opinion
    from skerry.agents.search.thought import Thought
    from skerry.kernel.rng import Rng
    from skerry.kernel.seen import Seen


class Effort(NamedTuple):
    """How much thought goes into a choice: playouts by game, processor time at most, and how far it looks."""

    playouts: dict[str, int]
    seconds: float
    far: bool = False


STRONG: Final = Effort({"everdell": 200, "faraway": 100, "farshore": 200}, 0.45)
EXPERT: Final = Effort({"everdell": 1000, "faraway": 1500, "farshore": 1500}, 2.8, far=True)


# Standard errors by which a pick must be better than what a casual player would do.
TRUST: Final = {"everdell": 0.5, "faraway": 0.5, "farshore": 1.0}
# With the river of Pearlbrook games are longer, and playouts tell less.
RIVER: Final = "pearlbrook"
TRUST_BY_THE_RIVER: Final = 1.5


def trust_in_casual(seen: Seen) -> float:
    """Return by how many standard errors a pick must be better than a casual player's."""
    return TRUST_BY_THE_RIVER if seen.settings.get(RIVER) else TRUST[seen.game]


class Thinker:
    """Searches with the policy of whatever game it is asked about; also tells what it thinks."""

    def __init__(self, rng: Rng, effort: Effort) -> None:
        self.rng = rng
        self.effort = effort
        self.seconds = effort.seconds
        self.clock: Callable[[], float] = thread_time
        self._search: Search | None = None

    def hurry(self, seconds: float) -> None:
        """Be done within so many seconds of a clock on the wall: somebody waits."""
        self.seconds = min(self.seconds, seconds) if self.seconds else seconds
        self.clock = monotonic
        self._search = None

    def search(self, seen: Seen) -> Search:
        """Return the search, made for the box that is played with."""
        if self._search is None or self._search.policy.game is not seen.box:
            budget = Budget(self.effort.playouts[seen.game], self.seconds, self.clock)
            self._search = Search(
                self.rng,
                policy_for(seen.box, far=self.effort.far),
                budget,
                adviser=agent("casual", seen.game),
                trust=trust_in_casual(seen),
            )
        return self._search

    def choose(self, seen: Seen) -> int:
        """Return the best option."""
        return self.search(seen).choose(seen)

    def think(self, seen: Seen, *, explain: bool = False) -> Thought:
        """Begin to think about a choice, a slice at a time."""
        return self.search(seen).think(seen, explain=explain)

    def opinion(self, seen: Seen) -> Opinion:
        """Return what is thought of all options, with reasons."""
        return self.search(seen).opinion(seen)


def strong(rng: Rng) -> Thinker:
    """Make a player that thinks for half a second."""
    return Thinker(rng, STRONG)


def expert(rng: Rng) -> Thinker:
    """Make a player that thinks for three seconds."""
    return Thinker(rng, EXPERT)
