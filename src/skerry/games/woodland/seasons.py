"""Preparing for the next season: workers come home, new ones join, and the season gives its gift."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland import marks
from skerry.games.woodland.box import NEW_WORKERS
from skerry.games.woodland.effects.meadow import take_from_meadow
from skerry.games.woodland.effects.produce import PRODUCE
from skerry.games.woodland.effects.workers import comes_home
from skerry.games.woodland.state import Woodland, site
from skerry.games.woodland.words import SUMMER
from skerry.games.woodland.zones import ASTRAY, CITY, SEASON, WORKERS
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame

GIFT_OF_SUMMER: Final = take_from_meadow(2, up_to=True)


class Prepare(Effect[Woodland]):
    """Before the workers come home, cards of the city may act; then the season changes."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        state.push(CHANGE, frame.seat)
        rival = state.box.rival_answers
        if rival is not None and state.is_alone():  # what they act out may be a play
            state.push(rival, frame.seat)
        for index, kind in enumerate(state.zone(CITY, frame.seat)):
            effect = state.card(kind).eve
            if effect is not None:
                state.push(effect, frame.seat, site(frame.seat, index))

    def describe(self) -> Text:
        return Text("woodland-rule-prepare")


class ChangeSeason(Effect[Woodland]):
    """All workers come home, new ones join them, and the season gives its gift."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seat = frame.seat
        season = state.count(SEASON, seat) + 1
        state.gain(SEASON, seat, 1)
        state.call_back(seat)
        state.gain(WORKERS, seat, come_home(state, seat) + NEW_WORKERS[season])
        rival = state.box.rival_prepares
        if rival is not None and state.is_alone():
            state.push(rival, seat)
        state.push(GIFT_OF_SUMMER if season == SUMMER else PRODUCE, seat)

    def describe(self) -> Text:
        return Text("woodland-rule-seasons")


def come_home(state: Woodland, seat: int) -> int:
    """Call all workers of a seat home but those that stay for good, and return how many come."""
    count = state.count(ASTRAY, seat)
    if count:
        state.gain(ASTRAY, seat, -count)
    for number in [place for place, pegs in enumerate(state.pegs) if pegs]:
        here = state.pegs_of(seat, number)
        if here and not state.box.lasting[number]:
            state.send(seat, number, -here)
            count += here
    for owner in range(state.layout.seats):
        city = state.zone(CITY, owner)
        for index, mark in enumerate(state.built[owner]):
            here = marks.standing(mark, seat) if mark >> marks.STANDING else 0
            if here and comes_home(state, city[index]):
                state.mark(owner, index, -here * marks.one_standing(seat))
                count += here
    visits = len(state.visits)
    state.visits = [kind for kind in state.visits if not comes_home(state, kind)]
    return count + visits - len(state.visits)


PREPARATION: Final = Prepare()
CHANGE: Final = ChangeSeason()
