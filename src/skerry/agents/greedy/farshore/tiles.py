"""Which maps greedy Farshore takes, and which islands it floods."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.agents.greedy.options import best
from skerry.games.farshore.seasons import FLOODS

if TYPE_CHECKING:
    from skerry.agents.greedy.farshore.budget import FarshoreQuestion


def map_to_take(asked: FarshoreQuestion) -> int:
    """Return the map that brings most."""
    outlook = asked.outlook
    kinds = [outlook.map_of(outlook.chest.card_of(pick))[0] for pick in asked.options]
    return best(asked.options, [outlook.map_gain(kind) for kind in kinds])


def island_to_flood(asked: FarshoreQuestion) -> int:
    """Return the next of the islands that bring least."""
    chest = asked.outlook.chest
    cards = asked.outlook.view.cards("islands")
    picks = [chest.picks.places[card - len(asked.budget.cards)] for card in cards]
    picks.sort(key=asked.budget.placing)
    left = FLOODS - len(asked.frame.memo)
    worst = [pick for pick in picks[:left] if pick in asked.options]
    return min(worst, default=asked.options[0])
