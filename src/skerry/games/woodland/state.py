"""A position of a woodland game: the kernel's zones, what lies on cards and places, and parts.

Only the primitives below change what lies there, and each of them reports. What the rules make of
it stands in files of its own: `city`, `meadow`, `hand`, `workers`, `rival`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.games.woodland import marks
from skerry.games.woodland.bearing import bearing, bearing_names, lay_on
from skerry.games.woodland.payment.price import Price
from skerry.games.woodland.picks import RIVAL_OWNER
from skerry.games.woodland.reports import Carried, Marked, Slotted, Stood
from skerry.games.woodland.terms import EVERY_RESOURCE
from skerry.games.woodland.zones import CITY, DECK, MEADOW, RIVAL, STOCK
from skerry.kernel.state import State

if TYPE_CHECKING:
    from skerry.games.woodland.box import Box
    from skerry.games.woodland.card import Card
    from skerry.games.woodland.part import Part
    from skerry.games.woodland.summary import Summary
    from skerry.kernel.effect import Effect, Frame
    from skerry.kernel.rng import Rng
    from skerry.kernel.zones import Layout

BILLS: Final = ("Bill", "Save", "Swap")
BILL_LENGTH: Final = 9  # the numbers from which one is made
NO_CARD: Final = 63  # the index of an effect that comes from no card


def site(owner: int, index: int) -> int:
    """Return the source of a clause: whose city it looks at, and which card of it it comes from."""
    return owner << 6 | index


def owner_of(source: int) -> int:
    """Return whose city a clause looks at."""
    return source >> 6


def index_of(source: int) -> int:
    """Return which card of that city a clause comes from."""
    return source & NO_CARD


class Woodland(State):
    """Zones and counters, and beside them what the cards of cities and the places bear."""

    __slots__ = ("box", "built", "on_events", "parts", "pegs", "slots", "summaries", "visits")

    def __init__(
        self,
        box: Box,
        layout: Layout,
        zones: list[list[int]],
        counters: list[int],
        rng: Rng,
        agenda: Frame | None,
        origin: Woodland | None = None,
    ) -> None:
        super().__init__(layout, zones, counters, rng, agenda, origin)
        self.box = box
        # By seat, card by card of the city: what lies on it.
        self.built: list[list[int]] = (
            [[] for _ in range(layout.seats)]
            if origin is None
            else [city[:] for city in origin.built]
        )
        # By seat: the city at a glance; None since a card of it changed.
        self.summaries: list[Summary | None] = (
            [None] * layout.seats if origin is None else origin.summaries[:]
        )
        # By place: workers there, three bits a seat, the seat after the last being the rival.
        self.pegs: list[int] = [0] * len(box.places) if origin is None else origin.pegs[:]
        # By place: what lies on an event.
        self.on_events: list[int] = [0] * len(box.places) if origin is None else origin.on_events[:]
        # Card by card of the meadow: on which of its eight places it lies.
        self.slots: list[int] = [] if origin is None else origin.slots[:]
        # Kinds of the rival's cards on which workers stand: its cards bear nothing else.
        self.visits: list[int] = [] if origin is None else origin.visits[:]
        # What modules keep.
        self.parts: list[Part] = [] if origin is None else [part.clone() for part in origin.parts]

    def clone(self) -> Woodland:
        """Return an independent copy that nobody watches."""
        return Woodland(
            self.box, self.layout, self.zones, self.counters, self.rng, self.agenda, self
        )

    def same_as(self, other: State) -> bool:
        """Tell whether both positions are alike, down to what lies on the cards."""
        assert isinstance(other, Woodland)
        return (
            super().same_as(other)
            and self.built == other.built
            and self.pegs == other.pegs
            and self.on_events == other.on_events
            and self.slots == other.slots
            and self.visits == other.visits
            and all(
                [mine.same_as(part) for mine, part in zip(self.parts, other.parts, strict=True)]
            )
        )

    def kept(self) -> list[list[int]]:
        """What lies on cards and places, and what modules keep."""
        rows = [*self.built, self.pegs, self.on_events, self.slots, self.visits]
        return [*rows, *[part.kept() for part in self.parts]]

    def keep(self, rows: list[list[int]]) -> None:
        seats = self.layout.seats
        self.built = rows[:seats]
        self.pegs, self.on_events, self.slots, self.visits = rows[seats : seats + 4]
        self.summaries = [None] * seats
        for part, row in zip(self.parts, rows[seats + 4 :], strict=True):
            part.keep(row)

    def made(self, kind: str, numbers: list[int]) -> Effect[Any] | None:
        """Bills are made in play."""
        if kind not in BILLS or len(numbers) != BILL_LENGTH:
            return None
        one, two, three, four, any_kind, less, swap, fewest, most = numbers
        price = Price((one, two, three, four), any_kind, less, swap)
        return self.box.payment.bill(price, fewest, most)

    def is_possible(self, zones: list[int]) -> bool:
        """Modules may know that the cards cannot lie so."""
        for part in self.parts:
            if not part.is_possible(self, zones):
                return False
        return True

    def marks(self, zone: int) -> list[dict[str, int]]:
        """Say what lies on cards of cities and on places, and where cards of the meadow lie."""
        found = bearing(self, zone)
        for part in self.parts:
            found = part.bearing(self, zone, found)
        return found

    def mark_names(self, zone: int) -> list[str]:
        """Name what `marks` can tell of."""
        found = bearing_names(self, zone)
        for part in self.parts:
            found = part.bearing_names(self, zone, found)
        return found

    def laid(self, zone: int) -> None:
        """Nothing lies on new cards; those of the meadow lie on its first places."""
        kind = self.layout.kind(zone)
        if kind == CITY:
            owner = self.layout.owners[zone]
            self.built[owner] = [0] * len(self.zones[zone])
            self.summaries[owner] = None
        elif kind == MEADOW:
            self.slots = _places_of(self.zones[zone], stacks=self.box.stacks)
        elif kind == RIVAL:
            self.visits = [card for card in self.visits if card in self.zones[zone]]
        for part in self.parts:
            part.laid(self, zone)

    def bear(self, zone: int, index: int, things: dict[str, int]) -> None:
        """Let workers, points and resources lie on a card of a city or on a place."""
        lay_on(self, zone, index, things)
        self.summaries = [None] * self.layout.seats

    # What is printed, and what a seat has.

    def card(self, kind: int) -> Card:
        """Return what is printed on a kind of card."""
        return self.box.cards[kind]

    def has(self, seat: int, resource: int) -> int:
        """Return how much of a resource a seat has."""
        return self.counters[self.counter_at(STOCK + resource, seat)]

    def wealth(self, seat: int) -> int:
        """Return how many resources a seat has."""
        first = self.counter_at(STOCK, seat)
        return sum(self.counters[first : first + len(EVERY_RESOURCE)])

    # The primitives: each changes and reports.

    def enter(self, seat: int, kind: int, source: int) -> None:
        """Let a card come into a city; nothing lies on it."""
        self.move(kind, source, self.at(CITY, seat))
        self.built[seat].append(0)
        self.summaries[seat] = None
        if self.watch is not None:
            self.watch.append(Carried(seat, kind, 0, 1))

    def leave(self, seat: int, index: int, target: int) -> int:
        """Let a card go out of a city, and return what lay on it."""
        kind = self.lift(index, self.at(CITY, seat), target)
        mark = self.built[seat].pop(index)
        self.summaries[seat] = None
        if self.watch is not None:
            self.watch.append(Carried(seat, kind, mark, -1))
        return mark

    def carry(self, seat: int, index: int, other: int, but: int = 0) -> None:
        """Let a card go to another city with what lies on it, but for some of it.

        On the rival's cards only workers stand.
        """
        kind = self.zone(CITY, seat)[index]
        rival = other == RIVAL_OWNER
        mark = self.leave(seat, index, RIVAL if rival else self.at(CITY, other)) & ~but
        if rival:
            self.visits += [kind] * marks.standing(mark, seat)
        else:
            self.built[other].append(mark)
            self.summaries[other] = None
        if self.watch is not None:
            self.watch.append(Carried(other, kind, mark, 1))

    def mark(self, seat: int, index: int, more: int) -> None:
        """Change what lies on a card of a city."""
        before = self.built[seat][index]
        self.built[seat][index] = before + more
        self.summaries[seat] = None
        if self.watch is not None:
            card = self.zone(CITY, seat)[index]
            self.watch.append(Marked(seat, card, before, before + more))

    def lay_on(self, seat: int, place: int, more: int) -> None:
        """Change what lies on an event of a seat."""
        before = self.on_events[place]
        self.on_events[place] = before + more
        if self.watch is not None:
            card = self.box.place_card(place)
            self.watch.append(Marked(seat, card, before, before + more))

    def send(self, seat: int, place: int, count: int = 1) -> None:
        """Let workers stand on a place, or with a negative count no longer."""
        self.pegs[place] += count << marks.NARROW * seat
        if self.watch is not None:
            self.watch.append(Stood(seat, place, count))

    def visit(self, seat: int, kind: int) -> None:
        """Let a worker stand on a card of the rival."""
        self.visits.append(kind)
        if self.watch is not None:
            self.watch.append(Marked(RIVAL_OWNER, kind, 0, marks.one_standing(seat)))

    def unvisit(self, seat: int, kind: int) -> None:
        """Let a worker stand on a card of the rival no longer."""
        self.visits.remove(kind)
        if self.watch is not None:
            self.watch.append(Marked(RIVAL_OWNER, kind, marks.one_standing(seat), 0))

    def fill_slot(self, slot: int) -> None:
        """Lay the top card of the deck on a place of the meadow, or on its like where they stack."""
        card = self.draw(DECK, MEADOW)
        like = self.zones[MEADOW].index(card) if self.box.stacks else len(self.slots)
        self.slots.append(self.slots[like] if like < len(self.slots) else slot)
        if self.watch is not None:
            self.watch.append(Slotted(card, self.slots[-1], 1))

    def empty_slot(self, index: int, target: int) -> int:
        """Let a card leave the meadow, and return it; its place falls empty."""
        card = self.lift(index, MEADOW, target)
        slot = self.slots.pop(index)
        if self.watch is not None:
            self.watch.append(Slotted(card, slot, -1))
        return card


def _places_of(cards: list[int], *, stacks: bool) -> list[int]:
    """Return the places of the meadow for cards laid in a row; equal ones may lie on each other."""
    kinds = list(dict.fromkeys(cards))
    return [kinds.index(card) for card in cards] if stacks else list(range(len(cards)))
