"""From a course to picks: every swap, step and tile of a turn, and the sight before each."""

from __future__ import annotations

from skerry.agents.planner.beacon_patrol.chart import Chart
from skerry.agents.planner.beacon_patrol.fleet import Course
from skerry.agents.planner.beacon_patrol.turn import Turn, lift_to
from skerry.games.beacon_patrol import picks
from skerry.games.beacon_patrol.picks import END_TURN, KEEP_NONE
from skerry.games.beacon_patrol.sea import ALL_SIDES, SHORES, STEPS


class Wake:
    """The picks of a turn, written down while a ship is followed on its course."""

    __slots__ = ("course", "hand", "number", "picks", "ship", "sights", "taken", "tokens")

    def __init__(self, number: int, turn: Turn, course: Course) -> None:
        self.number = number
        self.course = course
        self.ship = turn.ship
        self.tokens = turn.tokens
        self.hand = sorted(turn.own)
        self.taken: list[int] = []
        self.picks: list[int] = []
        self.sights: list[list[int]] = []

    def write(self, chart: Chart, turn: Turn) -> None:
        """Write down the whole turn."""
        course = self.course
        count = len(chart.laid)
        if course.taken >= 0:
            self._swap(chart, turn)
        for index, cell in enumerate(course.plan.cells):
            tile = course.plan.tiles[index]
            sides = route(chart, self.ship, cell)
            self._sail(chart, sides[:-1])
            self._note(chart, picks.lay(tile, sides[-1]))
            self.hand.remove(tile)
            self.ship = cell
            chart.lay(cell, tile)
        self._sail(chart, route(chart, self.ship, course.plan.berth))
        self._note(chart, END_TURN)
        if self.hand:
            self._note(chart, course.kept if course.kept >= 0 else KEEP_NONE)
        lift_to(chart, count)

    def _note(self, chart: Chart, pick: int) -> None:
        self.picks.append(pick)
        self.sights.append(
            [self.number, self.ship, self.tokens, len(chart.laid), *self.taken, *self.hand]
        )

    def _swap(self, chart: Chart, turn: Turn) -> None:
        course = self.course
        if turn.taken < 0:
            self._note(chart, course.taken)
        self.taken = [course.taken]
        if len(self.hand) > 1:  # a single tile is given without asking
            self._note(chart, course.given)
        self.taken = []
        self.hand.remove(course.given)
        self.hand.append(course.taken)
        self.hand.sort()

    def _sail(self, chart: Chart, sides: list[int]) -> None:
        """Sail by tokens, and then by tiles that are not needed."""
        for side in sides:
            if self.tokens:
                self._note(chart, picks.sail(side))
                self.tokens -= 1
            else:
                tile = self._spendable()
                self._note(chart, picks.spend(tile, side))
                self.hand.remove(tile)
            self.ship += STEPS[side]

    def _spendable(self) -> int:
        course = self.course
        for tile in self.hand:
            if tile not in course.plan.tiles and tile != course.kept:
                return tile
        return course.kept


def route(chart: Chart, ship: int, goal: int) -> list[int]:
    """Return the sides by which a ship comes to a cell soonest, over water and laid tiles."""
    before: dict[int, int] = {ship: -1}
    fringe = [ship]
    for cell in fringe:
        if cell == goal:
            break
        if chart.tiles[cell] < 0:
            continue
        shores = SHORES[chart.tiles[cell]]
        for side in ALL_SIDES:
            beyond = cell + STEPS[side]
            open_way = chart.tiles[beyond] >= 0 or beyond == goal
            if shores >> side & 1 == 0 and open_way and beyond not in before:
                before[beyond] = side
                fringe.append(beyond)
    sides: list[int] = []
    cell = goal
    while cell != ship:
        sides.append(before[cell])
        cell -= STEPS[before[cell]]
    sides.reverse()
    return sides
