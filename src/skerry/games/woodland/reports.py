"""What a watched woodland reports beside the kernel's events: workers, and what lies on cards."""

from __future__ import annotations

from skerry.kernel.events import Event


class Stood(Event):
    """Workers of a seat, the seat after the last being the rival, came to a place or left it."""

    __slots__ = ("count", "place", "seat")

    def __init__(self, seat: int, place: int, count: int) -> None:
        self.seat = seat
        self.place = place
        self.count = count


class Marked(Event):
    """What lies on a card of somebody's city, or on somebody's event, is no longer the same."""

    __slots__ = ("after", "before", "card", "owner")

    def __init__(self, owner: int, card: int, before: int, after: int) -> None:
        self.owner = owner
        self.card = card
        self.before = before
        self.after = after


class Carried(Event):
    """A card came into somebody's city (1) or went out of it (-1) with what lies on it."""

    __slots__ = ("card", "count", "mark", "owner")

    def __init__(self, owner: int, card: int, mark: int, count: int) -> None:
        self.owner = owner
        self.card = card
        self.mark = mark
        self.count = count


class Slotted(Event):
    """A card came to lie on a place of the meadow (1) or lies there no longer (-1)."""

    __slots__ = ("card", "count", "slot")

    def __init__(self, card: int, slot: int, count: int) -> None:
        self.card = card
        self.slot = slot
        self.count = count
