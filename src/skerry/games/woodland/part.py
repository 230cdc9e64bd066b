"""What a module keeps of one position, and the questions in which it has a say."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from mypy_extensions import mypyc_attr

from skerry.kernel.effect import NOWHERE

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.choice import ScoreLine
    from skerry.kernel.text import Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """The part of a state that a module brings.

    It looks up its zones and counters by name once, when it is made for a layout; copies share
    them. What follows are questions that the rules ask every part; most parts answer few of them.
    """

    __slots__ = ()

    def clone(self) -> Part:
        """Return an independent copy; a part of which nothing ever changes is its own."""
        return self

    def same_as(self, other: Part) -> bool:
        """Tell whether both parts are alike."""
        return True

    def kept(self) -> list[int]:
        """Return what changes in it, as a row of numbers."""
        return []

    def keep(self, row: list[int]) -> None:
        """Take over what `kept` of such a part has returned."""

    # What lies on the table.

    def bearing(
        self, state: Woodland, zone: int, found: list[dict[str, int]]
    ) -> list[dict[str, int]]:
        """Say what lies on the cards of a zone, given what others say of it."""
        return found

    def bearing_names(self, state: Woodland, zone: int, found: list[str]) -> list[str]:
        """Name all that `bearing` can tell of, given what others name."""
        return found

    def laid(self, state: Woodland, zone: int) -> None:
        """Set right what is kept beside the cards of a zone that were laid by hand."""

    def is_possible(self, state: Woodland, zones: list[int]) -> bool:
        """Tell whether hidden cards that were dealt anew to these zones could lie so."""
        return True

    def zone_of(self, state: Woodland, card: int) -> int:
        """Return the zone of the module in which a place lies, or NOWHERE."""
        return NOWHERE

    # Hands and cities.

    def hand_limit(self, state: Woodland, seat: int, limit: int) -> int:
        """Return how many cards a seat may hold, given what it else could."""
        return limit

    def spaces_taken(self, state: Woodland, seat: int) -> int:
        """Return how many spaces of a city are taken beside those of its cards."""
        return 0

    def has_room(self, state: Woodland, seat: int, kind: int) -> bool:
        """Tell whether a card has room in a full city."""
        return False

    def why_not_come(self, state: Woodland, seat: int, kind: int) -> Text | None:
        """Give the reason why a card could not come into a city, apart from room."""
        return None

    def is_dormant(self, state: Woodland, kind: int) -> bool:
        """Tell whether a card neither reacts to others nor acts when played, as it else would."""
        return False

    # What follows when something happens.

    def has_come(self, state: Woodland, seat: int, kind: int) -> None:
        """A card has come into a city."""

    def has_left(self, state: Woodland, seat: int, kind: int, mark: int) -> None:
        """A card has left a city, with what lay on it."""

    def call_back(self, state: Woodland, seat: int) -> None:
        """Let come home who comes home with the workers, but is none."""

    # The score.

    def score(self, state: Woodland, seat: int) -> list[ScoreLine]:
        """List what a seat has points for beside city, journey and events."""
        return []

    def score_rival(self, state: Woodland) -> list[ScoreLine]:
        """List what an opponent without a seat has points for beside the usual."""
        return []


P = TypeVar("P", bound=Part)


def find_part(state: Woodland, sort: type[P]) -> P | None:
    """Return the part of a state that is of a class, if its module was chosen."""
    for part in state.parts:
        if isinstance(part, sort):
            return part
    return None


def part_of(state: Woodland, sort: type[P]) -> P:
    """Return the part of a state that is of a class; its module must have been chosen."""
    part = find_part(state, sort)
    assert part is not None, f"There is no {sort.__name__} at this table."
    return part
