"""Positions as numbers: they tell what the view tells, slice by slice."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from skerry.kernel.encoder import Encoder
from skerry.kernel.schema import COLUMN, COUNT, COUNTER, MARKS, PLACE, ROW, SIZE, Schema, Slice
from skerry.kernel.zones import SHARED
from tests.contract.walk import Walk, at_positions

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.kernel.game import Game, Value
    from skerry.kernel.table import Table
    from skerry.kernel.view import ZoneView


@cache
def encoder_of(
    game: Game[Any], seats: int, settings: tuple[tuple[str, Value], ...], *, perfect: bool = False
) -> Encoder:
    return Encoder(Schema(game, seats, dict(settings), perfect=perfect))


def encoder(walk: Walk, *, perfect: bool = False) -> Encoder:
    return encoder_of(walk.game, walk.seats, tuple(walk.settings.items()), perfect=perfect)


def observed(walk: Walk, table: Table, seat: int, *, perfect: bool = False) -> list[int]:
    """Return what a seat, or who sees everything, sees as numbers."""
    writer = encoder(walk, perfect=perfect)
    out = [0] * writer.size
    writer.write(table.state, seat, out)
    return out


@at_positions(share=0.2)
def an_observation_tells_what_the_view_tells(walk: Walk) -> None:
    seat = walk.chance.randrange(walk.seats)
    view, numbers = walk.table.view(seat), observed(walk, walk.table, seat)
    for part in encoder(walk).schema.slices:
        owner = SHARED if part.owner == SHARED else (seat + part.owner) % walk.seats
        told = numbers[part.start : part.stop]
        if part.tells == COUNTER:
            assert told == [view.counter(name, owner) for name in part.labels]
        elif part.zone:
            seen = Sight(walk, seat, view.zone(part.zone, owner))
            assert told == TOLD[part.tells](seen, part), f"{part.name} is not as it is seen"


@at_positions(share=0.1)
def who_sees_everything_sees_what_a_seat_sees(walk: Walk) -> None:
    seat = walk.chance.randrange(walk.seats)
    some = observed(walk, walk.table, seat)
    whole = observed(walk, walk.table, seat, perfect=True)
    everything = encoder(walk, perfect=True).schema
    for part in encoder(walk).schema.slices:
        if part.tells == SIZE:
            cards = everything.slice(part.name.removesuffix(".size"))
            assert [sum(whole[cards.start : cards.stop])] == some[part.start : part.stop]
        else:
            same = everything.slice(part.name)
            assert whole[same.start : same.stop] == some[part.start : part.stop]


class Sight:
    """A zone as a seat sees it, with the names of its cards."""

    def __init__(self, walk: Walk, seat: int, zone: ZoneView) -> None:
        self.walk = walk
        self.seat = seat
        self.zone = zone
        self.names = [walk.game.cards[card] for card in zone.cards or []]

    def spot(self, name: str) -> tuple[int, int]:
        """Return row and column of a card, from the middle of the chart."""
        if name not in self.names:
            return 0, 0
        breadth = next(
            zone.breadth
            for zone in self.walk.table.state.layout.zones
            if zone.name == self.zone.name
        )
        row, column = divmod(self.zone.spots[self.names.index(name)], breadth)
        return row - breadth // 2, column - breadth // 2

    def bears(self, name: str, mark: str) -> int:
        """Return how much of something lies on all cards of a name."""
        thing, _, whose = mark.rpartition("-")
        if whose == "own" or whose.startswith("next"):
            turn = int(whose.removeprefix("next") or 0) if whose != "own" else 0
            mark = f"{thing}-{(self.seat + turn) % self.walk.seats}"
        marked = zip(self.names, self.zone.marks, strict=True) if self.zone.marks else ()
        return sum(marks.get(mark, 0) for other, marks in marked if other == name)

    def place(self, name: str) -> int:
        """Return at which place from 1 up the last card of a name lies; 0 if none does."""
        return max((at for at, other in enumerate(self.names, 1) if other == name), default=0)


TOLD: dict[str, Callable[[Sight, Slice], list[int]]] = {
    SIZE: lambda seen, _: [seen.zone.count],
    COUNT: lambda seen, part: [seen.names.count(name) for name in part.labels],
    PLACE: lambda seen, part: [seen.place(name) for name in part.labels],
    ROW: lambda seen, part: [seen.spot(name)[0] for name in part.labels],
    COLUMN: lambda seen, part: [seen.spot(name)[1] for name in part.labels],
    MARKS: lambda seen, part: [
        seen.bears(name, mark) for name in part.labels for mark in part.marks
    ],
}
