"""Cards that help to pay for others, one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.city import holds, how_many, spaces_taken
from skerry.games.woodland.words import CRITTER, EVERY_RESOURCE
from skerry.games.woodland.zones import CITY, DISCARD, PRISON, STOCK
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.card import Card
    from skerry.games.woodland.state import Woodland


def missing(state: Woodland, seat: int, cost: tuple[int, int, int, int]) -> int:
    """Return how many resources of a price a seat lacks."""
    twig, resin, pebble, berry = cost
    counters = state.counters
    first = state.counter_at(STOCK, seat)
    lacks = 0
    if twig > counters[first]:
        lacks = twig - counters[first]
    if resin > counters[first + 1]:
        lacks += resin - counters[first + 1]
    if pebble > counters[first + 2]:
        lacks += pebble - counters[first + 2]
    if berry > counters[first + 3]:
        lacks += berry - counters[first + 3]
    return lacks


class Aid:
    """How a card in the city helps to pay for a card."""

    __slots__ = ("amount", "form")

    def __init__(self, amount: int, form: str = "") -> None:
        self.amount = amount  # how many resources of a price one may lack
        self.form = form  # of the cards it helps with; "" for both

    def helps(self, state: Woodland, seat: int, card: Card) -> bool:
        """Tell whether it makes a card payable."""
        raise NotImplementedError

    def freed(self, state: Woodland, seat: int) -> int:
        """Return how many spaces of the city its use can free."""
        return 0

    def makes_way(self, state: Woodland, seat: int, helper: int, kind: int) -> bool:
        """Tell whether a card of a kind would leave the city by the use of a helping card."""
        return False

    def leave(self, state: Woodland, seat: int) -> None:
        """Set things right when the helping card itself leaves the city."""

    def describe(self) -> Text:
        """Say how it helps."""
        raise NotImplementedError


class Discount(Aid):
    """Leaves the city to save so many resources, of all kinds or of one."""

    __slots__ = ("only",)

    def __init__(self, amount: int, form: str, only: int = -1) -> None:
        super().__init__(amount, form)
        self.only = only

    def helps(self, state: Woodland, seat: int, card: Card) -> bool:
        """The rest of the price must be there."""
        if not any(card.cost):
            return False
        if self.only < 0:
            return missing(state, seat, card.cost) <= self.amount
        short = card.cost[self.only] - state.has(seat, self.only)
        return card.cost[self.only] > 0 and (
            missing(state, seat, card.cost) - max(0, short) + max(0, short - self.amount) == 0
        )

    def freed(self, state: Woodland, seat: int) -> int:
        """Its own space is free before the new card comes."""
        return 1

    def makes_way(self, state: Woodland, seat: int, helper: int, kind: int) -> bool:
        """Only the helping card leaves."""
        return helper == kind

    def describe(self) -> Text:
        """Say how it helps."""
        return Text(
            "woodland-aid-discount",
            {"form": self.form, "count": self.amount, "only": "yes" if self.only >= 0 else "no"},
        )


class Substitute(Aid):
    """One resource of the price may be of another kind."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1)

    def describe(self) -> Text:
        """Say how it helps."""
        return Text("woodland-aid-substitute")

    def helps(self, state: Woodland, seat: int, card: Card) -> bool:
        """One kind is short by at most one, and another has one to spare."""
        lacks = missing(state, seat, card.cost)
        if lacks > self.amount or state.wealth(seat) < sum(card.cost):
            return False
        return lacks > 0 or len(swaps(state, seat, card)) > 0


class Imprison(Aid):
    """A critter of the city goes beneath the helping card to save so many resources."""

    __slots__ = ("warden",)

    def __init__(self, amount: int, warden: str) -> None:
        super().__init__(amount)
        self.warden = warden  # with this critter in the city there is a second cell

    def helps(self, state: Woodland, seat: int, card: Card) -> bool:
        """There is a critter for a free cell, and the rest of the price is there."""
        return (
            any(card.cost)
            and missing(state, seat, card.cost) <= self.amount
            and len(self.prisoners(state, seat)) > 0
        )

    def prisoners(self, state: Woodland, seat: int) -> list[int]:
        """List the kinds of critters that could go to prison."""
        inside = len(state.zone(PRISON, seat))
        warden = state.box.kinds[self.warden]
        if inside > int(holds(state, seat, self.warden)):
            return []
        return sorted(
            {
                kind
                for kind in state.zone(CITY, seat)
                if state.card(kind).form == CRITTER and not (inside and kind == warden)
            }
        )

    def freed(self, state: Woodland, seat: int) -> int:
        """A prisoner frees the space it had, if it had one."""
        return max([freed_by(state, seat, kind) for kind in self.prisoners(state, seat)], default=0)

    def makes_way(self, state: Woodland, seat: int, helper: int, kind: int) -> bool:
        """A prisoner leaves the city."""
        return kind in self.prisoners(state, seat)

    def leave(self, state: Woodland, seat: int) -> None:
        """The prisoners are discarded."""
        for card in state.zone(PRISON, seat)[:]:
            state.move(card, state.at(PRISON, seat), DISCARD)

    def describe(self) -> Text:
        """Say how it helps."""
        warden = Text("everdell-name", {"name": self.warden})
        return Text("woodland-aid-imprison", {"count": self.amount, "card": warden})


def freed_by(state: Woodland, seat: int, kind: int) -> int:
    """Return how many spaces a city gains if a card of that kind leaves it."""
    card = state.card(kind)
    if card.joins:
        return min(1, spaces_taken(state, seat))
    if card.partner and how_many(state, seat, card.partner) >= state.zone(CITY, seat).count(kind):
        return 0
    return card.space


def swaps(state: Woodland, seat: int, card: Card) -> list[tuple[int, int]]:
    """List which kind of a price could be paid in which other kind."""
    return [
        (wanted, given)
        for wanted in EVERY_RESOURCE
        if card.cost[wanted]
        for given in EVERY_RESOURCE
        if given != wanted and _can_swap(state, seat, card.cost, wanted, given)
    ]


def _can_swap(
    state: Woodland, seat: int, cost: tuple[int, int, int, int], wanted: int, given: int
) -> bool:
    for resource in EVERY_RESOURCE:
        due = cost[resource] - int(resource == wanted) + int(resource == given)
        if state.has(seat, resource) < due:
            return False
    return True
