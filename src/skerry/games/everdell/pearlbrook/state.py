"""A position with the brook: which river card lies where, who shares a space, and pearls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.pearlbrook.zones import (
    AMBASSADOR,
    BANKS,
    CROSSING,
    RIVAL_PEARLS,
    RIVER,
    RIVER_DECK,
    WORN,
)
from skerry.games.woodland import marks
from skerry.games.woodland.bearing import on_place
from skerry.games.woodland.state import RIVAL_OWNER, Woodland
from skerry.games.woodland.words import CONSTRUCTION, HAND_LIMIT
from skerry.games.woodland.zones import CITY, RIVAL, STAGE, WILD

if TYPE_CHECKING:
    from skerry.games.woodland.box import Box
    from skerry.kernel.effect import Effect, Frame
    from skerry.kernel.rng import Rng
    from skerry.kernel.state import State
    from skerry.kernel.zones import Layout

BRIDGE: Final = "bridge"
MESSENGER: Final = "messenger"
SPOTS: Final = 4
FIRST_SPOT: Final = "river_spot_production"  # the others are numbered after it
CITIZENS_DEALT: Final = 2
JOINED: Final = 1 << marks.JOINED
STANDING: Final = marks.STANDING_BITS << marks.STANDING


class Manners:
    """What cards do that share a space, when they have to move: clauses of their own."""

    __slots__ = ("join", "part")

    def __init__(self, join: Effect[Woodland], part: Effect[Woodland]) -> None:
        self.join = join  # share the space of a construction
        self.part = part  # one that has left shares a space no longer


class Brook(Woodland):
    """A woodland with a river."""

    __slots__ = ("banks", "manners")

    def __init__(
        self,
        manners: Manners,
        box: Box,
        layout: Layout,
        zones: list[list[int]],
        counters: list[int],
        rng: Rng,
        agenda: list[Frame],
    ) -> None:
        super().__init__(box, layout, zones, counters, rng, agenda)
        self.manners = manners
        # River card by river card turned up: at which destination it lies, from 0.
        self.banks: list[int] = []

    def clone(self) -> Brook:
        """Return an independent copy that nobody watches."""
        copy = Brook(
            self.manners,
            self.box,
            self.layout,
            self.zones,
            self.counters,
            self.rng,
            self.agenda,
        )
        self.copy_to(copy)
        return copy

    def copy_to(self, copy: State) -> None:
        """Copy the river, too."""
        assert isinstance(copy, Brook)
        super().copy_to(copy)
        copy.banks = self.banks[:]

    def same_as(self, other: State) -> bool:
        """Tell whether both positions are alike, down to the river."""
        assert isinstance(other, Brook)
        return super().same_as(other) and self.banks == other.banks

    def offer_anew(self, keep: int) -> bool:
        """Two citizens were dealt and two locations: a river of others cannot be."""
        dealt = self.zones[self.layout.common(BANKS)] + self.zones[self.layout.common(RIVER_DECK)]
        citizens = sum([self.box.curio(card).group == "citizen" for card in dealt])
        return citizens == CITIZENS_DEALT and super().offer_anew(keep)

    # What lies on cards.

    def marks(self, zone: int) -> list[dict[str, int]]:
        """Say it of the river, too, and tell ambassadors from workers."""
        kind = self.layout.kind(zone)
        if kind == RIVER:
            first = len(self.box.cards)
            return [self._on_bank(card - first) for card in self.zones[zone]]
        if kind == BANKS:
            spots = self.zones[self.layout.common(RIVER)]
            return [{"place": spots.index(self._spot(bank)) + 1} for bank in self.banks]
        found = super().marks(zone)
        if kind in (CITY, RIVAL):
            found = [
                mark if self.card(card).call is None else _as_ambassadors(mark)
                for card, mark in zip(self.zones[zone], found, strict=True)
            ]
        if kind == CITY:
            built = self.built[self.layout.owners[zone]]
            found = [
                {**mark, MESSENGER: 1} if marks.is_joined(built[index]) else mark
                for index, mark in enumerate(found)
            ]
        return found

    def _on_bank(self, place: int) -> dict[str, int]:
        found = _as_ambassadors(on_place(self, place))
        bank = self.bank_of(place)
        return {**found, "pearl": 1} if bank >= 0 and bank not in self.banks else found

    # The river.

    def bank_of(self, place: int) -> int:
        """Return which of the four destinations a place is, from 0; -1 if it is none."""
        bank = place - self.box.place_ids[FIRST_SPOT]
        return bank if 0 <= bank < SPOTS else -1

    def _spot(self, bank: int) -> int:
        """Return the card of the place that is one of the four destinations."""
        return self.box.place_card(self.box.place_ids[FIRST_SPOT] + bank)

    def card_at(self, bank: int) -> int:
        """Return the river card turned up at a destination, or -1."""
        if bank not in self.banks:
            return -1
        return self.zones[self.layout.common(BANKS)][self.banks.index(bank)]

    def turn_up(self, bank: int) -> bool:
        """Turn up the card of a destination if it lies face down; tell whether it did."""
        if bank in self.banks:
            return False
        self.draw(self.layout.common(RIVER_DECK), self.layout.common(BANKS))
        self.banks.append(bank)
        return True

    def place_zone(self, place: int) -> int:
        """Return the zone in which a place lies."""
        river = self.layout.common(RIVER)
        if self.box.place_card(place) in self.zones[river]:
            return river
        return super().place_zone(place)

    def call_back(self, seat: int) -> None:
        """Let the ambassador come home."""
        for card in self.zones[self.layout.common(RIVER)]:
            place = card - len(self.box.cards)
            here = self.pegs_of(seat, place)
            if here:
                self.send(seat, place, -here)
        for owner in range(self.layout.seats):
            self._leave_city(seat, owner)
        for kind in self.visits[:]:
            if self.card(kind).call is not None:
                self.leave_rival(seat, kind)
        if not self.count(AMBASSADOR, seat):
            self.gain(AMBASSADOR, seat, 1)

    def _leave_city(self, seat: int, owner: int) -> None:
        """Let the ambassador of a seat leave the cards of a city."""
        for index, kind in enumerate(self.zone(CITY, owner)):
            here = marks.standing(self.built[owner][index], seat)
            if here and self.card(kind).call is not None:
                self.mark(owner, index, -here * marks.one_standing(seat))

    # Adornments and pearls.

    def worn(self, seat: int) -> list[int]:
        """List the adornments that a seat has played."""
        return self.zone(WORN, seat)

    def pearls(self, owner: int) -> int:
        """Return how many pearls somebody has."""
        return self.rival_pearls() if owner == RIVAL_OWNER else self.count(WILD, owner)

    def rival_pearls(self) -> int:
        """Return how many pearls the rival has."""
        return self.counters[self.layout.common_counter(RIVAL_PEARLS)]

    def gain_pearls(self, seat: int, amount: int) -> None:
        """Take pearls; with a bridge, cards will be drawn for them."""
        self.gain(WILD, seat, amount)
        if self.holds(seat, BRIDGE):
            self.gain(CROSSING, seat, amount)

    def hand_limit(self, seat: int) -> int:
        """With a bridge each pearl gives room for a card more."""
        if self.box.kinds[BRIDGE] in self.zone(CITY, seat):
            return HAND_LIMIT + self.count(WILD, seat)
        return HAND_LIMIT

    # Cards that share the space of a construction.

    def joined(self, seat: int) -> int:
        """Return how many constructions of a city share their space."""
        return sum([marks.is_joined(mark) for mark in self.built[seat]])

    def free_to_join(self, seat: int) -> list[int]:
        """List which cards of a city are constructions that share their space with nobody."""
        built = self.built[seat]
        cards = self.box.cards
        return [
            index
            for index, kind in enumerate(self.zone(CITY, seat))
            if cards[kind].form == CONSTRUCTION and not marks.is_joined(built[index])
        ]

    def can_join(self, seat: int) -> bool:
        """Tell whether there is a construction for a card that shares its space."""
        return len(self.free_to_join(seat)) > 0

    def loose(self, seat: int) -> int:
        """Return how many cards of a city should share a space and do not: each takes one."""
        count = self.how_many(seat, MESSENGER)
        return max(0, count - self.joined(seat)) if count else 0

    def spaces(self, seat: int) -> int:
        """Return how many of its spaces a city has left."""
        return super().spaces(seat) - self.loose(seat)

    def fits(self, seat: int, kind: int, freed: int = 0) -> bool:
        """A construction has room where a loose card will share its space."""
        if self.box.cards[kind].form == CONSTRUCTION and self.loose(seat):
            return True
        return super().fits(seat, kind, freed)

    def build(self, seat: int, kind: int, source: int, mark: int = 0) -> int:
        """Put a card into a city; who waited for a construction joins it."""
        index = super().build(seat, kind, source, mark)
        if self.box.cards[kind].form == CONSTRUCTION:
            self.settle_in(seat)
        return index

    def settle_in(self, seat: int) -> None:
        """Let all loose cards of a city join constructions."""
        for _ in range(self.loose(seat)):
            self.push(self.manners.join, seat)

    def raze(self, seat: int, index: int, target: int) -> int:
        """Take a card out of a city; who shared its space goes elsewhere.

        While a construction is being played, that may be the one to come.
        """
        card = self.box.cards[self.zone(CITY, seat)[index]]
        mark = self.built[seat][index]
        if card.call is not None:  # an ambassador is called back from wherever it is
            self.built[seat][index] = mark & ~STANDING
        kind = super().raze(seat, index, target)
        if marks.is_joined(mark):
            coming = self.zone(STAGE, seat)
            if not coming or self.box.cards[coming[0]].form != CONSTRUCTION:
                self.settle_in(seat)
        elif card.joins and self.joined(seat) > self.how_many(seat, MESSENGER):
            self.push(self.manners.part, seat)
        return kind


def _as_ambassadors(mark: dict[str, int]) -> dict[str, int]:
    """Call those who stand there by what they are."""
    return {name.replace("worker", "ambassador"): count for name, count in mark.items()}
