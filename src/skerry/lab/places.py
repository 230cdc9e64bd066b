"""Where numbered games are played: in this process, in worker processes, or on a cluster."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Protocol, Self, TypeVar

from skerry.lab.interrupts import heed, heeded
from skerry.lab.workers import Workers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

T = TypeVar("T")
R = TypeVar("R")


class Place(Protocol):
    """Carries tasks out, each asked for as late as may be, and gives the results in their order.

    A task that is lost on the way is carried out again, and counts once: whoever asks never sees
    by whom or how often it was done. Leaving the block calls off what is still under way.
    """

    @property
    def room(self) -> int:
        """How many tasks are carried out at once."""
        ...

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Carry out the work on every task."""
        ...

    def __enter__(self) -> Self:
        """Begin."""
        ...

    def __exit__(self, *_: object) -> None:
        """Call off."""
        ...


class Here:
    """The process itself, one task after the other; within its block Ctrl-C waits for a decision."""

    room = 1

    def __init__(self) -> None:
        self._open = ExitStack()

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Carry out the work on every task."""
        for task in tasks:
            yield work(task)
            heed()

    def __enter__(self) -> Self:
        self._open.enter_context(heeded())
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()


def place_for(workers: int = 1, cluster: str = "") -> Place:
    """Return the place that somebody asked for: a cluster by its address, or so many processes."""
    if cluster:
        from skerry.lab.cluster import Cluster  # noqa: PLC0415  who has no cluster needs no Ray

        return Cluster(cluster)
    return Workers(workers) if workers > 1 else Here()
