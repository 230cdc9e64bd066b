"""Production: all own green cards, one of them again, or one of an opponent's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland import marks
from skerry.games.woodland.deed import Deed
from skerry.games.woodland.payment import ChooseCopy
from skerry.games.woodland.picks import FIRST_CARD, SEATS, STOP
from skerry.games.woodland.state import Woodland, index_of, owner_of, site
from skerry.games.woodland.zones import CITY
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame

DUE: Final = 1 << marks.DUE


class Produce(Deed):
    """All own production cards act: plain ones at once, the others in the order the seat likes."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seat = frame.seat
        state.push(NEXT, seat)
        for index, kind in enumerate(state.zone(CITY, seat)):
            effect = state.card(kind).produce
            if effect is None:
                continue
            if effect.plain:
                state.push(effect, seat, site(seat, index))
            else:
                state.built[seat][index] |= DUE

    def describe(self) -> Text:
        return Text("woodland-produce")


class NextProduction(Deed):
    """Choose which card produces next."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        built = state.built[frame.seat]
        due = {
            kind for index, kind in enumerate(state.zone(CITY, frame.seat)) if built[index] & DUE
        }
        return [FIRST_CARD + kind for kind in sorted(due)]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option < 0:
            return
        seat = frame.seat
        kind = option - FIRST_CARD
        for index, other in enumerate(state.zone(CITY, seat)):
            if other == kind and state.built[seat][index] & DUE:
                state.built[seat][index] ^= DUE
                state.push(self, seat)
                effect = state.card(kind).produce
                assert effect is not None
                state.push(effect, seat, site(seat, index))
                return

    def target(self, state: Woodland, frame: Frame, pick: int) -> int:
        return state.at(CITY, frame.seat)

    def describe(self) -> Text:
        return Text("woodland-next-production")


def productive(state: Woodland, seat: int, owner: int, index: int) -> bool:
    """Tell whether a card of a city would produce something for a seat, and may be copied."""
    card = state.card(state.city(owner)[index])
    effect = card.produce
    if effect is None or isinstance(effect, (Again, CopyOther)):
        return False
    if owner != seat and card.visit is not None:
        return False  # what fills itself cannot be filled elsewhere
    return not effect.is_idle(state, seat, site(owner, index))


def others(state: Woodland, seat: int) -> list[int]:
    """List the owners of all cities but one's own."""
    return [owner for owner in state.owners() if owner != seat]


class Again(Deed):
    """One own production card acts again."""

    __slots__ = ()

    def _targets(self, state: Woodland, seat: int) -> list[int]:
        city = state.zone(CITY, seat)
        found: set[int] = set()
        for index, kind in enumerate(city):
            effect = state.card(kind).produce
            other = isinstance(effect, CopyOther) and not effect.is_idle(state, seat, 0)
            if other or productive(state, seat, seat, index):
                found.add(kind)
        return sorted(found)

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        found = [FIRST_CARD + kind for kind in self._targets(state, frame.seat)]
        return [STOP, *found] if found else []

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option in (-1, STOP):
            return
        state.push(REACTIVATE, frame.seat, option - FIRST_CARD)

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        return not self._targets(state, seat)

    def target(self, state: Woodland, frame: Frame, pick: int) -> int:
        return -1 if pick == STOP else state.at(CITY, frame.seat)

    def describe(self) -> Text:
        return Text("woodland-produce-again")


class Reactivate(ChooseCopy):
    """One copy of a production card acts again."""

    __slots__ = ()

    def chosen(self, state: Woodland, frame: Frame, index: int) -> None:
        effect = state.card(frame.source).produce
        assert effect is not None
        state.push(effect, frame.seat, site(frame.seat, index))


class IfPaired(Deed):
    """Do it if this card shares its space with a partner, and another card is in that city."""

    __slots__ = ("deed", "name")

    def __init__(self, deed: Deed, name: str) -> None:
        self.deed = deed
        self.name = name

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if not self.is_idle(state, frame.seat, frame.source):
            state.push(self.deed, frame.seat, frame.source)

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        """Each partner is paired with one, so the first ones are."""
        owner = owner_of(source)
        index = index_of(source)
        city = state.city(owner)
        before = city[:index].count(city[index])
        partner = state.card(city[index]).partner
        return before >= state.how_many(owner, partner) or not state.holds(owner, self.name)

    def describe(self) -> Text:
        return Text(
            "woodland-if-paired",
            {"deed": self.deed.describe(), "card": Text("everdell-name", {"name": self.name})},
        )


class CopyOther(Deed):
    """Act as one production card in an opponent's city."""

    __slots__ = ()

    def _targets(self, state: Woodland, seat: int) -> list[int]:
        found: set[int] = set()
        for owner in others(state, seat):
            for index, kind in enumerate(state.city(owner)):
                if productive(state, seat, owner, index):
                    found.add(kind)
        return sorted(found)

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        found = [FIRST_CARD + kind for kind in self._targets(state, frame.seat)]
        return [STOP, *found] if found else []

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option not in (-1, STOP):
            state.push(WHOSE, frame.seat, option - FIRST_CARD)

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        return not self._targets(state, seat)

    def describe(self) -> Text:
        return Text("woodland-copy-production")


class Whose(Deed):
    """Choose in whose city the card lies; the source is its kind."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        return [
            SEATS + owner
            for owner in others(state, frame.seat)
            if self._index(state, frame, owner) >= 0
        ]

    def _index(self, state: Woodland, frame: Frame, owner: int) -> int:
        for index, kind in enumerate(state.city(owner)):
            if kind == frame.source and productive(state, frame.seat, owner, index):
                return index
        return -1

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        effect = state.card(frame.source).produce
        assert effect is not None
        owner = option - SEATS
        state.push(effect, frame.seat, site(owner, self._index(state, frame, owner)))

    def describe(self) -> Text:
        return Text("woodland-whose")


PRODUCE: Final = Produce()
NEXT: Final = NextProduction()
WHOSE: Final = Whose()
REACTIVATE: Final = Reactivate()
