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
    """A card came into somebody's city with what lies and stands on it."""

    __slots__ = ("card", "mark", "owner")

    def __init__(self, owner: int, card: int, mark: int) -> None:
        self.owner = owner
        self.card = card
        self.mark = mark


class Slotted(Event):
    """A card of the meadow came to lie on one of its places."""

    __slots__ = ("card", "slot")

    def __init__(self, card: int, slot: int) -> None:
        self.card = card
        self.slot = slot
