"""Players that are programs. Each sees what its seat may know, and nothing else."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from skerry.agents.random import Random
from skerry.kernel.errors import OptionError
from skerry.kernel.rng import Rng, from_seed
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.kernel.seen import Seen


class Agent(Protocol):
    """Anything that picks one of its options."""

    def choose(self, seen: Seen) -> int:
        """Return one of `seen.options`."""
        ...


# By name, the weaker first, what people pick last; then by game: where it stands, for it is loaded when it is asked for.
KNOWING = {
    "greedy": {
        "beacon_patrol": "greedy.beacon_patrol:BeaconPatrol",
        "everdell": "greedy.everdell.agent:Everdell",
        "faraway": "greedy.faraway.agent:Faraway",
        "farshore": "greedy.farshore.agent:Farshore",
    },
    "planner": {"beacon_patrol": "planner.beacon_patrol:BeaconPatrol"},
    "beginner": {
        "beacon_patrol": "greedy.beacon_patrol:BeaconPatrol",
        "everdell": "levels.beginner:everdell",
        "faraway": "levels.beginner:faraway",
        "farshore": "levels.beginner:farshore",
    },
    "casual": {
        "beacon_patrol": "levels.beacon_patrol:casual",
        "everdell": "greedy.everdell.agent:Everdell",
        "faraway": "greedy.faraway.agent:Faraway",
        "farshore": "greedy.farshore.agent:Farshore",
    },
    "strong": {
        "beacon_patrol": "levels.beacon_patrol:strong",
        "everdell": "levels.thinkers:strong",
        "faraway": "levels.thinkers:strong",
        "farshore": "levels.thinkers:strong",
    },
    "expert": {
        "beacon_patrol": "levels.beacon_patrol:expert",
        "everdell": "levels.thinkers:expert",
        "faraway": "levels.thinkers:expert",
        "farshore": "levels.thinkers:expert",
    },
}


def agents(game: str) -> dict[str, Callable[[Rng], Agent]]:
    """Return how to make each agent that plays a game, by its name, the weakest first."""
    found: dict[str, Callable[[Rng], Agent]] = {"random": Random}
    for name, by_game in KNOWING.items():
        if game in by_game:
            found[name] = partial(_make, by_game[game])
    return found


def _make(where: str, rng: Rng) -> Agent:
    """Load an agent when it is first needed."""
    module, _, maker = where.partition(":")
    made: Agent = getattr(import_module(f"skerry.agents.{module}"), maker)(rng)
    return made


def no_agent(name: str, game: str, *others: str) -> Text:
    """Say that no agent of that name plays a game, and which do; others could be named, too."""
    known = ", ".join([*others, *agents(game)])
    return Text("error-no-agent", {"agent": name, "game": game, "known": known})


def agent(name: str, game: str, seed: int = 0) -> Agent:
    """Make an agent for a game; equal seeds play alike."""
    known = agents(game)
    if name not in known:
        raise OptionError(no_agent(name, game))
    return known[name](from_seed(seed))
