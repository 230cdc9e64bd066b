"""Players that are programs. Each sees what its seat may know, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from skerry.agents.greedy import GREEDY
from skerry.agents.random import Random
from skerry.kernel.errors import OptionError
from skerry.kernel.rng import Rng, from_seed

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.kernel.seen import Seen


class Agent(Protocol):
    """Anything that picks one of its options."""

    def choose(self, seen: Seen) -> int:
        """Return one of `seen.options`."""
        ...


def agents(game: str) -> dict[str, Callable[[Rng], Agent]]:
    """Return how to make each agent that plays a game, by its name."""
    known: dict[str, Callable[[Rng], Agent]] = {"random": Random}
    if game in GREEDY:
        known["greedy"] = GREEDY[game]
    return known


def agent(name: str, game: str, seed: int = 0) -> Agent:
    """Make an agent for a game; equal seeds play alike."""
    known = agents(game)
    if name not in known:
        raise OptionError(f"There is no agent {name!r} for {game}; there is {', '.join(known)}.")
    return known[name](from_seed(seed))
