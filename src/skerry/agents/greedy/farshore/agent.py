"""Greedy Farshore: buys the best bargain, sails with the wind, and collects maps.

A card is worth its points, what its effects will bring, what it does for maps and for cards that
count it, and how far it drives the ship; its price is what the resources could else become. All of
it is read off the deck that is played with, so any deck will do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.agents.greedy.farshore.answers import FARSHORE_ANSWERS
from skerry.agents.greedy.farshore.budget import FarshoreBudget, FarshoreQuestion
from skerry.agents.greedy.farshore.effects import JUDGEMENT
from skerry.agents.greedy.farshore.outlook import FarshoreOutlook
from skerry.agents.greedy.woodland.answers import answer
from skerry.games.farshore.game import Farshore as Box

if TYPE_CHECKING:
    from skerry.kernel.rng import Rng
    from skerry.kernel.seen import Seen


class Farshore:
    """Takes the option that promises most; equal views get equal answers."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng  # never asked: of equals the lowest is taken

    def choose(self, seen: Seen) -> int:
        """Return the most promising option."""
        return answer(
            FarshoreQuestion(seen.options, seen.frame(), budget_of(seen)), FARSHORE_ANSWERS
        )


def budget_of(seen: Seen) -> FarshoreBudget:
    """Return what a seat sees and could buy."""
    box = seen.box
    assert isinstance(box, Box)
    return FarshoreBudget(FarshoreOutlook(box.chest, seen.view(), seen.seat, JUDGEMENT))
