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
    implied: ClassVar[bool] = False  # the words of the clause that leads to it say it already

    def options(self, state: S, frame: Frame) -> list[int]:
        """List the legal picks in ascending order; none if there is nothing to choose."""
        return NO_OPTIONS

    def apply(self, state: S, frame: Frame, option: int) -> None:
        """Carry the clause out."""
        raise NotImplementedError

    def why_not(self, state: S, frame: Frame, pick: int) -> Text | None:
        """Give the reason why a pick that is not among the options cannot be chosen now."""
        return Text("why-not-there", {"task": self.prompt(state, frame)})

    def refer(self, state: S, frame: Frame, pick: int) -> Reference:
        """Tell what one of the picks that may be chosen here is about."""
        return NO_REFERENCE

    def gathering(self, state: S, frame: Frame) -> Gathering | None:
        """Return the set of which this choice is a part; None if each pick is chosen for itself."""
        return None

    def prompt(self, state: S, frame: Frame) -> Text:
        """Ask for the choice, verb first."""
        return self.describe()

    def wording(self, state: S, frame: Frame, pick: int) -> Text | None:
        """Call a pick by what it does here, where its usual name says less."""
        return None

    def verb(self, state: S, frame: Frame, count: int) -> Text | None:
        """Say in a word or two what choosing so many things does; with none, what declining does."""
        return None

    def describe(self) -> Text:
        """Say what the clause does, as a rulebook would."""
        raise NotImplementedError

    # What it is asked as a part: of a card, of a place, of another clause.

    def why_not_use(self, state: S, seat: int, source: int) -> Text | None:
        """Give the reason why a seat could not carry it out at all."""
        return None

    def can_use(self, state: S, seat: int, source: int) -> bool:
        """Tell whether there is no such reason; asked far oftener than for the words."""
        return self.why_not_use(state, seat, source) is None

    def may_fail(self) -> bool:
        """Tell whether there can ever be such a reason."""
        return False

    def is_idle(self, state: S, seat: int, source: int) -> bool:
        """Tell whether it would do nothing now."""
        return False

    def is_plain(self, state: S) -> bool:
        """Tell whether it only gives: no choice, and its order does not matter."""
        return False

    def asks(self, state: S) -> bool:
        """Tell whether it may ask its seat for something."""
        return not self.is_plain(state)

    def times(self, count: int) -> Effect[S]:
        """Return the clause that does this so many times at once; equal ones are one object."""
        raise NotImplementedError

    def numbers(self) -> tuple[int, ...]:
        """Return from what it was made, if that happened in play; `State.made` makes it again."""
        return ()

    def printed_on(self, name: str) -> Effect[S]:
        """Return the clause as it stands on what is called so; few have to do with the name."""
        return self


# Many come and go: the collector need not look for cycles among them, and the last is used again.
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One clause on the agenda: for which seat, from which source, and what it remembers.

    The cause is the card or place on the table that brought it about; below lies the frame that
    comes next. It is never changed, so positions share their agendas. Hidden cards lie in zones, not
    in its memo: they could not be re-dealt.
    """

    __slots__ = ("below", "cause", "effect", "memo", "seat", "source")

    def __init__(
        self,
        effect: Effect[Any],
        seat: int,
        source: int = -1,
        memo: tuple[int, ...] = (),
        cause: int = NOTHING,
        below: Frame | None = None,
    ) -> None:
        self.effect = effect
        self.seat = seat
        self.source = source
        self.memo = memo
        self.cause = cause
        self.below = below


def frames(top: Frame | None) -> list[Frame]:
    """List the frames of an agenda, the next one first."""
    found: list[Frame] = []
    while top is not None:
        found.append(top)
        top = top.below
    return found


class Sequence(Effect[S]):
    """One clause after the other, for the same seat and source."""

    __slots__ = ("_backwards", "_scaled", "parts")

    def __init__(self, *parts: Effect[S]) -> None:
        self.parts = parts
        self._backwards = parts[::-1]
        self._scaled: dict[int, Sequence[S]] = {}

    def apply(self, state: S, frame: Frame, option: int) -> None:
        top = state.agenda
        for part in self._backwards:
            top = Frame(part, frame.seat, frame.source, (), frame.cause, top)
        state.agenda = top

    def describe(self) -> Text:
        return join_then([part.describe() for part in self.parts if not part.implied])

    def why_not_use(self, state: S, seat: int, source: int) -> Text | None:
        """Each part must be possible."""
        for part in self.parts:
            reason = part.why_not_use(state, seat, source)
            if reason is not None:
                return reason
        return None

    def can_use(self, state: S, seat: int, source: int) -> bool:
        for part in self.parts:
            if not part.can_use(state, seat, source):
                return False
        return True

    def may_fail(self) -> bool:
        return any([part.may_fail() for part in self.parts])

    def is_idle(self, state: S, seat: int, source: int) -> bool:
        return all([part.is_idle(state, seat, source) for part in self.parts])

    def is_plain(self, state: S) -> bool:
        return all([part.is_plain(state) for part in self.parts])

    def asks(self, state: S) -> bool:
        return any([part.asks(state) for part in self.parts])

    def times(self, count: int) -> Effect[S]:
        if count not in self._scaled:
            self._scaled[count] = Sequence(*[part.times(count) for part in self.parts])
        return self._scaled[count]

    def printed_on(self, name: str) -> Effect[S]:
        parts = [part.printed_on(name) for part in self.parts]
        changed = [part for place, part in enumerate(parts) if part is not self.parts[place]]
        return Sequence(*parts) if changed else self


class Together(Effect[S]):
    """All seats carry out the clause at once and in secret; the agenda waits for all of them."""

    __slots__ = ("part",)

    def __init__(self, part: Effect[S]) -> None:
        self.part = part

    def apply(self, state: S, frame: Frame, option: int) -> None:
        state.open_lanes(self.part)

    def describe(self) -> Text:
        return Text("together", {"part": self.part.describe()})
