"""Maps: taken at the dunes by cities that have what they ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.farshore.chest import chest_of
from skerry.games.farshore.shore import sea_of
from skerry.games.woodland.amounts import covers
from skerry.games.woodland.choosing import card_in
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.summary import summary
from skerry.games.woodland.terms import TYPES
from skerry.games.woodland.zones import ACHIEVED, CITY
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text, join_and

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame, Reference


def kind_of(state: Woodland, card: int) -> int:
    """Return of which of the six kinds a map is."""
    return chest_of(state).map_kinds[card]


def value_of(state: Woodland, card: int) -> int:
    """Return what is printed on a map."""
    return state.box.places[card - len(state.box.cards)].points


def tops(state: Woodland) -> list[int]:
    """List the top map of each stack that is not empty, kind by kind: the first of its kind."""
    kinds = chest_of(state).map_kinds
    found: list[int] = []
    last = -1
    for card in state.zones[sea_of(state).maps]:
        if kinds[card] != last:
            last = kinds[card]
            found.append(card)
    return found


def shortfall(state: Woodland, kind: int, city: list[int]) -> list[int]:
    """Return how many cards of each type a city lacks for a kind of map."""
    asked = chest_of(state).deck.maps[kind]
    cards = state.box.cards
    types = [cards[card].type for card in city]
    return [max(0, asked[n] - types.count(type_)) for n, type_ in enumerate(TYPES)]


def open_maps(state: Woodland, city: list[int], held: list[int], may_lack: int = 0) -> list[int]:
    """List the maps that could be taken by who has such a city and holds these maps."""
    chest = chest_of(state)
    kinds = [chest.map_kinds[card] for card in held]
    tally = sum([chest.facts[kind].tally for kind in city])
    found: list[int] = []
    for card in tops(state):
        kind = chest.map_kinds[card]
        if kind not in kinds and (
            covers(tally, chest.maps_asked[kind])
            or (may_lack and sum(shortfall(state, kind, city)) <= may_lack)
        ):
            found.append(card)
    return found


class TakeMap(Effect[Woodland]):
    """Take the top map of a stack whose demand the city meets, but for so many cards."""

    __slots__ = ("may_lack",)

    def __init__(self, may_lack: int = 0) -> None:
        self.may_lack = may_lack

    def _open(self, state: Woodland, seat: int) -> list[int]:
        return open_maps(state, state.zone(CITY, seat), state.zone(ACHIEVED, seat), self.may_lack)

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        places = state.box.picks.places
        first = len(state.box.cards)
        return [places[card - first] for card in self._open(state, frame.seat)]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option >= 0:
            source = sea_of(state).maps
            state.move(state.box.card_of(option), source, state.at(ACHIEVED, frame.seat))

    def may_fail(self) -> bool:
        return True

    def why_not_use(self, state: Woodland, seat: int, source: int) -> Text | None:
        return None if self.can_use(state, seat, source) else Text("farshore-why-no-map")

    def can_use(self, state: Woodland, seat: int, source: int) -> bool:
        if self.may_lack:
            return len(self._open(state, seat)) > 0
        chest = chest_of(state)
        tally = summary(state, seat).tally
        held = 0  # the kinds of maps that one has, or has looked at, as bits
        for card in state.zone(ACHIEVED, seat):
            held |= 1 << chest.map_kinds[card]
        for card in state.zones[sea_of(state).maps]:
            kind = chest.map_kinds[card]
            if not held >> kind & 1:
                if covers(tally, chest.maps_asked[kind]):
                    return True
                held |= 1 << kind
        return False

    def why_not(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        """Say what a map still asks for."""
        card = state.box.card_of(pick)
        if card not in tops(state):
            return super().why_not(state, frame, pick)
        kind = kind_of(state, card)
        if kind in [kind_of(state, held) for held in state.zone(ACHIEVED, frame.seat)]:
            return Text("farshore-why-map-held")
        lacks = shortfall(state, kind, state.zone(CITY, frame.seat))
        return Text("farshore-why-colours", {"cards": say_types(lacks)})

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, sea_of(state).maps)

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        return not self._open(state, seat)

    def describe(self) -> Text:
        return Text("farshore-take-map", {"lack": self.may_lack})


def say_types(counts: list[int]) -> Text:
    """Say so many cards of each type."""
    return join_and(
        [
            Text(
                "farshore-of-colour",
                {"count": count, "colour": Text("farshore-colour", {"type": TYPES[n]})},
            )
            for n, count in enumerate(counts)
            if count
        ]
    )
