"""What an unfinished city promises: with how many points its seat will end, from what it has and could do now.

A playout that has come far enough is judged by this instead of being played to its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.search.woodland.features import RESOURCES
from skerry.agents.search.woodland.sight import OWN
from skerry.games.woodland.amounts import PLACES, amount_of, lacking
from skerry.games.woodland.city import spaces_left
from skerry.games.woodland.summary import Summary, summary
from skerry.games.woodland.terms import AUTUMN, WONDER
from skerry.games.woodland.zones import (
    ACHIEVED,
    CITY,
    EVENTS,
    HAND,
    MEADOW,
    PASSED,
    SEASON,
    STOCK,
    WILD,
    WORKERS,
)

if TYPE_CHECKING:
    from skerry.agents.search.woodland.features import Printed
    from skerry.agents.search.woodland.sight import Sight
    from skerry.games.woodland.state import Woodland

SIGNS: Final = (
    "one",
    "points",  # as the table lies
    "rival",  # points of an opponent without a seat, as the table lies
    "twig",
    "resin",
    "pebble",
    "berry",
    "more of them",  # beyond MANY of a kind
    "wild",  # pearls or treasures
    "workers",
    "passed",
    "hand",
    "spaces",
    "crowded",  # spaces that are missing to FEW
    "production cards",
    "travelers",
    "destinations",
    "governance cards",
    "prosperity cards",
    "yield",  # what the productions of the city bring each time
    "visits",  # cards that workers may visit
    "helpers",
    "watchers",
    "homes",  # kinds of houses that somebody may move into
    "city",
    "best card",  # of the hand: what it is worth more than it costs
    "second card",
    "further cards",  # the third and the fourth
    "guest",  # what the best card of the hand is worth that may move in
    "open guest",  # and the best of the meadow
    "open card",  # what the best of the meadow is worth more than it costs
    "payable",  # what the best card is worth that can be paid now
    "payables",
    "achieved",
    "ready",  # what events are worth that could be achieved
    "near",  # and those for which one thing is missing
    # What only one of the games has, in the order in which its `Sight.promise` tells it.
    *[f"own {number + 1}" for number in range(OWN)],
)
LENGTH: Final = len(SIGNS)
MANY: Final = 4
FEW: Final = 4
TABLES: Final = 2 * (AUTUMN + 1)  # by season, and whether a worker is at home


class Promise:
    """Reads a position as numbers, and adds them up by learned weights."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.box = sight.box
        self.weights: list[float] = []  # by table and sign
        self.rivals: list[float] = []  # the same for an opponent without a seat
        self.printed: list[Printed] = []
        # What was read last: which table, and its numbers in the order of the signs.
        self.table = 0
        self.values: list[float] = []
        # Of the cards that could be played, while they are looked at.
        self.guest = 0.0
        self.payable = 0.0
        self.payables = 0

    def look(self, printed: list[Printed], weights: list[float], rivals: list[float]) -> None:
        """Take over what holds for all playouts of a position."""
        self.printed = printed
        self.weights = weights
        self.rivals = rivals

    def points(self, state: Woodland, seat: int, score: float, rival: float) -> float:
        """Return with how many points a seat will end that has so many now."""
        self.read(state, seat, score, rival)
        return self._total(self.weights)

    def rival_points(self) -> float:
        """Return with how many points the opponent will end; after `points`."""
        return self._total(self.rivals)

    def _total(self, weights: list[float]) -> float:
        first = self.table * LENGTH
        values = self.values
        total = 0.0
        for sign in range(LENGTH):
            total += weights[first + sign] * values[sign]
        return total

    def read(self, state: Woodland, seat: int, score: float, rival: float) -> None:
        """Note what a seat has and could do, as numbers."""
        season = state.count(SEASON, seat)
        self.table = 2 * season + (1 if state.count(WORKERS, seat) else 0)
        now = self.printed[season]
        city = summary(state, seat)
        self.values = [1.0, score, rival]
        self._read_stock(state, seat)
        self._read_city(state, seat, city, now)
        self._read_cards(state, seat, city, now)
        self._read_events(state, seat, city, now)
        self.values += self.sight.promise(state, seat)

    def _read_stock(self, state: Woodland, seat: int) -> None:
        values = self.values
        over = 0
        for resource in range(RESOURCES):
            has = state.count(STOCK + resource, seat)
            values.append(float(min(MANY, has)))
            over += max(0, has - MANY)
        values.append(float(over))
        for counter in (WILD, WORKERS, PASSED):
            values.append(float(state.count(counter, seat)))
        values.append(float(len(state.zone(HAND, seat))))

    def _read_city(self, state: Woodland, seat: int, city: Summary, now: Printed) -> None:
        values = self.values
        spaces = spaces_left(state, seat)
        values.append(float(spaces))
        values.append(float(max(0, FEW - spaces)))
        for type_ in range(PLACES):
            values.append(float(amount_of(city.tally, type_)))
        total = 0.0
        cards = state.zone(CITY, seat)
        for kind in cards:
            total += now.yields[kind]
        values.append(total)
        values.append(float(len(city.visits)))
        values.append(float(len(city.helpers)))
        values.append(float(len(city.watchers)))
        values.append(float(city.free.bit_count()))
        values.append(float(len(cards)))

    def _read_cards(self, state: Woodland, seat: int, city: Summary, now: Printed) -> None:
        """See what could be played from the hand and from the meadow, and paid now."""
        stock = [state.count(STOCK + resource, seat) for resource in range(RESOURCES)]
        self.payable, self.payables = 0.0, 0
        self.guest = 0.0
        gains = [self._gain(kind, city, now, stock) for kind in state.zone(HAND, seat)]
        gains.sort(reverse=True)
        gains += [0.0] * MANY
        guest = self.guest
        self.guest = 0.0
        open_card = 0.0
        for kind in state.zones[MEADOW]:
            open_card = max(open_card, self._gain(kind, city, now, stock))
        self.values += [gains[0], gains[1], gains[2] + gains[3], guest, self.guest, open_card]
        self.values += [self.payable, float(min(MANY, self.payables))]

    def _gain(self, kind: int, city: Summary, now: Printed, stock: list[int]) -> float:
        """Return what a card is worth more than it would cost; note if it is free or can be paid."""
        fact = self.box.facts[kind]
        if fact.unique and fact.bit & city.kinds:
            return 0.0
        worth = now.worths[kind]
        if self._can_pay(kind, stock):
            self.payables += 1
            self.payable = max(self.payable, worth)
        if fact.home & city.free:
            self.guest = max(self.guest, worth)
            return worth
        return now.surplus[kind]

    def _can_pay(self, kind: int, stock: list[int]) -> bool:
        costs = self.sight.costs[kind]
        for resource in range(RESOURCES):
            if costs[resource] > stock[resource]:
                return False
        return True

    def _read_events(self, state: Woodland, seat: int, city: Summary, now: Printed) -> None:
        ready = near = 0.0
        first = len(self.box.cards)
        for card in state.zones[EVENTS]:
            number = card - first
            if self.box.places[number].area != WONDER:
                lacks = self._lacks(number, city)
                if lacks == 0:
                    ready += now.events[number]
                elif lacks == 1:
                    near += now.events[number]
        self.values += [float(len(state.zone(ACHIEVED, seat))), ready, near]

    def _lacks(self, number: int, city: Summary) -> int:
        """Return how many cards are missing for an event."""
        fact = self.box.place_facts[number]
        if fact.needed:
            return (fact.needed & ~city.kinds).bit_count()
        return lacking(city.tally, fact.asked)
