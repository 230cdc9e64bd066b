"""Looking ahead: the best plans of a turn are followed into worlds that may come."""

from __future__ import annotations

from skerry.agents.planner.beacon_patrol.berth import moored
from skerry.agents.planner.beacon_patrol.chart import Chart
from skerry.agents.planner.beacon_patrol.fleet import Course, Fleet
from skerry.agents.planner.beacon_patrol.odds import Odds
from skerry.agents.planner.beacon_patrol.turn import Turn, best_plans, lift_to
from skerry.kernel.rng import Rng


class Effort:
    """How much thought goes into a turn."""

    __slots__ = ("ahead", "narrow", "plans", "samples", "width")

    def __init__(self, width: int, plans: int, samples: int, ahead: int, narrow: int) -> None:
        self.width = width  # plans followed after each tile of the turn itself
        self.plans = plans  # plans compared by looking ahead
        self.samples = samples  # worlds in which each is tried
        self.ahead = ahead  # turns that are played on there
        self.narrow = narrow  # plans followed after each tile of those turns


def best_course(
    chart: Chart, fleet: Fleet, seat: int, turn: Turn, effort: Effort, rng: Rng
) -> Course:
    """Return the course that promises most after some turns more."""
    plans = best_plans(chart, turn, effort.width)
    courses: list[Course] = []
    for plan in moored(chart, turn, plans, effort.plans):
        courses += fleet.courses(chart, seat, turn, plan)
    if len(courses) == 1 or effort.samples == 0:
        return courses[0]
    totals = [0] * len(courses)
    for _ in range(effort.samples):
        pile = fleet.pile[:]
        rng.shuffle(pile)
        for index, course in enumerate(courses):
            totals[index] += promise_ahead(chart, fleet.with_pile(pile[:]), seat, course, effort)
    return courses[totals.index(max(totals))]


def promise_ahead(chart: Chart, fleet: Fleet, seat: int, course: Course, effort: Effort) -> int:
    """Return what a course promises in one world, after the turns that follow."""
    count = len(chart.laid)
    fleet.follow(chart, seat, course)
    fleet.play_on(chart, fleet.next_seat(seat), effort.ahead, effort.narrow)
    promise = chart.promise_under(Odds(fleet.coming()))
    lift_to(chart, count)
    return promise
