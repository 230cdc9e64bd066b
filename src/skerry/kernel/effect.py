"""Clauses of the rules, and the frames that put them on the agenda."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from skerry.kernel.text import Text, join_then

if TYPE_CHECKING:
    from skerry.kernel.gathering import Gathering
    from skerry.kernel.state import State

NOTHING: Final = -1  # the option given to a clause that has nothing to choose
NOWHERE: Final = -1  # the zone of an option that lies in none, the cell of one about no cell

NO_OPTIONS: Final[list[int]] = []

S = TypeVar("S", bound="State")


class Reference(NamedTuple):
    """What a pick is about: a card in a zone or the zone itself, a cell of a chart."""

    zone: int = NOWHERE
    card: int = NOTHING
    cell: int = NOWHERE
    group: str = ""  # options of one group are shown together


NO_REFERENCE: Final = Reference()


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """One clause: what may be chosen, then what happens. Shared by all games, never changed.

    A clause with no option, or with a single one, is carried out silently; with several it
    waits for the frame's seat. A patient one waits for a single option, too: what follows could
    not be taken back. A clause goes on by pushing further clauses.
    """

    __slots__ = ()

    patient: ClassVar[bool] = False

    def options(self, state: S, frame: Frame) -> list[int]:
        """List the legal picks in ascending order; none if there is nothing to choose."""
        return NO_OPTIONS

    def apply(self, state: S, frame: Frame, option: int) -> None:
        """Carry the clause out."""
        raise NotImplementedError

    def why_not(self, state: S, frame: Frame, pick: int) -> Text | None:
        """Give the reason why a pick cannot be chosen now; None just for the options."""
        return None if pick in self.options(state, frame) else Text("why-not-now")

    def refer(self, state: S, frame: Frame, pick: int) -> Reference:
        """Tell what one of the picks that may be chosen here is about."""
        return NO_REFERENCE

    def gathering(self, state: S, frame: Frame) -> Gathering | None:
        """Return the set of which this choice is a part; None if each pick is chosen for itself."""
        return None

    def prompt(self, state: S, frame: Frame) -> Text:
        """Ask for the choice, verb first."""
        return self.describe()

    def describe(self) -> Text:
        """Say what the clause does, as a rulebook would."""
        raise NotImplementedError


class Frame:
    """One clause on the agenda: for which seat, from which source, and what it remembers.

    It is never changed. Hidden cards lie in zones, not in its memo: they could not be re-dealt.
    """

    __slots__ = ("effect", "memo", "seat", "source")

    def __init__(
        self, effect: Effect[Any], seat: int, source: int = -1, memo: tuple[int, ...] = ()
    ) -> None:
        self.effect = effect
        self.seat = seat
        self.source = source
        self.memo = memo


class Sequence(Effect[S]):
    """One clause after the other, for the same seat and source."""

    __slots__ = ("_backwards", "parts")

    def __init__(self, parts: tuple[Effect[S], ...]) -> None:
        self.parts = parts
        self._backwards = parts[::-1]

    def apply(self, state: S, frame: Frame, option: int) -> None:
        stack = state.stack
        for part in self._backwards:
            stack.append(Frame(part, frame.seat, frame.source))

    def describe(self) -> Text:
        return join_then([part.describe() for part in self.parts])


class Together(Effect[S]):
    """All seats carry out the clause at once and in secret; the agenda waits for all of them."""

    __slots__ = ("part",)

    def __init__(self, part: Effect[S]) -> None:
        self.part = part

    def apply(self, state: S, frame: Frame, option: int) -> None:
        state.open_lanes(self.part)

    def describe(self) -> Text:
        return Text("together", {"part": self.part.describe()})
