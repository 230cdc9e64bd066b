"""The levels of Beacon Patrol: the planner, thinking less and less far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.planner.beacon_patrol import BeaconPatrol

if TYPE_CHECKING:
    from skerry.kernel.rng import Rng

STRONG: Final = 4
EXPERT: Final = 12


def casual(rng: Rng) -> BeaconPatrol:
    """Make a planner that looks at its own turn only."""
    return BeaconPatrol(rng, 0)


def strong(rng: Rng) -> BeaconPatrol:
    """Make a planner that tries some plans in some worlds."""
    return BeaconPatrol(rng, STRONG)


def expert(rng: Rng) -> BeaconPatrol:
    """Make a planner that tries many plans in many worlds."""
    return BeaconPatrol(rng, EXPERT)
