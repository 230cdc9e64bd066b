"""Choosing several: answered one by one in ascending order, given by people as a set in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from skerry.kernel.effect import NO_OPTIONS, NOTHING, NOWHERE, Effect, Reference, S
from skerry.kernel.gathering import Bargain, Gathering
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


def ascending(picks: list[int]) -> list[int]:
    """Bring a short list of one's own, which is nearly so, into ascending order, equal ones once."""
    last: i64 = NOTHING
    place: i64 = 0
    while place < len(picks):
        pick: i64 = picks[place]
        if pick > last:
            last = pick
            place += 1
        elif _settle(picks, place, pick):
            place += 1
    return picks


def _settle(picks: list[int], place: i64, pick: i64) -> bool:
    """Move a pick to where it belongs among those before it; tell whether it was not there yet."""
    spot = place
    while spot > 0 and picks[spot - 1] > pick:
        spot -= 1
    if spot > 0 and picks[spot - 1] == pick:
        picks.pop(place)
        return False
    _shift(picks, place, spot)
    return True


def _shift(things: list[Any], place: i64, spot: i64) -> None:
    """Move something to another place of a list; as it is, it is not unpacked and made anew."""
    things.insert(spot, things.pop(place))


def _is_ascending(picks: list[int]) -> bool:
    """Tell whether each pick is higher than the one before."""
    last: i64 = NOTHING
    for pick in picks:
        if pick <= last:
            return False
        last = pick
    return True


def _once(picks: list[int]) -> list[int]:
    """Return sorted picks in a list of their own, of equal ones the first."""
    if _is_ascending(picks):
        return picks[:]
    found: list[int] = []
    last = NOTHING
    for pick in picks:
        if pick != last:
            found.append(pick)
            last = pick
    return found


def _insert(pick: int, picks: list[int]) -> None:
    """Add a pick to others in ascending order, most often before or after all of them."""
    if pick > picks[-1]:
        picks.append(pick)
    else:
        picks.insert(0, pick)
        if pick > picks[1]:
            picks.sort()


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Effect[S]):
    """Choose several things out of a pool; then something happens with all of them.

    The answers never go back in the order of the pool, so each set is reached by one path; that
    is for records and search. The frame remembers them. Cards that others must not see are moved
    as they are chosen, to a zone of their own that remembers them instead.
    """

    __slots__ = ()

    flow: ClassVar[int] = 0  # 1 if things come to the own stock, -1 if they leave it
    counted: ClassVar[bool] = False  # things that lie nowhere: even one of them is chosen as a set

    @property
    def stop(self) -> int:
        """The pick that ends the set, where it may be ended early."""
        return NOTHING

    def pool(self, state: S, frame: Frame) -> list[int]:
        """List in ascending order what may be among the set, equal things as often as they may."""
        return NO_OPTIONS

    def bounds(self, state: S, frame: Frame) -> tuple[int, int]:
        """Return how many must be chosen, as far as there are so many, and how many may be."""
        return 1, 1

    def may_skip(self, state: S, frame: Frame) -> bool:
        """Tell whether nothing may be chosen though a set needs more."""
        return False

    def family(self, state: S, pick: int) -> int:
        """Return what a thing has in common with those that exclude it; NOTHING if none does."""
        return NOTHING

    def chosen(self, state: S, frame: Frame) -> tuple[int, ...]:
        """Return what has been chosen so far."""
        return frame.memo

    def take(self, state: S, frame: Frame, pick: int) -> tuple[int, ...]:
        """Take one thing as it is chosen, and return what the frame is to remember."""
        return (*frame.memo, pick)

    def whole(self, state: S, frame: Frame, picks: tuple[int, ...]) -> None:
        """Go on with all that were chosen."""
        raise NotImplementedError

    def options(self, state: S, frame: Frame) -> list[int]:
        """Offer what does not go back in the order and leaves enough for the rest."""
        chosen = self.chosen(state, frame)
        least, most = self.bounds(state, frame)
        if len(chosen) >= most:
            return NO_OPTIONS
        later = self._later(state, frame, chosen)
        need = least - len(chosen)
        if need > 1:
            later = self._leaving_enough(state, later, need)
        found = _once(later)
        if found and (need <= 0 or (not chosen and self.may_skip(state, frame))):
            _insert(self.stop, found)
        return found

    def _later(self, state: S, frame: Frame, chosen: tuple[int, ...]) -> list[int]:
        """List what may still be chosen after the last one."""
        pool = self.pool(state, frame)
        if not chosen:
            return pool
        last = chosen[-1]
        later = [pick for pick in pool if pick >= last]
        for pick in frame.memo:  # what was moved is not in the pool any more
            if pick == last:
                later.remove(pick)
        if self.family(state, last) == NOTHING:
            return later
        families = [self.family(state, pick) for pick in chosen]
        return [pick for pick in later if self.family(state, pick) not in families]

    def _leaving_enough(self, state: S, later: list[int], need: int) -> list[int]:
        if not later or self.family(state, later[0]) == NOTHING:
            return later[: max(1, len(later) - need + 1)]
        families = [self.family(state, pick) for pick in later]
        need = min(need, len(set(families)))
        return [pick for at, pick in enumerate(later) if len(set(families[at:])) >= need]

    def gathering(self, state: S, frame: Frame) -> Gathering | None:
        """Return the set as people choose it; None if it is a matter of one pick."""
        chosen = self.chosen(state, frame)
        later = self._later(state, frame, chosen)
        families = [self.family(state, pick) for pick in later]
        if NOTHING in families:
            families = []
        reach = len(set(families)) if families else len(later)
        least, most = self.bounds(state, frame)
        most = min(most - len(chosen), reach)
        least = max(0, min(least - len(chosen), most))
        if most < 2 and not chosen and not self.counted:
            return None
        ends = least == 0 < most or (not chosen and self.may_skip(state, frame))
        stop = self.stop if ends else NOTHING
        bargain = None if chosen else self.bargain(state, frame)
        begun = len(chosen)
        return Gathering(later, families, begun, least, most, stop, (), bargain, self.flow)

    def bargain(self, state: S, frame: Frame) -> Bargain | None:
        """Return what is taken right after the set, one for each thing given; None if nothing is."""
        return None

    def wording(self, state: S, frame: Frame, pick: int) -> Text | None:
        """What ends a set at once is called by what it does."""
        begun = len(self.chosen(state, frame))
        return self.verb(state, frame, begun) if pick == self.stop else None

    def apply(self, state: S, frame: Frame, option: int) -> None:
        """Take one more, or go on with all."""
        if option == NOTHING or option == self.stop:
            self.whole(state, frame, self.chosen(state, frame))
        else:
            state.push(self, frame.seat, frame.source, self.take(state, frame, option))

    def why_not(self, state: S, frame: Frame, pick: int) -> Text | None:
        """Tell things that lie elsewhere from things that the order of answering excludes."""
        if pick in self.pool(state, frame):
            return Text("why-not-in-order")
        return Text("why-not-there", {"task": self.prompt(state, frame)})


class Choose(Pick[S]):
    """Choose cards of one zone and move them to another, and the rest elsewhere if told so.

    Several are chosen into a zone that held nothing before.
    """

    __slots__ = ("count", "deed", "rest", "source", "target_zone", "words")

    def __init__(
        self,
        source: int,
        target: int,
        words: Text,
        deed: Text,
        count: int = 1,
        rest: int = NOWHERE,
    ) -> None:
        self.source = source
        self.target_zone = target
        self.words = words
        self.deed = deed  # what is done with cards, in a word or two
        self.count = count
        self.rest = rest

    def options(self, state: S, frame: Frame) -> list[int]:
        """A single card may be any of the zone."""
        if self.count == 1:
            return ascending(state.zone(self.source, frame.seat)[:])
        return super().options(state, frame)

    def pool(self, state: S, frame: Frame) -> list[int]:
        return sorted(state.zone(self.source, frame.seat))

    def bounds(self, state: S, frame: Frame) -> tuple[int, int]:
        return self.count, self.count

    def chosen(self, state: S, frame: Frame) -> tuple[int, ...]:
        return () if self.count == 1 else tuple(state.zone(self.target_zone, frame.seat))

    def take(self, state: S, frame: Frame, pick: int) -> tuple[int, ...]:
        state.move(pick, state.at(self.source, frame.seat), state.at(self.target_zone, frame.seat))
        return ()

    def apply(self, state: S, frame: Frame, option: int) -> None:
        """One card is a set by itself."""
        if self.count == 1 and option != NOTHING:
            self.whole(state, frame, self.take(state, frame, option))
        else:
            super().apply(state, frame, option)

    def whole(self, state: S, frame: Frame, picks: tuple[int, ...]) -> None:
        """Send the rest away."""
        if self.rest != NOWHERE:
            source = state.at(self.source, frame.seat)
            for card in state.zones[source][:]:
                state.move(card, source, state.at(self.rest, frame.seat))

    def refer(self, state: S, frame: Frame, pick: int) -> Reference:
        return Reference(state.at(self.source, frame.seat), pick)

    def verb(self, state: S, frame: Frame, count: int) -> Text | None:
        return self.deed.with_args({"count": count})

    def prompt(self, state: S, frame: Frame) -> Text:
        """Ask in the game's own words, with the number of cards still to choose."""
        return self.words.with_args({"count": self.count - len(self.chosen(state, frame))})

    def describe(self) -> Text:
        return self.words.with_args({"count": self.count})
