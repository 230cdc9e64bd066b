"""The best of several options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def best(options: Sequence[T], values: list[float]) -> T:
    """Return the option of the highest value, of equals the first."""
    return options[values.index(max(values))]


def fullest(pool: list[int], values: list[float], most: int) -> list[int]:
    """Return so many things of the highest values, of equals the first."""
    ranked = sorted([(-value, place) for place, value in enumerate(values)])
    return [pool[place] for _, place in ranked[:most]]
