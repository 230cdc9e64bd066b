"""All ships, hands and the pile of one imagined voyage, and how its turns go by."""

from __future__ import annotations

from typing import Final

from skerry.agents.planner.beacon_patrol.berth import moored
from skerry.agents.planner.beacon_patrol.chart import Chart
from skerry.agents.planner.beacon_patrol.patterns import COAST, FITS, STEP
from skerry.agents.planner.beacon_patrol.turn import (
    NO_TILE,
    Plan,
    Turn,
    best_plans,
    lay_all,
    lift_to,
)
from skerry.games.beacon_patrol.voyage import HAND_SIZES, TOKEN_COUNTS

MOORED: Final = 4  # plans of a turn played on whose berths are compared


class Course:
    """A plan with all that goes with it: a tile taken and one given for it, or one kept."""

    __slots__ = ("given", "kept", "plan", "promised", "taken")

    def __init__(self, plan: Plan, taken: int, given: int, kept: int) -> None:
        self.plan = plan
        self.taken = taken
        self.given = given
        self.kept = kept
        self.promised = 0  # in all worlds in which it was tried


class Fleet:
    """Where the ships are, who holds which tiles, and in which order others will be drawn."""

    __slots__ = ("hands", "pile", "ships")

    def __init__(self, ships: list[int], hands: list[list[int]], pile: list[int]) -> None:
        self.ships = ships
        self.hands = hands
        self.pile = pile  # the next tile last

    def with_pile(self, pile: list[int]) -> Fleet:
        """Return an independent copy with another pile."""
        return Fleet(self.ships[:], [hand[:] for hand in self.hands], pile)

    def coming(self) -> list[int]:
        """Return all tiles that may still be laid."""
        tiles = self.pile[:]
        for hand in self.hands:
            tiles += hand
        return tiles

    def turn_of(self, seat: int) -> Turn:
        """Return what a seat has at the beginning of its turn."""
        own = self.hands[seat]
        foreign: list[int] = []
        for other, hand in enumerate(self.hands):
            if other != seat:
                foreign += hand
        tokens = TOKEN_COUNTS[len(self.hands)]
        return Turn(self.ships[seat], tokens, own, foreign, len(own))

    def follow(self, chart: Chart, seat: int, course: Course) -> None:
        """Carry a course out to the end of the turn, and draw."""
        lay_all(chart, course.plan)
        self.ships[seat] = course.plan.berth
        if course.taken >= 0:
            for hand in self.hands:
                if course.taken in hand:
                    hand[hand.index(course.taken)] = course.given
        self.fill(seat, course.kept)

    def fill(self, seat: int, kept: int) -> None:
        """Draw a new hand, as far as the pile goes, beside a tile that is kept."""
        new = [] if kept < 0 else [kept]
        while self.pile and len(new) < HAND_SIZES[len(self.hands)]:
            new.append(self.pile.pop())
        self.hands[seat] = new

    def next_seat(self, seat: int) -> int:
        """Return the next seat that has tiles, or -1 when nobody has any."""
        seats = len(self.hands)
        for later in range(1, seats + 1):
            if self.hands[(seat + later) % seats]:
                return (seat + later) % seats
        return -1

    def play_on(self, chart: Chart, seat: int, turns: int, width: int) -> None:
        """Let the seats take so many turns, each the most promising at once."""
        for _ in range(turns):
            if seat < 0:
                return
            turn = self.turn_of(seat)
            plans = best_plans(chart, turn, width)
            plan = moored(chart, turn, plans, MOORED)[0]
            self.follow(chart, seat, self.usual(chart, turn, plan))
            seat = self.next_seat(seat)

    def usual(self, chart: Chart, turn: Turn, plan: Plan) -> Course:
        """Return a course that gives the first tile left over, or keeps the most useful one."""
        left = [tile for tile in turn.own if tile not in plan.tiles]
        if plan.foreign >= 0:
            return Course(plan, plan.foreign, left[0], NO_TILE)
        kept = NO_TILE
        if len(self.hands) == 1 and len(left) > plan.steps - turn.tokens and left and self.pile:
            kept = ranked(chart, plan, left)[0]
        return Course(plan, NO_TILE, NO_TILE, kept)

    def courses(self, chart: Chart, seat: int, turn: Turn, plan: Plan) -> list[Course]:
        """Return a plan with what could well be given or kept."""
        left = [tile for tile in turn.own if tile not in plan.tiles]
        is_free = len(left) > max(0, plan.steps - turn.tokens)  # one is neither laid nor spent
        if len(self.hands) == 1:
            keeping = ranked(chart, plan, left)[:2] if is_free and self.pile else []
            if len(keeping) < 2:
                keeping = [*keeping, NO_TILE]
            return [Course(plan, NO_TILE, NO_TILE, tile) for tile in keeping]
        taken = max(plan.foreign, turn.taken)
        if taken >= 0:
            return [Course(plan, taken, tile, NO_TILE) for tile in ranked(chart, plan, left)[:2]]
        found = [Course(plan, NO_TILE, NO_TILE, NO_TILE)]
        after = self.next_seat(seat)
        if is_free and turn.foreign and after != seat:
            worst = ranked(chart, plan, self.hands[after])[-1]
            found.append(Course(plan, worst, ranked(chart, plan, left)[0], NO_TILE))
        return found


def ranked(chart: Chart, plan: Plan, tiles: list[int]) -> list[int]:
    """Return tiles by how useful they are after a plan, the most useful first."""
    if len(tiles) < 2:
        return tiles
    count = len(chart.laid)
    lay_all(chart, plan)
    worths = sorted([(-usefulness(chart, tile), tile) for tile in tiles])
    lift_to(chart, count)
    return [tile for _, tile in worths]


def usefulness(chart: Chart, tile: int) -> int:
    """Return by how much a tile could raise the promise of the chart, wherever it fits best."""
    best = 0
    seen: dict[int, bool] = {}
    before = chart.promise
    for laid in chart.laid[:]:
        for step in STEP:
            cell = laid + step
            if cell in seen or chart.tiles[cell] >= 0:
                continue
            seen[cell] = True
            if FITS[chart.patterns[cell]][COAST[tile]]:
                chart.lay(cell, tile)
                best = max(best, chart.promise - before)
                chart.lift()
    return best
