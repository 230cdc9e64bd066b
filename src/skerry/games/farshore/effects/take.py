"""Taking resources, points and treasures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.terms import RESOURCES, TREASURE
from skerry.games.woodland.amounts import NO_AMOUNT, Amount
from skerry.games.woodland.effects.gain import Gain, GainAny
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import EVERY_RESOURCE
from skerry.games.woodland.zones import WILD
from skerry.kernel.text import Text, join_and

if TYPE_CHECKING:
    from skerry.games.woodland.counts import Count
    from skerry.kernel.effect import Effect, Frame

GAINED: Final = (*RESOURCES, TREASURE, "point")


class Take(Gain):
    """Take resources, points and treasures from the supply, once or for each thing counted."""

    __slots__ = ("treasures",)

    def __init__(
        self,
        amount: Amount = NO_AMOUNT,
        points: int = 0,
        treasures: int = 0,
        per: Count | None = None,
    ) -> None:
        super().__init__(amount, points, per)
        self.treasures = treasures

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        """What is counted lies in the city that the frame looks at."""
        super().apply(state, frame, option)
        times = 1 if self.per is None else self.per.of(state, frame.seat)
        if self.treasures * times:
            state.gain(WILD, frame.seat, self.treasures * times)

    def times(self, count: int) -> Effect[Woodland]:
        """Multiply; equal products are one object, so that equal agendas are equal."""
        if count not in self._scaled:
            self._scaled[count] = Take(
                count * Amount(self.amounts), self.points * count, self.treasures * count
            )
        return self._scaled[count]

    def describe(self) -> Text:
        numbers = (*self.amounts, self.treasures, self.points)
        gained = join_and(
            [
                Text("woodland-amount", {"resource": name, "count": number})
                for name, number in zip(GAINED, numbers, strict=True)
                if number
            ]
        )
        if self.per is None:
            return Text("woodland-gain", {"what": gained})
        return Text("woodland-gain-per", {"what": gained, "per": self.per.describe()})


def take_any(
    count: int = 1, of: tuple[int, ...] = EVERY_RESOURCE, per: Count | None = None
) -> GainAny:
    """Take so many resources of the seat's own choice, out of these kinds."""
    return GainAny(count, of, per, RESOURCES)
