"""How far a lone player of Beacon Patrol would come who sees all tiles to come.

    PYTHONPATH=build/compiled .venv/bin/python -m tools.sea_foresight [VOYAGES [WIDTH [SEED]]]

The deals are those of `skerry simulate beacon_patrol --seats 1 --seed SEED`. Of all voyages that look
promising so many are followed from turn to turn, with the tiles in the order in which they are
really drawn, and each is sailed on to its end by the planner at its quickest. The best end of all is
at most what such a player could reach.
"""

from __future__ import annotations

import sys
from statistics import fmean, stdev
from typing import TYPE_CHECKING, NamedTuple

import skerry
from skerry.agents.planner.beacon_patrol.berth import moored
from skerry.agents.planner.beacon_patrol.chart import Chart
from skerry.agents.planner.beacon_patrol.fleet import Fleet
from skerry.agents.planner.beacon_patrol.odds import Odds
from skerry.agents.planner.beacon_patrol.patterns import ONE
from skerry.agents.planner.beacon_patrol.turn import best_plans, lift_to
from skerry.agents.planner.beacon_patrol.weights import weights_for
from skerry.games.beacon_patrol.zones import HAND, HEADQUARTERS_TILE, HOME, PILE
from skerry.lab.seeds import derive

if TYPE_CHECKING:
    from collections.abc import Iterator

VOYAGES, WIDTH, SEED = 20, 10, 1
FOLLOWED = 12  # plans after each tile of a turn
PLANS = 12  # of a turn
NARROW = 4  # plans after each tile of the turns that are sailed on
ALL_TURNS = 99


class Voyage(NamedTuple):
    """One way in which it may have gone so far: tiles by cell, the ship, and its hand."""

    laid: tuple[tuple[int, int], ...]
    ship: int
    hand: tuple[int, ...]
    drawn: int  # tiles, so far
    promise: int
    end: int = 0  # what it scores if it is sailed on

    def fleet(self, order: list[int]) -> Fleet:
        """Return the fleet with the pile as it really lies."""
        return Fleet([self.ship], [list(self.hand)], order[self.drawn :][::-1])

    def chart(self, fleet: Fleet) -> Chart:
        """Return the chart, with the odds of what is still to come."""
        chart = Chart(Odds(fleet.coming(), weights_for(1)))
        for cell, tile in self.laid:
            chart.lay(cell, tile)
        return chart


def turns_of(voyage: Voyage, order: list[int]) -> Iterator[Voyage]:
    """Return the voyage with one turn more, in the ways that promise most."""
    fleet = voyage.fleet(order)
    chart = voyage.chart(fleet)
    turn = fleet.turn_of(0)
    for plan in moored(chart, turn, best_plans(chart, turn, FOLLOWED), PLANS):
        for course in fleet.courses(chart, 0, turn, plan):
            after = voyage.fleet(order)
            after.follow(chart, 0, course)
            laid = voyage.laid + tuple(zip(plan.cells, plan.tiles, strict=True))
            hand, drawn = tuple(sorted(after.hands[0])), len(order) - len(after.pile)
            after.play_on(chart, after.next_seat(0), ALL_TURNS, NARROW)
            yield Voyage(laid, plan.berth, hand, drawn, plan.value, chart.score())
            lift_to(chart, len(voyage.laid))


def best_score(seed: int, width: int) -> int:
    """Return what the best of the voyages that were sailed scores."""
    state = skerry.new("beacon_patrol", 1, seed).state
    order = state.zone(HAND, 0) + state.zones[PILE][::-1]
    hand = tuple(state.zone(HAND, 0))
    under_way = [Voyage(((HOME, HEADQUARTERS_TILE),), HOME, hand, len(hand), 0)]
    best = 0
    while under_way:
        found: dict[tuple[frozenset[tuple[int, int]], int, tuple[int, ...]], Voyage] = {}
        for voyage in under_way:
            for longer in turns_of(voyage, order):
                found[frozenset(longer.laid), longer.ship, longer.hand] = longer
                best = max(best, longer.end)
        ranked = sorted(found.values(), key=lambda each: -each.promise - each.end)
        under_way = [voyage for voyage in ranked if voyage.hand][:width]
    return best // ONE


def main() -> None:
    """Tell each score, and their mean with its 95 % interval."""
    voyages, width, seed = (*map(int, sys.argv[1:]), *(VOYAGES, WIDTH, SEED)[len(sys.argv) - 1 :])
    scores = []
    for number in range(voyages):
        scores.append(best_score(derive(seed, number, "deal"), width))
        print(scores[-1], end=" ", flush=True)
    reach = 1.96 * stdev(scores) / len(scores) ** 0.5 if voyages > 1 else 0.0
    print(f"\nmean of {voyages}: {fmean(scores):.1f} ± {reach:.1f}")


if __name__ == "__main__":
    main()
