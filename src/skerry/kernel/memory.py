"""What a seat remembers of cards that went out of its sight, and worlds that agree with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from skerry.kernel.events import Event, Moved
from skerry.kernel.zones import Layout

if TYPE_CHECKING:
    from skerry.kernel.rng import Rng


class Known(NamedTuple):
    """A card that the seat has seen and that now lies hidden in one of these zones."""

    card: int
    zones: list[int]


class Memory:
    """The hidden cards that one seat knows of."""

    def __init__(self, layout: Layout, seat: int) -> None:
        self.layout = layout
        self.seat = seat
        self.known: list[Known] = []

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

    def redeal(self, zones: list[list[int]], rng: Rng) -> None:
        """Deal the cards that the seat does not see anew, each known one to where it may lie."""
        hidden = [zone for zone in range(len(zones)) if not self.layout.sees(self.seat, zone)]
        for back in sorted({self.layout.zones[zone].back for zone in hidden}):
            self._redeal_back([z for z in hidden if self.layout.zones[z].back == back], zones, rng)

    def _redeal_back(self, hidden: list[int], zones: list[list[int]], rng: Rng) -> None:
        unknown = sorted([card for zone in hidden for card in zones[zone]])
        slots = [zone for zone in hidden for _ in zones[zone]]
        held: list[Known] = []
        for known in self.known:
            if known.card in unknown:  # else it has the other back
                unknown.remove(known.card)
                held.append(known)
        rng.shuffle(unknown)
        rng.shuffle(slots)
        seats_of = _match(held, slots)
        for zone in hidden:
            zones[zone].clear()
        for slot, zone in enumerate(slots):
            holder = seats_of[slot]
            zones[zone].append(unknown.pop() if holder is None else holder.card)
        for zone in hidden:
            rng.shuffle(zones[zone])


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
