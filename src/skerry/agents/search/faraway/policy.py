"""Seats of a playout of Faraway lean towards what their tableau promises most after."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.agents.search.faraway.cards import HEIGHTS, SHOWS
from skerry.agents.search.faraway.promise import NO_REGION, Tableau
from skerry.agents.search.policy import Policy
from skerry.games.faraway.deck import is_region
from skerry.games.faraway.journey import HAND_SIZE, ROUNDS
from skerry.games.faraway.offerings import GIVE_UP
from skerry.games.faraway.zones import HAND, KEPT, ROW

if TYPE_CHECKING:
    from skerry.kernel.game import Game
    from skerry.kernel.seen import Seen
    from skerry.kernel.state import Offer, State

# Of the learned weights, those after the ones of `Tableau`.
SHARP: Final = 8  # how strongly a point that is promised draws: playing, taking, keeping
EARLY: Final = 11  # how strongly a low region draws, for the choice at the market
SCALE: Final = 12  # by rounds left: what the promise is multiplied by
SHIFT: Final = 21  # and what is added
LENGTH: Final = 30
# Likings, by kind of choice, round and card: what the promise of a tableau leaves out.
CARDS: Final = len(SHOWS)
LIKINGS: Final = 2 * ROUNDS * CARDS
UNLIKED: Final = -1


def liked_at(state: State, seat: int, offer: Offer) -> int:
    """Return where the likings for a choice begin, to play or to get a card; UNLIKED where there are none."""
    hand = state.zone(HAND, seat)
    if offer.frame.effect is GIVE_UP or len(hand) > HAND_SIZE:
        return UNLIKED
    now = min(len(state.zone(ROW, seat)), ROUNDS - 1)
    return (now if offer.options[0] in hand else ROUNDS + now) * CARDS


class FarawayPolicy(Policy):
    """Knows the promise of a tableau, in points; looks some rounds ahead."""

    def __init__(
        self, game: Game[Any], weights: list[float], likings: list[float], rounds: int
    ) -> None:
        super().__init__(game)
        assert len(weights) == LENGTH
        assert len(likings) == LIKINGS
        self.weights = weights
        self.likings = likings
        self.rounds = rounds  # so many are played out

    def look(self, seen: Seen) -> None:
        """Say how many turns that is."""
        self.ahead = self.rounds * seen.view().seats

    def begins_turn(self, state: State, offer: Offer) -> bool:
        """Each seat has one a round, all at once."""
        return bool(state.lanes)

    def lean(self, state: State, seat: int, offer: Offer, leaning: list[float]) -> None:
        """Ask what the tableau promises after each option."""
        options = offer.options
        if offer.frame.effect is GIVE_UP:
            return
        hand = state.zone(HAND, seat)
        row, kept = state.zone(ROW, seat), state.zone(KEPT, seat)
        if not is_region(options[0]):
            self._lean_to_sanctuaries(row, kept, hand, options, leaning)
        elif options[0] not in hand:
            self._lean_to_market(row, kept, hand, options, leaning)
        else:
            self._lean_to_hand(row, kept, hand, options, leaning)
        first = liked_at(state, seat, offer)
        if first != UNLIKED:
            for place in range(len(options)):
                leaning[place] += self.likings[first + options[place]]

    def _lean_to_sanctuaries(
        self,
        row: list[int],
        kept: list[int],
        hand: list[int],
        options: list[int],
        leaning: list[float],
    ) -> None:
        sharp = self.weights[SHARP + 2]
        for place in range(len(options)):
            tableau = Tableau(row, [*kept, options[place]], hand, self.weights)
            leaning[place] += sharp * tableau.promise()

    def _lean_to_market(
        self,
        row: list[int],
        kept: list[int],
        hand: list[int],
        options: list[int],
        leaning: list[float],
    ) -> None:
        sharp = self.weights[SHARP + 1]
        for place in range(len(options)):
            tableau = Tableau(row, kept, [*hand, options[place]], self.weights)
            best = -1000.0
            for card in tableau.hand:
                best = max(best, tableau.promise(card))
            leaning[place] += sharp * best

    def _lean_to_hand(
        self,
        row: list[int],
        kept: list[int],
        hand: list[int],
        options: list[int],
        leaning: list[float],
    ) -> None:
        """Play a region, or with a wide hand put one back."""
        sharp = self.weights[SHARP]
        tableau = Tableau(row, kept, hand, self.weights)
        back = len(hand) > HAND_SIZE
        for place in range(len(options)):
            card = options[place]
            if back:
                leaning[place] += sharp * tableau.promise(NO_REGION, card)
            else:
                leaning[place] += sharp * tableau.promise(card)
                leaning[place] += self.weights[EARLY] * HEIGHTS[card]

    def points(self, state: State) -> list[float]:
        """At the end count, before it trust the promise as far as has been learned."""
        if state.agenda is None and not state.lanes:
            return super().points(state)
        found: list[float] = []
        for seat in range(state.layout.seats):
            row = state.zone(ROW, seat)
            tableau = Tableau(row, state.zone(KEPT, seat), state.zone(HAND, seat), self.weights)
            left = ROUNDS - len(row)
            found.append(
                self.weights[SCALE + left] * tableau.promise() + self.weights[SHIFT + left]
            )
        return found

    def rows(self, state: State, seat: int, offer: Offer) -> list[list[float]]:
        """Return for each option what it promises, by kind of choice, and its height, to learn from."""
        if offer.frame.effect is GIVE_UP:
            return []
        whole = self.weights
        found = [[0.0] * (SCALE - SHARP) for _ in offer.options]
        for number in range(SCALE - SHARP):
            self.weights = whole[:]
            self.weights[SHARP:SCALE] = [0.0] * (SCALE - SHARP)
            self.weights[SHARP + number] = 1.0
            leaning = [0.0] * len(offer.options)
            self.lean(state, seat, offer, leaning)
            for place in range(len(leaning)):
                found[place][number] = leaning[place]
        self.weights = whole
        return found
