"""Practice of the woodlands: playouts by the policy alone, which tell how its weights would have to move to end better."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from skerry.agents.search.aim import rival_points
from skerry.agents.search.turns import NOBODY, next_asked
from skerry.agents.search.woodland.features import RESOURCES
from skerry.games.woodland.picks import CHOOSE
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.zones import SEASON

if TYPE_CHECKING:
    from skerry.agents.search.woodland.policy import WoodlandPolicy
    from skerry.kernel.rng import Rng
    from skerry.kernel.state import Offer, State

LOWEST: Final = -12.0
FRACTION: Final = 1.0 / (1 << 30)


class WoodlandPractice:
    """Plays a world out; by seat, the slope of how likely its picks were, for each weight of the policy.

    The policy has looked at the position before.
    """

    def __init__(self, policy: WoodlandPolicy) -> None:
        self.policy = policy
        self.slopes: list[list[float]] = []

    def run(self, world: State, rng: Rng, fear: float = 1.0) -> list[float]:
        """Play to the end; return what each seat has, less what a rival has, or a share of that."""
        state = world.clone()
        seats = state.layout.seats
        self.slopes = [[0.0] * len(self.policy.weights) for _ in range(seats)]
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
        self._note(state, seat, offer, shares, chosen)
        return offer.options[chosen]

    def _note(
        self, state: State, seat: int, offer: Offer, shares: list[float], chosen: int
    ) -> None:
        """Add what is printed on the pick that was chosen, less what is on picks on average."""
        policy = self.policy
        season = state.count(SEASON, seat)
        features = policy.features[season]
        first = season * policy.breadth
        sign = policy.sign(offer.frame)
        slope = self.slopes[seat]
        assert isinstance(state, Woodland)
        policy.sight.begin(state, seat, season, policy.weights, first)
        for place in range(len(shares)):
            pick = offer.options[place]
            more = (1.0 if place == chosen else 0.0) - shares[place]
            if policy.seen_to[pick]:
                flow = policy.flow(offer.frame) if pick < RESOURCES else 1.0
                self._note_seen(slope, first, pick, flow * more)
                for resource, amount in policy.amounts[pick]:
                    slope[policy.need_at(state, seat, resource)] += flow * more * amount
            if policy.sorts[pick] == CHOOSE:
                more *= sign
            for number, value in features[pick]:
                slope[first + number] += more * value

    def _note_seen(self, slope: list[float], first: int, pick: int, more: float) -> None:
        """Add what the seat sees of a pick that changes."""
        sight = self.policy.sight
        sight.noting = True
        sight.noted = []
        sight.see(pick, self.policy.amounts[pick])
        sight.noting = False
        for number, value in sight.noted:
            slope[first + number] += more * value


def _shares(leaning: list[float]) -> list[float]:
    """Return how likely each option is chosen."""
    highest = max(leaning)
    weights = [exp(max(LOWEST, lean - highest)) for lean in leaning]
    total = sum(weights)
    return [weight / total for weight in weights]
