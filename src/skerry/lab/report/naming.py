"""What agents are called on a page: levels by their characters, all others by their names."""

from __future__ import annotations

from skerry.agents.levels import LEVELS
from skerry.kernel.text import Text
from skerry.text import say


def called(agent: str) -> str:
    """Return the name of a character, or of the agent itself."""
    return say(Text("level-name", {"agent": agent})) if agent in LEVELS else agent


def ranked(agent: str) -> str:
    """Return the rank of a level; nothing for others."""
    return say(Text("level-rank", {"agent": agent})) if agent in LEVELS else ""
