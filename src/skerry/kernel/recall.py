"""What all seats remember at one moment of a game, and how it goes on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.kernel.memory import Memory

if TYPE_CHECKING:
    from skerry.kernel.state import State


class Recall:
    """Memories, how many answers they have followed, and the position that these led to.

    A table and its copies share one as long as none of them has to follow further answers. A world
    that was dealt anew keeps its position from its first answer on: before that it is its own.
    """

    __slots__ = ("followed", "memories", "state")

    def __init__(self, memories: list[Memory], followed: int, state: State | None) -> None:
        self.memories = memories
        self.followed = followed
        self.state = state

    def fork(self) -> Recall:
        """Return an independent copy."""
        state = None if self.state is None else self.state.clone()
        return Recall([memory.clone() for memory in self.memories], self.followed, state)

    def follow(self, answers: list[tuple[int, int]]) -> None:
        """Catch up with the answers given since, watching as every seat does."""
        state = self.state
        assert state is not None
        for seat, pick in answers[self.followed :]:
            state.watch = []
            state.answer(seat, pick)
            self._watch(state)
        self.followed = len(answers)

    def _watch(self, state: State) -> None:
        for event in state.watch or []:
            for memory in self.memories:
                memory.watch(event)
        state.watch = None

    def of_world(self, seat: int) -> Recall:
        """Return what is remembered in a world that was dealt anew for a seat.

        The others remember nothing that lies hidden there: it may be other cards than they saw.
        """
        layout = self.memories[seat].layout
        memories = [Memory(layout, other) for other in range(layout.seats)]
        memories[seat] = self.memories[seat]
        return Recall(memories, self.followed, None)

    def again(self) -> Recall:
        """Return what is remembered in another such world."""
        return Recall(self.memories, self.followed, None)


class Origin:
    """Where an imagined table begins: a position, and what the seats remember there."""

    __slots__ = ("memories", "state")

    def __init__(self, state: State, memories: list[Memory]) -> None:
        self.state = state
        self.memories = memories

    def recall(self) -> Recall:
        """Remember from there on."""
        return Recall([memory.clone() for memory in self.memories], 0, self.state.clone())


def origin_at(state: State) -> Origin:
    """Begin at a position of which nobody remembers more than they see."""
    layout = state.layout
    return Origin(state.clone(), [Memory(layout, seat) for seat in range(layout.seats)])


def recall_from(start: State) -> Recall:
    """Remember a game from its beginning, which is played up to the first choice."""
    layout = start.layout
    found = Recall([Memory(layout, seat) for seat in range(layout.seats)], 0, start)
    start.watch = []
    start.run()
    found._watch(start)  # noqa: SLF001
    return found
