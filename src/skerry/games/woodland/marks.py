"""What lies on one card of a city, or on an event, packed into one number."""

from __future__ import annotations

from typing import Final

# Each field: from which bit, how many bits.
OCCUPIED: Final = 0  # one bit: its critter has moved in
DUE: Final = 1  # one bit: it has still to produce
TOKENS: Final = 2  # six bits: points lying on it; on an event, cards beneath it
STORE: Final = 8  # four times six bits: resources lying on it
STUCK: Final = 32  # three bits: workers of its owner that stay beside it for good
JOINED: Final = 35  # one bit: another card shares its space
STANDING: Final = 36  # three bits a seat, for as many as there are: workers on it

WIDE: Final = 6
SIX_BITS: Final = 63
NARROW: Final = 3
THREE_BITS: Final = 7


def tokens(mark: int) -> int:
    """Return the points that lie on a card."""
    return mark >> TOKENS & SIX_BITS


def stored(mark: int, resource: int) -> int:
    """Return how much of a resource lies on a card."""
    return mark >> STORE + WIDE * resource & SIX_BITS


def standing(mark: int, seat: int) -> int:
    """Return how many workers of a seat stand on a card."""
    return mark >> STANDING + NARROW * seat & THREE_BITS


def workers(mark: int) -> int:
    """Return how many workers stand on a card."""
    count = 0
    rest = mark >> STANDING
    while rest:
        count += rest & THREE_BITS
        rest >>= NARROW
    return count


def stuck(mark: int) -> int:
    """Return how many workers stay beside a card for good."""
    return mark >> STUCK & THREE_BITS


def is_joined(mark: int) -> bool:
    """Tell whether another card shares the space of the card."""
    return mark >> JOINED & 1 == 1


def one_token() -> int:
    """Return what one point more adds to a mark."""
    return 1 << TOKENS


def one_stored(resource: int) -> int:
    """Return what one resource more adds to a mark."""
    return 1 << STORE + WIDE * resource


def one_standing(seat: int) -> int:
    """Return what one worker more adds to a mark."""
    return 1 << STANDING + NARROW * seat


def is_occupied(mark: int) -> bool:
    """Tell whether the card has brought in its critter."""
    return mark & 1 == 1


def is_due(mark: int) -> bool:
    """Tell whether the card has still to produce."""
    return mark >> DUE & 1 == 1
