"""One candidate of a search: how its playouts went, world by world."""

from __future__ import annotations

from math import sqrt

from skerry.kernel.text import Text


class Arm:
    """A pick that is tried; all that are still alive have been tried in the same worlds."""

    __slots__ = ("labels", "margins", "paths", "pick", "sheet", "wins", "wishes")

    def __init__(self, pick: int) -> None:
        self.pick = pick
        self.wishes: list[float] = []
        self.margins: list[float] = []
        self.wins = 0.0
        self.paths: list[list[tuple[int, int]]] = []  # what followed, if reasons are asked for
        # By line of the score sheet, its message and its card: points in all, and its words.
        self.sheet: dict[tuple[str, int], float] = {}
        self.labels: dict[tuple[str, int], Text] = {}

    def note(self, margin: float, wish: float) -> None:
        """Note how a playout ended."""
        self.margins.append(margin)
        self.wishes.append(wish)
        self.wins += 1.0 if margin > 0 else 0.5 if margin == 0 else 0.0

    def mean(self) -> float:
        """Return what the seat may wish for with this pick."""
        return sum(self.wishes) / len(self.wishes) if self.wishes else 0.0

    def worth(self) -> float:
        """Return the margin to expect."""
        return sum(self.margins) / len(self.margins) if self.margins else 0.0

    def error(self) -> float:
        """Return the standard error of the margin."""
        number = len(self.margins)
        if number < 2:
            return 0.0
        mean = self.worth()
        squares = 0.0
        for margin in self.margins:
            squares += (margin - mean) * (margin - mean)
        return sqrt(squares / (number - 1) / number)

    def is_behind(self, leader: Arm, sure: float) -> bool:
        """Tell whether it is surely worse: by so many standard errors of the paired difference."""
        number = len(self.wishes)
        total = squares = 0.0
        for place in range(number):
            lack = leader.wishes[place] - self.wishes[place]
            total += lack
            squares += lack * lack
        mean = total / number
        variance = max(0.01, squares / number - mean * mean)
        return mean > sure * sqrt(variance / number)
