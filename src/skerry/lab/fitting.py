"""Fitting by numpy: what choices were made by, and what positions became."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

STEPS = 40  # of Newton's method at most
ENOUGH = 1e-6


def fit_choices(
    examples: list[tuple[list[list[float]], int]], prior: list[float], strength: float
) -> tuple[list[float], float]:
    """Return the weights by which such choices are likeliest, and how often the first one is right.

    Multinomial logistic regression: an example has the features of its options, and which was
    chosen. The prior holds as strongly as so many examples.
    """
    start = np.array(prior)
    weights = start.copy()
    tables = [(np.array(options), chosen) for options, chosen in examples]
    best = _likelihood(tables, weights, start, strength)
    for _ in range(STEPS):
        slope, bend = _slopes(tables, weights)
        slope -= strength * (weights - start)
        bend += strength * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        found = _likelihood(tables, weights + step, start, strength)
        while found < best and float(np.abs(step).max()) > ENOUGH:  # not beyond the top
            step /= 2
            found = _likelihood(tables, weights + step, start, strength)
        if found <= best:
            break
        weights, best = weights + step, found
    right = [int(np.argmax(table @ weights)) == chosen for table, chosen in tables]
    return [float(weight) for weight in weights], sum(right) / max(1, len(right))


def _likelihood(tables: list[tuple[Any, int]], weights: Any, start: Any, strength: float) -> float:  # noqa: ANN401
    """Return the logarithm of how likely the choices are, less what the prior holds against it."""
    total = 0.0
    for table, chosen in tables:
        leaning = table @ weights
        top = leaning.max()
        total += float(leaning[chosen] - top - np.log(np.exp(leaning - top).sum()))
    return total - strength / 2 * float(((weights - start) ** 2).sum())


def _slopes(tables: list[tuple[Any, int]], weights: Any) -> tuple[Any, Any]:  # noqa: ANN401
    """Return the slope and the bend of the logarithm of the likelihood."""
    slope = np.zeros(len(weights))
    bend = np.zeros((len(weights), len(weights)))
    for table, chosen in tables:
        leaning = table @ weights
        share = np.exp(leaning - leaning.max())
        share /= share.sum()
        mean = share @ table
        slope += table[chosen] - mean
        away = table - mean
        bend += (away * share[:, None]).T @ away
    return slope, bend


def fit_curve(
    guess: Callable[[list[float]], list[float]],
    start: list[float],
    results: list[float],
    strength: float,
    steps: int,
) -> tuple[list[float], float]:
    """Return the weights with which the guesses come nearest to the results, and how near that is.

    Gauss and Newton's method, with slopes by small differences; the start holds as strongly as so
    many examples.
    """
    first, aim = np.array(start), np.array(results)
    weights = first.copy()
    for _ in range(steps):
        now = np.array(guess(list(weights)))
        slopes = np.empty((len(aim), len(weights)))
        for place in range(len(weights)):
            moved = weights.copy()
            width = 0.02 * max(0.5, abs(float(weights[place])))
            moved[place] += width
            slopes[:, place] = (np.array(guess(list(moved))) - now) / width
        bend = slopes.T @ slopes + strength * np.eye(len(weights))
        weights += np.linalg.solve(bend, slopes.T @ (aim - now) - strength * (weights - first))
    error = float(np.sqrt(np.mean((np.array(guess(list(weights))) - aim) ** 2)))
    return [float(weight) for weight in weights], error
