"""Several things that are chosen as one set, though they are answered one by one in ascending order."""

from __future__ import annotations

from typing import Final

ENDS_ITSELF: Final = -1  # instead of the pick that ends a set, if it cannot be ended early


class Gathering:
    """What may be among a set, how many more there must and may be, and what ends it early.

    Any part of the pool that is neither too small nor too large will do.
    """

    __slots__ = ("chosen", "least", "most", "pool", "stop")

    def __init__(self, pool: list[int], chosen: int, least: int, most: int, stop: int) -> None:
        self.pool = pool  # picks in ascending order, equal ones as often as there are such things
        self.chosen = chosen  # how many have been answered already
        self.least = least
        self.most = most
        self.stop = stop


def gathered(
    pool: list[int], chosen: int, least: int, most: int, stop: int = ENDS_ITSELF
) -> Gathering | None:
    """Return what is left to gather out of a sorted pool; None if it is a matter of one pick."""
    most = min(most, len(pool))
    least = max(0, min(least, most))
    if most < 2 and not chosen:
        return None
    return Gathering(pool, chosen, least, most, stop if least < most else ENDS_ITSELF)
