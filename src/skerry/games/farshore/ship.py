"""Ships on their track: points for the place reached, a treasure at every mark on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.compass import matches
from skerry.games.farshore.words import AFTER_COMPASS
from skerry.games.farshore.zones import SHIP
from skerry.games.woodland.deed import Deed
from skerry.games.woodland.playing import REACT, watchers
from skerry.games.woodland.state import NO_CARD, Woodland, site
from skerry.games.woodland.zones import WILD
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame

# By step: by twos up to 40, then one by one.
TRACK: Final = (*range(0, 41, 2), *range(41, 61))
LAST_STEP: Final = len(TRACK) - 1
TREASURE_STEPS: Final = (2, 4, 6, 9, 12, 15, 18, 21, 25, 29, 33, 37)


def marks_passed(step: int) -> int:
    """Return how many treasure marks a ship has reached or passed."""
    return len([mark for mark in TREASURE_STEPS if mark <= step])


def advance(state: Woodland, ship: int, treasures: int, spaces: int) -> int:
    """Move a ship, given its counters, and take the treasures; return how far it came."""
    step = state.counters[ship]
    moved = max(0, min(spaces, LAST_STEP - step))
    if moved:
        state.gain(ship, 0, moved)
        found = marks_passed(step + moved) - marks_passed(step)
        if found:
            state.gain(treasures, 0, found)
    return moved


def sail(state: Woodland, seat: int, spaces: int) -> int:
    """Move the ship of a seat; return how far it came."""
    return advance(state, state.counter_at(SHIP, seat), state.counter_at(WILD, seat), spaces)


class SailByCompass(Deed):
    """The ship moves one space for each tile that the card just played (the source) matches.

    Then the cards act that watch for it and were there before (done).
    """

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if sail(state, frame.seat, matches(state, frame.source)) and frame.done:
            state.push(REACT, frame.seat, site(frame.seat, NO_CARD), frame.done)

    def describe(self) -> Text:
        return Text("farshore-rule-compass")


def compass_watchers(state: Woodland, seat: int) -> int:
    """Remember which cards of the city watch for moves by the compass."""
    return watchers(state, seat, (AFTER_COMPASS,))


SAIL_BY_COMPASS: Final = SailByCompass()
