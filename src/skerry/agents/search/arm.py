"""One candidate of a search: how its playouts went, world by world."""

from __future__ import annotations

from math import sqrt

from skerry.agents.search.tally import Tally


class Arm:
    """A pick that is tried; all that are still alive have been tried in the same worlds."""

    __slots__ = ("margins", "pick", "tally", "wins", "wishes")

    def __init__(self, pick: int) -> None:
        self.pick = pick
        self.wishes: list[float] = []
        self.margins: list[float] = []
        self.wins = 0.0
        self.tally = Tally()  # what its endings were made of, if reasons are asked for

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
        number = min(len(self.wishes), len(leader.wishes))
        total = squares = 0.0
        for place in range(number):
            lack = leader.wishes[place] - self.wishes[place]
            total += lack
            squares += lack * lack
        mean = total / number
        variance = max(0.01, squares / number - mean * mean)
        return mean > sure * sqrt(variance / number)
