"""Deals in a row: a seed begins the row anew, and each further deal follows from it."""

from __future__ import annotations

import os

from skerry.kernel.rng import from_seed


class Seeds:
    """The seeds of one table after the other."""

    def __init__(self) -> None:
        self._rng = from_seed(int.from_bytes(os.urandom(7), "big"))

    def next(self, seed: int | None = None) -> int:
        """Return the seed of the next deal; given one, begin anew with it."""
        if seed is not None:
            self._rng = from_seed(int(seed))
        return self._rng.below(1 << 30) << 30 | self._rng.below(1 << 30)
