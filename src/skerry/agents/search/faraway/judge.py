"""A small network that has learned with how much fame a tableau of Faraway ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.agents.search.faraway.signs import BROAD, LENGTH
from skerry.games.faraway.journey import ROUNDS

if TYPE_CHECKING:
    from skerry.agents.search.faraway.signs import Signs

CELLS: Final = 32
ABREAST: Final = 4  # cells that are computed in one go
TABLES: Final = ROUNDS + 1
# What lies where in the weights: a line for each number of regions played; what cells look at, so many
# cells abreast; with what each begins, by regions played; and what it counts.
LOOK: Final = TABLES * LENGTH
BEGIN: Final = LOOK + CELLS * BROAD
COUNT: Final = BEGIN + TABLES * CELLS
WEIGHTS: Final = COUNT + CELLS


class Judge:
    """Adds up a line of all numbers, and cells that look at all but those of single cards together."""

    __slots__ = ("weights",)

    def __init__(self, weights: list[float]) -> None:
        self.weights = widened(weights)

    def judge(self, table: int, signs: Signs) -> float:
        """Return the fame to expect, with so many regions in the row."""
        weights = self.weights
        places, values = signs.places, signs.values
        first: i64 = table * LENGTH
        count: i64 = len(places)
        number: i64 = 0
        total = 0.0
        while number < count:
            place: i64 = places[number]
            total += weights[first + place] * values[number]
            number += 1
        cell: i64 = 0
        while cell < CELLS:
            total += self._four(table, cell, signs)
            cell += ABREAST
        return total

    def _four(self, table: i64, cell: i64, signs: Signs) -> float:
        """Return what four cells count: nothing where they add up to less than nothing."""
        weights = self.weights
        places, values = signs.places, signs.values
        begin: i64 = BEGIN + table * CELLS + cell
        one, two = weights[begin], weights[begin + 1]
        three, four = weights[begin + 2], weights[begin + 3]
        first: i64 = LOOK + cell * BROAD
        count: i64 = signs.broad
        number: i64 = 0
        while number < count:
            place: i64 = places[number]
            at: i64 = first + ABREAST * place
            value = values[number]
            one += weights[at] * value
            two += weights[at + 1] * value
            three += weights[at + 2] * value
            four += weights[at + 3] * value
            number += 1
        out: i64 = COUNT + cell
        total = one * weights[out] if one > 0.0 else 0.0
        total += two * weights[out + 1] if two > 0.0 else 0.0
        total += three * weights[out + 2] if three > 0.0 else 0.0
        return total + (four * weights[out + 3] if four > 0.0 else 0.0)


def widened(weights: list[float]) -> list[float]:
    """Return weights with room for cards that were not there yet when they were learned: these count nothing."""
    known = (len(weights) - (WEIGHTS - LOOK)) // TABLES
    assert BROAD <= known <= LENGTH, "These weights were learned from other signs."
    wide: list[float] = []
    for table in range(TABLES):
        wide += weights[table * known : (table + 1) * known]
        wide += [0.0] * (LENGTH - known)
    return wide + weights[TABLES * known :]
