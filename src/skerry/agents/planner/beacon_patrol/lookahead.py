"""Looking ahead: the best plans of a turn are followed into worlds that may come."""

from __future__ import annotations

from math import ceil, log2

from skerry.agents.planner.beacon_patrol.berth import moored
from skerry.agents.planner.beacon_patrol.chart import Chart
from skerry.agents.planner.beacon_patrol.fleet import Course, Fleet
from skerry.agents.planner.beacon_patrol.odds import Odds
from skerry.agents.planner.beacon_patrol.turn import Turn, best_plans, lift_to
from skerry.kernel.rng import Rng


class Effort:
    """How much thought goes into a turn."""

    __slots__ = ("ahead", "narrow", "plans", "samples", "tries", "width")

    def __init__(
        self, width: int, plans: int, samples: int, ahead: int, narrow: int, tries: int = 0
    ) -> None:
        self.width = width  # plans followed after each tile of the turn itself
        self.plans = plans  # plans compared by looking ahead
        self.samples = samples  # worlds in which each is tried
        self.ahead = ahead  # turns that are played on there
        self.narrow = narrow  # plans followed after each tile of those turns
        self.tries = tries  # instead of samples: so often in all, the leaders in the most worlds


def best_course(
    chart: Chart, fleet: Fleet, seat: int, turn: Turn, effort: Effort, rng: Rng
) -> Course:
    """Return the course that promises most after some turns more."""
    plans = best_plans(chart, turn, effort.width)
    courses: list[Course] = []
    for plan in moored(chart, turn, plans, effort.plans):
        courses += fleet.courses(chart, seat, turn, plan)
    if len(courses) == 1 or effort.samples + effort.tries == 0:
        return courses[0]
    race = Race(chart, fleet, seat, effort, courses)
    if effort.tries == 0:
        race.run(effort.samples, rng)
        return race.best(1)[0]
    rounds = ceil(log2(len(courses)))
    while len(race.courses) > 1:
        race.run(max(1, effort.tries // rounds // len(race.courses)), rng)
        race.courses = race.best((len(race.courses) + 1) // 2)
    return race.courses[0]


class Race:
    """Courses that are tried in the same worlds, and what each has promised there in all."""

    __slots__ = ("chart", "courses", "effort", "fleet", "seat")

    def __init__(
        self, chart: Chart, fleet: Fleet, seat: int, effort: Effort, courses: list[Course]
    ) -> None:
        self.chart = chart
        self.fleet = fleet
        self.seat = seat
        self.effort = effort
        self.courses = courses

    def run(self, worlds: int, rng: Rng) -> None:
        """Try all courses in so many worlds more."""
        for _ in range(worlds):
            pile = self.fleet.pile[:]
            rng.shuffle(pile)
            for course in self.courses:
                course.promised += self._promise(self.fleet.with_pile(pile[:]), course)

    def best(self, few: int) -> list[Course]:
        """Return the few courses that have promised most, best first."""
        return sorted(self.courses, key=_badness)[:few]

    def _promise(self, fleet: Fleet, course: Course) -> int:
        """Return what a course promises in one world, after the turns that follow."""
        chart, effort = self.chart, self.effort
        count = len(chart.laid)
        fleet.follow(chart, self.seat, course)
        fleet.play_on(chart, fleet.next_seat(self.seat), effort.ahead, effort.narrow)
        promise = chart.promise_under(Odds(fleet.coming(), chart.odds.weights))
        lift_to(chart, count)
        return promise


def _badness(course: Course) -> int:
    return -course.promised
