"""A learning curve: a linear policy learns Faraway from its own games, with numpy alone.

It plays both seats of many games at once, and does more of what led to more fame than the average
(REINFORCE). The curve is its fame, lesson by lesson; chance makes about 27 of it.

python examples/learning_curve.py --lessons 200 --games 256
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from skerry.rl import Vector

Array = np.ndarray[Any, Any]


class Linear:
    """A number for every pick in every situation; an observation adds some of them up."""

    def __init__(self, size: int, picks: int, seed: int) -> None:
        self.weights = np.zeros((size, picks), np.float32)
        self.rng = np.random.default_rng(seed)

    def chances(self, observations: Array, masks: Array) -> Array:
        """Return how likely each pick is to be chosen."""
        logits = np.where(masks == 1, observations @ self.weights, -np.inf)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        found: Array = odds / odds.sum(axis=1, keepdims=True)
        return found

    def choose(self, chances: Array) -> Array:
        """Draw a pick for each row."""
        drawn = self.rng.random((len(chances), 1))
        found: Array = (chances.cumsum(axis=1) > drawn).argmax(axis=1)
        return found


def lesson(vector: Vector, policy: Linear, rate: float) -> float:
    """Play all games once, learn from them, and return the average fame."""
    now = vector.reset()
    kept: list[tuple[Array, Array, Array]] = []
    fame = np.full((vector.games, 2), np.nan)
    while np.isnan(fame).any():
        going = np.isnan(fame[:, 0])
        seen = np.minimum(now.observations, 1)
        chances = policy.chances(seen, now.masks)
        picks = policy.choose(chances)
        surprise = -chances
        surprise[np.arange(len(picks)), picks] += 1
        kept.append(
            (seen[going], surprise[going], np.stack([np.flatnonzero(going), now.seats[going]]))
        )
        now = vector.step(picks)
        ended = going & now.done
        fame[ended] = now.scores[ended]
    gain = (fame - fame.mean()) / (fame.std() + 1e-6)
    for seen, surprise, (games, seats) in kept:
        policy.weights += rate / vector.games * seen.T @ (surprise * gain[games, seats][:, None])
    return float(fame.mean())


def main() -> None:
    """Draw the curve with a bar a lesson, or every so many lessons."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lessons", type=int, default=200)
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--rate", type=float, default=0.3)
    asked = parser.parse_args()
    vector = Vector("faraway", asked.games, 2, seed=1)
    policy = Linear(vector.observer.size, vector.observer.picks, 1)
    every = max(1, asked.lessons // 20)
    for number in range(asked.lessons):
        fame = lesson(vector, policy, asked.rate)
        if number % every == 0 or number == asked.lessons - 1:
            print(f"lesson {number:4}: {fame:5.1f} {'#' * round(fame)}")


if __name__ == "__main__":
    main()
