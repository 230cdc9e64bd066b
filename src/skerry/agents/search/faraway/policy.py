"""Seats of a playout of Faraway lean towards the fame with which their tableau will end, as they judge it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.agents.search.faraway.cards import PAYS
from skerry.agents.search.faraway.judge import Judge
from skerry.agents.search.faraway.signs import Signs
from skerry.agents.search.policy import Policy
from skerry.games.faraway.deck import GIVE_NOTHING, is_region
from skerry.games.faraway.journey import HAND_SIZE
from skerry.games.faraway.offerings import GIVE_UP, gain_by_giving
from skerry.games.faraway.scoring import sanctuary_draw
from skerry.games.faraway.zones import CHOSEN, DRAWN, HAND, KEPT, MARKET, ROW

if TYPE_CHECKING:
    from skerry.kernel.game import Game
    from skerry.kernel.state import Offer, State

# What weights are called by: what quests promise, and those of the judges.
PROMISE: Final = "promise"
RESTING: Final = "resting"
MOVING: Final = "moving"
NO_CARD: Final = -1
HEAT: Final = 0.2  # fame by which an option is better that is taken e times as often


class FarawayPolicy(Policy):
    """Judges tableaux at rest, between two rounds, and moving, with a region that is being explored."""

    def __init__(self, game: Game[Any], learned: dict[str, list[float]], rounds: int) -> None:
        super().__init__(game)
        self.signs = Signs(learned[PROMISE])
        self.resting = Judge(learned[RESTING])
        self.moving = Judge(learned[MOVING])
        self.ahead = rounds  # that are played out, beside the one that has begun
        self.heat = HEAT

    def begins_turn(self, state: State, offer: Offer) -> bool:
        """All seats have one a round, all at once: it begins when nobody has chosen yet."""
        if not state.lanes or offer.frame.effect is GIVE_UP:
            return False
        for seat in range(state.layout.seats):
            if state.zone(CHOSEN, seat):
                return False
        return True

    def lean(self, state: State, seat: int, offer: Offer, leaning: list[float]) -> None:
        """Ask with what the tableau will end after each option."""
        sharp = 1.0 / self.heat
        for place, worth in enumerate(self.worths(state, seat, offer)):
            leaning[place] += sharp * worth

    def worths(self, state: State, seat: int, offer: Offer) -> list[float]:
        """Return with how much fame the seat will end, by option."""
        options = offer.options
        if offer.frame.effect is GIVE_UP:
            return self._worths_to_give(state, offer)
        hand = state.zone(HAND, seat)
        row, kept = state.zone(ROW, seat), state.zone(KEPT, seat)
        if not is_region(options[0]):
            return [self.at_rest(row, [*kept, card], hand) for card in options]
        if options[0] not in hand:
            find = self._likely_find(state.zone(DRAWN, seat), row, kept, hand)
            kept = kept if find == NO_CARD else [*kept, find]
            return [self.at_rest(row, kept, [*hand, card]) for card in options]
        if explores(state, seat):
            market = state.zones[MARKET]
            return [self.on_the_way(row, kept, hand, card, market) for card in options]
        return [self.at_rest(row, kept, without(hand, card)) for card in options]

    def _worths_to_give(self, state: State, offer: Offer) -> list[float]:
        found: list[float] = []
        for pick in offer.options:
            gain = gain_by_giving(state, offer.frame, pick)
            if gain is not None:
                found.append(float(gain))
            else:  # more are to be named: best begun with one that pays little
                found.append(0.0 if pick == GIVE_NOTHING else 1.0 - PAYS[pick])
        return found

    def _likely_find(
        self, drawn: list[int], row: list[int], kept: list[int], hand: list[int]
    ) -> int:
        """Return the sanctuary that will be kept, most likely."""
        find, best = NO_CARD, 0.0
        for card in drawn:
            worth = self.at_rest(row, [*kept, card], hand)
            if find == NO_CARD or worth > best:
                find, best = card, worth
        return find

    def at_rest(self, row: list[int], kept: list[int], hand: list[int]) -> float:
        """Judge a tableau between two rounds."""
        self.signs.read(row, kept, hand)
        return self.resting.judge(len(row), self.signs)

    def on_the_way(
        self, row: list[int], kept: list[int], hand: list[int], card: int, market: list[int]
    ) -> float:
        """Judge a tableau with a region that is being explored."""
        after = [*row, card]
        draws = sanctuary_draw(after, kept)
        self.signs.read(after, kept, without(hand, card), market, draws)
        return self.moving.judge(len(after), self.signs)

    def points(self, state: State) -> list[float]:
        """At the end count, before it judge."""
        if state.agenda is None and not state.lanes:
            return super().points(state)
        found: list[float] = []
        for seat in range(state.layout.seats):
            hand = state.zone(HAND, seat) + state.zone(CHOSEN, seat)
            found.append(self.at_rest(state.zone(ROW, seat), state.zone(KEPT, seat), hand))
        return found


def explores(state: State, seat: int) -> bool:
    """Tell whether a seat that chooses from its hand explores a region, instead of putting one back."""
    return len(state.zone(HAND, seat)) + len(state.zone(CHOSEN, seat)) <= HAND_SIZE


def without(cards: list[int], card: int) -> list[int]:
    """Return all cards but one."""
    return [each for each in cards if each != card]
