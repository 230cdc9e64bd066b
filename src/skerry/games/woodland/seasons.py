"""Preparing for the next season: workers come home, new ones join, and the season gives its gift."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland.box import NEW_WORKERS
from skerry.games.woodland.effects.meadow import take_from_meadow
from skerry.games.woodland.effects.produce import PRODUCE
from skerry.games.woodland.rival import let
from skerry.games.woodland.state import Woodland, site
from skerry.games.woodland.terms import SUMMER
from skerry.games.woodland.workers import come_home
from skerry.games.woodland.zones import CITY, SEASON, WORKERS
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame

SUMMER_CARDS: Final = 2
GIFT_OF_SUMMER: Final = take_from_meadow(SUMMER_CARDS, up_to=True)


class Prepare(Effect[Woodland]):
    """Before the workers come home, cards of the city may act; then the season changes."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        state.push(CHANGE, frame.seat)
        let(state, frame.seat, state.box.opponent.answers)  # what they act out may be a play
        for index, kind in enumerate(state.zone(CITY, frame.seat)):
            effect = state.card(kind).before_season
            if effect is not None:
                state.because(kind)
                state.push(effect, frame.seat, site(frame.seat, index))

    def describe(self) -> Text:
        return Text("woodland-rule-prepare")


class ChangeSeason(Effect[Woodland]):
    """All workers come home, new ones join them, and the season gives its gift."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seat = frame.seat
        season = state.count(SEASON, seat) + 1
        state.begin(seat)
        state.gain(SEASON, seat, 1)
        for part in state.parts:
            part.call_back(state, seat)
        state.gain(WORKERS, seat, come_home(state, seat) + NEW_WORKERS[season])
        let(state, seat, state.box.opponent.prepares)
        state.push(GIFT_OF_SUMMER if season == SUMMER else PRODUCE, seat)

    def describe(self) -> Text:
        return Text("woodland-rule-seasons")


PREPARATION: Final = Prepare()
CHANGE: Final = ChangeSeason()
