"""A position of a woodland game: the kernel's zones, and what lies on cards and places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland import marks
from skerry.games.woodland.bearing import bearing, lay_on
from skerry.games.woodland.picks import RIVAL_OWNER
from skerry.games.woodland.reports import Marked, Stood
from skerry.games.woodland.words import (
    CITY_SPACES,
    EVERY_RESOURCE,
    HAND_LIMIT,
    MEADOW_SIZE,
)
from skerry.games.woodland.zones import (
    ACHIEVED,
    ASTRAY,
    BLOCKED,
    BOARD,
    CITY,
    DECK,
    DISCARD,
    EVENTS,
    FOREST,
    HAND,
    MEADOW,
    PASSED,
    RIVAL,
    RIVAL_POINTS,
    STOCK,
)
from skerry.kernel.effect import NOWHERE
from skerry.kernel.state import State

if TYPE_CHECKING:
    from skerry.games.woodland.box import Box
    from skerry.games.woodland.card import Card
    from skerry.games.woodland.part import Part
    from skerry.kernel.effect import Frame
    from skerry.kernel.rng import Rng
    from skerry.kernel.zones import Layout

NO_CARD: Final = 63  # the index of an effect that comes from no card


EVERY_SEAT: Final[list[list[int]]] = [list(range(seats)) for seats in range(RIVAL_OWNER + 1)]


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

    __slots__ = ("box", "built", "parts", "pegs", "slots", "trove", "visits")

    def __init__(
        self,
        box: Box,
        layout: Layout,
        zones: list[list[int]],
        counters: list[int],
        rng: Rng,
        agenda: list[Frame],
    ) -> None:
        super().__init__(layout, zones, counters, rng, agenda)
        self.box = box
        # By seat, card by card of the city: what lies on it.
        self.built: list[list[int]] = [[] for _ in range(layout.seats)]
        # By place: workers there, three bits a seat, the seat after the last being the rival.
        self.pegs: list[int] = [0] * len(box.places)
        # By place: what lies on an event.
        self.trove: list[int] = [0] * len(box.places)
        # Card by card of the meadow: on which of its eight places it lies.
        self.slots: list[int] = []
        # Kinds of the rival's cards on which workers stand.
        self.visits: list[int] = []
        self.parts: list[Part] = []  # what modules keep

    def clone(self) -> Woodland:
        """Return an independent copy that nobody watches."""
        copy = Woodland(self.box, self.layout, self.zones, self.counters, self.rng, self.agenda)
        self.copy_to(copy)
        return copy

    def copy_to(self, copy: State) -> None:
        """Copy what cards and places bear, too."""
        assert isinstance(copy, Woodland)
        super().copy_to(copy)
        copy.built = [city[:] for city in self.built]
        copy.pegs = self.pegs[:]
        copy.trove = self.trove[:]
        copy.slots = self.slots[:]
        copy.visits = self.visits[:]
        copy.parts = [part.clone() for part in self.parts]

    def same_as(self, other: State) -> bool:
        """Tell whether both positions are alike, down to what lies on the cards."""
        assert isinstance(other, Woodland)
        return (
            super().same_as(other)
            and self.built == other.built
            and self.pegs == other.pegs
            and self.trove == other.trove
            and self.slots == other.slots
            and self.visits == other.visits
            and all(
                [mine.same_as(part) for mine, part in zip(self.parts, other.parts, strict=True)]
            )
        )

    def offer_anew(self, keep: int) -> bool:
        """Modules may know that the cards cannot lie so."""
        for part in self.parts:
            if not part.is_possible(self):
                return False
        return super().offer_anew(keep)

    def marks(self, zone: int) -> list[dict[str, int]]:
        """Say what lies on cards of cities and on places, and where cards of the meadow lie."""
        found = bearing(self, zone)
        for part in self.parts:
            found = part.bearing(self, zone, found)
        return found

    def laid(self, zone: int) -> None:
        """Nothing lies on new cards; those of the meadow lie on its first places."""
        kind = self.layout.kind(zone)
        if kind == CITY:
            self.built[self.layout.owners[zone]] = [0] * len(self.zones[zone])
        elif kind == MEADOW:
            self.slots = places_of(self.zones[zone], stacks=self.box.stacks)
        elif kind == RIVAL:
            self.visits = [card for card in self.visits if card in self.zones[zone]]
        for part in self.parts:
            part.laid(self, zone)

    def bear(self, zone: int, index: int, things: dict[str, int]) -> None:
        """Let workers, points and resources lie on a card of a city or on a place."""
        lay_on(self, zone, index, things)

    # The hand and the decks.

    def hand_limit(self, seat: int) -> int:
        """Return how many cards a seat may hold."""
        limit: int = HAND_LIMIT
        for part in self.parts:
            limit = part.hand_limit(self, seat, limit)
        return limit

    def room(self, seat: int) -> int:
        """Return how many cards more a seat may hold."""
        return max(0, self.hand_limit(seat) - len(self.zone(HAND, seat)))

    def top_up(self) -> bool:
        """Shuffle the discards into a new deck if it is used up; False if no card is left."""
        if not self.zones[DECK]:
            for card in self.zones[DISCARD][:]:
                self.move(card, DISCARD, DECK)
            if self.zones[DECK]:
                self.shuffle(DECK)
        return len(self.zones[DECK]) > 0

    def draw_cards(self, seat: int, count: int) -> int:
        """Draw so many cards into the hand, as far as they fit and there are any."""
        drawn = 0
        while drawn < count and self.room(seat) and self.top_up():
            self.draw(DECK, self.at(HAND, seat))
            drawn += 1
        return drawn

    def refill(self) -> None:
        """Lay a new card on every empty place of the meadow; it may go on top of its like."""
        stacks = self.box.stacks
        if len(self.slots) == MEADOW_SIZE and not stacks:
            return
        meadow = self.zones[MEADOW]
        for slot in range(MEADOW_SIZE):
            while slot not in self.slots and self.top_up():
                card = self.draw(DECK, MEADOW)
                like = meadow.index(card) if stacks else len(self.slots)
                self.slots.append(self.slots[like] if like < len(self.slots) else slot)

    def open_meadow(self) -> list[int]:
        """List the cards of the meadow that seats may touch."""
        blocked = self.counters[BLOCKED]
        return [index for index, slot in enumerate(self.slots) if slot >= blocked]

    def is_blocked(self, kind: int) -> bool:
        """Tell whether a card lies in the meadow, but only where seats may not touch it."""
        return kind in self.zones[MEADOW] and kind not in self.open_cards()

    def open_cards(self) -> list[int]:
        """Return the kinds of these cards."""
        if not self.counters[BLOCKED]:
            return self.zones[MEADOW]
        return [self.zones[MEADOW][index] for index in self.open_meadow()]

    def leave_meadow(self, index: int, target: int) -> int:
        """Take a card off the meadow, leaving its place empty."""
        card = self.lift(index, MEADOW, target)
        self.slots.pop(index)
        return card

    # The stock.

    def has(self, seat: int, resource: int) -> int:
        """Return how much of a resource a seat has."""
        return self.counters[self.counter_at(STOCK + resource, seat)]

    def wealth(self, seat: int) -> int:
        """Return how many resources a seat has."""
        first = self.counter_at(STOCK, seat)
        return sum(self.counters[first : first + len(EVERY_RESOURCE)])

    # The city.

    def card(self, kind: int) -> Card:
        """Return what is printed on a kind of card."""
        return self.box.cards[kind]

    def is_dormant(self, kind: int) -> bool:
        """Tell whether a card neither reacts to others nor acts when played, as it else would."""
        return any([part.is_dormant(self, kind) for part in self.parts])

    def city(self, owner: int) -> list[int]:
        """Return the cards of a city."""
        return self.zones[RIVAL if owner == RIVAL_OWNER else CITY + owner * self.span]

    def owners(self) -> list[int]:
        """List who owns cities: the seats, and for a seat that plays alone the rival."""
        return [0, RIVAL_OWNER] if self.box.has_rival else EVERY_SEAT[self.layout.seats]

    def is_alone(self) -> bool:
        """Tell whether the one seat plays against a rival."""
        return self.box.has_rival

    def holds(self, owner: int, name: str) -> bool:
        """Tell whether a city has a card of that name."""
        return self.box.kinds[name] in self.city(owner)

    def how_many(self, owner: int, name: str) -> int:
        """Return how many cards of that name a city has."""
        return self.city(owner).count(self.box.kinds[name])

    def spaces(self, seat: int) -> int:
        """Return how many of its spaces a city has left."""
        city = self.zone(CITY, seat)
        used = 0
        cards = self.box.cards
        for kind in city:
            used += cards[kind].space
        for one, other in self.box.couples:
            used -= min(city.count(one), city.count(other))
        return CITY_SPACES - used - self.spaces_taken(seat)

    def spaces_taken(self, seat: int) -> int:
        """Return how many spaces of a city modules take beside those of its cards."""
        taken = 0
        for part in self.parts:
            taken += part.spaces_taken(self, seat)
        return taken

    def has_space(self, seat: int) -> bool:
        """Tell whether a city has a space left; no card takes more than one."""
        return len(self.zone(CITY, seat)) < CITY_SPACES or self.spaces(seat) > 0

    def fits(self, seat: int, kind: int, freed: int = 0) -> bool:
        """Tell whether a city has room for a card, once so many spaces have been freed."""
        card = self.box.cards[kind]
        if card.space == 0:
            return True
        if card.partner and self.how_many(seat, card.partner) > self.zone(CITY, seat).count(kind):
            return True
        if self.has_space(seat) or self.spaces(seat) + freed > 0:
            return True
        return any([part.has_room(self, seat, kind) for part in self.parts])

    def build(self, seat: int, kind: int, source: int, mark: int = 0) -> int:
        """Put a card into a city, and return which card of it it is."""
        self.move(kind, source, self.at(CITY, seat))
        self.built[seat].append(mark)
        for part in self.parts:
            part.has_come(self, seat, kind)
        return len(self.built[seat]) - 1

    def raze(self, seat: int, index: int, target: int) -> int:
        """Take a card out of a city, with all that lies on it.

        Workers on it go astray and come home with the others, unless they were to stay for good.
        """
        mark = self.built[seat].pop(index)
        kind = self.lift(index, self.at(CITY, seat), target)
        card = self.box.cards[kind]
        if not card.stays and card.call is None:  # an ambassador is called back from anywhere
            for other in range(self.layout.seats):
                astray = marks.standing(mark, other)
                if astray:
                    self.gain(ASTRAY, other, astray)
        if card.aid is not None:
            card.aid.leave(self, seat)
        for part in self.parts:
            part.has_left(self, seat, kind, mark)
        return kind

    def mark(self, seat: int, index: int, more: int) -> None:
        """Change what lies on a card of a city."""
        before = self.built[seat][index]
        self.built[seat][index] = before + more
        if self.watch is not None:
            card = self.zone(CITY, seat)[index]
            self.watch.append(Marked(seat, card, before, before + more))

    def lay_on(self, seat: int, place: int, more: int) -> None:
        """Change what lies on an event of a seat."""
        before = self.trove[place]
        self.trove[place] = before + more
        if self.watch is not None:
            card = self.box.place_card(place)
            self.watch.append(Marked(seat, card, before, before + more))

    def copies(self, seat: int, kind: int) -> list[int]:
        """List the cards of one kind in a city, of equal ones the first."""
        found: list[int] = []
        seen: list[int] = []
        built = self.built[seat]
        for index, other in enumerate(self.zone(CITY, seat)):
            if other == kind and built[index] not in seen:
                seen.append(built[index])
                found.append(index)
        return found

    # Workers.

    def pegs_at(self, place: int) -> int:
        """Return how many workers stand on a place, the rival's included."""
        count = 0
        rest = self.pegs[place]
        while rest:
            count += rest & marks.THREE_BITS
            rest >>= marks.NARROW
        return count

    def pegs_of(self, seat: int, place: int) -> int:
        """Return how many workers of a seat stand on a place."""
        return self.pegs[place] >> marks.NARROW * seat & marks.THREE_BITS

    def send(self, seat: int, place: int, count: int = 1) -> None:
        """Let workers stand on a place, or with a negative count no longer."""
        self.pegs[place] += count << marks.NARROW * seat
        if self.watch is not None:
            self.watch.append(Stood(seat, place, count))

    def place_zone(self, place: int) -> int:
        """Return the zone in which a place lies."""
        card = self.box.place_card(place)
        for zone in (BOARD, FOREST, EVENTS):
            if card in self.zones[zone]:
                return zone
        for seat in range(self.layout.seats):
            if card in self.zone(ACHIEVED, seat):
                return self.at(ACHIEVED, seat)
        for part in self.parts:
            found = part.zone_of(self, card)
            if found != NOWHERE:
                return found
        return NOWHERE

    def city_zone(self, owner: int) -> int:
        """Return the zone of a city."""
        return RIVAL if owner == RIVAL_OWNER else self.at(CITY, owner)

    # An opponent without a seat: its cards bear nothing, so visits to them are counted by kind.

    def rival_visits(self, kind: int) -> int:
        """Return how many workers stand on the rival's cards of a kind."""
        return self.visits.count(kind)

    def visit_rival(self, seat: int, kind: int) -> None:
        """Let a worker stand on a card of the rival, which gains a point."""
        self.visits.append(kind)
        if self.watch is not None:
            self.watch.append(Marked(RIVAL_OWNER, kind, 0, marks.one_standing(seat)))
        self.gain(RIVAL_POINTS, seat, 1)

    def leave_rival(self, seat: int, kind: int) -> None:
        """Let a worker stand on a card of the rival no longer."""
        self.visits.remove(kind)
        if self.watch is not None:
            self.watch.append(Marked(RIVAL_OWNER, kind, marks.one_standing(seat), 0))

    # The others.

    def receivers(self, seat: int) -> list[int]:
        """List the opponents that can still be given something."""
        return [
            other
            for other in range(self.layout.seats)
            if other != seat and not self.count(PASSED, other)
        ]


def places_of(cards: list[int], *, stacks: bool) -> list[int]:
    """Return the places of the meadow for cards laid in a row; equal ones may lie on each other."""
    kinds = list(dict.fromkeys(cards))
    return [kinds.index(card) for card in cards] if stacks else list(range(len(cards)))
