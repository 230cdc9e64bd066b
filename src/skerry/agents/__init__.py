"""Players that are programs. Each sees what its seat may know, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from operator import attrgetter
from typing import TYPE_CHECKING, Protocol

from skerry.agents.random import Random
from skerry.kernel.errors import OptionError
from skerry.kernel.names import nearest
from skerry.kernel.rng import Rng, from_seed
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from skerry.kernel.seen import Seen


NAME = re.compile(r"[a-z][a-z0-9_-]*")


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
    "network": {"faraway": "network.agent:faraway"},
    "planner": {"beacon_patrol": "planner.beacon_patrol:BeaconPatrol"},
    "beginner": {
        "beacon_patrol": "levels.beginner.beacon_patrol:Beginner",
        "everdell": "levels.beginner.woodland:everdell",
        "faraway": "levels.beginner.faraway:Beginner",
        "farshore": "levels.beginner.woodland:farshore",
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


NEEDS = {"network": "numpy"}  # who plays only where a library is installed
GROUP = "skerry.agents"  # of entry points
_brought: dict[tuple[str, tuple[str, ...]], Callable[..., Agent]] = {}


def register(name: str, maker: Callable[..., Agent], *games: str) -> None:
    """Let an agent of your own sit down under a name, at these games or, without any, at all.

    The maker, a class or a function, is given the agent's chance (an `Rng`) if it takes something.
    """
    if name in KNOWING or name == "random" or not NAME.fullmatch(name):
        raise OptionError(Text("error-agent-name", {"agent": name}))
    for key in [key for key in _brought if key[0] == name and set(key[1]) <= set(games or key[1])]:
        del _brought[key]
    _brought[name, games] = maker


def brought() -> dict[tuple[str, tuple[str, ...]], Callable[..., Agent]]:
    """Return the agents that this program has registered, by name and games."""
    return dict(_brought)


@cache
def installed() -> dict[str, EntryPoint]:
    """Return where installed packages keep their agents, by name."""
    metadata = import_module("importlib.metadata")  # takes long to load, and few need it
    return {each.name: each for each in metadata.entry_points(group=GROUP)}


def agents(game: str) -> dict[str, Callable[[Rng], Agent]]:
    """Return how to make each agent that plays a game, by its name, the weakest first."""
    found: dict[str, Callable[[Rng], Agent]] = {"random": Random}
    for name, by_game in KNOWING.items():
        if game in by_game and can_play(name):
            found[name] = partial(_make, by_game[game])
    for name, entry in installed().items():
        found.setdefault(name, partial(_made_at, entry.value))
    for (name, games), maker in _brought.items():
        if not games or game in games:
            found[name] = partial(_made_by, maker)
    return found


@cache
def can_play(name: str) -> bool:
    """Tell whether all that an agent needs is installed."""
    return name not in NEEDS or find_spec(NEEDS[name]) is not None


def _make(where: str, rng: Rng) -> Agent:
    """Load an agent when it is first needed."""
    module, _, maker = where.partition(":")
    made: Agent = getattr(import_module(f"skerry.agents.{module}"), maker)(rng)
    return made


def no_agent(name: str, game: str, *others: str) -> Text:
    """Say that no agent of that name plays a game, and which do; others could be named, too."""
    names = [*others, *agents(game)]
    near = nearest(name, names)
    if near:
        return Text("error-no-agent-but", {"agent": name, "game": game, "near": near})
    known = ", ".join(names)
    return Text("error-no-agent", {"agent": name, "game": game, "known": known})


def find(name: str, game: str) -> Callable[[Rng], Agent]:
    """Return how to make an agent: one that is known by its name, or `module:Class`."""
    known = agents(game)
    if name in known:
        return known[name]
    if ":" in name:
        return partial(_made_at, name)
    raise OptionError(no_agent(name, game))


def agent(name: str, game: str, seed: int = 0) -> Agent:
    """Make an agent for a game; equal seeds play alike."""
    return find(name, game)(from_seed(seed))


def _made_at(where: str, rng: Rng) -> Agent:
    """Load an agent from a module anywhere."""
    place, _, path = where.partition(":")
    try:
        return _made_by(attrgetter(path)(import_module(place)), rng)
    except (ImportError, AttributeError, ValueError) as error:
        text = Text("error-agent-place", {"place": where, "reason": str(error)})
        raise OptionError(text) from error


def _made_by(maker: Callable[..., Agent], rng: Rng) -> Agent:
    """Make an agent from outside, with its chance if it asks for it."""
    takes = import_module("inspect").signature(maker).parameters
    made: Agent = maker(rng) if takes else maker()
    if not callable(getattr(made, "choose", None)):
        raise OptionError(Text("error-agent-choose", {"agent": repr(made)}))
    return made
