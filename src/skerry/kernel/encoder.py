"""Observations: a position written as numbers, without making a view of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skerry.kernel.effect import NOTHING
from skerry.kernel.pick import Pick
from skerry.kernel.schema import COLUMN, COUNT, COUNTER, MARKS, PLACE, ROW, SIZE, Schema
from skerry.kernel.zones import SHARED

if TYPE_CHECKING:
    from skerry.kernel.state import State

ABSENT = -1  # where a slice would start that there is not


class ZoneCode:
    """Where one zone goes, for one seat that looks; ABSENT for what is not told of it."""

    __slots__ = (
        "column",
        "count",
        "half",
        "marks",
        "names",
        "place",
        "row",
        "size",
        "span",
        "zone",
    )

    def __init__(self, zone: int, starts: dict[str, int], half: int, marks: dict[str, int]) -> None:
        self.zone = zone
        self.count = starts.get(COUNT, ABSENT)
        self.size = starts.get(SIZE, ABSENT)
        self.place = starts.get(PLACE, ABSENT)
        self.column = starts.get(COLUMN, ABSENT)
        self.row = starts.get(ROW, ABSENT)
        self.marks = starts.get(MARKS, ABSENT)
        self.half = half  # of the breadth of a chart, else 0
        self.names = marks  # by what lies there: which number of its card
        self.span = len(marks)


class SeatCode:
    """Where everything goes for one seat that looks."""

    __slots__ = ("awaited", "cause", "counters", "looking", "picked", "seat", "zones")

    def __init__(self, schema: Schema, seat: int) -> None:
        self.looking = seat
        self.seat = schema.slice("seat").start + seat
        self.cause = schema.slice("asked.cause").start
        self.picked = schema.slice("asked.picked").start
        first = schema.slice("awaited").start
        self.awaited: list[int] = [
            first + (other - seat) % schema.seats for other in range(schema.seats)
        ]
        self.counters: list[int] = _counters(schema, seat)
        self.zones: list[ZoneCode] = [
            _zone_code(schema, zone, seat) for zone in range(len(schema.layout.zones))
        ]


class Encoder:
    """Writes positions of one set-up as its schema says; built once, used for every table of it."""

    __slots__ = ("codes", "indices", "schema", "size")

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self.size = schema.size
        # By card: its place among the kinds of its back.
        self.indices: list[int] = [ABSENT] * len(schema.game.cards)
        for kinds in schema.kinds.values():
            for index, card in enumerate(kinds):
                self.indices[card] = index
        self.codes: list[SeatCode] = [SeatCode(schema, seat) for seat in range(schema.seats)]

    def write(self, state: State, seat: int, out: Any) -> None:  # noqa: ANN401 - whatever takes numbers
        """Write what a seat sees into zeros: an array, a memoryview or a list of the schema's size."""
        code = self.codes[seat]
        found: list[int] = [0] * self.size
        touched: list[int] = [code.seat]
        found[code.seat] = 1
        for counter, at in enumerate(code.counters):
            amount = state.counters[counter]
            if amount:
                found[at] = amount
                touched.append(at)
        for other, offer in enumerate(state.offers):
            if offer is not None:
                found[code.awaited[other]] = 1
                touched.append(code.awaited[other])
        self._write_question(state, code, found, touched)
        for zone_code in code.zones:
            cards = state.zones[zone_code.zone]
            if cards:
                self._write_zone(state, zone_code, cards, found, touched)
        for at in touched:
            out[at] = found[at]

    def _write_question(
        self, state: State, code: SeatCode, found: list[int], touched: list[int]
    ) -> None:
        offer = state.offers[code.looking]
        if offer is None:
            return
        frame = offer.frame
        if frame.cause != NOTHING:
            found[code.cause + frame.cause] = 1
            touched.append(code.cause + frame.cause)
        if isinstance(frame.effect, Pick):
            for pick in frame.effect.chosen(state, frame):
                at = code.picked + pick
                found[at] += 1
                touched.append(at)

    def _write_zone(
        self, state: State, code: ZoneCode, cards: list[int], found: list[int], touched: list[int]
    ) -> None:
        if code.size != ABSENT:
            found[code.size] = len(cards)
            touched.append(code.size)
        if code.count == ABSENT:
            return
        indices = self.indices
        for card in cards:
            at = code.count + indices[card]
            found[at] += 1
            touched.append(at)
        if code.place != ABSENT:
            for place, card in enumerate(cards):
                at = code.place + indices[card]
                found[at] = place + 1
                touched.append(at)
        if code.half:
            self._write_spots(state, code, cards, found, touched)
        if code.span:
            self._write_marks(state, code, cards, found, touched)

    def _write_spots(
        self, state: State, code: ZoneCode, cards: list[int], found: list[int], touched: list[int]
    ) -> None:
        breadth = 2 * code.half
        for card in cards:
            spot = state.spots[card]
            index = self.indices[card]
            found[code.column + index] = spot % breadth - code.half
            found[code.row + index] = spot // breadth - code.half
            touched.append(code.column + index)
            touched.append(code.row + index)

    def _write_marks(
        self, state: State, code: ZoneCode, cards: list[int], found: list[int], touched: list[int]
    ) -> None:
        for place, mark in enumerate(state.marks(code.zone)):
            if mark:
                first = code.marks + self.indices[cards[place]] * code.span
                for name, amount in mark.items():
                    at = first + code.names[name]
                    found[at] += amount
                    touched.append(at)


def write_mask(state: State, seat: int, out: Any) -> None:  # noqa: ANN401 - whatever takes numbers
    """Write 1 at every option of a seat into zeros as many as the vocabulary has picks."""
    offer = state.offers[seat]
    if offer is not None:
        for pick in offer.options:
            out[pick] = 1


def _zone_code(schema: Schema, zone: int, seat: int) -> ZoneCode:
    layout = schema.layout
    owner = layout.owners[zone]
    turn = SHARED if owner == SHARED else (owner - seat) % schema.seats
    name = layout.names[zone]
    starts: dict[str, int] = {}
    for found in schema.slices:
        if found.zone == name and found.owner == turn:
            starts[found.tells] = found.start
    names: dict[str, int] = {}
    if MARKS in starts:
        told = schema.box.mark_names(zone)
        for index, mark in enumerate(told):
            names[turned(mark, seat, schema.seats)] = index
    return ZoneCode(zone, starts, layout.zones[zone].breadth // 2, names)


def turned(mark: str, seat: int, seats: int) -> str:
    """Return the name of a mark that stands where one of seat 0's would, if this seat looked."""
    thing, _, owner = mark.rpartition("-")
    return f"{thing}-{(int(owner) + seat) % seats}" if owner.isdigit() else mark


def _counters(schema: Schema, seat: int) -> list[int]:
    layout = schema.layout
    places: list[int] = []
    for counter, name in enumerate(layout.counters):
        owner = layout.counter_owners[counter]
        turn = SHARED if owner == SHARED else (owner - seat) % schema.seats
        for found in schema.slices:
            if found.tells == COUNTER and found.owner == turn:
                places.append(found.start + found.labels.index(name))
    return places
