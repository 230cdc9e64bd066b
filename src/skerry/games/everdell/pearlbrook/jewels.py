"""What adornments do at once that no card does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.pearlbrook.messengers import REJOIN
from skerry.games.everdell.pearlbrook.zones import WORN
from skerry.games.woodland import marks
from skerry.games.woodland.counts import Count
from skerry.games.woodland.deed import Deed
from skerry.games.woodland.effects.produce import DUE, NEXT
from skerry.games.woodland.payment import ChooseCopy
from skerry.games.woodland.picks import FIRST_CARD, SEATS, STOP
from skerry.games.woodland.playing import constructions, hosts
from skerry.games.woodland.state import Woodland, site
from skerry.games.woodland.words import CONSTRUCTION, EVERY_RESOURCE, TRAVELER, WONDER
from skerry.games.woodland.zones import ACHIEVED, CITY, DISCARD, HAND, POINTS, STOCK
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


class CopyAdornment(Deed):
    """Do what an adornment does that an opponent has played; or not."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        found: set[int] = set()
        for other in range(state.layout.seats):
            if other != frame.seat:
                found.update(state.zone(WORN, other))
        picks = [state.box.curio_pick(card) for card in sorted(found)]
        return [STOP, *picks] if picks else []

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option not in (-1, STOP):
            deed = state.box.curio(state.box.card_of(option)).deed
            state.push(deed, frame.seat, frame.source)

    def target(self, state: Woodland, frame: Frame, pick: int) -> int:
        card = state.box.card_of(pick)
        for other in range(state.layout.seats):
            if card in state.zone(WORN, other):
                return state.at(WORN, other)
        return -1

    def describe(self) -> Text:
        return Text("everdell-copy-adornment")


class GainCost(Deed):
    """Gain the price of a card of one type of the own city."""

    __slots__ = ("type",)

    def __init__(self, type: str) -> None:
        self.type = type

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        kinds = {k for k in state.zone(CITY, frame.seat) if state.card(k).type == self.type}
        return [FIRST_CARD + kind for kind in sorted(kinds)]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option < 0:
            return
        cost = state.card(state.box.card_of(option)).cost
        for resource in EVERY_RESOURCE:
            if cost[resource]:
                state.gain(STOCK + resource, frame.seat, cost[resource])

    def target(self, state: Woodland, frame: Frame, pick: int) -> int:
        return state.at(CITY, frame.seat)

    def describe(self) -> Text:
        return Text("everdell-gain-cost")


class Revive(Deed):
    """Travelers of the own city act again, up to so many, in ascending order.

    The frame counts them, and keeps the last kind and how many of it have acted.
    """

    __slots__ = ("up_to",)

    def __init__(self, up_to: int) -> None:
        self.up_to = up_to

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        acted, last, again = frame.done >> 12, (frame.done >> 4 & 255) - 1, frame.done & 15
        if acted == self.up_to:
            return []
        city = state.zone(CITY, frame.seat)
        found = [
            FIRST_CARD + kind
            for kind in sorted(set(city))
            if state.card(kind).type == TRAVELER
            and (kind > last or (kind == last and city.count(kind) > again))
            and can_revive(state, frame.seat, kind)
        ]
        return [STOP, *found] if found else []

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option in (-1, STOP):
            return
        kind = state.box.card_of(option)
        again = frame.done & 15 if kind == (frame.done >> 4 & 255) - 1 else 0
        acted = (frame.done >> 12) + 1
        if acted < self.up_to:
            done = acted << 12 | kind + 1 << 4 | again + 1
            state.push(self, frame.seat, frame.source, done)
        revive(state, frame.seat, kind)

    def target(self, state: Woodland, frame: Frame, pick: int) -> int:
        return -1 if pick == STOP else state.at(CITY, frame.seat)

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return Text("everdell-revive", {"count": self.up_to - (frame.done >> 12)})

    def describe(self) -> Text:
        return Text("everdell-revive", {"count": self.up_to})


def can_revive(state: Woodland, seat: int, kind: int) -> bool:
    """Tell whether a traveler could act again: what replaces a construction needs another one."""
    card = state.card(kind)
    own = int(card.form == CONSTRUCTION)
    return card.first is None or constructions(state, seat) > own


def revive(state: Woodland, seat: int, kind: int) -> None:
    """Let a traveler act as if it had just been played."""
    card = state.card(kind)
    here = site(seat, state.zone(CITY, seat).index(kind))
    if card.abroad:
        state.push(MOVE_ON, seat, kind)
        return
    if card.play is not None:
        state.push(card.play, seat, here)
    if card.first is not None:
        state.push(card.first, seat, here)
    if card.joins:
        state.push(REJOIN, seat)


class MoveOn(Deed):
    """A card that lives abroad (the source) may go on from the own city to an opponent's."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        if state.is_alone():
            return []
        found = [SEATS + other for other in hosts(state, frame.seat, frame.source)]
        return [STOP, *found] if found else []

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seat = frame.seat
        index = state.zone(CITY, seat).index(frame.source)
        if option >= SEATS:
            mark = state.built[seat].pop(index)
            state.lift(index, state.at(CITY, seat), state.at(CITY, option - SEATS))
            state.built[option - SEATS].append(mark)
        elif state.is_alone():
            state.raze(seat, index, DISCARD)
            effect = state.box.abroad_alone
            if effect is not None:
                state.push(effect, seat)

    def describe(self) -> Text:
        return Text("everdell-move-on")


class ProduceSome(Deed):
    """Choose production cards of the own city, up to so many, in ascending order; then they act."""

    __slots__ = ("up_to",)

    def __init__(self, up_to: int) -> None:
        self.up_to = up_to

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        if frame.done >> 8 == self.up_to:
            return []
        last = (frame.done & 255) - 1
        built = state.built[frame.seat]
        kinds = {
            kind
            for index, kind in enumerate(state.zone(CITY, frame.seat))
            if kind >= last and state.card(kind).produce is not None and not built[index] & DUE
        }
        found = [FIRST_CARD + kind for kind in sorted(kinds)]
        return [STOP, *found] if found else []

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option in (-1, STOP):
            produce_due(state, frame.seat)
            return
        kind = state.box.card_of(option)
        state.push(self, frame.seat, frame.source, (frame.done >> 8) + 1 << 8 | kind + 1)
        state.push(LET_PRODUCE, frame.seat, kind)

    def target(self, state: Woodland, frame: Frame, pick: int) -> int:
        return -1 if pick == STOP else state.at(CITY, frame.seat)

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return Text("everdell-produce-some", {"count": self.up_to - (frame.done >> 8)})

    def describe(self) -> Text:
        return Text("everdell-produce-some", {"count": self.up_to})


def produce_due(state: Woodland, seat: int) -> None:
    """Let all cards act that are due: plain ones at once, the others in the order one likes."""
    state.push(NEXT, seat)
    for index, kind in enumerate(state.zone(CITY, seat)):
        effect = state.card(kind).produce
        if effect is not None and effect.is_plain() and state.built[seat][index] & DUE:
            state.built[seat][index] ^= DUE
            state.push(effect, seat, site(seat, index))


class LetProduce(ChooseCopy):
    """One copy of a production card is to act."""

    __slots__ = ()

    def among(self, state: Woodland, frame: Frame) -> list[int]:
        """Which one matters only for those that fill themselves."""
        built = state.built[frame.seat]
        found = [i for i in state.copies(frame.seat, frame.source) if not built[i] & DUE]
        return found if state.card(frame.source).visit is not None else found[:1]

    def chosen(self, state: Woodland, frame: Frame, index: int) -> None:
        """It is due."""
        state.built[frame.seat][index] |= DUE


class HandCards(Count):
    """Cards left in the hand."""

    __slots__ = ()

    def of(self, state: Woodland, seat: int) -> int:
        """Count them."""
        return len(state.zone(HAND, seat))

    def describe(self) -> Text:
        """Say it."""
        return Text("everdell-counted-hand")


class Types(Count):
    """Different types of cards in the city."""

    __slots__ = ()

    def of(self, state: Woodland, seat: int) -> int:
        """Count them."""
        return len({state.card(kind).type for kind in state.city(seat)})

    def describe(self) -> Text:
        """Say it."""
        return Text("everdell-counted-types")


class AllTokens(Count):
    """Point tokens, those that lie on cards of the city among them."""

    __slots__ = ()

    def of(self, state: Woodland, seat: int) -> int:
        """Add them up."""
        lying = sum([marks.tokens(mark) for mark in state.built[seat]])
        return state.count(POINTS, seat) + lying

    def describe(self) -> Text:
        """Say it."""
        return Text("everdell-counted-all-tokens")


class Wonders(Count):
    """Wonders built."""

    __slots__ = ()

    def of(self, state: Woodland, seat: int) -> int:
        """Count them."""
        places = state.box.places
        first = len(state.box.cards)
        return sum([places[card - first].area == WONDER for card in state.zone(ACHIEVED, seat)])

    def describe(self) -> Text:
        """Say it."""
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
        """Say it."""
        return Text("woodland-worth", {"points": self.points})


MOVE_ON: Final = MoveOn()
LET_PRODUCE: Final = LetProduce()
