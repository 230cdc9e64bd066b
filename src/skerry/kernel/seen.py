"""What an agent is given: its own view, its options, and worlds that agree with both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from skerry.kernel.choice import Choice
    from skerry.kernel.effect import Frame
    from skerry.kernel.encoder import Encoder
    from skerry.kernel.game import Game, Value
    from skerry.kernel.rng import Rng
    from skerry.kernel.table import Table
    from skerry.kernel.view import View


class Seen:
    """A table as one seat may know it, for as long as its choice lasts."""

    __slots__ = ("_table", "game", "options", "seat")

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self.game = table.game.name
        self.seat = seat
        self.options = table.options_of(seat)

    def __copy__(self) -> Seen:
        return Seen(self._table.clone(), self.seat)

    def __deepcopy__(self, memo: dict[int, object]) -> Seen:
        return Seen(self._table.clone(), self.seat)

    def __reduce__(self) -> tuple[type[Seen], tuple[Table, int]]:
        return Seen, (self._table, self.seat)

    def view(self) -> View:
        """Return what the seat sees."""
        return self._table.view(self.seat)

    @property
    def box(self) -> Game[Any]:
        """The game itself with all that is printed, which may vary from table to table."""
        return self._table.game

    @property
    def settings(self) -> dict[str, Value]:
        """What the table is played with."""
        return self._table.settings

    def observe(self, encoder: Encoder, out: Any) -> None:  # noqa: ANN401 - whatever takes numbers
        """Write what the seat sees as numbers, into zeros."""
        assert not encoder.schema.perfect, "A seat does not see everything."
        encoder.write(self._table.state, self.seat, out)

    def frame(self) -> Frame:
        """Return the clause that waits for the seat; cards that are hidden lie in no frame."""
        offer = self._table.state.offers[self.seat]
        assert offer is not None
        return offer.frame

    def choice(self) -> Choice | None:
        """Return what the seat is asked, in words."""
        return self._table.choice(self.seat)

    def sample(self, rng: Rng) -> Table:
        """Return a whole world, drawn from those in which the seat has seen just the same."""
        return self._table.sample(self.seat, rng)
