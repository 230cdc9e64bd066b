"""How the captain begins, and how she prepares for a season once all others have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.captain.effects import (
    draw_by_plan,
    draw_unseen,
    hand,
    open_to_her,
    take_map,
)
from skerry.games.farshore.captain.plan import lay_markers
from skerry.games.farshore.shore import add, captain_of
from skerry.games.farshore.terms import NEW_WORKERS
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import AUTUMN, SPRING, SUMMER, WINTER
from skerry.games.woodland.workers import pegs_of
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame

FIRST_HAND: Final = 2
DRAWS: Final[dict[int, int]] = {SPRING: 4, SUMMER: 6, AUTUMN: 3}


def begin(state: Woodland) -> None:
    """Deal her cards and workers, mix her trail and lay out her plan."""
    state.shuffle(captain_of(state).trail_deck)
    lay_markers(state)
    add(state, captain_of(state).workers, NEW_WORKERS[WINTER])
    draw_unseen(state, FIRST_HAND)


class CaptainPrepares(Effect[Woodland]):
    """Her workers come home and one joins them; she takes every map she can, and draws cards."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        state.begin(state.layout.seats, Text("farshore-log-captain-turn"))
        season = state.counters[captain_of(state).season] + 1
        add(state, captain_of(state).season, 1)
        add(state, captain_of(state).workers, come_home(state) + NEW_WORKERS[season])
        add(state, captain_of(state).section, -state.counters[captain_of(state).section])
        add(state, captain_of(state).rests, 1)
        for card in open_to_her(state):
            state.go_on()
            take_map(state, card)
        if season == SPRING:
            draw_unseen(state, DRAWS[season])
            state.shuffle(hand(state))
        else:
            draw_by_plan(state, DRAWS[season])

    def describe(self) -> Text:
        return Text("farshore-rules-captain-prepares-text")


def come_home(state: Woodland) -> int:
    """Call all her workers home, and return how many come."""
    her = state.layout.seats
    count = state.counters[captain_of(state).at_red]
    add(state, captain_of(state).at_red, -count)
    for place in range(len(state.pegs)):
        here = pegs_of(state, her, place) if state.pegs[place] else 0
        if here:
            state.send(her, place, -here)
            count += here
    return count


CAPTAIN_PREPARES: Final = CaptainPrepares()
