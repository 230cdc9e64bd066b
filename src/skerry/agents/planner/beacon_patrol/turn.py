"""One turn: where the ship can go and what it can lay, the most promising ways first."""

from __future__ import annotations

from typing import Final

from skerry.agents.planner.beacon_patrol.chart import Chart
from skerry.agents.planner.beacon_patrol.patterns import COAST, FITS, STEP, WATER_SIDES

NO_TILE: Final = -1


class Plan:
    """Tiles laid one after the other by one ship; what it costs, and what the chart then promises."""

    __slots__ = (
        "berth",
        "cells",
        "foreign",
        "key",
        "promise",
        "ship",
        "steps",
        "tiles",
        "value",
    )

    def __init__(
        self, ship: int, steps: int, cells: list[int], tiles: list[int], foreign: int, promise: int
    ) -> None:
        self.ship = ship
        self.steps = steps
        self.cells = cells
        self.tiles = tiles
        self.foreign = foreign  # the tile taken out of another hand, or NO_TILE
        self.promise = promise
        self.key = _key(cells, tiles)
        self.berth = ship  # where the ship goes in the end
        self.value = promise  # with what the berth is worth


def _key(cells: list[int], tiles: list[int]) -> int:
    """Return a number that only plans with the same tiles on the same cells and ship there share."""
    codes = [cells[index] * 64 + tiles[index] for index in range(len(cells))]
    last = codes[-1] if codes else 0
    codes.sort()
    key = 0
    for place, code in enumerate(codes):
        key = key * (1 << 20) + code
        if code == last:
            key = key * 4 + place
    return key


class Turn:
    """What a seat has for one turn: its ship, tokens and tiles, and the tiles it may swap for."""

    __slots__ = ("foreign", "most", "own", "reach", "ship", "taken", "tokens")

    def __init__(
        self, ship: int, tokens: int, own: list[int], foreign: list[int], most: int
    ) -> None:
        self.ship = ship
        self.tokens = tokens
        self.own = own
        self.foreign = foreign  # one of them at most, for one of its own
        self.reach = tokens + 2  # so far a ship looks around from its berth
        self.most = most  # so many tiles can be laid or spent at all
        self.taken = NO_TILE  # out of another hand already, and one must be given for it


def distances(chart: Chart, ship: int, reach: int) -> dict[int, int]:
    """Return the laid cells that a ship reaches within so many steps, nearest first."""
    tiles = chart.tiles
    found = {ship: 0}
    fringe = [ship]
    for cell in fringe:
        steps = found[cell] + 1
        if steps > reach:
            break
        for side in WATER_SIDES[COAST[tiles[cell]]]:
            beyond = cell + STEP[side]
            if tiles[beyond] >= 0 and beyond not in found:
                found[beyond] = steps
                fringe.append(beyond)
    return found


def landings(chart: Chart, ship: int, reach: int) -> dict[int, int]:
    """Return the empty cells that a ship can lay a tile on, with the steps it takes before."""
    tiles = chart.tiles
    found: dict[int, int] = {}
    for cell, steps in distances(chart, ship, reach).items():
        for side in WATER_SIDES[COAST[tiles[cell]]]:
            beyond = cell + STEP[side]
            if tiles[beyond] < 0 and beyond not in found:
                found[beyond] = steps
    return found


def lay_all(chart: Chart, plan: Plan) -> None:
    """Lay all tiles of a plan."""
    for index, cell in enumerate(plan.cells):
        chart.lay(cell, plan.tiles[index])


def lift_to(chart: Chart, count: int) -> None:
    """Lift tiles until so many lie."""
    while len(chart.laid) > count:
        chart.lift()


def best_plans(chart: Chart, turn: Turn, width: int) -> list[Plan]:
    """Return the plans of a turn found by following the best few after each tile, best first."""
    level = [Plan(turn.ship, 0, [], [], NO_TILE, chart.promise)]
    found = level
    while level:
        further: dict[int, Plan] = {}
        for plan in level:
            _follow(chart, turn, plan, further)
        level = sorted(further.values(), key=_badness)[:width]
        found = found + level
    found.sort(key=_badness)
    return found


def _badness(plan: Plan) -> tuple[int, int]:
    return (-plan.promise, plan.steps)


def _follow(chart: Chart, turn: Turn, plan: Plan, found: dict[int, Plan]) -> None:
    """Add all plans that lay one tile more."""
    left = turn.most - len(plan.cells)  # tiles that may still be laid or spent
    reach = turn.tokens - plan.steps + left - 1
    if left <= 0 or reach < 0:
        return
    lay_all(chart, plan)
    own = [tile for tile in turn.own if tile not in plan.tiles]
    if turn.taken >= 0 and len(own) == 1:
        own = []  # the last one is given for the one that was taken
    foreign = turn.foreign if plan.foreign < 0 else []
    for cell, steps in landings(chart, plan.ship, reach).items():
        fitting = FITS[chart.patterns[cell]]
        for tile in own:
            if fitting[COAST[tile]]:
                _add(chart, plan, cell, tile, steps, plan.foreign, found)
        for tile in foreign:
            if fitting[COAST[tile]]:
                _add(chart, plan, cell, tile, steps, tile, found)
    lift_to(chart, len(chart.laid) - len(plan.cells))


def _add(
    chart: Chart,
    plan: Plan,
    cell: int,
    tile: int,
    steps: int,
    foreign: int,
    found: dict[int, Plan],
) -> None:
    chart.lay(cell, tile)
    made = Plan(
        cell, plan.steps + steps, [*plan.cells, cell], [*plan.tiles, tile], foreign, chart.promise
    )
    chart.lift()
    known = found.get(made.key)
    if known is None or made.steps < known.steps:
        found[made.key] = made
