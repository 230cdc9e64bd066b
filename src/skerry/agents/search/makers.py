"""Makes the policy of a game, with the weights that were learned for it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from skerry.agents.greedy.everdell.agent import budget_of as everdell_budget
from skerry.agents.search.faraway.policy import FarawayPolicy
from skerry.agents.search.policy import Policy
from skerry.agents.search.woodland.features import Facts
from skerry.agents.search.woodland.forest import ForestSight
from skerry.agents.search.woodland.policy import WoodlandPolicy
from skerry.agents.search.woodland.shore import ShoreSight, calm_budget
from skerry.games.everdell.game import Everdell
from skerry.games.farshore.game import Farshore

if TYPE_CHECKING:
    from skerry.kernel.game import Game

# Rounds of Faraway that are played out, beside the one that has begun, before a judge is asked.
ROUNDS = 1
# Turns of each seat of a woodland that are played out before the promise is trusted: alone, and of several.
TURNS = {"everdell": (14, 5), "farshore": (14, 10)}
# With many playouts it pays to look farther: what they differ by evens out, what a promise misjudges does not.
FAR_TURNS = {"everdell": (14, 10), "farshore": (14, 10)}
WEIGHTS = Path(__file__).parent / "weights"


@cache
def learned(game: str) -> dict[str, list[float]]:
    """Read what was learned for a game: by name some numbers each."""
    found: dict[str, list[float]] = json.loads(file_of(game).read_text("utf-8"))["weights"]
    return found


def file_of(game: str) -> Path:
    """Return where the weights of a game lie, with the commands that made them."""
    return WEIGHTS / f"{game}.json"


def policy_for(game: Game[Any], *, far: bool = False) -> Policy:
    """Return the policy by which playouts of a game go on; it looks far where there will be many."""
    if game.name == "faraway":
        return FarawayPolicy(game, learned("faraway"), ROUNDS)
    if game.name in ("everdell", "farshore"):
        return _woodland(game, FAR_TURNS[game.name] if far else TURNS[game.name])
    return Policy(game)


def _woodland(game: Game[Any], turns: tuple[int, int]) -> Policy:
    if isinstance(game, Everdell):
        facts, sight = Facts(everdell_budget), ForestSight(game.box)
        return WoodlandPolicy(game, learned(game.name), facts, sight, turns)
    assert isinstance(game, Farshore)
    facts, shore = Facts(calm_budget), ShoreSight(game.chest)
    return WoodlandPolicy(game, learned(game.name), facts, shore, turns)
