"""Practice: playouts by the policy alone, which tell how its weights would have to move to end better."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from skerry.agents.search.aim import rival_points
from skerry.agents.search.turns import NOBODY, next_asked

if TYPE_CHECKING:
    from skerry.agents.search.policy import Policy
    from skerry.kernel.rng import Rng
    from skerry.kernel.state import Offer, State

LOWEST: Final = -12.0
FRACTION: Final = 1.0 / (1 << 30)


class Practice:
    """Plays a world out; by seat, the slope of how likely its picks were, for each weight that learns."""

    def __init__(self, policy: Policy, breadth: int = 0) -> None:
        self.policy = policy
        self.breadth = breadth  # so many weights learn
        self.slopes: list[list[float]] = []

    def run(self, world: State, rng: Rng, fear: float = 1.0) -> list[float]:
        """Play to the end; return what each seat has, less what a rival has, or a share of that."""
        state = world.clone()
        seats = state.layout.seats
        self.slopes = [[0.0] * self.breadth for _ in range(seats)]
        seat = next_asked(state, 0)
        while seat != NOBODY:
            offer = state.offers[seat]
            assert offer is not None
            state.answer(seat, self._choose(state, seat, offer, rng))
            seat = next_asked(state, seat)
        points = self.policy.points(state)
        rival = rival_points(self.policy.game, state) if seats == 1 else 0.0
        return [each - fear * rival for each in points]

    def _choose(self, state: State, seat: int, offer: Offer, rng: Rng) -> int:
        leaning = [0.0] * len(offer.options)
        self.policy.lean(state, seat, offer, leaning)
        shares = _shares(leaning)
        mark = float(int(rng.below(1 << 30))) * FRACTION
        chosen = 0
        while chosen + 1 < len(shares) and mark >= shares[chosen]:
            mark -= shares[chosen]
            chosen += 1
        self.note(state, seat, offer, shares, chosen)
        return offer.options[chosen]

    def note(self, state: State, seat: int, offer: Offer, shares: list[float], chosen: int) -> None:
        """Add to the slopes what speaks for the pick that was chosen, less what does so on average."""


def _shares(leaning: list[float]) -> list[float]:
    """Return how likely each option is chosen."""
    highest = max(leaning)
    weights = [exp(max(LOWEST, lean - highest)) for lean in leaning]
    total = sum(weights)
    return [weight / total for weight in weights]
