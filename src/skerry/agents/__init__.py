"""Players that are programs. Each sees what its seat may know, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from skerry.agents.greedy import GREEDY
from skerry.agents.planner import PLANNERS
from skerry.agents.random import Random
from skerry.kernel.errors import OptionError
from skerry.kernel.rng import Rng, from_seed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from skerry.kernel.seen import Seen


class Agent(Protocol):
    """Anything that picks one of its options."""

    def choose(self, seen: Seen) -> int:
        """Return one of `seen.options`."""
        ...


# By name, the weaker first; then by game.
KNOWING: dict[str, Mapping[str, Callable[[Rng], Agent]]] = {"greedy": GREEDY, "planner": PLANNERS}


def agents(game: str) -> dict[str, Callable[[Rng], Agent]]:
    """Return how to make each agent that plays a game, by its name, the weakest first."""
    found: dict[str, Callable[[Rng], Agent]] = {"random": Random}
    for name, by_game in KNOWING.items():
        if game in by_game:
            found[name] = by_game[game]
    return found


def agent(name: str, game: str, seed: int = 0) -> Agent:
    """Make an agent for a game; equal seeds play alike."""
    known = agents(game)
    if name not in known:
        raise OptionError(f"There is no agent {name!r} for {game}; there is {', '.join(known)}.")
    return known[name](from_seed(seed))
