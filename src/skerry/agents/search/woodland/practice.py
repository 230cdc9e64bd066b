"""Practice of the woodlands: what is printed on picks, and what a seat sees of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.agents.search.practice import Practice
from skerry.agents.search.woodland.features import RESOURCES
from skerry.games.woodland.picks import CHOOSE
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.zones import SEASON

if TYPE_CHECKING:
    from skerry.agents.search.woodland.policy import WoodlandPolicy
    from skerry.kernel.state import Offer, State


class WoodlandPractice(Practice):
    """Learns the weights of the policy, after it has looked at a position."""

    def __init__(self, policy: WoodlandPolicy) -> None:
        super().__init__(policy, len(policy.weights))
        self.woodland = policy

    def note(self, state: State, seat: int, offer: Offer, shares: list[float], chosen: int) -> None:
        """Add what is printed on the pick that was chosen, less what is on picks on average."""
        policy = self.woodland
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
        sight = self.woodland.sight
        sight.noting = True
        sight.noted = []
        sight.see(pick, self.woodland.amounts[pick])
        sight.noting = False
        for number, value in sight.noted:
            slope[first + number] += more * value
