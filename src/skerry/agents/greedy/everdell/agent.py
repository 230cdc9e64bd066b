"""Greedy Everdell: buys the best bargain, and sends workers for what the next one lacks.

A card is worth its points, what its effects will bring, and what it does for other cards and for
events; its price is what the resources could else become. Turns are not scarce, workers are: so
whatever pays is played first, then events are achieved, then workers go where the stock grows best.
All of it is read off the cards, places and events; none is known by its name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.agents.greedy.everdell.answers import EVERDELL_ANSWERS
from skerry.agents.greedy.everdell.budget import EverdellBudget, EverdellQuestion
from skerry.agents.greedy.everdell.effects import JUDGEMENT
from skerry.agents.greedy.everdell.outlook import EverdellOutlook
from skerry.agents.greedy.woodland.answers import answer
from skerry.games.everdell.game import Everdell as Game

if TYPE_CHECKING:
    from skerry.kernel.rng import Rng
    from skerry.kernel.seen import Seen


class Everdell:
    """Takes the option that promises most; equal views get equal answers."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng  # never asked: of equals the lowest is taken

    def choose(self, seen: Seen) -> int:
        """Return the most promising option."""
        return answer(EverdellQuestion(seen, budget_of(seen)), EVERDELL_ANSWERS)


def budget_of(seen: Seen) -> EverdellBudget:
    """Return what a seat sees and could buy."""
    game = seen.box
    assert isinstance(game, Game)
    return EverdellBudget(EverdellOutlook(game.box, seen.view(), seen.seat, JUDGEMENT))
