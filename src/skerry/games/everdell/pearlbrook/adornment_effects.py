"""What adornments do at once that no card does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.pearlbrook.brook import brook
from skerry.games.everdell.pearlbrook.messengers import REJOIN
from skerry.games.woodland import marks
from skerry.games.woodland.choosing import card_in
from skerry.games.woodland.city import city_of, copies_in, remove_card
from skerry.games.woodland.counts import Count
from skerry.games.woodland.effects.copies import ChooseCopy
from skerry.games.woodland.effects.produce import DUE, NextProduction, set_due
from skerry.games.woodland.picks import SEATS, STOP
from skerry.games.woodland.playing import constructions, hosts
from skerry.games.woodland.rival import is_alone, let
from skerry.games.woodland.state import Woodland, site
from skerry.games.woodland.terms import CONSTRUCTION, EVERY_RESOURCE, TRAVELER, WONDER
from skerry.games.woodland.zones import ACHIEVED, CITY, DISCARD, HAND, POINTS, STOCK
from skerry.kernel.effect import NO_REFERENCE, NOTHING, Effect, Reference
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


class CopyAdornment(Effect[Woodland]):
    """Do what an adornment does that an opponent has played; or not."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        found: set[int] = set()
        worn = brook(state).at.worn
        for other in range(state.layout.seats):
            if other != frame.seat:
                found.update(state.zone(worn, other))
        picks = [state.box.side_card_pick(card) for card in sorted(found)]
        return [STOP, *picks] if picks else []

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option not in (-1, STOP):
            effect = state.box.side_card(state.box.card_of(option)).effect
            state.push(effect, frame.seat, frame.source)

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        card = state.box.card_of(pick)
        worn = brook(state).at.worn
        for other in range(state.layout.seats):
            if card in state.zone(worn, other):
                return Reference(state.at(worn, other), card)
        return NO_REFERENCE

    def describe(self) -> Text:
        return Text("everdell-copy-adornment")


class GainCost(Effect[Woodland]):
    """Gain the price of a card of one type of the own city."""

    __slots__ = ("type",)

    def __init__(self, type: str) -> None:
        self.type = type

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        kinds = {k for k in state.zone(CITY, frame.seat) if state.card(k).type == self.type}
        return [state.box.picks.choices[kind] for kind in sorted(kinds)]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option < 0:
            return
        cost = state.card(state.box.card_of(option)).cost
        for resource in EVERY_RESOURCE:
            if cost[resource]:
                state.gain(STOCK + resource, frame.seat, cost[resource])

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, state.at(CITY, frame.seat))

    def describe(self) -> Text:
        return Text("everdell-gain-cost", {"type": self.type})


class Revive(Effect[Woodland]):
    """Travelers of the own city act again, up to so many, one after the other.

    The memo has the kinds that have acted.
    """

    __slots__ = ("up_to",)

    def __init__(self, up_to: int) -> None:
        self.up_to = up_to

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        if len(frame.memo) == self.up_to:
            return []
        city = state.zone(CITY, frame.seat)
        found = [
            state.box.picks.choices[kind]
            for kind in sorted(set(city))
            if city.count(kind) > frame.memo.count(kind) and can_revive(state, frame.seat, kind)
        ]
        return [STOP, *found] if found else []

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option in (-1, STOP):
            return
        kind = state.box.card_of(option)
        state.push(self, frame.seat, frame.source, (*frame.memo, kind))
        revive(state, frame.seat, kind)

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, state.at(CITY, frame.seat))

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        return Text("woodland-no-other", {"count": len(frame.memo)}) if pick == STOP else None

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return Text("everdell-revive", {"count": self.up_to - len(frame.memo)})

    def describe(self) -> Text:
        return Text("everdell-revive", {"count": self.up_to})


def can_revive(state: Woodland, seat: int, kind: int) -> bool:
    """Tell whether a traveler would do something if it acted again."""
    card = state.card(kind)
    if card.type != TRAVELER:
        return False
    if card.abroad:
        return is_alone(state) or len(hosts(state, seat, kind)) > 0
    if card.first is not None:  # what replaces a construction needs another one
        return constructions(state, seat) > int(card.form == CONSTRUCTION)
    here = site(seat, state.zone(CITY, seat).index(kind))
    return card.joins or (card.play is not None and not card.play.is_idle(state, seat, here))


def revive(state: Woodland, seat: int, kind: int) -> None:
    """Let a traveler act as if it had just been played."""
    card = state.card(kind)
    here = site(seat, state.zone(CITY, seat).index(kind))
    state.because(kind)
    if card.abroad:
        state.push(MOVE_ON, seat, kind)
        return
    if card.play is not None:
        state.push(card.play, seat, here)
    if card.first is not None:
        state.push(card.first, seat, here)
    if card.joins:
        state.push(REJOIN, seat)


class MoveOn(Effect[Woodland]):
    """A card that lives abroad (the source) may go on from the own city to an opponent's."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        if is_alone(state):
            return []
        found = [state.box.picks.owner(other) for other in hosts(state, frame.seat, frame.source)]
        return [STOP, *found] if found else []

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seat = frame.seat
        index = state.zone(CITY, seat).index(frame.source)
        if option >= SEATS:
            state.carry(seat, index, state.box.picks.owner_of(option))
        elif is_alone(state):
            remove_card(state, seat, index, DISCARD)
            let(state, seat, state.box.opponent.abroad)

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        return Text("everdell-stay") if pick == STOP else None

    def describe(self) -> Text:
        return Text("everdell-move-on")


class ProduceSome(Effect[Woodland]):
    """Production cards of the own city act, up to so many, one after the other."""

    __slots__ = ("next", "up_to")

    def __init__(self, up_to: int) -> None:
        self.up_to = up_to
        self.next = NextOfSome(up_to)

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        """All are due until they have acted."""
        for index, kind in enumerate(state.zone(CITY, frame.seat)):
            if state.card(kind).produce is not None:
                set_due(state, frame.seat, index)
        state.push(self.next, frame.seat, frame.source)

    def describe(self) -> Text:
        return Text("everdell-produce-some", {"count": self.up_to})


class NextOfSome(NextProduction):
    """Choose the next card that produces, or stop; the memo has the kinds that have acted."""

    __slots__ = ("up_to",)

    def __init__(self, up_to: int) -> None:
        self.up_to = up_to

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        if len(frame.memo) == self.up_to:
            return []
        found = super().options(state, frame)
        return [STOP, *found] if found else []

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option in (NOTHING, STOP):
            super().apply(state, frame, NOTHING)
            return
        kind = state.box.card_of(option)
        state.push(self, frame.seat, frame.source, (*frame.memo, kind))
        state.push(LET_PRODUCE, frame.seat, kind)

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        return Text("woodland-no-other", {"count": len(frame.memo)}) if pick == STOP else None

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return Text("everdell-produce-some", {"count": self.up_to - len(frame.memo)})


class LetProduce(ChooseCopy):
    """One copy of a production card that is due acts."""

    __slots__ = ()

    def among(self, state: Woodland, frame: Frame) -> list[int]:
        """Which one matters only for those that fill themselves."""
        built = state.built[frame.seat]
        found = [i for i in copies_in(state, frame.seat, frame.source) if built[i] & DUE]
        return found if state.card(frame.source).visit is not None else found[:1]

    def go_on(self, state: Woodland, frame: Frame, index: int) -> None:
        state.mark(frame.seat, index, -DUE)
        effect = state.card(frame.source).produce
        assert effect is not None
        state.because(frame.source)
        state.push(effect, frame.seat, site(frame.seat, index))


class HandCards(Count):
    """Cards left in the hand."""

    __slots__ = ()

    def of(self, state: Woodland, seat: int) -> int:
        return len(state.zone(HAND, seat))

    def describe(self) -> Text:
        return Text("everdell-counted-hand")


class Types(Count):
    """Different types of cards in the city."""

    __slots__ = ()

    def of(self, state: Woodland, seat: int) -> int:
        return len({state.card(kind).type for kind in city_of(state, seat)})

    def describe(self) -> Text:
        return Text("everdell-counted-types")


class AllTokens(Count):
    """Point tokens, those that lie on cards of the city among them."""

    __slots__ = ()

    def of(self, state: Woodland, seat: int) -> int:
        lying = sum([marks.tokens(mark) for mark in state.built[seat]])
        return state.count(POINTS, seat) + lying

    def describe(self) -> Text:
        return Text("everdell-counted-all-tokens")


class Wonders(Count):
    """Wonders built."""

    __slots__ = ()

    def of(self, state: Woodland, seat: int) -> int:
        places = state.box.places
        first = len(state.box.cards)
        return sum([places[card - first].area == WONDER for card in state.zone(ACHIEVED, seat)])

    def describe(self) -> Text:
        return Text("everdell-counted-wonders")


class Fixed(Count):
    """Always as many."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def of(self, state: Woodland, seat: int) -> int:
        """There is nothing to count."""
        return self.points

    def describe(self) -> Text:
        return Text("woodland-points", {"points": self.points})


MOVE_ON: Final = MoveOn()
LET_PRODUCE: Final = LetProduce()
