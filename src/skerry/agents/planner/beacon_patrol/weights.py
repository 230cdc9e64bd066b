"""What promises go by: twenty learned numbers for each number of seats, spread out to be looked up."""

from __future__ import annotations

from math import exp, log
from typing import Final

from skerry.agents.planner.beacon_patrol.patterns import ONE
from skerry.agents.search.makers import learned

LENGTH: Final = 20
MOST_SEATS: Final = 4
MOST_WORTH: Final = 5
DEAR: Final = 0.2  # better odds for what counts more than a lighthouse; not learned
NEAR: Final = 0.03  # how much of what a cell needs counts for a ship beside it


class Weights:
    """Log odds that a cell will be filled, and how far a ship minds what is needed around it."""

    __slots__ = (
        "_chances",
        "at_all",
        "by_coming",
        "by_fitting",
        "by_worth",
        "nearness",
        "no_water",
        "together",
    )

    def __init__(self, numbers: list[float]) -> None:
        assert len(numbers) == LENGTH
        # By the number of known sides: at all, and by the logarithm of how many tiles fit and of
        # how many are still to come.
        self.at_all = [0.0, *numbers[0:4]]
        self.by_fitting = [0.0, *numbers[4:8]]
        self.by_coming = [0.0, *numbers[8:11], 0.0]
        self.no_water = numbers[11]  # until a neighbour brings some, nobody can lay a tile there
        # More is done for tiles that count more.
        dear = numbers[13] + DEAR
        self.by_worth = [0.0, 0.0, numbers[12], numbers[13], dear, dear]
        # By the number of empty cells around a tile: one filled draws the ships to the others.
        together = [1.0, 1.0, *[1.0 + number / 4.0 for number in numbers[14:17]]]
        self.together: list[int] = [int(factor * ONE) for factor in together]
        self.nearness = nearness(numbers[17], max(0.0, numbers[18]), max(0.0, numbers[19]))
        self._chances: dict[int, list[int]] = {}  # worked out once for each case

    def chances(self, sides: int, water: int, fitting: int, coming: int) -> list[int]:
        """Return how likely a cell is filled that so many of the coming tiles fit, by worth."""
        case = ((coming * 64 + fitting) * 5 + sides) * 2 + water
        if case not in self._chances:
            self._chances[case] = [
                self._chance(sides, water, fitting, coming, bonus) for bonus in self.by_worth
            ]
        return self._chances[case]

    def _chance(self, sides: int, water: int, fitting: int, coming: int, bonus: float) -> int:
        if fitting == 0:
            return 0
        odds = self.at_all[sides] + self.by_fitting[sides] * log(fitting)
        odds += self.by_coming[sides] * log(coming)
        odds += bonus if water else bonus + self.no_water
        return int(ONE / (1 + exp(-odds)))


def nearness(scale: float, middle: float, far: float) -> list[int]:
    """Return by the steps to a cell how much of what it needs counts for a ship."""
    beside = NEAR * exp(scale)
    parts = [1.0, 1.0, (1 + middle) / 2, middle, (middle + far) / 2, far, far / 2, 0.0, 0.0, 0.0]
    return [int(beside * part * ONE + 0.5) for part in parts]


_KNOWN: Final[dict[int, Weights]] = {}


def weights_for(seats: int) -> Weights:
    """Return what was learned for so many seats."""
    if seats not in _KNOWN:
        _KNOWN[seats] = Weights(learned("beacon_patrol")[name_of(seats)])
    return _KNOWN[seats]


def name_of(seats: int) -> str:
    """Return under which name the weights for so many seats are kept."""
    return f"{seats} seats" if seats > 1 else "alone"
