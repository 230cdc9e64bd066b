"""A position of a game: zones, counters, chance, and the agenda of clauses still to carry out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from skerry.kernel.effect import NOTHING, Effect, Frame, frames
from skerry.kernel.errors import ImpossiblePosition
from skerry.kernel.events import (
    Began,
    Caused,
    Counted,
    Event,
    Moved,
    Noted,
    Placed,
    Shuffled,
    WentOn,
)
from skerry.kernel.text import Text
from skerry.kernel.zones import QUIET, Layout

if TYPE_CHECKING:
    from skerry.kernel.rng import Rng


NO_LANES: Final[list[Frame | None]] = []  # never changed


@mypyc_attr(acyclic=True, free_list_len=1)
class Offer:
    """A choice put before a seat: the waiting clause, its options, and how many answers came before."""

    __slots__ = ("frame", "options", "position")

    def __init__(self, frame: Frame, options: list[int], position: int) -> None:
        self.frame = frame
        self.options = options
        self.position = position

    def has(self, pick: int) -> bool:
        """Tell whether a pick is among the options, which are in ascending order."""
        options = self.options
        first: i64 = 0
        end: i64 = len(options)
        while first < end:
            middle = (first + end) >> 1
            if options[middle] < pick:
                first = middle + 1
            else:
                end = middle
        return first < len(options) and options[first] == pick


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that a game's future depends on. Changed only through the primitives below."""

    __slots__ = (
        "agenda",
        "answered",
        "cause",
        "counter_span",
        "counters",
        "hasty",
        "lanes",
        "lanes_since",
        "layout",
        "lent",
        "mover",
        "news",
        "offers",
        "rng",
        "shared",
        "shared_counters",
        "span",
        "spots",
        "watch",
        "zones",
    )

    def __init__(
        self,
        layout: Layout,
        zones: list[list[int]],
        counters: list[int],
        rng: Rng,
        agenda: Frame | None,
        origin: State | None = None,
    ) -> None:
        """Lay out a new position, or with an origin a copy of that one."""
        self.layout = layout
        self.shared: i64 = layout.shared
        self.span: i64 = layout.span
        self.shared_counters: i64 = layout.shared_counters
        self.counter_span: i64 = layout.counter_span
        self.zones = zones if origin is None else zones[:]
        # The zones whose lists of cards a copy may have, too, as bits: see `own`.
        self.lent: int = 0 if origin is None else layout.all_zones
        self.counters = counters if origin is None else counters[:]
        self.rng = rng if origin is None else rng.clone()
        # The clause that is next, the others below it: of the table, or of the lane that is being
        # carried out.
        self.agenda = agenda
        # While all seats choose at once: one agenda a seat; else none.
        self.lanes: list[Frame | None] = (
            origin.lanes[:] if origin is not None and origin.lanes else NO_LANES
        )
        # By seat: what is put before it now.
        self.offers: list[Offer | None] = (
            [None] * layout.seats if origin is None else origin.offers[:]
        )
        self.answered: int = 0 if origin is None else origin.answered
        # How many answers there were when the lanes opened, or -1.
        self.lanes_since: int = -1 if origin is None else origin.lanes_since
        # Whose answer is being carried out.
        self.mover: int = -1 if origin is None else origin.mover
        # The card or place that brings about what is being carried out.
        self.cause: int = NOTHING if origin is None else origin.cause
        # How often chance was asked or something hidden shown; it bars undo.
        self.news: int = 0 if origin is None else origin.news
        # By card: its cell on a chart.
        self.spots: dict[int, int] = {} if origin is None else origin.spots.copy()
        # In playouts: patient clauses do not wait for a single option.
        self.hasty: bool = False if origin is None else origin.hasty
        self.watch: list[Event] | None = None
        if origin is not None:
            origin.lent = layout.all_zones

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("A position by itself is not pickled; its table is, and so is table.key().")

    def clone(self) -> State:
        """Return an independent copy that nobody watches."""
        return State(self.layout, self.zones, self.counters, self.rng, self.agenda, self)

    def own(self, zone: int) -> list[int]:
        """Return the cards of a zone to be changed; until then, copies of a state share them."""
        if self.lent >> zone & 1:
            self.lent ^= 1 << zone
            self.zones[zone] = self.zones[zone][:]
        return self.zones[zone]

    # Where things are.

    def at(self, zone: int, seat: int) -> int:
        """Return the number of the seat's own zone, or of the shared one."""
        if zone < self.shared:
            return zone
        return zone + seat * self.span

    def zone(self, zone: int, seat: int = 0) -> list[int]:
        """Return the cards of the seat's own zone, or of the shared one."""
        place: i64 = zone
        if place >= self.shared:
            place += seat * self.span
        return self.zones[place]

    def counter_at(self, counter: int, seat: int) -> int:
        """Return the number of the seat's own counter, or of the shared one."""
        if counter < self.shared_counters:
            return counter
        return counter + seat * self.counter_span

    def count(self, counter: int, seat: int = 0) -> int:
        """Read the seat's own counter, or the shared one."""
        place: i64 = counter
        if place >= self.shared_counters:
            place += seat * self.counter_span
        return self.counters[place]

    # The primitives: each changes and reports.

    def move(self, card: int, source: int, target: int) -> None:
        """Take a card out of one zone and lay it on another."""
        self.own(source).remove(card)
        self._lay(card, source, target)

    def lift(self, index: int, source: int, target: int) -> int:
        """Move the card at a place of a zone, and return it."""
        card = self.own(source).pop(index)
        self._lay(card, source, target)
        return card

    def draw(self, source: int, target: int) -> int:
        """Move the top card of a zone, which must not be empty, and return it."""
        card = self.own(source).pop()
        self._lay(card, source, target)
        return card

    def _lay(self, card: int, source: int, target: int) -> None:
        self.own(target).append(card)
        told = self.layout.news[source][target]
        if told != QUIET and told != self.mover:
            self.news += 1
        if self.watch is not None:
            self.watch.append(Moved(card, source, target))

    def place(self, card: int, spot: int) -> None:
        """Let a card of a chart lie on a cell."""
        self.spots[card] = spot
        if self.watch is not None:
            self.watch.append(Placed(card, spot))

    def gain(self, counter: int, seat: int, amount: int) -> None:
        """Add to the seat's own counter, or to the shared one; a negative amount spends."""
        place: i64 = counter
        if place >= self.shared_counters:
            place += seat * self.counter_span
        now = self.counters[place] + amount
        self.counters[place] = now
        if self.watch is not None:
            self.watch.append(Counted(place, amount, now))

    def shuffle(self, zone: int) -> None:
        """Mix the cards of a zone."""
        self.rng.shuffle(self.own(zone))
        self.news += 1
        if self.watch is not None:
            self.watch.append(Shuffled(zone))

    def roll(self, bound: int) -> int:
        """Draw a number from 0 to bound - 1."""
        self.news += 1
        return self.rng.below(bound)

    def note(self, text: Text) -> None:
        """Tell those who watch."""
        if self.watch is not None:
            self.watch.append(Noted(text))

    def because(self, card: int) -> None:
        """What is done from now on, and pushed, a card or place on the table brings about."""
        if card != self.cause:
            self.cause = card
            if self.watch is not None:
                self.watch.append(Caused(card))

    def begin(self, seat: int, heading: Text | None = None) -> None:
        """Tell those who watch that the turn of a seat begins, or a part of the game for all."""
        if self.watch is not None:
            self.watch.append(Began(seat, heading))

    def go_on(self) -> None:
        """Tell those who watch that the next deed of the same turn begins."""
        if self.watch is not None:
            self.watch.append(WentOn())

    def marks(self, zone: int) -> list[dict[str, int]]:
        """Say card by card what lies on the cards of a zone, for all who see it; [] for nothing."""
        return []

    def mark_names(self, zone: int) -> list[str]:
        """Name all that can ever lie on cards of a zone; what belongs to a seat ends in its number."""
        return []

    def laid(self, zone: int) -> None:
        """Set right what is kept beside the cards of a zone that were laid by hand."""

    def bear(self, zone: int, index: int, things: dict[str, int]) -> None:
        """Let just these things lie on a card of a zone, named as `marks` names them."""
        raise ImpossiblePosition(Text("error-put-nothing"))

    # Writing a position down, and reading it again.

    def kept(self) -> list[list[int]]:
        """Return what is kept beside zones, counters and cells, as rows of numbers."""
        return []

    def keep(self, rows: list[list[int]]) -> None:
        """Take over what `kept` of such a position has returned."""

    def made(self, kind: str, numbers: list[int]) -> Effect[Any] | None:
        """Make a clause again that play had made: of this class, with these `numbers`."""
        return None

    # The agenda.

    def push(
        self, effect: Effect[Any], seat: int, source: int = -1, memo: tuple[int, ...] = ()
    ) -> None:
        """Put a clause on top of the agenda, or of the lane, that is being carried out."""
        self.agenda = Frame(effect, seat, source, memo, self.cause, self.agenda)

    def open_lanes(self, effect: Effect[Any]) -> None:
        """Let every seat carry out the clause in a lane of its own."""
        self.lanes_since = self.answered
        self.lanes = [Frame(effect, seat) for seat in range(self.layout.seats)]

    def answer(self, seat: int, pick: int) -> None:
        """Carry out the choice of a seat, which must be on offer, and all that follows from it."""
        offer = self.offers[seat]
        assert offer is not None
        self.offers[seat] = None
        self.answered += 1
        self.mover = seat
        frame = offer.frame
        in_lane = len(self.lanes) > 0
        waiting = self.agenda
        self.agenda = frame.below
        self.because(frame.cause)
        frame.effect.apply(self, frame, pick)
        if in_lane:
            self.lanes[seat] = self.agenda
            self.agenda = waiting
        self.run()

    def run(self) -> None:
        """Carry out clauses until somebody has a real choice or nothing is left."""
        while True:
            if self.lanes:
                if self._lanes_wait():
                    return
                self.lanes = NO_LANES
                self.lanes_since = -1
            if self.agenda is None or not self._advance(in_lane=False):
                return

    def _lanes_wait(self) -> bool:
        waiting = False
        after = self.agenda
        for seat, lane in enumerate(self.lanes):
            if self.offers[seat] is None:
                self.agenda = lane  # a lane that is done is left as it is
                self._advance(in_lane=True)
                self.lanes[seat] = self.agenda
            if self.lanes[seat] is not None:
                waiting = True
        self.agenda = after
        return waiting

    def _advance(self, *, in_lane: bool) -> bool:
        """Carry out clauses until one needs a choice (then False), or none is left or lanes open."""
        while self.agenda is not None:
            frame = self.agenda
            effect = frame.effect
            options = effect.options(self, frame)
            if frame.cause != self.cause:
                self.because(frame.cause)
            if len(options) > 1 or (options and not self.hasty and effect.patient):
                self.offers[frame.seat] = Offer(frame, options, self.answered)
                return False
            self.agenda = frame.below
            effect.apply(self, frame, options[0] if options else NOTHING)
            if self.lanes and not in_lane:
                return True
        return True

    def is_possible(self, zones: list[int]) -> bool:
        """Tell whether the hidden cards of one back, which were dealt anew to these zones, could lie so."""
        return True

    def offer_anew(self, keep: int) -> bool:
        """List the options of all seats but one again, after their cards were re-dealt.

        False if one of them would have no real choice: that cannot be what the cards are.
        """
        for seat, offer in enumerate(self.offers):
            if offer is not None and seat != keep:
                options = offer.frame.effect.options(self, offer.frame)
                if not is_asked(offer.frame, options):
                    return False
                self.offers[seat] = Offer(offer.frame, options, offer.position)
        return True

    def same_as(self, other: State) -> bool:
        """Tell whether both positions have the same cards, the same chance and the same agenda."""
        return (
            self.zones == other.zones
            and self.counters == other.counters
            and self.spots == other.spots
            and self.rng.word == other.rng.word
            and _frames(self.agenda) == _frames(other.agenda)
            and [_frames(lane) for lane in self.lanes] == [_frames(lane) for lane in other.lanes]
        )


def is_asked(frame: Frame, options: list[int]) -> bool:
    """Tell whether a clause waits for an answer: if there is a real choice, or if it is patient."""
    return len(options) > 1 or (len(options) == 1 and frame.effect.patient)


def _frames(top: Frame | None) -> list[tuple[int, int, int, tuple[int, ...]]]:
    return [(id(frame.effect), frame.seat, frame.source, frame.memo) for frame in frames(top)]
