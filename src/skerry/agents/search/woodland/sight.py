"""What a seat of a playout sees change: whom it could house for nothing, what it is short of, how full it is.

What is printed on picks was weighed when the choice began (`features`); what is weighed here depends
on the city, the hand and the stock as they are now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.search.woodland.features import (
    CROWDED,
    CROWDED_WORTH,
    FREE_HOME,
    RESOURCES,
    SHORT_OF,
    WANTED,
)
from skerry.games.woodland.amounts import PLACES, WIDTH, amount_of, lacking
from skerry.games.woodland.picks import PLAY, PLAY_MEADOW
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.summary import Summary, summary
from skerry.games.woodland.terms import CITY_SPACES
from skerry.games.woodland.zones import CITY, HAND, MEADOW, STOCK

if TYPE_CHECKING:
    from skerry.agents.search.woodland.features import Features, Printed
    from skerry.games.woodland.box import Box

NEAR: Final = 3  # so many resources may be missing from what one goes for
OWN: Final = 6  # numbers of a promise that only one of the games has
NOTHING_MORE: Final = [0.0] * OWN


class Sight:
    """Weighs what changes, pick by pick; `begin` says for whom, and by which weights."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.kinds = box.picks.cards  # by pick
        self.sorts = box.picks.sorts
        self.costs: list[list[int]] = [list(card.cost) for card in box.cards]  # by kind
        self.stock: list[int] = [0] * RESOURCES
        self.types: list[int] = [kind_tally(fact.tally) for fact in box.facts]
        self.printed: list[Printed] = []  # by season
        self.has_river = False
        self.weights: list[float] = []
        self.first = 0
        self.total = 0.0
        self.noting = False
        self.noted: Features = []
        self.needs_short = True
        self.needs_wanted = True
        self.short: list[float] = [0.0] * RESOURCES
        self.wanted: list[float] = [0.0] * PLACES
        self.fullness = 0.0

    def look(self, printed: list[Printed], *, has_river: bool) -> None:
        """Take over what holds for all playouts of a position: what things are worth by season."""
        self.printed = printed
        self.has_river = has_river

    def begin(
        self, state: Woodland, seat: int, season: int, weights: list[float], first: int
    ) -> None:
        """From now on look with the eyes of this seat; its weights begin there."""
        self.state = state
        self.seat = seat
        self.city: Summary = summary(state, seat)
        self.now = self.printed[season]
        self.weights = weights
        self.first = first
        self.needs_short = True
        self.needs_wanted = True
        self.fullness = float(len(state.zone(CITY, seat))) / CITY_SPACES

    def see(self, pick: int, amounts: Features) -> float:
        """Return how much more or less a pick is leaned to, by what is there now."""
        self.total = 0.0
        sort = self.sorts[pick]
        if PLAY <= sort <= PLAY_MEADOW:
            self.see_card(self.kinds[pick])
        else:
            if amounts:
                self.see_amounts(amounts)
            self.see_place(pick)
        return self.total

    def add(self, number: int, value: float) -> None:
        """Count a feature."""
        self.total += self.weights[self.first + number] * value
        if self.noting:
            self.noted.append((number, value))

    def see_card(self, kind: int) -> None:
        """A card that could be played."""
        fact = self.box.facts[kind]
        if fact.home & self.city.free:
            self.add(FREE_HOME, self.now.costs[kind])
        if self.needs_wanted:
            self.look_for_types()
        wanted = self.wanted[self.types[kind]] + self.wanted_kind(kind)
        if wanted > 0.0:
            self.add(WANTED, wanted)
        self.add(CROWDED, self.fullness)
        self.add(CROWDED_WORTH, self.fullness * self.now.worths[kind])

    def see_amounts(self, amounts: Features) -> None:
        """Resources that come, where something is missing for a good card."""
        if self.needs_short:
            self.look_for_shortage()
        value = 0.0
        for resource, amount in amounts:
            if resource < RESOURCES:
                value += self.short[resource] * amount
        if value > 0.0:
            self.add(SHORT_OF, value)

    def see_place(self, pick: int) -> None:
        """A place, or whatever else is no card to be played."""

    def promise(self, state: Woodland, seat: int) -> list[float]:
        """Return what only one of the games has, as numbers that a promise is made of."""
        return NOTHING_MORE

    def wanted_kind(self, kind: int) -> float:
        """Return what a card is worth for something that asks for just this kind."""
        return 0.0

    def look_for_types(self) -> None:
        """Find out what one more card of each type is worth for what asks for types."""
        self.needs_wanted = False
        for number in range(PLACES):
            self.wanted[number] = 0.0

    def want_types(self, asked: int, worth: float) -> None:
        """Something that is worth so much asks for so many cards of each type."""
        tally = self.city.tally
        lacks = lacking(tally, asked)
        if lacks == 0:
            return
        share = worth / float(lacks * lacks)
        for number in range(PLACES):
            if amount_of(asked, number) > amount_of(tally, number):
                self.wanted[number] += share

    def look_for_shortage(self) -> None:
        """By resource: what one more of it would win, by the best card that is nearly payable."""
        self.needs_short = False
        for resource in range(RESOURCES):
            self.short[resource] = 0.0
            self.stock[resource] = self.state.count(STOCK + resource, self.seat)
        for kind in self.state.zone(HAND, self.seat):
            if self.now.surplus[kind] > 0.0:
                self.aim_at(kind)
        for kind in self.state.zones[MEADOW]:
            if self.now.surplus[kind] > 0.0:
                self.aim_at(kind)

    def aim_at(self, kind: int) -> None:
        """Note what is missing for a card."""
        costs = self.costs[kind]
        stock = self.stock
        missing = 0
        for resource in range(RESOURCES):
            if costs[resource] > stock[resource]:
                missing += costs[resource] - stock[resource]
        if missing == 0 or missing > NEAR:
            return
        fact = self.box.facts[kind]
        if fact.home & self.city.free or (fact.unique and fact.bit & self.city.kinds):
            return
        share = self.now.surplus[kind] / float(missing)
        for resource in range(RESOURCES):
            if share > self.short[resource] and costs[resource] > stock[resource]:
                self.short[resource] = share


def kind_tally(tally: int) -> int:
    """Return the number of the only type in a tally."""
    number = 0
    while tally >> WIDTH * (number + 1):
        number += 1
    return number
