"""Habits of a search: which picks have gone well in the playouts so far, by clause and part of the game."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from skerry.agents.search.policy import Policy
    from skerry.kernel.rng import Rng
    from skerry.kernel.state import Offer, State

CONTEXTS: Final = 8  # the parts of a game that are told apart, at most
SHY: Final = 3.0  # so many playouts weigh as much as the belief that a pick is as good as any
LOWEST: Final = -12.0
FRACTION: Final = 1.0 / (1 << 30)


class Habit:
    """How picks of one clause have gone, for one seat in one part of the game."""

    __slots__ = ("counts", "number", "total", "totals")

    def __init__(self, picks: int) -> None:
        self.counts = [0.0] * picks
        self.totals = [0.0] * picks
        self.number = 0.0
        self.total = 0.0


class Deed:
    """A pick that was made in a playout, and the habit that it belongs to."""

    __slots__ = ("habit", "pick", "seat")

    def __init__(self, habit: Habit, pick: int, seat: int) -> None:
        self.habit = habit
        self.pick = pick
        self.seat = seat


class Habits:
    """Chooses in playouts: by the leaning of the policy, and by what has gone well before."""

    __slots__ = (
        "_kinds",
        "_picks",
        "_sharpness",
        "_squares",
        "_tables",
        "_total",
        "_visits",
        "policy",
    )

    def __init__(self, policy: Policy, picks: int, sharpness: float) -> None:
        self.policy = policy
        self._picks = picks
        self._sharpness = sharpness
        self._kinds: dict[type, int] = {}
        self._tables: dict[int, Habit] = {}
        self._visits = 0.0
        self._total = 0.0
        self._squares = 0.0

    def fade(self, share: float) -> None:
        """Forget a part of what was learned: the position is another one now."""
        for habit in self._tables.values():
            habit.number *= share
            habit.total *= share
            for pick in range(self._picks):
                if habit.counts[pick] > 0.0:
                    habit.counts[pick] *= share
                    habit.totals[pick] *= share
        self._visits *= share
        self._total *= share
        self._squares *= share

    def root_leaning(self, state: State, seat: int) -> list[float]:
        """Return for each option of a seat a logarithm of how likely it is chosen."""
        offer = state.offers[seat]
        assert offer is not None
        return self.leaning(state, seat, offer, self._habit(state, seat, offer))

    def choose(self, state: State, seat: int, offer: Offer, rng: Rng, deeds: list[Deed]) -> int:
        """Return a pick, the likelier the better it seems, and note that it was made."""
        habit = self._habit(state, seat, offer)
        leaning = self.leaning(state, seat, offer, habit)
        place = draw(leaning, rng)
        pick = offer.options[place]
        deeds.append(Deed(habit, pick, seat))
        return pick

    def leaning(self, state: State, seat: int, offer: Offer, habit: Habit) -> list[float]:
        """Return for each option a logarithm of how likely it is chosen."""
        options = offer.options
        leaning = [0.0] * len(options)
        self.policy.lean(state, seat, offer, leaning)
        if habit.number >= SHY and self._sharpness > 0.0:
            mean = habit.total / habit.number
            scale = self._sharpness / self.spread()
            for place in range(len(options)):
                pick = options[place]
                count = habit.counts[pick]
                if count > 0.0:
                    gain = (habit.totals[pick] - mean * count) / (count + SHY)
                    leaning[place] += scale * gain
        return leaning

    def spread(self) -> float:
        """Return by how much the playouts differ."""
        if self._visits < 2.0:
            return 1.0
        mean = self._total / self._visits
        return sqrt(max(1.0, self._squares / self._visits - mean * mean))

    def learn(self, deeds: list[Deed], margins: list[float]) -> None:
        """Note how the picks of a playout went for who made them."""
        for deed in deeds:
            habit = deed.habit
            value = margins[deed.seat]
            habit.counts[deed.pick] += 1.0
            habit.totals[deed.pick] += value
            habit.number += 1.0
            habit.total += value
        value = margins[0]
        self._visits += 1.0
        self._total += value
        self._squares += value * value

    def _habit(self, state: State, seat: int, offer: Offer) -> Habit:
        kind = type(offer.frame.effect)
        number = self._kinds.get(kind)
        if number is None:
            number = self._kinds[kind] = len(self._kinds)
        context = self.policy.context(state, seat)
        key = (number * CONTEXTS + context) * state.layout.seats + seat
        habit = self._tables.get(key)
        if habit is None:
            habit = self._tables[key] = Habit(self._picks)
        return habit


def draw(leaning: list[float], rng: Rng) -> int:
    """Draw a place, by the weights that the leanings are logarithms of."""
    highest = max(leaning)
    weights: list[float] = []
    total = 0.0
    for lean in leaning:
        total += exp(max(LOWEST, lean - highest))
        weights.append(total)
    mark = total * float(int(rng.below(1 << 30))) * FRACTION
    for place in range(len(weights)):
        if mark < weights[place]:
            return place
    return len(weights) - 1
