"""The best of several options."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.kernel.gathering import Gathering


def best(options: list[int], values: list[float]) -> int:
    """Return the option of the highest value, of equals the first."""
    return options[values.index(max(values))]


def next_of_set(gathering: Gathering, worth: Callable[[int], float]) -> int:
    """Return the next answer of the fullest set that is worth most."""
    return min(sorted(gathering.pool, key=worth, reverse=True)[: gathering.most])
