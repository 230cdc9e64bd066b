"""What a seat remembers of cards that went out of its sight, and worlds that agree with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.kernel.events import Event, Moved
from skerry.kernel.zones import Layout

if TYPE_CHECKING:
    from skerry.kernel.rng import Rng
    from skerry.kernel.state import State


class Known:
    """A card that the seat has seen and that now lies hidden in one of these zones."""

    __slots__ = ("card", "zones")

    def __init__(self, card: int, zones: list[int]) -> None:
        self.card = card
        self.zones = zones


class Memory:
    """The hidden cards that one seat knows of."""

    __slots__ = ("known", "layout", "seat")

    def __init__(self, layout: Layout, seat: int) -> None:
        self.layout = layout
        self.seat = seat
        self.known: list[Known] = []

    def clone(self) -> Memory:
        """Return an independent copy."""
        copy = Memory(self.layout, self.seat)
        copy.known = [Known(known.card, known.zones[:]) for known in self.known]
        return copy

    def watch(self, event: Event) -> None:
        """Follow a card as far as the seat's eyes do."""
        if not isinstance(event, Moved):
            return
        saw = self.layout.sees(self.seat, event.source)
        sees = self.layout.sees(self.seat, event.target)
        if saw and not sees:
            self.known.append(Known(event.card, [event.target]))
        elif sees and not saw:
            self._recognise(event.card, event.source)
        elif not saw:
            # Some card went from one hidden zone to another: each known one may have been it.
            for known in self.known:
                if event.source in known.zones and event.target not in known.zones:
                    known.zones.append(event.target)

    def _recognise(self, card: int, source: int) -> None:
        might = [known for known in self.known if known.card == card and source in known.zones]
        if not might:
            return
        self.known.remove(might[0])
        # Which of several equal ones it was stays open, so each that is left may be any of them.
        zones = sorted({zone for known in might for zone in known.zones})
        for known in might[1:]:
            known.zones[:] = zones

    def deal_anew(self, state: State, rng: Rng) -> None:
        """Deal the cards that the seat does not see anew, back by back, each until they can lie so."""
        for group in self.layout.hidden(self.seat):
            self.redeal_group(group, state.zones, rng)
            while not state.is_possible():
                self.redeal_group(group, state.zones, rng)

    def redeal_group(self, group: list[int], zones: list[list[int]], rng: Rng) -> None:
        """Deal the cards of one back, which lie in these zones."""
        unknown: list[int] = []
        for zone in group:
            unknown += zones[zone]
        held: list[Known] = []
        for known in self.known:
            if known.zones[0] in group:  # else it has another back
                held.append(known)
        unknown.sort()  # how they lie must not matter
        if held:
            unknown = _without(unknown, sorted([known.card for known in held]))
        rng.shuffle(unknown)
        dealt = _place(held, group, zones, rng)
        first = 0
        for place, zone in enumerate(group):
            cards = dealt[place]
            more = first + len(zones[zone]) - len(cards)
            if cards:
                cards += unknown[first:more]
                rng.shuffle(cards)
                zones[zone] = cards
            else:
                zones[zone] = unknown[first:more]
            first = more


def _without(cards: list[int], others: list[int]) -> list[int]:
    """Return what is left of sorted cards without others of them, sorted as well."""
    left: list[int] = []
    place = 0
    for card in cards:
        if place < len(others) and others[place] == card:
            place += 1
        else:
            left.append(card)
    return left


def _place(
    held: list[Known], group: list[int], zones: list[list[int]], rng: Rng
) -> list[list[int]]:
    """Give each known card a zone where it may lie; return by zone of the group which lie there."""
    dealt: list[list[int]] = [[] for _ in group]
    loose: list[Known] = []
    for known in held:
        if len(known.zones) == 1:
            dealt[group.index(known.zones[0])].append(known.card)
        else:
            loose.append(known)
    if loose:
        slots: list[int] = []
        for place, zone in enumerate(group):
            slots += [zone] * (len(zones[zone]) - len(dealt[place]))
        rng.shuffle(slots)
        for slot, holder in enumerate(_match(loose, slots)):
            if holder is not None:
                dealt[group.index(slots[slot])].append(holder.card)
    return dealt


def _match(held: list[Known], slots: list[int]) -> list[Known | None]:
    """Give each known card a slot in a zone where it may lie; one such matching always exists."""
    taken: list[Known | None] = [None] * len(slots)
    for known in held:
        assert _seat(known, slots, taken, [False] * len(slots)), "a known card has no place to lie"
    return taken


def _seat(known: Known, slots: list[int], taken: list[Known | None], tried: list[bool]) -> bool:
    for slot, zone in enumerate(slots):
        if tried[slot] or zone not in known.zones:
            continue
        tried[slot] = True
        other = taken[slot]
        if other is None or _seat(other, slots, taken, tried):
            taken[slot] = known
            return True
    return False
