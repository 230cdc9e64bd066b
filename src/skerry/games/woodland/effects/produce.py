"""Production: all own green cards, one of them again, or one of an opponent's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland import marks
from skerry.games.woodland.choosing import card_in
from skerry.games.woodland.city import city_of, city_owners, holds, how_many
from skerry.games.woodland.effects.copies import ChooseCopy
from skerry.games.woodland.picks import STOP
from skerry.games.woodland.state import Woodland, index_of, owner_of, site
from skerry.games.woodland.zones import CITY
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame, Reference

DUE: Final = 1 << marks.DUE


class Produce(Effect[Woodland]):
    """All own production cards act: plain ones at once, the others in the order the seat likes."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        state.push(NEXT, frame.seat)
        begin_production(state, frame.seat)

    def describe(self) -> Text:
        return Text("woodland-produce")


def begin_production(state: Woodland, seat: int) -> None:
    """Let all plain production cards of a city act, and mark the others as due."""
    for index, kind in enumerate(state.zone(CITY, seat)):
        effect = state.card(kind).produce
        if effect is None:
            continue
        if effect.is_plain(state):
            state.because(kind)
            state.push(effect, seat, site(seat, index))
        else:
            set_due(state, seat, index)


def set_due(state: Woodland, seat: int, index: int) -> None:
    """Let a card of a city have still to produce."""
    if not state.built[seat][index] & DUE:
        state.mark(seat, index, DUE)


class NextProduction(Effect[Woodland]):
    """Choose which card produces next; those that could do nothing wait, and are let off at last."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        city = state.zone(CITY, frame.seat)
        due = {city[index] for index in self._due(state, frame.seat)}
        return [state.box.picks.choices[kind] for kind in sorted(due)]

    def _due(self, state: Woodland, seat: int) -> list[int]:
        """List the cards of the city that have still to produce, and could."""
        found: list[int] = []
        for index, kind in enumerate(state.zone(CITY, seat)):
            if state.built[seat][index] & DUE:
                effect = state.card(kind).produce
                if effect is not None and not effect.is_idle(state, seat, site(seat, index)):
                    found.append(index)
        return found

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seat = frame.seat
        city = state.zone(CITY, seat)
        for index in self._due(state, seat):
            if state.box.picks.choices[city[index]] == option:
                state.mark(seat, index, -DUE)
                effect = state.card(city[index]).produce
                assert effect is not None
                state.push(self, seat, frame.source, frame.memo)
                state.because(city[index])
                state.push(effect, seat, site(seat, index))
                return
        for index, mark in enumerate(state.built[seat]):
            if mark & DUE:
                state.mark(seat, index, -DUE)

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, state.at(CITY, frame.seat))

    def describe(self) -> Text:
        return Text("woodland-next-production")


def productive(state: Woodland, seat: int, owner: int, index: int) -> bool:
    """Tell whether a card of a city would produce something for a seat."""
    effect = state.card(city_of(state, owner)[index]).produce
    if effect is None or isinstance(effect, (Again, CopyOther)):
        return False
    return not effect.is_idle(state, seat, site(owner, index))


def copyable(state: Woodland, seat: int, owner: int, kind: int) -> int:
    """Return which card of a kind in a city would produce something for who copies it, or -1."""
    if state.card(kind).visit is not None:
        return -1  # what fills itself cannot be filled elsewhere
    for index, other in enumerate(city_of(state, owner)):
        if other == kind and productive(state, seat, owner, index):
            return index
    return -1


def copied(state: Woodland, seat: int) -> list[int]:
    """List the cities whose cards may be copied: those of others.

    Who copies a copier sees with its owner's eyes, and so may copy the own city as well.
    """
    found = [owner for owner in city_owners(state) if owner != seat]
    for owner in found:
        for kind in city_of(state, owner):
            if isinstance(state.card(kind).produce, CopyOther):
                return sorted([*found, seat])
    return found


class Again(Effect[Woodland]):
    """One own production card acts again."""

    __slots__ = ("optional",)

    def __init__(self, *, optional: bool = True) -> None:
        self.optional = optional

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
        found = [state.box.picks.choices[kind] for kind in self._targets(state, frame.seat)]
        return [STOP, *found] if found and self.optional else found

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option in (-1, STOP):
            return
        state.push(REACTIVATE, frame.seat, state.box.card_of(option))

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        return not self._targets(state, seat)

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, state.at(CITY, frame.seat))

    def describe(self) -> Text:
        if not self.optional:
            return Text("woodland-produce-other")
        return Text("woodland-produce-again")


class Reactivate(ChooseCopy):
    """One copy of a production card acts again."""

    __slots__ = ()

    def among(self, state: Woodland, frame: Frame) -> list[int]:
        """Which one matters only for those that fill themselves."""
        if state.card(frame.source).visit is not None:
            return super().among(state, frame)
        return [state.zone(CITY, frame.seat).index(frame.source)]

    def go_on(self, state: Woodland, frame: Frame, index: int) -> None:
        effect = state.card(frame.source).produce
        assert effect is not None
        state.because(frame.source)
        state.push(effect, frame.seat, site(frame.seat, index))


class IfPaired(Effect[Woodland]):
    """Do it if this card shares its space with a partner, and another card is in that city."""

    __slots__ = ("effect", "name")

    def __init__(self, effect: Effect[Woodland], *, beside: str) -> None:
        self.effect = effect
        self.name = beside

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if not self.is_idle(state, frame.seat, frame.source):
            state.push(self.effect, frame.seat, frame.source)

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        """Each partner is paired with one, so the first ones are."""
        owner = owner_of(source)
        index = index_of(source)
        city = city_of(state, owner)
        before = city[:index].count(city[index])
        partner = state.card(city[index]).partner
        return before >= how_many(state, owner, partner) or not holds(state, owner, self.name)

    def describe(self) -> Text:
        return Text(
            "woodland-if-paired",
            {"deed": self.effect.describe(), "card": Text("everdell-name", {"name": self.name})},
        )


class CopyOther(Effect[Woodland]):
    """Act as one production card in an opponent's city."""

    __slots__ = ()

    def _targets(self, state: Woodland, seat: int) -> list[int]:
        found: set[int] = set()
        for owner in copied(state, seat):
            for kind in city_of(state, owner):
                if kind not in found and copyable(state, seat, owner, kind) >= 0:
                    found.add(kind)
        return sorted(found)

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        found = [state.box.picks.choices[kind] for kind in self._targets(state, frame.seat)]
        return [STOP, *found] if found else []

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option not in (-1, STOP):
            state.push(WHOSE, frame.seat, state.box.card_of(option))

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        return not self._targets(state, seat)

    def describe(self) -> Text:
        return Text("woodland-copy-production")


class Whose(Effect[Woodland]):
    """Choose in whose city the card lies; the source is its kind."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        return [
            state.box.picks.owner(owner)
            for owner in copied(state, frame.seat)
            if copyable(state, frame.seat, owner, frame.source) >= 0
        ]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        effect = state.card(frame.source).produce
        assert effect is not None
        owner = state.box.picks.owner_of(option)
        index = copyable(state, frame.seat, owner, frame.source)
        state.because(frame.source)
        state.push(effect, frame.seat, site(owner, index))

    def describe(self) -> Text:
        return Text("woodland-whose")


PRODUCE: Final = Produce()
NEXT: Final = NextProduction()
WHOSE: Final = Whose()
REACTIVATE: Final = Reactivate()
