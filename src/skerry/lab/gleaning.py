"""What a played game tells of its cards: who drew and played what and when, and where points come from.

Everything is read from what the kernel reports, so a game of one's own is gleaned like any other.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from skerry.kernel.events import Began, Counted, Moved
from skerry.kernel.rng import from_seed
from skerry.kernel.zones import HELD, IN_PLAY, SHARED

if TYPE_CHECKING:
    from skerry.kernel.events import Event
    from skerry.kernel.state import State
    from skerry.kernel.table import Table
    from skerry.kernel.zones import Layout

# By which counter a game is parted, the coarsest that it has.
CLOCKS = ("season", "round", "turn")


class Stretch(NamedTuple):
    """One season, round or turn of a seat: how long it was, and what the seat had at its end."""

    when: int
    decisions: int
    points: int


class Gleaned(NamedTuple):
    """One seat of one game: cards with when they came, points by source, and the pace."""

    drawn: list[tuple[int, int]]  # into the hand: the card, and when
    played: list[tuple[int, int]]  # out of it, or from the table: the card, and when
    sources: dict[str, int]
    pace: list[Stretch]
    turns: int


def clock_of(layout: Layout) -> str:
    """Return the name of the counter by which a game is parted; "" if it has none."""
    return next((name for name in CLOCKS if name in layout.counters), "")


def glean(table: Table) -> list[Gleaned]:
    """Play a table's answers once more, watching, and return what each seat did."""
    watcher = Watcher(table)
    for seat, pick in table.answers:
        watcher.answer(seat, pick)
    return watcher.gleaned()


class Watcher:
    """Follows a game by its reports."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.layout = table.state.layout
        seats = self.layout.seats
        self.state: State = table.game.start(self.layout, table.settings, from_seed(table.seed))
        self.uses = [self.layout.use(zone) for zone in range(len(self.layout.zones))]
        self.clocks = self._clocks()
        self.now = [self._time(seat) for seat in range(seats)]
        self.drawn: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        self.played: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        self.decisions: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.points: list[dict[int, int]] = [{} for _ in range(seats)]
        self.turns = [0] * seats
        self.state.watch = []
        self.state.run()
        self._read()

    def answer(self, seat: int, pick: int) -> None:
        """Carry out an answer and read what it brought about."""
        self.decisions[seat][self.now[seat]] += 1
        self.state.answer(seat, pick)
        self._read()

    def gleaned(self) -> list[Gleaned]:
        """Return what was found, by seat."""
        scores = self.table.scores()
        found = []
        for seat in range(self.layout.seats):
            self.points[seat][self.now[seat]] = scores[seat]
            pace = [
                Stretch(when, self.decisions[seat][when], points)
                for when, points in sorted(self.points[seat].items())
                if self.decisions[seat][when]
            ]
            sources = sources_of(self.table, seat)
            found.append(
                Gleaned(self.drawn[seat], self.played[seat], sources, pace, self.turns[seat])
            )
        return found

    def _clocks(self) -> list[int]:
        """Return the counter that tells each seat's time; -1 where there is none."""
        name = clock_of(self.layout)
        seats = range(self.layout.seats)
        return [self.layout.find_counter(name, seat) if name else -1 for seat in seats]

    def _time(self, seat: int) -> int:
        clock = self.clocks[seat]
        return self.state.counters[clock] if clock >= 0 else 0

    def _read(self) -> None:
        events, self.state.watch = self.state.watch or [], []
        for event in events:
            if isinstance(event, Moved):
                self._move(event)
            elif isinstance(event, Counted) and event.counter in self.clocks:
                self._tick(event)
            elif isinstance(event, Began) and _is_turn(event, self.layout):
                self.turns[event.seat] += 1

    def _tick(self, event: Counted) -> None:
        """A season or round ends for those whose clock it is: note what they have by then."""
        scores = self.table.game.scores(self.state)
        for seat, clock in enumerate(self.clocks):
            if clock == event.counter:
                self.points[seat][self.now[seat]] = scores[seat]
                self.now[seat] = event.now

    def _move(self, event: Moved) -> None:
        before, after = self.uses[event.source], self.uses[event.target]
        giver, owner = self.layout.owners[event.source], self.layout.owners[event.target]
        if after == HELD and (before != HELD or giver != owner):
            self.drawn[owner].append((event.card, self.now[owner]))
        elif after == IN_PLAY and before != IN_PLAY:
            seat = owner if giver == SHARED else giver
            if seat != SHARED:
                self.played[seat].append((event.card, self.now[seat]))


def _is_turn(event: Event, layout: Layout) -> bool:
    return isinstance(event, Began) and event.heading is not None and 0 <= event.seat < layout.seats


def sources_of(table: Table, seat: int) -> dict[str, int]:
    """Sum a score sheet up by what the points are for: a source, or a kind of card."""
    layout = table.state.layout
    backs = {
        card: layout.zones[zone].back
        for zone, cards in enumerate(table.state.zones)
        for card in cards
    }
    found: Counter[str] = Counter()
    for line in table.score_sheet(seat):
        found[line.source or backs.get(line.card, "other")] += line.points
    return dict(found)
