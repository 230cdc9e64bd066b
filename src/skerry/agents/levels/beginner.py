"""Beginners: they do what seems sound at a glance, but do not see all that they could do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from skerry.agents.greedy.everdell.agent import Everdell
from skerry.agents.greedy.faraway.agent import Faraway
from skerry.agents.greedy.farshore.agent import Farshore

if TYPE_CHECKING:
    from skerry.kernel.rng import Rng
    from skerry.kernel.seen import Seen

IN_ALL: Final = 100
# Of 100 options so many are overlooked.
OVERLOOKED: Final = {"everdell": 45, "faraway": 32, "farshore": 22}


class _Chooses(Protocol):
    def choose(self, seen: Seen) -> int:
        """Return one of the options."""
        ...


class Beginner:
    """Overlooks some of its options, never all, and takes what greed says of the others."""

    def __init__(self, rng: Rng, greedy: _Chooses, overlooked: int) -> None:
        self.rng = rng
        self.greedy = greedy
        self.overlooked = overlooked

    def choose(self, seen: Seen) -> int:
        """Return the most promising option of those that come to mind."""
        noticed = [pick for pick in seen.options if self.rng.below(IN_ALL) >= self.overlooked]
        if len(noticed) < 2:
            return noticed[0] if noticed else self.greedy.choose(seen)
        whole = seen.options
        seen.options = noticed
        pick = self.greedy.choose(seen)
        seen.options = whole
        return pick if pick in whole else noticed[0]


def everdell(rng: Rng) -> Beginner:
    """Make a beginner of Everdell."""
    return Beginner(rng, Everdell(rng), OVERLOOKED["everdell"])


def faraway(rng: Rng) -> Beginner:
    """Make a beginner of Faraway."""
    return Beginner(rng, Faraway(rng), OVERLOOKED["faraway"])


def farshore(rng: Rng) -> Beginner:
    """Make a beginner of Farshore."""
    return Beginner(rng, Farshore(rng), OVERLOOKED["farshore"])
