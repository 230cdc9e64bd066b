"""Where a ship had better lie at the end of its turn: near the cells that are worth most to fill."""

from __future__ import annotations

from skerry.agents.planner.beacon_patrol.chart import WORTH, Chart
from skerry.agents.planner.beacon_patrol.patterns import EMPTY_STEPS, SHIFT, STEP
from skerry.agents.planner.beacon_patrol.turn import (
    Plan,
    Turn,
    distances,
    landings,
    lay_all,
    lift_to,
)


def need(chart: Chart, cell: int) -> int:
    """Return by how much the tiles around an empty cell would promise more if it were filled."""
    total = 0
    for step in STEP:
        beside = cell + step
        tile = chart.tiles[beside]
        if tile < 0:
            continue
        hope = WORTH[tile]
        chances = chart.odds.chances[hope >> SHIFT]
        for other in EMPTY_STEPS[chart.patterns[beside]]:
            if beside + other != cell:
                hope = hope * chances[chart.patterns[beside + other]] >> SHIFT
        total += hope - (hope * chances[chart.patterns[cell]] >> SHIFT)
    return total


def pull(chart: Chart, berth: int, reach: int, needs: dict[int, int]) -> int:
    """Return how much is needed around a berth; what each cell needs is found out only once."""
    nearness = chart.odds.weights.nearness
    total = 0
    for cell, steps in landings(chart, berth, reach).items():
        if cell not in needs:
            needs[cell] = need(chart, cell)
        total += needs[cell] * nearness[steps]
    return total >> SHIFT


def moor(chart: Chart, turn: Turn, plan: Plan) -> None:
    """Find the best berth for a plan, with the tokens that it leaves, and count it in."""
    count = len(chart.laid)
    lay_all(chart, plan)
    needs: dict[int, int] = {}
    best = -1
    for berth in distances(chart, plan.ship, max(0, turn.tokens - plan.steps)):
        pulled = pull(chart, berth, turn.reach, needs)
        if pulled > best:
            best = pulled
            plan.berth = berth
    plan.value = plan.promise + best
    lift_to(chart, count)


def moored(chart: Chart, turn: Turn, plans: list[Plan], few: int) -> list[Plan]:
    """Return the best few plans with their berths, best first."""
    best = plans[:few]
    for plan in best:
        moor(chart, turn, plan)
    best.sort(key=_badness)
    return best


def _badness(plan: Plan) -> tuple[int, int]:
    return (-plan.value, plan.steps)
