"""Messengers: they share the space of a construction, and go elsewhere when it leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from skerry.games.everdell.pearlbrook.pearls import brook
from skerry.games.everdell.pearlbrook.state import JOINED, MESSENGER, Manners
from skerry.games.woodland import marks
from skerry.games.woodland.choosing import card_in
from skerry.games.woodland.picks import FIRST_CARD, STOP
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.words import TRAVELER
from skerry.games.woodland.zones import CITY
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame, Reference


class ChooseConstruction(Effect[Woodland]):
    """Choose one of some constructions of the city; of equal ones the first."""

    __slots__ = ()

    def among(self, state: Woodland, seat: int) -> list[int]:
        """List which cards of the city they are."""
        raise NotImplementedError

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        city = state.zone(CITY, frame.seat)
        kinds = sorted({city[index] for index in self.among(state, frame.seat)})
        return [FIRST_CARD + kind for kind in kinds]

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
        return brook(state).free_to_join(seat) if state.loose(seat) else []

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option >= 0:
            state.mark(frame.seat, self.meant(state, frame.seat, option), JOINED)

    def describe(self) -> Text:
        return Text("everdell-join")


class Part(ChooseConstruction):
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


class Rejoin(Part):
    """A messenger may go from its construction to another one."""

    __slots__ = ()

    implied: ClassVar[bool] = True

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        if not brook(state).free_to_join(frame.seat):
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
    """Return how many cards of a type a city has, messengers being what their construction is."""
    count = 0
    messenger = state.box.kinds[MESSENGER]
    loose = state.loose(seat)
    for index, kind in enumerate(state.zone(CITY, seat)):
        is_of_type = state.card(kind).type == type_
        if kind == messenger:
            continue
        count += int(is_of_type)
        if is_of_type and marks.is_joined(state.built[seat][index]):
            count += 1
    return count + (loose if type_ == TRAVELER else 0)


JOIN: Final = Join()
PART: Final = Part()
REJOIN: Final = Rejoin()
MANNERS: Final = Manners(JOIN, PART)
