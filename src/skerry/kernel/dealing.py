"""Worlds that agree with what a seat knows: what they have in common is looked up once for all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.kernel.rng import Rng

if TYPE_CHECKING:
    from skerry.kernel.memory import Known, Memory
    from skerry.kernel.recall import Recall
    from skerry.kernel.state import State


class Worlds:
    """All worlds in which a seat has seen just what it has seen at one position."""

    __slots__ = ("answered", "backs", "recall", "seat", "state")

    def __init__(self, state: State, seat: int, recall: Recall) -> None:
        self.state = state
        self.answered = state.answered
        self.seat = seat
        self.recall = recall.of_world(seat)
        memory = recall.memories[seat]
        backs = [Back(group, state.zones, memory) for group in state.layout.hidden(seat)]
        self.backs = [back for back in backs if back.unknown or back.known]

    def are_of(self, state: State, seat: int) -> bool:
        """Tell whether this position of a table is still meant, as a seat sees it."""
        return self.state is state and self.seat == seat and self.answered == state.answered

    def draw(self, rng: Rng) -> State:
        """Return one of them, in haste: all that the seat does not see is dealt anew, and chance too."""
        state = self.state.clone()
        self._deal(state, rng)
        while not state.offer_anew(self.seat):
            self._deal(state, rng)
        state.rng = Rng(rng.below(1 << 30) << 30 | rng.below(1 << 30))
        state.hasty = True
        return state

    def _deal(self, state: State, rng: Rng) -> None:
        """Deal back by back, each until the cards can lie so."""
        for back in self.backs:
            back.deal(state.zones, rng)
            while not state.is_possible(back.zones):
                back.deal(state.zones, rng)


class Back:
    """The cards of one back that a seat does not see: where they lie, and which of them it knows."""

    __slots__ = ("fixed", "known", "loose", "sizes", "slots", "unknown", "zones")

    def __init__(self, group: list[int], zones: list[list[int]], memory: Memory) -> None:
        self.zones = group
        self.sizes = [len(zones[zone]) for zone in group]
        self.known = [known for known in memory.known if known.zones[0] in group]
        self.unknown: list[int] = []
        for zone in group:
            self.unknown += zones[zone]
        self.unknown.sort()  # how they lie must not matter
        for known in self.known:
            self.unknown.remove(known.card)
        # By zone: the known cards that can lie nowhere else.
        self.fixed: list[list[int]] = [[] for _ in group]
        # The other known ones, and the places where these can lie, as zones of the group.
        self.loose: list[Known] = []
        self.slots: list[int] = []
        self._part()

    def _part(self) -> None:
        """Part the known cards into those that lie in a certain zone and the others."""
        for known in self.known:
            if len(known.zones) == 1:
                self.fixed[self.zones.index(known.zones[0])].append(known.card)
            else:
                self.loose.append(known)
        for place, zone in enumerate(self.zones):
            if any([zone in known.zones for known in self.loose]):
                self.slots += [place] * (self.sizes[place] - len(self.fixed[place]))

    def deal(self, zones: list[list[int]], rng: Rng) -> None:
        """Deal all of them; known cards come into zones where they may lie, at any place there."""
        unknown = self.unknown[:]
        rng.shuffle(unknown)
        settled = self._settled(rng) if self.loose else self.fixed
        first = 0
        for place, zone in enumerate(self.zones):
            known = settled[place]
            end = first + self.sizes[place] - len(known)
            cards = unknown[first:end]
            for card in known:
                rng.mix_in(cards, card)
            zones[zone] = cards
            first = end

    def _settled(self, rng: Rng) -> list[list[int]]:
        """Return by zone which of the known cards lie there this time."""
        settled = [cards[:] for cards in self.fixed]
        slots = self.slots[:]
        rng.shuffle(slots)
        where = [self.zones[place] for place in slots]
        for slot, holder in enumerate(_match(self.loose, where)):
            if holder is not None:
                settled[slots[slot]].append(holder.card)
        return settled


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
