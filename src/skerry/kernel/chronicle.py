"""The past of a table, told from its answers: events, what may be undone, what seats remember."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.kernel.memory import Memory

if TYPE_CHECKING:
    from skerry.kernel.events import Event
    from skerry.kernel.state import State


class Chronicle:
    """Plays a game's answers once more, watching. Simulations never ask and never pay for it."""

    def __init__(self, start: State) -> None:
        self.state = start
        self.state.watch = []
        self.memories: list[Memory] = [
            Memory(start.layout, seat) for seat in range(start.layout.seats)
        ]
        self.events: list[list[Event]] = []  # before the first answer, after it, after the second …
        self.news: list[int] = []  # before each answer
        self.lanes_since: list[int] = []  # before each answer: when its lanes opened, or -1
        self.continues: list[bool] = []  # of each answer: whether it adds to a set begun before it
        self.state.run()
        self._take()

    def follow(self, answers: list[tuple[int, int]]) -> Chronicle:
        """Catch up with the answers given since the last look."""
        for seat, pick in answers[len(self.news) :]:
            self.news.append(self.state.news)
            self.lanes_since.append(self.state.lanes_since)
            self.continues.append(self._adds_to_set(seat))
            self.state.answer(seat, pick)
            self._take()
        return self

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

    def _take(self) -> None:
        events = self.state.watch or []
        self.state.watch = []
        self.events.append(events)
        for event in events:
            for memory in self.memories:
                memory.watch(event)
