"""Preparing for the next season, and what the last seat to do so sees to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.compass import WINDS_OF_CHANGE
from skerry.games.farshore.effects.draw import draw
from skerry.games.farshore.effects.visits import discards
from skerry.games.farshore.shore import face_up, sea_of
from skerry.games.farshore.sky import PREPARE_TOLL
from skerry.games.farshore.terms import NEW_WORKERS
from skerry.games.farshore.weather import blow, sky_of
from skerry.games.woodland.choosing import Several, card_in
from skerry.games.woodland.effects.produce import PRODUCE, NextProduction, begin_production
from skerry.games.woodland.labels import say_card
from skerry.games.woodland.picks import FROM_DECK
from skerry.games.woodland.rival import let
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import SPRING, SUMMER
from skerry.games.woodland.workers import come_home
from skerry.games.woodland.zones import FOREST, HAND, SEASON, WORKERS
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame, Reference

GIFT_CARDS: Final = 2
GIFT_OF_SUMMER: Final = draw(GIFT_CARDS, deck=False, bay=True)
GIFT_OF_AUTUMN: Final = draw(GIFT_CARDS, bay=True)
FLOODS: Final = 2  # islands that a high tide takes
PAID: Final = 1  # the memo of who has given the weather its cards


class Prepare(Effect[Woodland]):
    """The weather may take cards; all workers come home, one joins them, and the season gives its gift.

    The last seat to prepare for a season then sees to winds and tide; who has no seat prepares right after it.
    """

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seat = frame.seat
        toll = min(sky_of(state).of(PREPARE_TOLL), len(state.zone(HAND, seat)))
        if toll and not frame.memo:
            state.push(self, seat, frame.source, (PAID,))
            blow(state)
            state.push(discards(toll), seat)
            return
        season = state.count(SEASON, seat) + 1
        state.gain(SEASON, seat, 1)
        state.gain(WORKERS, seat, come_home(state, seat) + NEW_WORKERS[season])
        if is_last(state, season):
            let(state, seat, state.box.opponent.prepares)
            state.push(WINDS_OF_CHANGE, seat)
            if season == SUMMER:
                state.push(HIGH_TIDE, seat)
        if season == SPRING:
            state.push(PRODUCE, seat)
        elif season == SUMMER:
            state.push(GIFT_OF_SUMMER, seat)
        else:
            state.push(AUTUMN_GIFTS, seat)
            begin_production(state, seat)

    def describe(self) -> Text:
        return Text("farshore-rules-seasons-lead")


def is_last(state: Woodland, season: int) -> bool:
    """Tell whether all seats have come to a season."""
    return min([state.count(SEASON, seat) for seat in range(state.layout.seats)]) >= season


class AutumnGifts(NextProduction):
    """Cards produce and two cards are drawn, in any order; the memo keeps that they were."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        found = super().options(state, frame)
        return found if frame.memo else [FROM_DECK, *found]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option != FROM_DECK:
            super().apply(state, frame, option)
            return
        state.push(self, frame.seat, frame.source, (FROM_DECK,))
        state.push(GIFT_OF_AUTUMN, frame.seat)

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return super().prompt(state, frame) if frame.memo else self.describe()

    def describe(self) -> Text:
        return Text("farshore-autumn-gifts")


class HighTide(Several):
    """Choose islands that are turned face down."""

    __slots__ = ()

    def pool(self, state: Woodland, frame: Frame) -> list[int]:
        return sorted([state.box.picks.places[place] for place in face_up(state)])

    def bounds(self, state: Woodland, frame: Frame) -> tuple[int, int]:
        return FLOODS, FLOODS

    def whole(self, state: Woodland, frame: Frame, picks: tuple[int, ...]) -> None:
        for pick in picks:
            card = state.box.card_of(pick)
            state.move(card, FOREST, sea_of(state).flooded)

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, FOREST)

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        return say_card(state, state.box.card_of(pick))

    def verb(self, state: Woodland, frame: Frame, count: int) -> Text | None:
        return Text("farshore-verb-flood", {"count": count})

    def describe(self) -> Text:
        return Text("farshore-high-tide", {"count": FLOODS})


PREPARATION: Final = Prepare()
AUTUMN_GIFTS: Final = AutumnGifts()
HIGH_TIDE: Final = HighTide()
