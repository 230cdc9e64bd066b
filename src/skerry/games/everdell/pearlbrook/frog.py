"""The frog ambassador of Rugwort: it goes down the river and gathers pearls for wonders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.pearlbrook.pearls import brook
from skerry.games.everdell.pearlbrook.places import WONDER_PEARLS
from skerry.games.everdell.pearlbrook.zones import RIVAL_PEARLS, RIVER
from skerry.games.woodland.deed import Deed
from skerry.games.woodland.state import RIVAL_OWNER, Woodland
from skerry.games.woodland.words import WONDER
from skerry.games.woodland.zones import EVENTS, RIVAL_EVENTS
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame

# Which destination each face of the die means, from the top.
DIE: Final = (0, 0, 1, 1, 2, 2, 3, 3)


def _places(state: Woodland) -> list[int]:
    """List the destinations of the river from the top."""
    first = len(state.box.cards)
    return [card - first for card in state.zones[state.layout.common(RIVER)][:4]]


def _go(state: Woodland, bank: int) -> None:
    """Let the frog stand at a destination, turn up its card and take pearls."""
    state.send(state.layout.seats, _places(state)[bank])
    found = 2 if brook(state).turn_up(bank) else 1
    state.gain(RIVAL_PEARLS, 0, found)


class FrogComes(Deed):
    """The die says where the frog begins."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        face = state.roll(len(DIE))
        state.note(Text("everdell-log-die", {"number": face + 1}))
        _go(state, DIE[face])

    def describe(self) -> Text:
        return Text("everdell-frog-comes")


class FrogMoves(Deed):
    """The frog goes one destination down, from the last to the first."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        rival = state.layout.seats
        places = _places(state)
        for bank, place in enumerate(places):
            if state.pegs_of(rival, place):
                state.send(rival, place, -1)
                _go(state, (bank + 1) % len(places))
                return

    def describe(self) -> Text:
        return Text("everdell-frog-moves")


class BuildWonders(Deed):
    """At the end he builds wonders for pearls alone, always the dearest one he can pay."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        first = len(state.box.cards)
        places = state.box.places
        left = [
            (places[card - first].points, card)
            for card in state.zones[EVENTS]
            if places[card - first].area == WONDER
        ]
        for _, card in sorted(left, reverse=True):
            price = WONDER_PEARLS[places[card - first].name]
            if brook(state).pearls(RIVAL_OWNER) >= price:
                state.gain(RIVAL_PEARLS, 0, -price)
                state.move(card, EVENTS, RIVAL_EVENTS)

    def describe(self) -> Text:
        return Text("everdell-frog-builds")


FROG_COMES: Final = FrogComes()
FROG_MOVES: Final = FrogMoves()
BUILD_WONDERS: Final = BuildWonders()
