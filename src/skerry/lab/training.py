"""Training: agents play themselves, and the weights of a policy are fitted to what they chose."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

import skerry
from skerry.agents import agent
from skerry.agents.search.makers import policy_for
from skerry.agents.search.woodland.policy import WoodlandPolicy
from skerry.games.faraway.zones import HAND, KEPT, ROW
from skerry.kernel.seen import Seen
from skerry.lab.match import HERE
from skerry.lab.seeds import derive

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from skerry.kernel.game import Value
    from skerry.kernel.table import Table
    from skerry.lab.places import Place


LEARNERS = ("beacon_patrol", "everdell", "faraway", "farshore")  # games that have weights
WOODLANDS = ("everdell", "farshore")  # games whose positions promise something by season


class Course(NamedTuple):
    """What is played to learn from: the game, who plays, how often, from which seed."""

    game: str
    agent: str
    games: int
    seats: int
    seed: int
    options: dict[str, Value]
    practice: int = 0  # rounds in which the policy practises by itself instead
    promise: bool = False  # what positions promise is learned, instead of what is chosen

    def command(self) -> str:
        """Return the command line that asks for it."""
        options = "".join(f" --option {name}={value}" for name, value in self.options.items())
        how = f"--practice {self.practice}" if self.practice else f"--games {self.games}"
        how += " --promise" if self.promise else ""
        return (
            f"skerry train {self.game} --agent {self.agent} {how} "
            f"--seats {self.seats} --seed {self.seed}{options} --write"
        )

    @property
    def name(self) -> str:
        """What its lessons are called by."""
        options = "".join(f"-{name}-{value}" for name, value in self.options.items())
        return f"{self.game}-{self.agent}-{self.seats}-{self.seed}{options}"


class Lesson(NamedTuple):
    """What one game teaches: choices with the features of their options; of Faraway tableaux and their fame."""

    choices: list[tuple[list[list[float]], int]]
    tableaux: list[tuple[list[int], list[int], list[int], float]]


class Task(NamedTuple):
    """One game of a course, for a worker."""

    course: Course
    number: int


def lessons(course: Course, folder: Path, place: Place = HERE) -> Iterator[Lesson]:
    """Play the games of a course, or read those that lie in a folder already."""
    for text in once(course, folder, course.name, play_task, place):
        yield Lesson(*json.loads(text))


def once(
    course: Course, folder: Path, name: str, play: Callable[[Task], str], place: Place
) -> Iterator[str]:
    """Give what was written down of each game of a course; only games without a file are played."""
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"{name}-{number}.json" for number in range(course.games)]
    missing = [number for number, file in enumerate(files) if not file.exists()]
    played = place.run(play, [Task(course, number) for number in missing])
    for number, file in enumerate(files):
        if number in missing:
            part = file.with_suffix(".part")
            part.write_text(next(played), encoding="utf-8")
            part.replace(file)
        yield file.read_text(encoding="utf-8")


def play_task(task: Task) -> str:
    """Play one game, and write down what it teaches."""
    return json.dumps(_play(task.course, task.number))


def _play(course: Course, number: int) -> Lesson:
    table = skerry.new(
        course.game, course.seats, derive(course.seed, number, "deal"), **course.options
    )
    players = [
        agent(course.agent, course.game, derive(course.seed, number, f"seat {seat}"))
        for seat in range(course.seats)
    ]
    policy = policy_for(table.game) if course.game in WOODLANDS else None
    choices: list[tuple[list[list[float]], int]] = []
    tableaux: list[tuple[list[int], list[int], list[int], int]] = []
    while not table.over:
        seat = table.seat
        seen = Seen(table, seat)
        pick = players[seat].choose(seen)
        if len(seen.options) > 1:
            rows = features_of(policy, table, seen)
            if rows:
                choices.append((rows, seen.options.index(pick)))
            if policy is None and seen.options[0] in table.state.zone(HAND, seat):
                tableaux.append((*_tableau(table, seat), seat))
        table.act(pick, seat)
    scores = table.scores()
    ended = [(row, kept, hand, float(scores[seat])) for row, kept, hand, seat in tableaux]
    return Lesson(choices, ended)


def _tableau(table: Table, seat: int) -> tuple[list[int], list[int], list[int]]:
    row, kept, hand = [table.state.zone(zone, seat)[:] for zone in (ROW, KEPT, HAND)]
    return row, kept, hand


def features_of(policy: Any, table: Table, seen: Seen) -> list[list[float]]:  # noqa: ANN401
    """Return the features of each option; none where all are alike to the policy, or it learns otherwise."""
    offer = table.state.offers[seen.seat]
    assert offer is not None
    return policy.rows(seen, offer) if isinstance(policy, WoodlandPolicy) else []
