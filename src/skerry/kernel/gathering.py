"""A set as a person gives it: several things in any order, at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from skerry.kernel.effect import NOTHING
from skerry.kernel.errors import IllegalAction
from skerry.kernel.text import Text, join_or

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.kernel.text import Argument


class Bargain(NamedTuple):
    """What is asked right after a set: to take as many of these, perhaps none of a kind given."""

    kinds: list[int]
    others: bool

    def left(self, given: list[int]) -> list[int]:
        """Return what may be taken for what was given."""
        return [kind for kind in self.kinds if not (self.others and kind in given)]


class Way(NamedTuple):
    """One of the sets that will do, in ascending order, and the answers that mean it."""

    things: tuple[int, ...]
    answers: tuple[int, ...]


class Gathering(NamedTuple):
    """What may be among a set, how many more there must and may be, and what ends it early.

    Any part of the pool that is neither too small nor too large will do, unless things of one
    family are in it: of each family there may be one. Where at least one thing is needed and
    there is a pick that ends it, one may also choose nothing at all. Where ways are told, only
    these sets will do.
    """

    pool: list[int]  # in ascending order, equal ones as often as they can be chosen
    families: list[int]  # of each of the pool, where they exclude each other; else none
    chosen: int  # how many have been answered already
    least: int
    most: int
    stop: int  # NOTHING if it cannot be ended early
    ways: tuple[Way, ...] = ()
    bargain: Bargain | None = None
    flow: int = 0  # what a thing does to the own stock: 1 if it is taken, -1 if it is paid

    def fullest(self) -> list[int]:
        """Return the first of the largest sets that will do."""
        if self.ways:
            return list(self.ways[0].things)
        found: list[int] = []
        families: list[int] = []
        for place, pick in enumerate(self.pool):
            family = self.families[place] if self.families else NOTHING
            if len(found) < self.most and (family == NOTHING or family not in families):
                found.append(pick)
                families.append(family)
        return found

    def why_not(self, picks: list[int], label: Callable[[int], Text]) -> Text | None:
        """Give the reason why these are not a set that is asked for; None if they are."""
        things = [pick for pick in picks if pick != self.stop]
        for pick in things:
            most = self.pool.count(pick)
            if things.count(pick) > most:
                return Text("set-often", {"thing": label(pick), "count": most})
        if self.ways:
            is_way = tuple(sorted(things)) in [way.things for way in self.ways]
            return None if is_way else Text("set-way")
        alike = self._of_one_family(things)
        if alike:
            return Text("set-family", {"one": label(alike[0]), "other": label(alike[1])})
        is_skipped = not things and self.stop != NOTHING
        if is_skipped or self.least <= len(things) <= self.most:
            return None
        return Text("set-size", self.numbers()).with_args({"count": len(things)})

    def numbers(self) -> dict[str, Argument]:
        """Tell how many things there must and may be, and whether all, any or none of these will do."""
        number = "any" if self.least < self.most else "all"
        if number == "all" and self.stop != NOTHING:
            number = "skip"
        return {"number": number, "least": self.least, "most": self.most}

    def in_order(self, picks: list[int], label: Callable[[int], Text]) -> list[int]:
        """Put a set into the order of answering; refuse a bad one."""
        reason = self.why_not(picks, label)
        if reason is not None:
            raise IllegalAction(reason)
        found = sorted([pick for pick in picks if pick != self.stop])
        for way in self.ways:
            if list(way.things) == found:
                return list(way.answers)
        return found

    def to_take(
        self, given: list[int], taken: list[int], label: Callable[[int], Text]
    ) -> list[int]:
        """Return what is left to be taken; refuse more or other things than are given for these."""
        if not taken:
            return taken
        kinds = [] if self.bargain is None else self.bargain.left(given)
        if len(taken) != len(given) or any([pick not in kinds for pick in taken]):
            names = join_or([label(kind) for kind in kinds])
            raise IllegalAction(Text("set-bargain", {"count": len(given), "names": names}))
        return taken if len(kinds) > 1 else []  # of one kind they come by themselves

    def _of_one_family(self, things: list[int]) -> list[int]:
        """Return two things of which the set may have only one; none if there are no such."""
        found: dict[int, int] = {}
        for pick in things if self.families else []:
            family = self.families[self.pool.index(pick)]
            if family in found:
                return [found[family], pick]
            found[family] = pick
        return []
