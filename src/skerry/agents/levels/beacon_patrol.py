"""The levels of Beacon Patrol: the planner, thinking less and less far, and at last not in every turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.beacon_patrol import BeaconPatrol as ByEye
from skerry.agents.planner.beacon_patrol import BeaconPatrol
from skerry.agents.planner.beacon_patrol.lookahead import Effort

if TYPE_CHECKING:
    from skerry.kernel.rng import Rng
    from skerry.kernel.seen import Seen

STRONG: Final = 4
EXPERT: Final = Effort(width=40, plans=40, samples=0, ahead=4, narrow=6, tries=1000)
IN_ALL: Final = 100
# By seats: of 100 turns so many a beginner sails without a plan. In a larger crew all of them do.
BY_EYE: Final = [0, 60, 37, 31, 35]


class Beginner:
    """Plans some of its turns, and sails the others by eye, tile by tile."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.by_eye = ByEye(rng)
        self.planner = casual(rng)
        self.turn = -1
        self.is_planned = False

    def choose(self, seen: Seen) -> int:
        """Return the next pick, of the plan or of the moment."""
        view = seen.view()
        turn = view.counter("turn")
        if turn != self.turn:
            self.turn = turn
            self.is_planned = self.rng.below(IN_ALL) >= BY_EYE[view.seats]
        return self.planner.choose(seen) if self.is_planned else self.by_eye.choose(seen)


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
