"""Seats of a playout of Everdell or Farshore lean towards picks by what is printed on them.

What cards, places and clauses are worth in each season is read off their effects once, as a seat
sees them when it begins to think; the leanings that follow from it are looked up in the playouts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.agents.search.aim import rival_points
from skerry.agents.search.policy import TO_THE_END, Policy
from skerry.agents.search.woodland.features import (
    CARDS,
    FEATURES,
    RESOURCES,
    THINGS,
    Facts,
    Features,
)
from skerry.agents.search.woodland.parting import flow_of, sign_of
from skerry.agents.search.woodland.promise import Promise
from skerry.games.woodland.picks import CHOOSE, GO, PLAY
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import AUTUMN
from skerry.games.woodland.turn import TakeTurn
from skerry.games.woodland.zones import HAND, LEVEL, SEASON, STOCK

if TYPE_CHECKING:
    from skerry.agents.search.woodland.features import Printed
    from skerry.agents.search.woodland.sight import Sight
    from skerry.kernel.effect import Frame
    from skerry.kernel.game import Game
    from skerry.kernel.seen import Seen
    from skerry.kernel.state import Offer, State
    from skerry.kernel.view import View


# How much of a rival's points is minded where nothing else was found to be better.
ALL_OF_THEM: Final = 1.0


# What weights are called by: those of a table of several, those of one seat with a rival, and how much
# of the rival's points is minded, by how strong it is; with the river of Pearlbrook others hold.
SEVERAL: Final = "policy"
ALONE: Final = "alone"
MINDED: Final = "minded"
RIVER: Final = "river"
# What positions promise, several seats, one alone, and its rival.
PROMISE: Final = "promise"
ALONE_PROMISE: Final = "promise alone"
RIVAL_PROMISE: Final = "promise rival"
NOTHING_LEARNED: Final[list[float]] = []
LEVELS: Final = 5  # of a resource none, one … and four or more are told apart; cards go in pairs


def prefix_of(view: View) -> str:
    """Return with what the names of weights begin at a table."""
    return "river " if RIVER in [zone.name for zone in view.zones] else ""


def name_of(view: View) -> str:
    """Return what the weights of such a table are called."""
    return prefix_of(view) + (ALONE if view.seats == 1 else SEVERAL)


def kind_of(view: View, learned: dict[str, list[float]]) -> str:
    """Return under which name the weights of a table stand, or those that come nearest."""
    names = [ALONE, SEVERAL] if view.seats == 1 else [SEVERAL]
    prefix = prefix_of(view)
    for name in [*[prefix + each for each in names], *names]:
        if name in learned:
            return name
    return SEVERAL


class WoodlandPolicy(Policy):
    """Leans by the features of picks, times weights that were learned."""

    def __init__(
        self,
        game: Game[Any],
        learned: dict[str, list[float]],
        facts: Facts,
        sight: Sight,
        turns: tuple[int, int],
    ) -> None:
        super().__init__(game)
        self.learned = learned  # by the kind of table
        self.breadth = len(FEATURES)
        self.needs = self.breadth * (AUTUMN + 1)  # where the weights of resources begin
        # By season and feature; then by season, resource and how many of it there are.
        self.weights = learned[SEVERAL]
        assert len(self.weights) == self.needs + THINGS * LEVELS * (AUTUMN + 1)
        self.facts = facts
        self.sight = sight
        self.promise = Promise(sight)
        # Of each seat, played out before a promise is trusted: alone, and of several.
        self.turns = turns
        self.sorts: list[int] = []
        self.features: list[list[Features]] = []  # by season, by pick
        self.tables: list[list[float]] = []  # by season, by pick
        self.amounts: list[Features] = []  # by pick: the resources that it brings
        self.seen_to: list[bool] = []  # by pick: whether more is to be seen of it
        self.signs: dict[type, float] = {}
        self.flows: dict[type, float] = {}

    def look(self, seen: Seen) -> None:
        """Weigh all picks in all seasons."""
        view = seen.view()
        self.weights = self.learned[kind_of(view, self.learned)]
        self.fear = self._share_minded(view) if view.seats == 1 else 1.0
        self.sorts = self.facts.sorts(seen)
        self.amounts = self.facts.amounts(seen)
        printed = self.facts.printed(seen)
        self.features = [each.picks for each in printed]
        self.sight.look(printed, has_river=prefix_of(view) != "")
        self._look_ahead(view, printed)
        self.seen_to = [
            bool(self.amounts[pick]) or PLAY <= self.sorts[pick] <= GO
            for pick in range(len(self.sorts))
        ]
        self.weigh()

    def _look_ahead(self, view: View, printed: list[Printed]) -> None:
        """Say how far to play out: to the end where no promise was learned."""
        prefix = prefix_of(view)
        name = prefix + (ALONE_PROMISE if view.seats == 1 else PROMISE)
        weights = self.learned.get(name, NOTHING_LEARNED)
        rivals = self.learned.get(prefix + RIVAL_PROMISE, NOTHING_LEARNED)
        self.promise.look(printed, weights, rivals if view.seats == 1 else NOTHING_LEARNED)
        turns = self.turns[0] if view.seats == 1 else self.turns[1] * view.seats
        self.ahead = turns if weights else TO_THE_END

    def begins_turn(self, state: State, offer: Offer) -> bool:
        """A seat may do anything then."""
        return isinstance(offer.frame.effect, TakeTurn)

    def points(self, state: State) -> list[float]:
        """At the end count, before it trust what the cities promise."""
        points = super().points(state)
        if state.agenda is None or not self.promise.weights:
            return points
        assert isinstance(state, Woodland)
        rival = rival_points(self.game, state) if len(points) == 1 else 0.0
        return [
            self.promise.points(state, seat, points[seat], rival) for seat in range(len(points))
        ]

    def rival(self, state: State) -> float:
        """Before the end, it will have more."""
        if state.agenda is None or not self.promise.rivals:
            return super().rival(state)
        return self.promise.rival_points()

    def _share_minded(self, view: View) -> float:
        """Return how much of the rival's points is minded: in autumn all of them."""
        if view.counter("season", 0) >= AUTUMN:
            return 1.0
        minded = self.learned.get(prefix_of(view) + MINDED, NOTHING_LEARNED)
        level = view.counters[LEVEL][2]
        return minded[level] if level < len(minded) else ALL_OF_THEM

    def weigh(self) -> None:
        """Look up what the picks are worth by the weights as they are now."""
        self.tables = []
        for season in range(len(self.features)):
            first = season * self.breadth
            table: list[float] = []
            for features in self.features[season]:
                total = 0.0
                for number, value in features:
                    total += self.weights[first + number] * value
                table.append(total)
            self.tables.append(table)

    def lean(self, state: State, seat: int, offer: Offer, leaning: list[float]) -> None:
        """Look up what picks are worth; what is parted with had better be worth little."""
        assert isinstance(state, Woodland)
        season = state.count(SEASON, seat)
        table = self.tables[season]
        sight: Sight | None = None
        flow = self.flow(offer.frame)
        options = offer.options
        sign = self.sign(offer.frame)
        sorts = self.sorts
        for place in range(len(options)):
            pick = options[place]
            lean = table[pick]
            leaning[place] += sign * lean if sorts[pick] == CHOOSE else lean
            if self.seen_to[pick]:
                amounts = self.amounts[pick]
                if amounts:
                    leaning[place] += self._need(state, seat, offer.frame, pick)
                if sight is None:
                    sight = self.sight
                    sight.begin(state, seat, season, self.weights, season * self.breadth)
                more = sight.see(pick, amounts)
                leaning[place] += flow * more if pick < RESOURCES else more

    def _need(self, state: State, seat: int, frame: Frame, pick: int) -> float:
        """Return how much the resources that a pick brings are needed: by how many there are."""
        flow = self.flow(frame) if pick < RESOURCES else 1.0
        total = 0.0
        if flow:
            for resource, amount in self.amounts[pick]:
                total += amount * self.weights[self.need_at(state, seat, resource)]
        return flow * total

    def need_at(self, state: State, seat: int, resource: int) -> int:
        """Return where the weight of a resource stands, as many as a seat has of it now."""
        if resource == CARDS:
            has = min(LEVELS - 1, len(state.zone(HAND, seat)) // 2)
        else:
            has = min(LEVELS - 1, state.count(STOCK + resource, seat))
        return self.needs + (state.count(SEASON, seat) * THINGS + resource) * LEVELS + has

    def context(self, state: State, seat: int) -> int:
        """Seasons are told apart."""
        return state.count(SEASON, seat)

    def flow(self, frame: Frame) -> float:
        """Return 1 where resources that are chosen come, -1 where they go, 0 where neither."""
        kind = type(frame.effect)
        flow = self.flows.get(kind)
        if flow is None:
            flow = self.flows[kind] = flow_of(frame.effect)
        return flow

    def sign(self, frame: Frame) -> float:
        """Return -1 where cards that are chosen go, 1 where they come."""
        kind = type(frame.effect)
        sign = self.signs.get(kind)
        if sign is None:
            sign = self.signs[kind] = sign_of(frame.effect)
        return sign

    def rows(self, seen: Seen, offer: Offer) -> list[list[float]]:
        """Return the features of each option, to learn from; none where all are alike."""
        season = seen.view().counter("season", seen.seat)
        features = self.facts.in_season(seen, season).picks
        sorts = self.facts.sorts(seen)
        sign = self.sign(offer.frame)
        first = season * self.breadth
        found: list[list[float]] = []
        for pick in offer.options:
            row = [0.0] * len(self.weights)
            for number, value in features[pick]:
                row[first + number] = sign * value if sorts[pick] == CHOOSE else value
            found.append(row)
        return found if any([row != found[0] for row in found]) else []
