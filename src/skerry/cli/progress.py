"""Many games on their way: how many processes play them, and the bar that shows how far they are."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated, TypeAlias, TypeVar

from cyclopts import Parameter
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TimeRemainingColumn,
)
from rich.text import Text as Line

from skerry.drawing.words import words
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.lab.places import place_for
from skerry.text.figures import number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skerry.lab.places import Place

T = TypeVar("T")

MANY_GAMES = 500  # from here on starting more processes pays
WorkerCount: TypeAlias = Annotated[
    int | None, Parameter(name="--workers", help=words(Text("terminal-param-workers")))
]
ClusterAddress: TypeAlias = Annotated[
    str, Parameter(name="--cluster", show_default=False, help=words(Text("terminal-param-cluster")))
]
MatchSeed: TypeAlias = Annotated[
    int, Parameter(name="--seed", help=words(Text("terminal-param-match-seed")))
]


def worker_count(wished: int | None, games: int) -> int:
    """Return how many processes play: as many as wished, or one a core for many games."""
    if wished is not None and wished < 1:
        raise OptionError(Text("terminal-workers", {"count": wished}))
    usual = (os.cpu_count() or 1) if games >= MANY_GAMES else 1
    return usual if wished is None else wished


def chosen_place(workers: int | None, cluster: str, games: int) -> Place:
    """Return where games are played: on a cluster, in as many processes as wished, or here."""
    if cluster and workers is not None:
        raise OptionError(Text("terminal-workers-cluster"))
    return place_for(1 if cluster else worker_count(workers, games), cluster)


def watched(games: Iterator[T], total: int) -> Iterator[T]:
    """Show how far it is while somebody looks at a terminal."""
    progress = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        Speed(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    if not progress.console.is_terminal:
        yield from games
        return
    with progress:
        yield from progress.track(games, total=total)


class Speed(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Line:
        """Show it once it is known."""
        if not task.speed:
            return Line("")
        return Line(words(Text("terminal-speed", {"rate": number(task.speed)})))
