"""`skerry train`: an agent plays itself, and the search learns from what it chose."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from skerry.agents.search.makers import file_of
from skerry.cli.console import tell
from skerry.cli.parameters import GameName, Options, Seats, chosen_game, flag, parse_options
from skerry.cli.progress import (
    ClusterAddress,
    WorkerCount,
    chosen_place,
    watched,
)
from skerry.drawing.words import words
from skerry.extras import needed
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.lab.training import LEARNERS, WOODLANDS, Course, lessons
from skerry.text.figures import percent

if TYPE_CHECKING:
    from skerry.lab.places import Place

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
    practice: Annotated[int, Parameter(help=words(Text("terminal-param-practice")))] = 0,
    promise: Annotated[bool, flag(Text("terminal-param-promise"))] = False,
    keep: Annotated[Path, Parameter(help=words(Text("terminal-param-lessons")))] = USUAL,
    workers: WorkerCount = None,
    cluster: ClusterAddress = "",
    write: Annotated[bool, flag(Text("terminal-param-write-weights"))] = False,
) -> None:
    """Let an agent play itself, fit the weights of the search to it, and write them down."""
    box = chosen_game(game, None)
    if box.name not in LEARNERS:
        args: dict[str, str | int | Text] = {"game": box.name, "known": ", ".join(LEARNERS)}
        raise OptionError(Text("terminal-no-learner", args))
    if box.name == "beacon_patrol" and not practice:
        raise OptionError(Text("terminal-only-practice", {"game": box.name}))
    if not find_spec("numpy"):
        raise OptionError(needed("numpy", "lab"))
    if promise and (practice or box.name not in WOODLANDS):
        raise OptionError(Text("terminal-no-promise", {"game": box.name}))
    taken = max(box.fewest, min(2, box.most)) if seats is None else seats
    options = parse_options(box, option)
    course = Course(box.name, agent, games, taken, seed, options, practice, promise)
    with chosen_place(workers, cluster, practice or games) as place:
        if practice:
            found = _practised(course, keep, place)
        elif promise:
            found = _promised(course, keep, place)
        else:
            found = _fitted(course, keep, place)
    if write:
        from skerry.lab import learning  # noqa: PLC0415  needs numpy

        learning.write(box.name, found, course.command())
        tell(Text("terminal-weights-written", {"file": str(file_of(box.name))}))


def _fitted(course: Course, folder: Path, place: Place) -> dict[str, list[float]]:
    """Fit the weights to what was chosen, and tell how well that goes."""
    from skerry.lab import learning  # noqa: PLC0415  needs numpy

    taught = list(watched(lessons(course, folder, place), course.games))
    found = learning.learn(course.game, taught)
    if found.error:
        tell(Text("terminal-trained-end", {"error": f"{found.error:.1f}"}))
    else:
        tell(Text("terminal-trained", {"right": percent(found.right), "games": course.games}))
    return {found.name: found.weights}


def _promised(course: Course, folder: Path, place: Place) -> dict[str, list[float]]:
    """Fit what positions promise to what became of them."""
    from skerry.lab import promising  # noqa: PLC0415  needs numpy

    played = watched(promising.positions(course, folder, place), course.games)
    found = promising.fit(course, [position for game in played for position in game])
    tell(Text("terminal-trained-end", {"error": f"{found.error:.1f}"}))
    return found.weights


def _practised(course: Course, folder: Path, place: Place) -> dict[str, list[float]]:
    """Let the policy practise by itself, and tell with how many points its playouts ended."""
    from skerry.lab import evolving, judging, practising  # noqa: PLC0415  needs numpy

    if course.game == "faraway":
        rounds = judging.judging(course, folder, place)
    elif course.game == "beacon_patrol":
        rounds = evolving.evolve(course, folder)
    else:
        rounds = practising.practise(course, folder)
    ends: list[float] = []
    weights: dict[str, list[float]] = {}
    for done in watched(rounds, course.practice):
        ends.append(done.points)
        weights = done.weights
    fifth = len(ends) // 5 + 1
    args: dict[str, str | int | Text] = {
        "rounds": course.practice,
        "before": f"{mean(ends[:fifth]):.1f}",
        "after": f"{mean(ends[-fifth:]):.1f}",
    }
    tell(Text("terminal-practised", args))
    return weights
