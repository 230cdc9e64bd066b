"""`skerry train`: an agent plays itself, and the search learns from what it chose."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.progress import Progress

from skerry.agents.search.makers import file_of
from skerry.cli.console import console, tell, words
from skerry.cli.parameters import GameName, Options, Seats, chosen_game, flag, parse_options
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.lab.training import LEARNERS, Course, Lesson, lessons
from skerry.text.figures import percent

USUAL = Path("build/training")


def train(
    game: GameName,
    /,
    *,
    games: Annotated[int, Parameter(help=words(Text("terminal-param-games")))] = 100,
    agent: Annotated[str, Parameter(help=words(Text("terminal-param-teacher")))] = "greedy",
    seats: Seats = None,
    seed: Annotated[int, Parameter(help=words(Text("terminal-param-match-seed")))] = 0,
    option: Options = None,
    keep: Annotated[Path, Parameter(help=words(Text("terminal-param-lessons")))] = USUAL,
    write: Annotated[bool, flag(Text("terminal-param-write-weights"))] = False,
) -> None:
    """Let an agent play itself, fit the weights of the search to it, and write them down."""
    box = chosen_game(game, None)
    if box.name not in LEARNERS:
        args: dict[str, str | int | Text] = {"game": box.name, "known": ", ".join(LEARNERS)}
        raise OptionError(Text("terminal-no-learner", args))
    try:
        from skerry.lab import learning  # noqa: PLC0415  the only thing that needs numpy
    except ImportError:
        raise OptionError(Text("terminal-no-numpy")) from None
    taken = max(box.fewest, min(2, box.most)) if seats is None else seats
    course = Course(box.name, agent, games, taken, seed, parse_options(box, option))
    found = learning.learn(box.name, _collected(course, keep))
    tell(
        Text(
            "terminal-trained",
            {"right": percent(found.right), "error": f"{found.error:.1f}", "games": games},
        )
    )
    if write:
        learning.write(box.name, found.weights, course.command())
        tell(Text("terminal-weights-written", {"file": str(file_of(box.name))}))


def _collected(course: Course, folder: Path) -> list[Lesson]:
    """Play what has not been played yet, and show how far it is."""
    found: list[Lesson] = []
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task(course.game, total=course.games)
        for lesson in lessons(course, folder):
            found.append(lesson)
            progress.advance(bar)
    return found
