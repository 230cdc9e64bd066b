"""What lessons teach: new weights for the policy of a game, fitted and written with their command."""

from __future__ import annotations

import json
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from skerry.agents.search.faraway.policy import SCALE, SHARP, SHIFT
from skerry.agents.search.faraway.promise import Tableau
from skerry.agents.search.makers import file_of, learned
from skerry.lab.fitting import fit_choices, fit_curve, fit_line
from skerry.lab.training import left_after

if TYPE_CHECKING:
    from skerry.lab.training import Lesson

HELD = 3.0  # examples that what was known before counts for
STEPS = 4


class Learned(NamedTuple):
    """New weights, how often they choose what was chosen, and by how much they misjudge the end."""

    weights: list[float]
    right: float
    error: float


def learn(game: str, lessons: list[Lesson]) -> Learned:
    """Fit the weights of a game to lessons, from those that there are."""
    weights = learned(game)["policy"][:]
    choices = [choice for lesson in lessons for choice in lesson.choices]
    if game != "faraway":
        found, right = fit_choices(choices, weights, HELD)
        return Learned(found, right, 0.0)
    weights[SHARP:SCALE], right = fit_choices(choices, weights[SHARP:SCALE], HELD)
    error = _learn_promise(lessons, weights)
    return Learned(weights, right, error)


def _learn_promise(lessons: list[Lesson], weights: list[float]) -> float:
    """Fit what a tableau promises, then how far that is to be trusted with so many rounds left."""
    tableaux = [tableau for lesson in lessons for tableau in lesson.tableaux]
    fame = [result for *_, result in tableaux]

    def guess(tried: list[float]) -> list[float]:
        return [Tableau(row, kept, hand, tried).promise() for row, kept, hand, _ in tableaux]

    weights[:SHARP], _ = fit_curve(guess, weights[:SHARP], fame, HELD * len(weights), STEPS)
    promised = guess(weights)
    errors = 0.0
    for left in sorted({left_after(row) for row, *_ in tableaux}):
        places = [place for place, each in enumerate(tableaux) if left_after(each[0]) == left]
        rows = [[promised[place], 1.0] for place in places]
        scale, shift = fit_line(rows, [fame[place] for place in places], 0.01)
        weights[SCALE + left], weights[SHIFT + left] = scale, shift
        errors += sum((scale * promised[at] + shift - fame[at]) ** 2 for at in places)
    return sqrt(errors / max(1, len(tableaux)))


def write(game: str, found: dict[str, list[float]], command: str) -> None:
    """Keep new weights in the package, with the commands that led to them."""
    file = file_of(game)
    kept = json.loads(file.read_text(encoding="utf-8"))
    kept["made by"] = [*kept["made by"], command]
    for name, weights in found.items():
        kept["weights"][name] = [round(weight, 4) for weight in weights]
    file.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
