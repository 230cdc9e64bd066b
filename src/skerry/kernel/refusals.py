"""What a table says to an answer that it refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, SupportsIndex

from skerry.kernel.text import Text
from skerry.kernel.view import awaited

if TYPE_CHECKING:
    from skerry.kernel.state import Offer, State


def no_seat(state: State, seat: SupportsIndex) -> Text:
    """Say which seats there are."""
    return Text("error-no-seat", {"seat": repr(seat), "first": 0, "last": state.layout.seats - 1})


def not_to_move(state: State, seat: int) -> Text:
    """Say who is to move, if anybody is."""
    seats = awaited(state)
    if not seats:
        return Text("error-over")
    return Text("error-not-to-move", {"seat": str(seat), "seats": str(seats)})


def stale(offer: Offer, position: int, now: int) -> Text:
    """Say that an answer was meant for another question."""
    return Text(
        "error-stale",
        {
            "position": str(position),
            "seat": offer.frame.seat,
            "asked": str(offer.position),
            "now": str(now),
        },
    )


def not_offered(names: tuple[str, ...], pick: int, offer: Offer) -> Text:
    """Say what could be picked instead."""
    said = repr(names[pick]) if 0 <= pick < len(names) else str(pick)
    offered = ", ".join([names[option] for option in offer.options])
    return Text("error-not-offered", {"pick": said, "offered": offered})
