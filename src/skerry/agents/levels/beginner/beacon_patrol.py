"""Beginners of Beacon Patrol: the next tile, near the ship, and then they see.

A beginner lays the tile that does most good where the ship nearly is, without a thought for the others in
the hand, for those in other hands or for the steps that will be missing; only where nothing fits so near
it looks farther. Some turns it thinks through to the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.levels.beginner.person import Person
from skerry.agents.planner.beacon_patrol.lookahead import Effort, best_course
from skerry.agents.planner.beacon_patrol.reading import chart_in, fleet_in, turn_in
from skerry.agents.planner.beacon_patrol.wake import Wake
from skerry.games.beacon_patrol.picks import KEEP_NONE

if TYPE_CHECKING:
    from skerry.agents.planner.beacon_patrol.chart import Chart
    from skerry.agents.planner.beacon_patrol.fleet import Course, Fleet
    from skerry.agents.planner.beacon_patrol.turn import Turn
    from skerry.kernel.rng import Rng
    from skerry.kernel.seen import Seen

# By seats: of 100 turns so many are thought through. In a larger crew as many as with four.
PLANNED: Final = (0, 0, 55, 70, 62)
NEAR: Final = 2  # steps from the ship
TILE_BY_TILE: Final = Effort(width=1, plans=1, samples=0, ahead=0, narrow=0)
WHOLE_TURN: Final = Effort(width=8, plans=4, samples=0, ahead=0, narrow=0)
THINKS: Final = -1


class Beginner(Person):
    """Goes by what lies round the ship, tile by tile."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.rng = rng

    def choose(self, seen: Seen) -> int:
        """Return the next pick towards the best place near the ship."""
        view = seen.view()
        fleet = fleet_in(view)
        chart = chart_in(view, fleet)
        turn = turn_in(view, fleet)
        number = view.counter("turn")
        share = PLANNED[min(view.seats, len(PLANNED) - 1)]
        thinks = self.inclined(share, number, THINKS)
        if not thinks and turn.taken < 0:
            turn.foreign = []
        effort = WHOLE_TURN if thinks else TILE_BY_TILE
        over = KEEP_NONE in seen.options
        if over:
            turn.tokens = turn.most = 0
        course = self._course(chart, fleet, view.seat, turn, effort)
        wake = Wake(number, turn, course)
        wake.write(chart, turn)
        picks = wake.picks[1:] if over else wake.picks
        return picks[0]

    def _course(self, chart: Chart, fleet: Fleet, seat: int, turn: Turn, effort: Effort) -> Course:
        """Return the best course near the ship, or where there is none the best of all."""
        tokens = turn.tokens
        turn.tokens = min(tokens, NEAR)
        course = best_course(chart, fleet, seat, turn, effort, self.rng)
        if course.plan.cells or tokens <= NEAR:
            return course
        turn.tokens = tokens
        return best_course(chart, fleet, seat, turn, effort, self.rng)
