"""A game of Faraway by judgement alone: what was judged on the way is noted, to learn from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.agents.search.faraway.policy import explores
from skerry.agents.search.habits import draw
from skerry.agents.search.turns import NOBODY, next_asked
from skerry.games.faraway.journey import HAND_SIZE
from skerry.games.faraway.zones import HAND, KEPT, MARKET, ROW

if TYPE_CHECKING:
    from skerry.agents.search.faraway.policy import FarawayPolicy
    from skerry.kernel.rng import Rng
    from skerry.kernel.state import Offer, State


class Verdict:
    """A tableau that was judged: at rest or moving, with how many regions, its numbers, and its worth."""

    __slots__ = ("moving", "places", "table", "values", "worth")

    def __init__(
        self, table: int, places: list[int], values: list[float], worth: float, *, moving: bool
    ) -> None:
        self.table = table
        self.places = places
        self.values = values
        self.worth = worth
        self.moving = moving


class Rehearsal:
    """Plays games out, and notes for each seat the verdicts in their order."""

    def __init__(self, policy: FarawayPolicy) -> None:
        self.policy = policy
        self.verdicts: list[list[Verdict]] = []

    def play(self, state: State, rng: Rng) -> list[float]:
        """Play to the end; return what each seat has."""
        self.verdicts = [[] for _ in range(state.layout.seats)]
        seat = next_asked(state, 0)
        while seat != NOBODY:
            offer = state.offers[seat]
            assert offer is not None
            if self.policy.begins_turn(state, offer):
                self._note_rest(state)
            pick = self._choose(state, seat, offer, rng)
            if state.lanes and pick in state.zone(HAND, seat) and explores(state, seat):
                self._note_way(state, seat, pick)
            state.answer(seat, pick)
            seat = next_asked(state, seat)
        return self.policy.points(state)

    def _choose(self, state: State, seat: int, offer: Offer, rng: Rng) -> int:
        options = offer.options
        if len(options) == 1:
            return options[0]
        leaning = [0.0] * len(options)
        self.policy.lean(state, seat, offer, leaning)
        return options[draw(leaning, rng)]

    def _note_rest(self, state: State) -> None:
        for seat in range(state.layout.seats):
            row, hand = state.zone(ROW, seat), state.zone(HAND, seat)
            if len(hand) == HAND_SIZE:  # with more, some are put back first
                worth = self.policy.at_rest(row, state.zone(KEPT, seat), hand)
                self._note(seat, len(row), worth, moving=False)

    def _note_way(self, state: State, seat: int, card: int) -> None:
        row, hand = state.zone(ROW, seat), state.zone(HAND, seat)
        market = state.zones[MARKET]
        worth = self.policy.on_the_way(row, state.zone(KEPT, seat), hand, card, market)
        self._note(seat, len(row) + 1, worth, moving=True)

    def _note(self, seat: int, table: int, worth: float, *, moving: bool) -> None:
        signs = self.policy.signs
        self.verdicts[seat].append(Verdict(table, signs.places, signs.values, worth, moving=moving))
