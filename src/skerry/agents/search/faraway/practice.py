"""Practice of Faraway: which cards are liked, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.agents.search.faraway.policy import liked_at
from skerry.agents.search.practice import Practice

if TYPE_CHECKING:
    from skerry.agents.search.faraway.policy import FarawayPolicy
    from skerry.kernel.state import Offer, State


class FarawayPractice(Practice):
    """Learns the likings of the policy."""

    def __init__(self, policy: FarawayPolicy) -> None:
        super().__init__(policy, len(policy.likings))

    def note(self, state: State, seat: int, offer: Offer, shares: list[float], chosen: int) -> None:
        """Move the likings of all cards that could be chosen."""
        first = liked_at(state, seat, offer)
        if first < 0:
            return
        slope = self.slopes[seat]
        for place in range(len(shares)):
            slope[first + offer.options[place]] += (place == chosen) - shares[place]
