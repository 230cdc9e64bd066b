"""Messengers: they share the space of a construction, and go elsewhere when it leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from skerry.games.woodland import marks
from skerry.games.woodland.amounts import MOST, WIDTH, pack
from skerry.games.woodland.choosing import card_in
from skerry.games.woodland.city import how_many
from skerry.games.woodland.labels import say_card
from skerry.games.woodland.part import Part
from skerry.games.woodland.picks import STOP
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.summary import summary
from skerry.games.woodland.terms import CONSTRUCTION, TRAVELER, TYPES
from skerry.games.woodland.zones import CITY, STAGE
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame, Reference


MESSENGER: Final = "messenger"
JOINED: Final = 1 << marks.JOINED


def joined(state: Woodland, seat: int) -> int:
    """Return how many constructions of a city share their space."""
    return sum([marks.is_joined(mark) for mark in state.built[seat]])


def loose(state: Woodland, seat: int) -> int:
    """Return how many messengers of a city should share a space and do not: each takes one."""
    count = how_many(state, seat, MESSENGER)
    return max(0, count - joined(state, seat)) if count else 0


def free_to_join(state: Woodland, seat: int) -> list[int]:
    """List which cards of a city are constructions that share their space with nobody."""
    built = state.built[seat]
    cards = state.box.cards
    return [
        index
        for index, kind in enumerate(state.zone(CITY, seat))
        if cards[kind].form == CONSTRUCTION and not marks.is_joined(built[index])
    ]


def settle_in(state: Woodland, seat: int) -> None:
    """Let all loose messengers of a city join constructions."""
    for _ in range(loose(state, seat)):
        state.push(JOIN, seat)


class Messengers(Part):
    """Messengers take spaces where there is no construction for them, and follow those that go."""

    __slots__ = ()

    def bearing(
        self, state: Woodland, zone: int, found: list[dict[str, int]]
    ) -> list[dict[str, int]]:
        """Say whose space is shared."""
        if state.layout.kind(zone) != CITY:
            return found
        built = state.built[state.layout.owners[zone]]
        return [
            {**mark, MESSENGER: 1} if marks.is_joined(built[index]) else mark
            for index, mark in enumerate(found)
        ]

    def bearing_names(self, state: Woodland, zone: int, found: list[str]) -> list[str]:
        return [*found, MESSENGER] if state.layout.kind(zone) == CITY else found

    def spaces_taken(self, state: Woodland, seat: int) -> int:
        return loose(state, seat)

    def has_room(self, state: Woodland, seat: int, kind: int) -> bool:
        """A construction has room where a loose messenger will share its space."""
        return state.box.cards[kind].form == CONSTRUCTION and loose(state, seat) > 0

    def why_not_come(self, state: Woodland, seat: int, kind: int) -> Text | None:
        """A messenger needs a construction that no other shares."""
        if not state.box.cards[kind].joins or free_to_join(state, seat):
            return None
        return Text("woodland-why-nothing-to-join", {"card": say_card(state, kind)})

    def has_come(self, state: Woodland, seat: int, kind: int) -> None:
        """Who waited for a construction joins it."""
        if state.box.cards[kind].form == CONSTRUCTION:
            settle_in(state, seat)

    def has_left(self, state: Woodland, seat: int, kind: int, mark: int) -> None:
        """Who shared its space goes elsewhere.

        While a construction is being played, that may be the one to come.
        """
        if marks.is_joined(mark):
            coming = state.zone(STAGE, seat)
            if not coming or state.box.cards[coming[0]].form != CONSTRUCTION:
                settle_in(state, seat)
        elif state.box.cards[kind].joins and joined(state, seat) > how_many(state, seat, MESSENGER):
            state.push(VACATE, seat)


class ChooseConstruction(Effect[Woodland]):
    """Choose one of some constructions of the city; of equal ones the first."""

    __slots__ = ()

    def among(self, state: Woodland, seat: int) -> list[int]:
        """List which cards of the city they are."""
        raise NotImplementedError

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        city = state.zone(CITY, frame.seat)
        kinds = sorted({city[index] for index in self.among(state, frame.seat)})
        return [state.box.picks.choices[kind] for kind in kinds]

    def meant(self, state: Woodland, seat: int, pick: int) -> int:
        """Return the first card of the city that the pick means."""
        kind = state.box.card_of(pick)
        city = state.zone(CITY, seat)
        found = [index for index in self.among(state, seat) if city[index] == kind]
        return min(found)

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, state.at(CITY, frame.seat))


class Join(ChooseConstruction):
    """A messenger that shares no space goes to a construction that no other shares."""

    __slots__ = ()

    implied: ClassVar[bool] = True

    def among(self, state: Woodland, seat: int) -> list[int]:
        """Those without a messenger, as long as one is loose."""
        return free_to_join(state, seat) if loose(state, seat) else []

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option >= 0:
            state.mark(frame.seat, self.meant(state, frame.seat, option), JOINED)

    def describe(self) -> Text:
        return Text("everdell-join")


class Vacate(ChooseConstruction):
    """A messenger has left: choose the construction whose space it shared."""

    __slots__ = ()

    def among(self, state: Woodland, seat: int) -> list[int]:
        """Those with a messenger."""
        built = state.built[seat]
        return [index for index, mark in enumerate(built) if marks.is_joined(mark)]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option >= 0:
            state.mark(frame.seat, self.meant(state, frame.seat, option), -JOINED)

    def describe(self) -> Text:
        return Text("everdell-part")


class Rejoin(Vacate):
    """A messenger may go from its construction to another one."""

    __slots__ = ()

    implied: ClassVar[bool] = True

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        if not free_to_join(state, frame.seat):
            return []
        found = super().options(state, frame)
        return [STOP, *found] if found else []

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option in (-1, STOP):
            return
        state.push(JOIN, frame.seat)
        super().apply(state, frame, option)

    def describe(self) -> Text:
        return Text("everdell-rejoin")


def river_type(state: Woodland, seat: int, type_: str) -> int:
    """Return how many cards of a type a city has, as the river counts them."""
    return river_tally(state, seat) >> WIDTH * TYPES.index(type_) & MOST


def river_tally(state: Woodland, seat: int) -> int:
    """Count the types of a city, packed; messengers are what their construction is."""
    tally = summary(state, seat).tally
    messenger = state.box.kinds[MESSENGER]
    if not summary(state, seat).kinds >> messenger & 1:
        return tally
    facts = state.box.facts
    for index, kind in enumerate(state.zone(CITY, seat)):
        if kind == messenger:
            tally -= facts[kind].tally
        elif marks.is_joined(state.built[seat][index]):
            tally += facts[kind].tally
    return tally + loose(state, seat) * pack([int(type_ == TRAVELER) for type_ in TYPES])


JOIN: Final = Join()
VACATE: Final = Vacate()
REJOIN: Final = Rejoin()
