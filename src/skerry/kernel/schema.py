"""What the numbers of an observation mean: named slices, the same for every position of a set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from skerry.kernel.rng import from_seed
from skerry.kernel.zones import SHARED

if TYPE_CHECKING:
    from skerry.kernel.game import Game, Value
    from skerry.kernel.state import State
    from skerry.kernel.zones import Layout

# What a slice tells of the cards of a zone.
COUNT: Final = "count"  # of each kind, how many lie there
SIZE: Final = "size"  # how many lie there, whatever they are
PLACE: Final = "place"  # of each kind, at which place from 1 up it lies
COLUMN: Final = "column"  # of each card, its column on the chart, from the middle
ROW: Final = "row"  # of each card, its row on the chart, from the middle
MARKS: Final = "marks"  # of each kind, how much of each thing lies on its cards
# And of the rest.
SEAT: Final = "seat"  # which seat looks: 1 at its number
AWAITED: Final = "awaited"  # who is awaited, the seat that looks first
CAUSE: Final = "cause"  # which card or place asks the seat that looks
PICKED: Final = "picked"  # what that seat has chosen so far, where it chooses several
COUNTER: Final = "counter"  # what the counters say

NOBODYS: Final = SHARED  # the turn of what belongs to the whole table


class Slice(NamedTuple):
    """Some numbers side by side: what they tell, of which zone, whose, and what each is called.

    The owner is 0 for the seat that looks, 1 for the next one round the table, and so on. Where
    marks are told there is one number for each card and each thing, card by card.
    """

    name: str
    start: int
    labels: tuple[str, ...]
    tells: str
    zone: str = ""
    owner: int = NOBODYS
    marks: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return len(self.labels) * max(1, len(self.marks))

    @property
    def stop(self) -> int:
        """Where the next one starts."""
        return self.start + self.size

    @property
    def shape(self) -> tuple[int, ...]:
        """How its numbers are arranged."""
        return (len(self.labels), len(self.marks)) if self.marks else (len(self.labels),)


class Schema:
    """The slices of an observation: imperfect, what a seat sees; perfect, what lies anywhere.

    The seat that looks comes first, the others follow as they sit, so one policy can play any seat.
    In neither is it told in which order the cards of a pile lie that nobody sees.
    """

    def __init__(
        self, game: Game[Any], seats: int, settings: dict[str, Value], *, perfect: bool
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.perfect = perfect
        self.layout: Layout = game.layout(seats, settings)
        self.box: State = game.start(self.layout, settings, from_seed(0))
        self.kinds: dict[str, list[int]] = _kinds(self.box)
        self.slices: list[Slice] = []
        self._size = 0
        self._add_table()
        for owner in range(seats):
            self._add_seat(owner)

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self._size

    def slice(self, name: str) -> Slice:
        """Return a slice by its name."""
        for found in self.slices:
            if found.name == name:
                return found
        known = ", ".join([found.name for found in self.slices])
        raise KeyError(f"An observation has no slice {name!r}; it has {known}.")

    def describe(self) -> str:
        """List the slices: from where to where, the name, the shape and what it tells."""
        width = max([len(found.name) for found in self.slices])
        return "\n".join(
            [
                f"{found.start:>5}:{found.stop:<5} {found.name:<{width}} "
                f"{'x'.join([str(side) for side in found.shape]):>7}  {_meaning(found)}"
                for found in self.slices
            ]
        )

    def _add_table(self) -> None:
        layout = self.layout
        self._add("seat", _numbered(self.seats), SEAT)
        self._add("awaited", tuple([owner_name(owner) for owner in range(self.seats)]), AWAITED)
        self._add("asked.cause", self.game.cards, CAUSE)
        self._add("asked.picked", self.game.vocabulary.names, PICKED)
        counters = [
            name
            for counter, name in enumerate(layout.counters)
            if layout.counter_owners[counter] == SHARED
        ]
        if counters:
            self._add("counters", tuple(counters), COUNTER)
        for zone in range(len(layout.zones)):
            if layout.owners[zone] == SHARED:
                self._add_zone(zone, NOBODYS)

    def _add_seat(self, owner: int) -> None:
        layout = self.layout
        first = layout.shared_counters
        names = layout.counters[first : first + layout.counter_span]
        if names:
            self._add(f"{owner_name(owner)}.counters", tuple(names), COUNTER, owner=owner)
        for zone in range(layout.shared, layout.shared + layout.span):
            self._add_zone(zone, owner)

    def _add_zone(self, zone: int, owner: int) -> None:
        """Add what is told of a zone; that of seat 0 stands for that of any owner."""
        kind = self.layout.zones[zone]
        name = kind.name if owner == NOBODYS else f"{owner_name(owner)}.{kind.name}"
        if not self.is_told(zone, owner):
            self._add(f"{name}.size", ("cards",), SIZE, kind.name, owner)
            return
        cards = tuple([self.game.cards[card] for card in self.kinds[kind.back]])
        if not cards:
            return
        self._add(name, cards, COUNT, kind.name, owner)
        if kind.ordered:
            self._add(f"{name}.place", cards, PLACE, kind.name, owner)
        if kind.breadth:
            self._add(f"{name}.column", cards, COLUMN, kind.name, owner)
            self._add(f"{name}.row", cards, ROW, kind.name, owner)
        marks = tuple(self.box.mark_names(zone))
        if marks:
            self._add(f"{name}.marks", cards, MARKS, kind.name, owner, marks)

    def is_told(self, zone: int, owner: int) -> bool:
        """Tell whether an observation says which cards lie in a zone of this owner."""
        looking = 0 if owner == 0 else SHARED  # another's zone is seen as a spectator sees it
        return self.perfect or self.layout.sees(looking, zone)

    def _add(
        self,
        name: str,
        labels: tuple[str, ...],
        tells: str,
        zone: str = "",
        owner: int = NOBODYS,
        marks: tuple[str, ...] = (),
    ) -> None:
        added = Slice(name, self._size, labels, tells, zone, owner, relative(marks))
        self.slices.append(added)
        self._size = added.stop


def owner_name(owner: int) -> str:
    """Call a seat by how far round the table it sits from the one that looks."""
    return "own" if owner == 0 else f"next{owner}"


def relative(marks: tuple[str, ...]) -> tuple[str, ...]:
    """Name what belongs to seats by how far round the table they sit."""
    found: list[str] = []
    for mark in marks:
        thing, _, seat = mark.rpartition("-")
        found.append(f"{thing}-{owner_name(int(seat))}" if seat.isdigit() else mark)
    return tuple(found)


def _kinds(box: State) -> dict[str, list[int]]:
    """List by back which kinds of cards there are, in ascending order."""
    found: dict[str, list[int]] = {zone.back: [] for zone in box.layout.zones}
    for number, cards in enumerate(box.zones):
        found[box.layout.zones[number].back] += cards
    return {back: sorted(set(cards)) for back, cards in found.items()}


def _numbered(seats: int) -> tuple[str, ...]:
    return tuple([f"seat {seat}" for seat in range(seats)])


def _meaning(found: Slice) -> str:
    whose = "" if found.owner == NOBODYS else f" of {owner_name(found.owner)}"
    return {
        COUNT: f"how many of each card lie in '{found.zone}'{whose}",
        SIZE: f"how many cards lie in '{found.zone}'{whose}",
        PLACE: f"at which place of '{found.zone}'{whose} each card lies, from 1",
        COLUMN: "in which column each card lies, from the middle of the chart",
        ROW: "in which row each card lies, from the middle of the chart",
        MARKS: f"what lies on the cards of '{found.zone}'{whose}: {', '.join(found.marks)}",
        SEAT: "1 at the number of the seat that looks",
        AWAITED: "1 for each seat that has a choice before it, the one that looks first",
        CAUSE: "1 at the card or place that brings about the choice of the seat that looks",
        PICKED: "what the seat that looks has chosen so far, where it chooses several",
        COUNTER: f"the counters{whose or ' of the table'}: {', '.join(found.labels)}",
    }[found.tells]
