"""The levels of Beacon Patrol: the planner, thinking less and less far; beginners have a file of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.planner.beacon_patrol import BeaconPatrol
from skerry.agents.planner.beacon_patrol.lookahead import Effort

if TYPE_CHECKING:
    from skerry.kernel.rng import Rng

STRONG: Final = 4
EXPERT: Final = Effort(width=40, plans=40, samples=0, ahead=4, narrow=6, tries=1000)


def casual(rng: Rng) -> BeaconPatrol:
    """Make a planner that looks at its own turn only."""
    return BeaconPatrol(rng, 0)


def strong(rng: Rng) -> BeaconPatrol:
    """Make a planner that tries some plans in some worlds."""
    return BeaconPatrol(rng, STRONG)


def expert(rng: Rng) -> BeaconPatrol:
    """Make a planner that tries many plans in many worlds."""
    planner = BeaconPatrol(rng)
    planner.effort = EXPERT
    return planner
