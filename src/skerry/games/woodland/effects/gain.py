"""Gaining resources, points and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from skerry.games.woodland.amounts import NO_AMOUNT, Amount
from skerry.games.woodland.choosing import Counted
from skerry.games.woodland.hand import draw_cards, hand_room
from skerry.games.woodland.picks import NUMBERS
from skerry.games.woodland.state import Woodland, owner_of
from skerry.games.woodland.terms import EVERY_RESOURCE, NAMES
from skerry.games.woodland.zones import POINTS, STOCK
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text, join_and, join_or

if TYPE_CHECKING:
    from skerry.games.woodland.counts import Count
    from skerry.kernel.effect import Frame


def say_amounts(
    amounts: tuple[int, ...], points: int = 0, pearls: int = 0, names: tuple[str, ...] = NAMES
) -> Text:
    """Say resources, points and pearls, each with its number."""
    parts = [
        Text("woodland-amount", {"resource": names[resource], "count": amounts[resource]})
        for resource in EVERY_RESOURCE
        if amounts[resource]
    ]
    if points:
        parts.append(Text("woodland-amount", {"resource": "point", "count": points}))
    if pearls:
        parts.append(Text("woodland-amount", {"resource": "pearl", "count": pearls}))
    return join_and(parts)


def say_price(cost: tuple[int, int, int, int], any_cost: int, names: tuple[str, ...]) -> Text:
    """Say resources, and those of any kind, each with its number."""
    parts = [say_amounts(cost, names=names)] if any(cost) else []
    if any_cost:
        parts.append(Text("woodland-amount", {"resource": "any", "count": any_cost}))
    return join_and(parts)


class Gain(Effect[Woodland]):
    """Take resources and points from the supply, once or for each thing counted."""

    __slots__ = ("_due", "_scaled", "amounts", "per", "points")

    def __init__(
        self,
        amount: Amount = NO_AMOUNT,
        points: int = 0,
        per: Count | None = None,
    ) -> None:
        self.amounts = amount.counts
        self.points = points
        self.per = per
        self._scaled: dict[int, Gain] = {}
        # Counter by counter, what there is to take.
        self._due: list[tuple[int, int]] = [
            (STOCK + resource, amount.counts[resource]) for resource in amount.kinds()
        ]
        if points:
            self._due.append((POINTS, points))

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        """What is counted lies in the city that the frame looks at."""
        times = 1 if self.per is None else self.per.of(state, owner_of(frame.source))
        if not times:
            return
        for counter, amount in self._due:
            state.gain(counter, frame.seat, amount * times)

    def is_plain(self, state: Woodland) -> bool:
        return True

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        """It gives nothing if there is nothing to count."""
        return self.per is not None and self.per.of(state, owner_of(source)) == 0

    def times(self, count: int) -> Effect[Woodland]:
        """Multiply; equal products are one object, so that equal agendas are equal."""
        if count not in self._scaled:
            self._scaled[count] = Gain(count * Amount(self.amounts), self.points * count)
        return self._scaled[count]

    def describe(self) -> Text:
        gained = say_amounts(self.amounts, self.points)
        if self.per is None:
            return Text("woodland-gain", {"what": gained})
        return Text("woodland-gain-per", {"what": gained, "per": self.per.describe()})


class GainAny(Counted):
    """Take so many resources of the seat's own choice."""

    __slots__ = ("_scaled", "count", "names", "of", "per")

    flow: ClassVar[int] = 1

    def __init__(
        self,
        count: int = 1,
        of: tuple[int, ...] = EVERY_RESOURCE,
        per: Count | None = None,
        names: tuple[str, ...] = NAMES,
    ) -> None:
        self.count = count
        self.of = of
        self.per = per
        self.names = names
        self._scaled: dict[int, GainAny] = {}

    def pool(self, state: Woodland, frame: Frame) -> list[int]:
        """There is enough of every kind."""
        due = self._due(state, frame)
        found: list[int] = []
        for resource in self.of:
            found += [resource] * due
        return found

    def bounds(self, state: Woodland, frame: Frame) -> tuple[int, int]:
        due = self._due(state, frame)
        return due, due

    def _due(self, state: Woodland, frame: Frame) -> int:
        times = 1 if self.per is None else self.per.of(state, owner_of(frame.source))
        return self.count * times

    def whole(self, state: Woodland, frame: Frame, picks: tuple[int, ...]) -> None:
        for resource in self.of:
            if resource in picks:
                state.gain(STOCK + resource, frame.seat, picks.count(resource))

    def times(self, count: int) -> Effect[Woodland]:
        """Multiply; equal products are one object, so that equal agendas are equal."""
        if count not in self._scaled:
            self._scaled[count] = GainAny(self.count * count, self.of, None, self.names)
        return self._scaled[count]

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        """It gives nothing if there is nothing to count."""
        return self.per is not None and self.per.of(state, owner_of(source)) == 0

    def verb(self, state: Woodland, frame: Frame, count: int) -> Text | None:
        return Text("woodland-verb-take", {"count": count})

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        """Ask for the next one."""
        left = self._due(state, frame) - len(frame.memo)
        return Text("woodland-choose-resource", {"count": left})

    def describe(self) -> Text:
        """Say how many of which."""
        if len(self.of) < len(EVERY_RESOURCE):
            kinds = [
                Text("woodland-amount", {"resource": self.names[r], "count": self.count})
                for r in self.of
            ]
            return Text("woodland-gain", {"what": join_or(kinds)})
        any_text = Text("woodland-amount", {"resource": "any", "count": self.count})
        if self.per is None:
            return Text("woodland-gain", {"what": any_text})
        return Text("woodland-gain-per", {"what": any_text, "per": self.per.describe()})


class Draw(Effect[Woodland]):
    """Draw cards from the deck, as far as the hand has room."""

    __slots__ = ("count", "per")

    def __init__(self, count: int, per: Count | None = None) -> None:
        self.count = count
        self.per = per

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        """Stop at the limit."""
        times = 1 if self.per is None else self.per.of(state, owner_of(frame.source))
        draw_cards(state, frame.seat, self.count * times)

    def asks(self, state: Woodland) -> bool:
        return False

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        """A full hand draws nothing."""
        return hand_room(state, seat) == 0

    def times(self, count: int) -> Effect[Woodland]:
        """Return the shared clause for so many."""
        return DRAWS[min(count * self.count, len(DRAWS) - 1)]

    def describe(self) -> Text:
        if self.per is None:
            return Text("woodland-draw", {"count": self.count})
        return Text("woodland-draw-per", {"count": self.count, "per": self.per.describe()})


class SpendUpTo(Effect[Woodland]):
    """Part with up to so many of one resource; then something happens with them."""

    __slots__ = ("resource", "up_to")

    def __init__(self, up_to: Amount) -> None:
        self.resource = up_to.kind()
        self.up_to = up_to.counts[self.resource]

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        """Offer numbers from none up."""
        most = min(self.up_to, state.has(frame.seat, self.resource))
        return [NUMBERS + number for number in range(most + 1)]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        spent = option - NUMBERS
        if spent:
            state.gain(STOCK + self.resource, frame.seat, -spent)
            self.go_on(state, frame, spent)

    def go_on(self, state: Woodland, frame: Frame, spent: int) -> None:
        """Do with them what they were spent for."""
        raise NotImplementedError

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        return state.has(seat, self.resource) == 0

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        count = pick - NUMBERS
        what = say_amount(self.resource, count)
        return self.deed(count).with_args({"count": count, "what": what})

    def deed(self, count: int) -> Text:
        """Say in a word or two what is done with so many."""
        raise NotImplementedError


def say_amount(resource: int, count: int, names: tuple[str, ...] = NAMES) -> Text:
    """Say so many of one resource."""
    return Text("woodland-amount", {"resource": names[resource], "count": count})


class PayFor(SpendUpTo):
    """Pay up to so many of one resource, and gain points for each."""

    __slots__ = ("points",)

    def __init__(self, up_to: Amount, points: int = 1) -> None:
        super().__init__(up_to)
        self.points = points

    def go_on(self, state: Woodland, frame: Frame, spent: int) -> None:
        state.gain(POINTS, frame.seat, spent * self.points)

    def deed(self, count: int) -> Text:
        return Text("woodland-verb-pay-for", {"points": count * self.points})

    def describe(self) -> Text:
        return Text(
            "woodland-pay-for-points",
            {"count": self.up_to, "resource": NAMES[self.resource], "points": self.points},
        )


class If(Effect[Woodland]):
    """Do it only if there is any of this in the city looked at."""

    __slots__ = ("count", "effect")

    def __init__(self, count: Count, effect: Effect[Woodland]) -> None:
        self.count = count
        self.effect = effect

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if not self.is_idle(state, frame.seat, frame.source):
            state.push(self.effect, frame.seat, frame.source)

    def is_plain(self, state: Woodland) -> bool:
        """It is if what it does is."""
        return self.effect.is_plain(state)

    def asks(self, state: Woodland) -> bool:
        """It does if what it does asks."""
        return self.effect.asks(state)

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        return self.count.of(state, owner_of(source)) == 0

    def describe(self) -> Text:
        """Say the condition, and what is done then."""
        return self.count.condition().with_args({"deed": self.effect.describe()})


ONE_OF_ANY: Final = GainAny()
DRAWS: Final = tuple([Draw(count) for count in range(33)])
