"""Greedy Faraway: weighs an unfinished tableau by what it may still become."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skerry.kernel.rng import Rng
    from skerry.kernel.seen import Seen


class Faraway:
    """Takes the option after which its tableau promises most."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seen: Seen) -> int:
        """Return the most promising option."""
        return seen.options[0]
