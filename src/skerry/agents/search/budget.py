"""How long a search may think: by a number of playouts, and by time where a clock is given."""

from __future__ import annotations

from collections.abc import Callable


def no_clock() -> float:
    """Return the same time always: then only the number of playouts counts."""
    return 0.0


class Budget:
    """So many playouts at most, and so many seconds by the clock."""

    __slots__ = ("clock", "playouts", "seconds")

    def __init__(
        self, playouts: int, seconds: float = 0.0, clock: Callable[[], float] = no_clock
    ) -> None:
        self.playouts = playouts
        self.seconds = seconds  # 0.0: without limit
        self.clock = clock

    def spent(self, playouts: int, began: float) -> float:
        """Return which part of the budget is spent."""
        part = playouts / self.playouts
        if self.seconds > 0.0:
            part = max(part, (self.clock() - began) / self.seconds)
        return part
