"""A set as a person gives it: several things in any order, at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from skerry.kernel.effect import NOTHING
from skerry.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from skerry.kernel.game import Vocabulary


class Gathering(NamedTuple):
    """What may be among a set, how many more there must and may be, and what ends it early.

    Any part of the pool that is neither too small nor too large will do, unless things of one
    family are in it: of each family there may be one. Where at least one thing is needed and
    there is a pick that ends it, one may also choose nothing at all.
    """

    pool: list[int]  # in ascending order, equal ones as often as they can be chosen
    families: list[int]  # of each of the pool, where they exclude each other; else none
    chosen: int  # how many have been answered already
    least: int
    most: int
    stop: int  # NOTHING if it cannot be ended early

    def in_order(self, picks: list[int], vocabulary: Vocabulary) -> list[int]:
        """Put a set into the order of answering; refuse a bad one."""
        found = sorted([pick for pick in picks if pick != self.stop])
        for pick in found:
            if found.count(pick) > self.pool.count(pick):
                raise IllegalAction(
                    f"{vocabulary.name(pick)!r} can be {self.pool.count(pick)} times among the "
                    f"set, not {found.count(pick)} times."
                )
        if self.families and len({self.families[self.pool.index(p)] for p in found}) < len(found):
            raise IllegalAction("Two of the set are of one kind; it takes one of each.")
        is_skipped = not found and self.stop != NOTHING
        if not is_skipped and not self.least <= len(found) <= self.most:
            number = str(self.most) if self.least == self.most else f"{self.least} to {self.most}"
            raise IllegalAction(f"The set takes {number} picks, not {len(found)}.")
        return found
