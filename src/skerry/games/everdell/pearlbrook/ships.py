"""Ships: a pirate ship sails to an opponent, and pirates turn cards into treasure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.pearlbrook.pearls import GainPearls, brook
from skerry.games.everdell.pearlbrook.state import JOINED
from skerry.games.woodland import marks
from skerry.games.woodland.effects.gain import ONE_OF_ANY
from skerry.games.woodland.effects.hand import DISCARD_ASIDE, SetAside
from skerry.games.woodland.picks import SEATS
from skerry.games.woodland.state import RIVAL_OWNER, Woodland, index_of
from skerry.games.woodland.zones import ASIDE, CITY, DECK, HAND, POINTS, REVEALED, RIVAL
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


class Sail(Effect[Woodland]):
    """The card goes with its worker to an opponent's city, and pays for the pearls found there."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most  # pearls that are paid for

    def _ports(self, state: Woodland, seat: int) -> list[int]:
        if state.is_alone():
            return [RIVAL_OWNER]
        return [
            other for other in range(state.layout.seats) if other != seat and state.has_space(other)
        ]

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        return [SEATS + other for other in self._ports(state, frame.seat)]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seat = frame.seat
        other = option - SEATS
        sail_away(state, seat, index_of(frame.source), other)
        found = min(self.most, brook(state).pearls(other))
        if found:
            state.gain(POINTS, seat, found)
            state.push(ONE_OF_ANY.times(found), seat, frame.source)

    def may_fail(self) -> bool:
        return True

    def why_not_use(self, state: Woodland, seat: int, source: int) -> Text | None:
        return None if self._ports(state, seat) else Text("everdell-why-no-port")

    def describe(self) -> Text:
        return Text("everdell-sail", {"count": self.most})


def sail_away(state: Woodland, seat: int, index: int, other: int) -> None:
    """Move a card to another city with all that lies on it, but not who shared its space."""
    mark = state.built[seat].pop(index)
    if other == RIVAL_OWNER:
        kind = state.lift(index, state.at(CITY, seat), RIVAL)
        state.visits += [kind] * marks.standing(mark, seat)
    else:
        state.lift(index, state.at(CITY, seat), state.at(CITY, other))
        state.built[other].append(mark & ~JOINED)
        brook(state).settle_in(other)
    brook(state).settle_in(seat)


class Plunder(Effect[Woodland]):
    """Take as many cards of the deck as were set aside; for enough points on them, a pearl."""

    __slots__ = ("asked",)

    def __init__(self, asked: int) -> None:
        self.asked = asked

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seat = frame.seat
        count = len(state.zone(ASIDE, seat))
        DISCARD_ASIDE.apply(state, frame, option)
        shown = state.at(REVEALED, seat)
        for _ in range(min(count, state.room(seat))):
            if state.top_up():
                state.draw(DECK, shown)
        cards = state.zones[shown][:]
        for card in cards:
            state.move(card, shown, state.at(HAND, seat))
        if sum([state.card(card).points for card in cards]) >= self.asked:
            state.push(PEARL, seat)

    def describe(self) -> Text:
        return Text("everdell-plunder", {"points": self.asked})


def plunder(up_to: int, asked: int) -> SetAside:
    """Discard cards, up to so many, and turn up as many; with enough points on them, a pearl."""
    return SetAside(Plunder(asked), Text("woodland-discard-up-to", {"count": up_to}), up_to=up_to)


PEARL: Final = GainPearls(1)
