"""Ships: a pirate ship sails to an opponent, and pirates turn cards into treasure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.pearlbrook.brook import brook
from skerry.games.everdell.pearlbrook.messengers import JOINED, settle_in
from skerry.games.everdell.pearlbrook.pearls import GainPearls
from skerry.games.woodland.city import has_space
from skerry.games.woodland.effects.gain import ONE_OF_ANY
from skerry.games.woodland.effects.hand import DISCARD_ASIDE, SetAside
from skerry.games.woodland.hand import hand_room, top_up
from skerry.games.woodland.picks import RIVAL_OWNER
from skerry.games.woodland.rival import is_alone
from skerry.games.woodland.state import Woodland, index_of
from skerry.games.woodland.zones import ASIDE, DECK, HAND, POINTS, REVEALED
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
        if is_alone(state):
            return [RIVAL_OWNER]
        return [
            other
            for other in range(state.layout.seats)
            if other != seat and has_space(state, other)
        ]

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        return [state.box.picks.owner(other) for other in self._ports(state, frame.seat)]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seat = frame.seat
        other = state.box.picks.owner_of(option)
        sail_away(state, seat, index_of(frame.source), other)
        found = min(self.most, brook(state).pearls(state, other))
        if found:
            state.gain(POINTS, seat, found)
            state.push(ONE_OF_ANY.times(found), seat, frame.source)

    def may_fail(self) -> bool:
        return True

    def why_not_use(self, state: Woodland, seat: int, source: int) -> Text | None:
        return None if self.can_use(state, seat, source) else Text("everdell-why-no-port")

    def can_use(self, state: Woodland, seat: int, source: int) -> bool:
        return len(self._ports(state, seat)) > 0

    def describe(self) -> Text:
        return Text("everdell-sail", {"count": self.most})


def sail_away(state: Woodland, seat: int, index: int, other: int) -> None:
    """Move a card to another city with all that lies on it, but not who shared its space."""
    state.carry(seat, index, other, but=JOINED)
    if other != RIVAL_OWNER:
        settle_in(state, other)
    settle_in(state, seat)


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
        for _ in range(min(count, hand_room(state, seat))):
            if top_up(state):
                state.draw(DECK, shown)
        cards = state.zones[shown][:]
        for card in cards:
            state.move(card, shown, state.at(HAND, seat))
        if sum([state.card(card).points for card in cards]) >= self.asked:
            state.push(PEARL, seat)

    def verb(self, state: Woodland, frame: Frame, count: int) -> Text | None:
        return DISCARD_ASIDE.verb(state, frame, count)

    def describe(self) -> Text:
        return Text("everdell-plunder", {"points": self.asked})


def plunder(up_to: int, asked: int) -> SetAside:
    """Discard cards, up to so many, and turn up as many; with enough points on them, a pearl."""
    return SetAside(Plunder(asked), Text("woodland-discard-up-to", {"count": up_to}), up_to=up_to)


PEARL: Final = GainPearls(1)
