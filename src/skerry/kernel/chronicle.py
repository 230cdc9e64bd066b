"""The past of a table, told from its answers: events, and what may be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from skerry.kernel.events import Began, WentOn
from skerry.kernel.view import awaited
from skerry.kernel.zones import SHARED

if TYPE_CHECKING:
    from skerry.kernel.events import Event
    from skerry.kernel.state import State
    from skerry.kernel.text import Text


class LogEntry(NamedTuple):
    """What one answer brought about in one turn, in words."""

    number: int  # of the answer; -1 before the first
    turn: int  # the turns, and parts of the game for all, counted; 0 before the first
    deed: int  # what is done in one go, counted; a turn may have several
    seat: int  # whose deed it is, the seat after the last being a rival; SHARED: nobody's
    heading: Text | None  # with which a turn begins
    texts: list[Text]

    @property
    def lines(self) -> list[Text]:
        """All that is said, the heading first."""
        return self.texts if self.heading is None else [self.heading, *self.texts]


class Part:
    """Events after one answer, as far as they belong to one turn."""

    __slots__ = ("deed", "events", "heading", "number", "seat", "turn")

    def __init__(
        self, number: int, turn: int, deed: int, seat: int, heading: Text | None = None
    ) -> None:
        self.number = number
        self.turn = turn
        self.deed = deed
        self.seat = seat
        self.heading = heading
        self.events: list[Event] = []


class Chronicle:
    """Plays a game's answers, watching. Simulations never ask and never pay for it."""

    def __init__(self, start: State, origin: Chronicle | None = None) -> None:
        """Watch a game from its beginning, or with an origin a copy of the position that it has reached."""
        self.state = start
        self.state.watch = []
        # What happened before the first answer, after it …
        self.parts: list[Part] = [] if origin is None else origin.parts[:]
        self.turn: int = 0 if origin is None else origin.turn  # how many turns have begun
        self.deed: int = 0 if origin is None else origin.deed  # how many deeds have begun
        self.owner: int = SHARED if origin is None else origin.owner  # whose turn it is
        # Before each answer: the news, and when its lanes opened, or -1.
        self.news: list[int] = [] if origin is None else origin.news[:]
        self.lanes_since: list[int] = [] if origin is None else origin.lanes_since[:]
        # Of each answer: whether it adds to a set begun before it.
        self.continues: list[bool] = [] if origin is None else origin.continues[:]
        if origin is None:
            if not awaited(start):  # at a position laid by hand somebody is asked already
                self.state.run()
            self._take(SHARED)

    def follow(self, answers: list[tuple[int, int]]) -> Chronicle:
        """Catch up with the answers given since the last look."""
        for seat, pick in answers[len(self.news) :]:
            self.answer(seat, pick)
        return self

    def answer(self, seat: int, pick: int) -> None:
        """Carry out the choice of a seat, and take down what follows from it."""
        self.news.append(self.state.news)
        self.lanes_since.append(self.state.lanes_since)
        self.continues.append(self._adds_to_set(seat))
        self.state.answer(seat, pick)
        self._take(seat)

    def undoable(self, answers: list[tuple[int, int]], seat: int) -> list[int]:
        """Return the answers that a seat may take back, the latest first.

        Nothing new may have come to light since. Answers of others may have followed only
        where all choose at once, for there the order does not matter; they stay as they are.
        """
        found: list[int] = []
        passed = -1  # the lanes of the answers of others passed on the way back
        for number in range(len(answers) - 1, -1, -1):
            if self.news[number] != self.state.news:
                break
            lanes = self.lanes_since[number]
            if passed >= 0 and lanes != passed:
                break
            if answers[number][0] == seat:
                found.append(number)
            elif lanes < 0:
                break
            else:
                passed = lanes
        return found

    def _adds_to_set(self, seat: int) -> bool:
        """Tell whether what a seat is asked belongs to a set begun by an answer before."""
        offer = self.state.offers[seat]
        assert offer is not None
        gathering = offer.frame.effect.gathering(self.state, offer.frame)
        return gathering is not None and gathering.chosen > 0

    def _take(self, seat: int) -> None:
        """Part what followed from a seat's answer by turns."""
        events = self.state.watch or []
        self.state.watch = []
        number = len(self.news) - 1
        part = Part(number, self.turn, self.deed, seat if self.owner == SHARED else self.owner)
        self.parts.append(part)
        for event in events:
            if isinstance(event, WentOn):
                part = self._go_on(number, part)
                continue
            if isinstance(event, Began):
                part = self._begin(number, part, event)
            part.events.append(event)

    def _begin(self, number: int, part: Part, began: Began) -> Part:
        """Begin a new turn, unless it is the same that only goes on."""
        if began.heading is None and began.seat == part.seat:
            return part
        if began.heading is not None:
            self.turn += 1
            self.deed += 1
        self.owner = began.seat
        self.parts.append(Part(number, self.turn, self.deed, began.seat, began.heading))
        return self.parts[-1]

    def _go_on(self, number: int, part: Part) -> Part:
        """Begin the next deed of the same turn, unless this one is still empty."""
        if all([isinstance(event, Began) for event in part.events]):
            return part
        self.deed += 1
        self.parts.append(Part(number, self.turn, self.deed, part.seat))
        return self.parts[-1]
