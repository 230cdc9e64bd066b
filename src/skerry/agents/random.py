"""Random: every option alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skerry.kernel.rng import Rng
    from skerry.kernel.seen import Seen


class Random:
    """Picks any option."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seen: Seen) -> int:
        """Return any of the options."""
        return seen.options[self.rng.below(len(seen.options))]
