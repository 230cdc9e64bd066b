"""A person who is new to a game: what is overlooked stays overlooked for the whole turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.kernel.rng import WORD, from_seed

if TYPE_CHECKING:
    from skerry.kernel.rng import Rng

IN_ALL: Final = 100
PEOPLE: Final = 1 << 30
SPREAD: Final = 0x9E37_79B9_7F4A_7C15  # so that things with near numbers are told apart


class Person:
    """Somebody with an eye of their own: the same things at the same time strike them alike."""

    def __init__(self, rng: Rng) -> None:
        self.who = int(rng.below(PEOPLE))

    def stay(self, who: int) -> None:
        """Be the same person in every choice of a game, though made anew for each."""
        self.who = who

    def inclined(self, percent: float, *about: int) -> bool:
        """Tell whether this is one of the cases, so many of 100, in which the person errs about something."""
        word = self.who
        for number in about:
            word = (word ^ number + 1) * SPREAD & WORD
            word ^= word >> 29
        return int(from_seed(word).below(PEOPLE)) < percent / IN_ALL * PEOPLE

    def overlooks(self, turn: int, thing: int, percent: float, glare: float) -> bool:
        """Tell whether a thing is not seen in a turn; the more it glares (0 to 1), the less likely."""
        return glare < 1 and self.inclined(percent * (1 - max(0.0, glare)), turn, thing)
