"""Practice: quick voyages of the base set, by which weights are compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.agents.planner.beacon_patrol.agent import effort_of
from skerry.agents.planner.beacon_patrol.chart import Chart
from skerry.agents.planner.beacon_patrol.fleet import Fleet
from skerry.agents.planner.beacon_patrol.lookahead import best_course
from skerry.agents.planner.beacon_patrol.odds import Odds
from skerry.agents.planner.beacon_patrol.patterns import ONE
from skerry.agents.planner.beacon_patrol.turn import NO_TILE
from skerry.games.beacon_patrol.tiles import BASE
from skerry.games.beacon_patrol.zones import HEADQUARTERS_TILE, HOME
from skerry.kernel.rng import from_seed

if TYPE_CHECKING:
    from skerry.agents.planner.beacon_patrol.weights import Weights


def sail(seats: int, deal: int, weights: Weights) -> int:
    """Return the score of a voyage whose seats look at their own turns only."""
    rng = from_seed(deal)
    pile = list(range(len(BASE)))
    rng.shuffle(pile)
    fleet = Fleet([HOME] * seats, [[] for _ in range(seats)], pile)
    for seat in range(seats):
        fleet.fill(seat, NO_TILE)
    cells, tiles = [HOME], [HEADQUARTERS_TILE]
    seat, effort = 0, effort_of(0)
    while seat >= 0:
        chart = Chart(Odds(fleet.coming(), weights))
        for place in range(len(cells)):
            chart.lay(cells[place], tiles[place])
        course = best_course(chart, fleet, seat, fleet.turn_of(seat), effort, rng)
        cells += course.plan.cells
        tiles += course.plan.tiles
        fleet.follow(chart, seat, course)
        seat = fleet.next_seat(seat)
    return chart.score() // ONE
