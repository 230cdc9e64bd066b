"""Cards of the own city: what lies on them, and cards that leave it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from skerry.games.woodland import marks
from skerry.games.woodland.choosing import Several, card_in
from skerry.games.woodland.city import remove_card
from skerry.games.woodland.effects.copies import ChooseCopy
from skerry.games.woodland.effects.gain import ONE_OF_ANY, SpendUpTo, say_amount, say_amounts
from skerry.games.woodland.state import Woodland, index_of
from skerry.games.woodland.terms import EVERY_RESOURCE
from skerry.games.woodland.zones import BENEATH, CITY, DISCARD, STOCK, TRAY
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text, join_or

if TYPE_CHECKING:
    from skerry.games.woodland.amounts import Amount
    from skerry.kernel.effect import Frame, Reference


class PutTokens(Effect[Woodland]):
    """Put points from the supply on the card itself."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        state.mark(frame.seat, index_of(frame.source), self.count * marks.one_token())

    def asks(self, state: Woodland) -> bool:
        return False

    def describe(self) -> Text:
        return Text("woodland-put-tokens", {"count": self.count})


class Store(Effect[Woodland]):
    """Put one batch of a resource from the supply on the card itself."""

    __slots__ = ("batches",)

    def __init__(self, *batches: Amount) -> None:
        self.batches: dict[int, int] = {
            batch.kind(): batch.counts[batch.kind()] for batch in batches
        }

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        return list(self.batches)

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        more = self.batches[option] * marks.one_stored(option)
        state.mark(frame.seat, index_of(frame.source), more)

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        return Text("woodland-verb-store", {"what": say_amount(pick, self.batches[pick])})

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return Text("woodland-choose-batch")

    def describe(self) -> Text:
        parts = [say_amount(resource, count) for resource, count in self.batches.items()]
        return Text("woodland-store", {"what": join_or(parts)})


class Unload(Effect[Woodland]):
    """Take all resources that lie on the card."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        index = index_of(frame.source)
        mark = state.built[frame.seat][index]
        for resource in EVERY_RESOURCE:
            amount = marks.stored(mark, resource)
            if amount:
                state.mark(frame.seat, index, -amount * marks.one_stored(resource))
                state.gain(STOCK + resource, frame.seat, amount)

    def describe(self) -> Text:
        return Text("woodland-unload")


class Depart(ChooseCopy):
    """One copy of a kind leaves the city; the memo is the source of the clause that asks."""

    __slots__ = ("beneath", "event", "refund")

    def __init__(self, *, beneath: bool = False, refund: bool = False, event: str = "") -> None:
        self.event = event
        self.beneath = beneath  # it goes beneath the event; else it is discarded
        self.refund = refund

    def go_on(self, state: Woodland, frame: Frame, index: int) -> None:
        seat = frame.seat
        card = state.card(frame.source)
        kept = marks.standing(state.built[seat][index], seat) if card.stays else 0
        target = state.at(BENEATH, seat) if self.beneath else DISCARD
        remove_card(state, seat, index, target)
        if self.beneath:
            state.lay_on(seat, state.box.place_ids[self.event], marks.one_token())
        if self.refund:
            for resource in EVERY_RESOURCE:
                if card.cost[resource]:
                    state.gain(STOCK + resource, seat, card.cost[resource])
            if card.any_cost:
                state.push(ONE_OF_ANY.times(card.any_cost), seat)
            self._keep_workers(state, seat, kept, index, index_of(frame.memo[0]))

    def _keep_workers(self, state: Woodland, seat: int, kept: int, gone: int, asking: int) -> None:
        """Workers that were to stay for good go on to the card that asked for the departure."""
        if kept and asking < len(state.built[seat]) + 1:
            here = asking - int(gone < asking)
            state.mark(seat, here, kept << marks.STUCK)


class LeaveCity(Several):
    """Choose cards of the city that leave it, so many or up to so many.

    They are discarded, or go beneath the event. Their price may be paid back.
    """

    __slots__ = ("count", "departure", "form", "optional", "spare_self")

    def __init__(
        self,
        *,
        count: int = 1,
        form: str = "",
        optional: bool = False,
        refund: bool = False,
        beneath: bool = False,
        spare_self: bool = False,
        event: str = "",
    ) -> None:
        self.count = count
        self.form = form
        self.optional = optional
        self.spare_self = spare_self  # not the card that asks for it
        self.departure = Depart(beneath=beneath, refund=refund, event=event)

    def printed_on(self, name: str) -> LeaveCity:
        if not self.departure.beneath:
            return self
        return LeaveCity(
            count=self.count,
            form=self.form,
            optional=self.optional,
            refund=self.departure.refund,
            beneath=self.departure.beneath,
            spare_self=self.spare_self,
            event=name,
        )

    def _choices(self, state: Woodland, seat: int, source: int) -> list[int]:
        city = state.zone(CITY, seat)
        index = index_of(source)
        if self.spare_self and index < len(city):
            city = city[:index] + city[index + 1 :]
        return sorted([kind for kind in city if self.form in ("", state.card(kind).form)])

    def pool(self, state: Woodland, frame: Frame) -> list[int]:
        return [
            state.box.picks.choices[kind] for kind in self._choices(state, frame.seat, frame.source)
        ]

    def bounds(self, state: Woodland, frame: Frame) -> tuple[int, int]:
        return 0 if self.optional else self.count, self.count

    def whole(self, state: Woodland, frame: Frame, picks: tuple[int, ...]) -> None:
        """Of equal ones it is then asked which, if it matters."""
        for pick in reversed(picks):
            kind = state.box.card_of(pick)
            state.push(self.departure, frame.seat, kind, (frame.source,))

    def may_fail(self) -> bool:
        return not self.optional

    def why_not_use(self, state: Woodland, seat: int, source: int) -> Text | None:
        can = self.can_use(state, seat, source)
        return None if can else Text("woodland-why-no-city-card")

    def can_use(self, state: Woodland, seat: int, source: int) -> bool:
        return self.optional or len(self._choices(state, seat, source)) >= self.count

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, state.at(CITY, frame.seat))

    def verb(self, state: Woodland, frame: Frame, count: int) -> Text | None:
        if self.departure.beneath:
            return Text("woodland-verb-tuck", {"count": count})
        return Text("woodland-verb-discard", {"count": count})

    def describe(self) -> Text:
        return Text(
            "woodland-leave-city",
            {
                "count": self.count,
                "form": self.form or "any",
                "up-to": "yes" if self.optional else "no",
                "other": "yes" if self.spare_self else "no",
                "beneath": "yes" if self.departure.beneath else "no",
                "refund": "yes" if self.departure.refund else "no",
            },
        )


class LayOn(SpendUpTo):
    """Lay up to so many of one resource on the event."""

    __slots__ = ("amount", "event")

    def __init__(self, up_to: Amount, event: str = "") -> None:
        super().__init__(up_to)
        self.amount = up_to
        self.event = event

    def printed_on(self, name: str) -> LayOn:
        return LayOn(self.amount, name)

    def go_on(self, state: Woodland, frame: Frame, spent: int) -> None:
        place = state.box.place_ids[self.event]
        state.lay_on(frame.seat, place, spent * marks.one_stored(self.resource))

    def deed(self, count: int) -> Text:
        return Text("woodland-verb-lay")

    def describe(self) -> Text:
        amounts = [0, 0, 0, 0]
        amounts[self.resource] = self.up_to
        return Text("woodland-lay-on", {"what": say_amounts(tuple(amounts))})


class LayTray(Effect[Woodland]):
    """Lay what is on the tray on the event."""

    __slots__ = ("event",)

    implied: ClassVar[bool] = True

    def __init__(self, event: str = "") -> None:
        self.event = event

    def printed_on(self, name: str) -> LayTray:
        return LayTray(name)

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        place = state.box.place_ids[self.event]
        for resource in EVERY_RESOURCE:
            amount = state.count(TRAY + resource, frame.seat)
            if amount:
                state.gain(TRAY + resource, frame.seat, -amount)
                state.lay_on(frame.seat, place, amount * marks.one_stored(resource))

    def describe(self) -> Text:
        return Text("woodland-lay-tray")
