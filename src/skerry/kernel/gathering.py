"""Several things that are chosen as one set, though they are answered one by one in ascending order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from skerry.kernel.game import Vocabulary

ENDS_ITSELF: Final = -1  # instead of the pick that ends a set, if it cannot be ended early


class Gathering:
    """What may be among a set, how many more there must and may be, and what ends it early.

    Any part of the pool that is neither too small nor too large will do.
    """

    __slots__ = ("chosen", "leads", "least", "most", "pool", "stop")

    def __init__(
        self, pool: list[int], leads: list[int], chosen: int, least: int, most: int, stop: int
    ) -> None:
        self.pool = pool  # picks in the order of answering, equal ones as often as there are such
        self.leads = leads  # what is answered first for each: mostly itself, or all that are equal
        self.chosen = chosen  # how many have been answered already
        self.least = least
        self.most = most
        self.stop = stop

    def in_order(self, picks: list[int], vocabulary: Vocabulary) -> list[tuple[int, int]]:
        """Put a set into the order of answering, each with what leads to it; refuse a bad one."""
        found = [pick for pick in picks if pick != self.stop]
        for pick in found:
            if found.count(pick) > self.pool.count(pick):
                raise IllegalAction(
                    f"{vocabulary.name(pick)!r} can be {self.pool.count(pick)} times among the "
                    f"set, not {found.count(pick)} times."
                )
        if not self.least <= len(found) <= self.most:
            number = str(self.most) if self.least == self.most else f"{self.least} to {self.most}"
            raise IllegalAction(f"The set takes {number} picks, not {len(found)}.")
        return sorted([(self.leads[self.pool.index(pick)], pick) for pick in found])


def gathered(
    pool: list[int],
    chosen: int,
    least: int,
    most: int,
    stop: int = ENDS_ITSELF,
    leads: list[int] | None = None,
) -> Gathering | None:
    """Return what is left to gather out of a pool in order; None if it is a matter of one pick."""
    most = min(most, len(pool))
    least = max(0, min(least, most))
    if most < 2 and not chosen:
        return None
    end = stop if least < most else ENDS_ITSELF
    return Gathering(pool, pool if leads is None else leads, chosen, least, most, end)
