"""The planner at the table: it plans a whole turn, and answers pick by pick."""

from __future__ import annotations

from typing import Final

from skerry.agents.planner.beacon_patrol.lookahead import Effort, best_course
from skerry.agents.planner.beacon_patrol.reading import chart_in, fleet_in, sight, turn_in
from skerry.agents.planner.beacon_patrol.wake import Wake
from skerry.games.beacon_patrol.picks import KEEP_NONE
from skerry.kernel.rng import Rng, from_seed
from skerry.kernel.seen import Seen
from skerry.kernel.view import View

USUAL: Final = 4


class BeaconPatrol:
    """Searches the whole turn, and looks ahead over turns that may follow.

    It decides from the view alone, and the worlds that it imagines follow from the view too, so
    that all decisions of a turn are thought over in the same ones. A plan is followed as long as
    all goes as foreseen, and made anew whenever it does not.
    """

    def __init__(self, rng: Rng, level: int = USUAL) -> None:
        self.rng = rng  # never asked: equal views get equal answers
        self.effort = effort_of(level)
        self.picks: list[int] = []
        self.sights: list[list[int]] = []

    def choose(self, seen: Seen) -> int:
        """Return the next pick of the best plan."""
        view = seen.view()
        now = sight(view)
        if not self.picks or self.sights[0] != now or self.picks[0] not in seen.options:
            self._plan(view, over=KEEP_NONE in seen.options)
        self.sights.pop(0)
        return self.picks.pop(0)

    def _plan(self, view: View, *, over: bool) -> None:
        fleet = fleet_in(view)
        chart = chart_in(view, fleet)
        turn = turn_in(view, fleet)
        if over:
            turn.tokens = turn.most = 0
        number = view.counter("turn")
        rng = from_seed(number * 64 + len(fleet.pile))
        course = best_course(chart, fleet, view.seat, turn, self.effort, rng)
        wake = Wake(number, turn, course)
        wake.write(chart, turn)
        self.picks = wake.picks[1:] if over else wake.picks
        self.sights = wake.sights[1:] if over else wake.sights


def effort_of(level: int) -> Effort:
    """Return how a planner of a level thinks: at 0 not beyond its turn, then further and further."""
    if level == 0:
        return Effort(width=8, plans=4, samples=0, ahead=0, narrow=0)
    return Effort(width=20, plans=3 * level, samples=level, ahead=2, narrow=4)
