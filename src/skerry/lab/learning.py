"""What lessons teach: new weights for the policy of a game, fitted and written with their command."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

from skerry.agents.search.faraway.policy import PROMISE
from skerry.agents.search.faraway.promise import Tableau
from skerry.agents.search.makers import file_of, learned
from skerry.agents.search.woodland.policy import SEVERAL
from skerry.lab.fitting import fit_choices, fit_curve

if TYPE_CHECKING:
    from skerry.lab.training import Lesson

HELD = 3.0  # examples that what was known before counts for
STEPS = 4


class Learned(NamedTuple):
    """New weights and their name, how often they choose what was chosen, by how much they misjudge the end."""

    name: str
    weights: list[float]
    right: float
    error: float


def learn(game: str, lessons: list[Lesson]) -> Learned:
    """Fit the weights of a game to lessons, from those that there are."""
    if game == "faraway":
        return _learn_promise(lessons, learned(game)[PROMISE])
    choices = [choice for lesson in lessons for choice in lesson.choices]
    found, right = fit_choices(choices, learned(game)[SEVERAL], HELD)
    return Learned(SEVERAL, found, right, 0.0)


def _learn_promise(lessons: list[Lesson], weights: list[float]) -> Learned:
    """Fit what a tableau promises to the fame at the end."""
    tableaux = [tableau for lesson in lessons for tableau in lesson.tableaux]

    def guess(tried: list[float]) -> list[float]:
        return [Tableau(row, kept, hand, tried).promise() for row, kept, hand, _ in tableaux]

    fame = [result for *_, result in tableaux]
    found, error = fit_curve(guess, weights, fame, HELD * len(weights), STEPS)
    return Learned(PROMISE, found, 0.0, error)


def write(game: str, found: dict[str, list[float]], command: str) -> None:
    """Keep new weights in the package, with the commands that led to them; a line for each name."""
    file = file_of(game)
    kept = json.loads(file.read_text(encoding="utf-8"))
    weights = kept["weights"] | {
        name: [round(weight, 4) for weight in each] for name, each in found.items()
    }
    lines = [f"  {json.dumps(name)}: {json.dumps(each)}" for name, each in weights.items()]
    made = json.dumps([*kept["made by"], command], indent=2).replace("\n", "\n ")
    body = ",\n".join(lines)
    text = f'{{\n "made by": {made},\n "weights": {{\n{body}\n }}\n}}\n'
    file.write_text(text, encoding="utf-8")
