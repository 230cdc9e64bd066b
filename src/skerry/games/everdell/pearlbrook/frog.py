"""The frog ambassador of Rugwort: it goes down the river and gathers pearls for wonders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.pearlbrook.brook import SPOTS, brook
from skerry.games.woodland.scoring import WILD_WORTH
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import WONDER
from skerry.games.woodland.workers import pegs_of
from skerry.games.woodland.zones import EVENTS, RIVAL_EVENTS
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame

# Which destination each face of the die means, from the top. The printed table is not known to
# us, so it can be chosen.
DICE: Final = {"in pairs": (0, 0, 1, 1, 2, 2, 3, 3), "round and round": (0, 1, 2, 3, 0, 1, 2, 3)}
DIE_NAMES: Final = tuple(DICE)
FACES: Final = 8
PEARLS_HIDDEN: Final = 2  # where a card is turned up; else one


def _places(state: Woodland) -> list[int]:
    """List the destinations of the river from the top."""
    first = len(state.box.cards)
    return [card - first for card in state.zones[brook(state).at.river][:SPOTS]]


def _go(state: Woodland, place: int) -> None:
    """Let the frog stand at a destination, turn up its card and take pearls."""
    state.send(state.layout.seats, place)
    here = brook(state)
    found = PEARLS_HIDDEN if here.turn_up(state, here.bank_of(place)) else 1
    state.gain(here.at.rival_pearls, 0, found)


class FrogComes(Effect[Woodland]):
    """The die says where the frog begins."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        face = state.roll(FACES)
        state.note(Text("everdell-log-die", {"number": face + 1}))
        table = DICE[DIE_NAMES[state.counters[brook(state).at.rival_die]]]
        _go(state, _places(state)[table[face]])

    def describe(self) -> Text:
        return Text("everdell-rules-alone-brook-frog", {"hidden": PEARLS_HIDDEN})


class FrogMoves(Effect[Woodland]):
    """The frog goes one destination down, from the last to the first."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        rival = state.layout.seats
        places = _places(state)
        for number, place in enumerate(places):
            if pegs_of(state, rival, place):
                state.send(rival, place, -1)
                _go(state, places[(number + 1) % len(places)])
                return

    def describe(self) -> Text:
        return Text("everdell-rules-alone-brook-frog", {"hidden": PEARLS_HIDDEN})


class BuildWonders(Effect[Woodland]):
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
            price = places[card - first].pearls
            pearls = brook(state).at.rival_pearls
            if state.counters[pearls] >= price:
                state.gain(pearls, 0, -price)
                state.move(card, EVENTS, RIVAL_EVENTS)

    def describe(self) -> Text:
        return Text("everdell-rules-alone-brook-wonders", {"points": WILD_WORTH})


FROG_COMES: Final = FrogComes()
FROG_MOVES: Final = FrogMoves()
BUILD_WONDERS: Final = BuildWonders()
