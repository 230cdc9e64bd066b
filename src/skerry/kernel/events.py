"""What a watched state reports: the log, the animation and a seat's memory are made of these."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.kernel.zones import SHARED, Layout

if TYPE_CHECKING:
    from skerry.kernel.text import Text


class Event:
    """Something that happened."""

    __slots__ = ()


class Moved(Event):
    """A card went from one zone to another."""

    __slots__ = ("card", "source", "target")

    def __init__(self, card: int, source: int, target: int) -> None:
        self.card = card
        self.source = source
        self.target = target


class Placed(Event):
    """A card on a chart came to lie on a cell."""

    __slots__ = ("card", "spot")

    def __init__(self, card: int, spot: int) -> None:
        self.card = card
        self.spot = spot


class Passage(Event):
    """Cards that went the same way one after the other, as one viewer saw it."""

    __slots__ = ("cards", "giver", "known", "seat", "source", "target")

    def __init__(self, layout: Layout, moved: Moved, viewer: int) -> None:
        self.source = layout.kind(moved.source)
        self.target = layout.kind(moved.target)
        self.giver = layout.owners[moved.source]  # whose the cards were, or SHARED
        owner = layout.owners[moved.target]
        self.seat = self.giver if owner == SHARED else owner
        self.known = layout.sees(viewer, moved.source) or layout.sees(viewer, moved.target)
        self.cards: list[int] = [moved.card]


class Counted(Event):
    """A counter went up or down."""

    __slots__ = ("change", "counter", "now")

    def __init__(self, counter: int, change: int, now: int) -> None:
        self.counter = counter
        self.change = change
        self.now = now


class Shuffled(Event):
    """The cards of a zone were mixed."""

    __slots__ = ("zone",)

    def __init__(self, zone: int) -> None:
        self.zone = zone


class Noted(Event):
    """A clause said something that no card or counter shows."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text


class Caused(Event):
    """What follows is brought about by a card or place on the table, or with NOTHING by none."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class Began(Event):
    """The turn of a seat begins, or goes on; SHARED: a part of the game for all.

    The seat after the last one is a rival without a seat.
    """

    __slots__ = ("heading", "seat")

    def __init__(self, seat: int, heading: Text | None) -> None:
        self.seat = seat
        self.heading = heading


class WentOn(Event):
    """Whoever has the turn goes on to the next deed of it."""

    __slots__ = ()


def passages(layout: Layout, events: list[Event], viewer: int) -> list[Event]:
    """Join moves of the same way into one; leave all other events as they are."""
    joined: list[Event] = []
    last: Moved | None = None
    for event in events:
        if not isinstance(event, Moved):
            joined.append(event)
            last = None
            continue
        previous = joined[-1] if joined else None
        if (
            last is not None
            and isinstance(previous, Passage)
            and last.source == event.source
            and last.target == event.target
        ):
            previous.cards.append(event.card)
        else:
            joined.append(Passage(layout, event, viewer))
        last = event
    return joined
