"""What the clauses of woodland cards have in common beyond the kernel's."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from skerry.games.woodland.picks import STOP
from skerry.games.woodland.state import Woodland
from skerry.kernel.effect import NO_OPTIONS, NO_REFERENCE, NOTHING, NOWHERE, Frame, Reference
from skerry.kernel.gathering import Gathering
from skerry.kernel.pick import Pick
from skerry.kernel.text import Text, join_then


def card_in(state: Woodland, pick: int, zone: int) -> Reference:
    """Refer to the card of a pick, which lies in a zone; a pick of no card refers to nothing."""
    card = state.box.card_of(pick)
    return NO_REFERENCE if card == NOTHING or zone == NOWHERE else Reference(zone, card)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Pick[Woodland]):
    """A clause of a card or place.

    Its frame's seat carries it out; its frame's source says whose city it looks at, and which
    card of that city it comes from.
    """

    __slots__ = ()

    implied: ClassVar[bool] = False  # the words of the deed that leads to it say it already
    stop: ClassVar[int] = STOP

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        """Most deeds leave no choice."""
        return NO_OPTIONS

    def gathering(self, state: Woodland, frame: Frame) -> Gathering | None:
        """Most that do are a matter of one pick."""
        return None

    def is_plain(self, state: Woodland) -> bool:
        """Tell whether it only gives resources: no choice, and its order does not matter."""
        return False

    def asks(self, state: Woodland) -> bool:
        """Tell whether it may ask its seat for something."""
        return not self.is_plain(state)

    def may_fail(self) -> bool:
        """Tell whether there can be a reason not to use it."""
        return False

    def why_not_use(self, state: Woodland, seat: int, source: int) -> Text | None:
        """Give the reason why a seat could not carry it out at all."""
        return None

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        """Tell whether it would do nothing now."""
        return False

    def times(self, count: int) -> Deed:
        """Return the clause that does this so many times at once."""
        raise NotImplementedError

    def print_on(self, event: str) -> None:
        """Be told the event or place on which it is printed; few have to do with it."""

    def why_not(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        """Say what is asked for instead of the pick."""
        if pick in self.options(state, frame):
            return None
        return Text("why-not-there", {"task": self.prompt(state, frame)})


class Several(Deed):
    """A deed for which several things are chosen."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        """They are answered one by one."""
        return Pick.options(self, state, frame)

    def gathering(self, state: Woodland, frame: Frame) -> Gathering | None:
        """They are given as a set."""
        return Pick.gathering(self, state, frame)

    def why_not(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        """What comes too early in the order is told apart."""
        return Pick.why_not(self, state, frame, pick)


class Many(Deed):
    """One deed after the other, for the same seat and source."""

    __slots__ = ("_scaled", "parts")

    def __init__(self, *parts: Deed) -> None:
        self.parts = parts
        self._scaled: dict[int, Many] = {}

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        """Push the parts so that the first comes first."""
        for part in reversed(self.parts):
            state.push(part, frame.seat, frame.source)

    def is_plain(self, state: Woodland) -> bool:
        """It is plain if all its parts are."""
        return all([part.is_plain(state) for part in self.parts])

    def asks(self, state: Woodland) -> bool:
        """It does if a part does."""
        return any([part.asks(state) for part in self.parts])

    def may_fail(self) -> bool:
        """It can if a part can."""
        return any([part.may_fail() for part in self.parts])

    def why_not_use(self, state: Woodland, seat: int, source: int) -> Text | None:
        """Each part must be possible."""
        for part in self.parts:
            reason = part.why_not_use(state, seat, source)
            if reason is not None:
                return reason
        return None

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        """It is idle if all its parts are."""
        return all([part.is_idle(state, seat, source) for part in self.parts])

    def print_on(self, event: str) -> None:
        """All parts are printed there."""
        for part in self.parts:
            part.print_on(event)

    def times(self, count: int) -> Deed:
        """Multiply each part; equal products are one object."""
        if count not in self._scaled:
            self._scaled[count] = Many(*[part.times(count) for part in self.parts])
        return self._scaled[count]

    def describe(self) -> Text:
        """Say the parts in turn."""
        return join_then([part.describe() for part in self.parts if not part.implied])
