"""What a seat remembers of cards that went out of its sight."""

from __future__ import annotations

from skerry.kernel.events import Event, Moved
from skerry.kernel.zones import Layout


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
