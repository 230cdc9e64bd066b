"""The captain's turns, and how turns are passed on where she is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.captain.effects import hand, open_to_her, play_card, take_map
from skerry.games.farshore.captain.trail import BOTTOM, follow
from skerry.games.farshore.effects.maps import value_of
from skerry.games.farshore.shore import add, captain_of
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import AUTUMN
from skerry.games.woodland.turn import PassOn, begin_turn
from skerry.games.woodland.zones import PASSED
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


class CaptainTurn(Effect[Woodland]):
    """As long as she has workers she follows her trail; then she plays cards."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        state.begin(state.layout.seats, Text("farshore-log-captain-turn"))
        if state.counters[captain_of(state).season] == AUTUMN:
            autumn_turn(state)
        elif state.counters[captain_of(state).workers]:
            follow(state, 0)
        else:
            play_card(state)

    def describe(self) -> Text:
        return Text("farshore-rules-captain-turn-worker")


def autumn_turn(state: Woodland) -> None:
    """Play a card of the hand and maybe take a map; then follow the trail below; then pass."""
    if state.zones[hand(state)]:
        play_card(state)
        go_for_map(state)
    elif state.counters[captain_of(state).workers]:
        follow(state, BOTTOM)
    else:
        add(state, captain_of(state).passed, 1)


def go_for_map(state: Woodland) -> None:
    """Send a worker to the dunes for the best map that she can take."""
    if not state.counters[captain_of(state).workers]:
        return
    found = open_to_her(state)
    if not found:
        return
    best = found[0]
    for card in found:
        if value_of(state, card) > value_of(state, best):
            best = card
    add(state, captain_of(state).workers, -1)
    state.go_on()
    state.note(Text("farshore-log-captain-dunes"))
    state.send(state.layout.seats, state.box.place_ids["dunes"])
    take_map(state, best)


class PassOnAtSea(PassOn):
    """The captain has her turn after the last seat, unless she has prepared since."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seats = state.layout.seats
        for later in range(1, seats + 2):
            who = (frame.seat + later) % (seats + 1)
            if who < seats and not state.count(PASSED, who):
                begin_turn(state, who)
                return
            if who == seats and self._is_her_turn(state):
                state.push(self, seats)
                state.push(CAPTAIN_TURN, seats)
                return

    def _is_her_turn(self, state: Woodland) -> bool:
        rests = state.counters[captain_of(state).rests]
        add(state, captain_of(state).rests, -rests)
        return not rests and not state.counters[captain_of(state).passed]


CAPTAIN_TURN: Final = CaptainTurn()
PASS_ON_AT_SEA: Final = PassOnAtSea()
