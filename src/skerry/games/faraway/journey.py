"""The eight rounds of a journey, clause by clause."""

from __future__ import annotations

from typing import Final

from skerry.games.faraway.deck import RANKS
from skerry.games.faraway.scoring import sanctuary_draw, score
from skerry.games.faraway.zones import (
    CHOSEN,
    DECK,
    DRAWN,
    FAME,
    GONE,
    HAND,
    KEPT,
    MARKET,
    RETURNED,
    ROUND,
    ROW,
    SANCTUARY_DECK,
)
from skerry.kernel.effect import Effect, Frame, Sequence, Together
from skerry.kernel.pick import Choose
from skerry.kernel.state import State
from skerry.kernel.text import Text
from skerry.kernel.zones import SHARED

ROUNDS: Final = 8
HAND_SIZE: Final = 3
WIDE_HAND: Final = 5  # dealt in the variant for experienced players


class Deal(Effect[State]):
    """Give every seat its first regions."""

    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        self.size = size

    def apply(self, state: State, frame: Frame, option: int) -> None:
        """Shuffle both decks, then deal."""
        state.shuffle(DECK)
        state.shuffle(SANCTUARY_DECK)
        for seat in range(state.layout.seats):
            for _ in range(self.size):
                state.draw(DECK, state.at(HAND, seat))

    def describe(self) -> Text:
        return Text("faraway-rules-set-up-deal", {"count": self.size})


class ShuffleBack(Effect[State]):
    """Put the regions laid aside back into the deck, unseen."""

    __slots__ = ()

    def apply(self, state: State, frame: Frame, option: int) -> None:
        for seat in range(state.layout.seats):
            for card in state.zone(CHOSEN, seat)[:]:
                state.move(card, state.at(CHOSEN, seat), DECK)
        state.shuffle(DECK)

    def describe(self) -> Text:
        return Text("faraway-rule-shuffle-back")


class BeginRound(Effect[State]):
    """Count the round, and lay out the market unless it is the last one."""

    __slots__ = ()

    def apply(self, state: State, frame: Frame, option: int) -> None:
        """The market holds one region more than there are seats."""
        state.gain(ROUND, 0, 1)
        if state.watch is not None:
            state.begin(SHARED, Text("faraway-log-round", {"round": state.count(ROUND)}))
        if state.count(ROUND) < ROUNDS:
            for _ in range(state.layout.seats + 1):
                state.draw(DECK, MARKET)

    def describe(self) -> Text:
        return Text("faraway-rules-set-up-market")


class Reveal(Effect[State]):
    """Turn all chosen regions up together."""

    __slots__ = ()

    def apply(self, state: State, frame: Frame, option: int) -> None:
        """Add each to the right end of its row."""
        state.begin(SHARED)
        for seat in range(state.layout.seats):
            state.draw(state.at(CHOSEN, seat), state.at(ROW, seat))

    def describe(self) -> Text:
        return Text("faraway-rules-round-explore-text")


class DrawSanctuaries(Effect[State]):
    """Whoever played a higher number than before draws sanctuaries, as far as the deck goes."""

    __slots__ = ()

    def apply(self, state: State, frame: Frame, option: int) -> None:
        for seat in market_order(state):
            draw_sanctuaries(state, seat)

    def describe(self) -> Text:
        return Text("faraway-rules-round-sanctuary-text")


class TopUp(Effect[State]):
    """A seat that the deck left short draws from what others have put back meanwhile."""

    __slots__ = ()

    def apply(self, state: State, frame: Frame, option: int) -> None:
        draw_sanctuaries(state, frame.seat)

    def describe(self) -> Text:
        return Text("faraway-rules-sanctuaries-short")


class VisitMarket(Effect[State]):
    """In ascending order of the numbers just played, every seat has its turn at the market."""

    __slots__ = ()

    def apply(self, state: State, frame: Frame, option: int) -> None:
        """The lowest number comes first, so its clause is pushed last."""
        turn = MARKET_TURN if state.count(ROUND) < ROUNDS else LAST_TURN
        for seat in reversed(market_order(state)):
            state.push(turn, seat)

    def describe(self) -> Text:
        return Text("faraway-rules-round-market-text")


class EndRound(Effect[State]):
    """The region that nobody took leaves the game; the next round begins, unless it was the last."""

    __slots__ = ()

    def apply(self, state: State, frame: Frame, option: int) -> None:
        for card in state.zone(MARKET)[:]:
            state.move(card, MARKET, GONE)
        if state.count(ROUND) < ROUNDS:
            state.push(ROUND_OF_PLAY, 0)

    def describe(self) -> Text:
        return Text("faraway-rules-round-end")


class FinalScore(Effect[State]):
    """Score every row from right to left, then its sanctuaries."""

    __slots__ = ()

    def apply(self, state: State, frame: Frame, option: int) -> None:
        state.begin(SHARED)
        for seat in range(state.layout.seats):
            state.gain(FAME, seat, score(state, seat).total)

    def describe(self) -> Text:
        return Text("faraway-rules-score-back")


def market_order(state: State) -> list[int]:
    """Return the seats in ascending order of the regions they have just played."""
    order: list[int] = []
    for seat in range(state.layout.seats):
        place = seat
        while place and _last_rank(state, order[place - 1]) > _last_rank(state, seat):
            place -= 1
        order.insert(place, seat)
    return order


def _last_rank(state: State, seat: int) -> int:
    return RANKS[state.zone(ROW, seat)[-1]]


def draw_sanctuaries(state: State, seat: int) -> None:
    """Draw until the seat has what its last region gives it, or no sanctuary is left."""
    drawn = state.at(DRAWN, seat)
    due = sanctuary_draw(state.zone(ROW, seat), state.zone(KEPT, seat))
    for _ in range(due - len(state.zones[drawn])):
        if state.zones[SANCTUARY_DECK]:
            state.draw(SANCTUARY_DECK, drawn)
        elif state.zones[RETURNED]:
            state.move(state.zones[RETURNED][0], RETURNED, drawn)


FINAL_SCORE: Final = FinalScore()
KEEP_SANCTUARY: Final[Choose[State]] = Choose(
    DRAWN, KEPT, Text("faraway-keep-sanctuary"), Text("faraway-verb-keep"), rest=RETURNED
)
MARKET_TURN: Final[Sequence[State]] = Sequence(
    TopUp(),
    Choose(MARKET, HAND, Text("faraway-take-region"), Text("faraway-verb-take")),
    KEEP_SANCTUARY,
)
LAST_TURN: Final[Sequence[State]] = Sequence(TopUp(), KEEP_SANCTUARY)
ROUND_OF_PLAY: Final[Sequence[State]] = Sequence(
    BeginRound(),
    Together(Choose(HAND, CHOSEN, Text("faraway-choose-region"), Text("faraway-verb-explore"))),
    Reveal(),
    DrawSanctuaries(),
    VisitMarket(),
    EndRound(),
)
DEALING: Final[tuple[Effect[State], ...]] = (Deal(HAND_SIZE),)
EXPERIENCED_DEALING: Final[tuple[Effect[State], ...]] = (
    Deal(WIDE_HAND),
    Together(
        Choose(
            HAND,
            CHOSEN,
            Text("faraway-put-back"),
            Text("faraway-verb-put-back"),
            count=WIDE_HAND - HAND_SIZE,
        )
    ),
    ShuffleBack(),
)
