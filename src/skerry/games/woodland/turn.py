"""A turn: place a worker, play a card, prepare for the next season, or pass in autumn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from skerry.games.woodland.choosing import card_in
from skerry.games.woodland.effects.meadow import LEAVE
from skerry.games.woodland.effects.workers import add_placements, go, placement_zone
from skerry.games.woodland.meadow import is_blocked, touchable_cards
from skerry.games.woodland.payment.means import Means
from skerry.games.woodland.payment.price import AT_PRICE
from skerry.games.woodland.picks import (
    GO,
    PASS,
    PLAY,
    PLAY_MEADOW,
    PREPARE,
    SIMPLE,
    VISIT,
    add_pick,
)
from skerry.games.woodland.placing import why_not_place, why_not_visit
from skerry.games.woodland.playing import can_play
from skerry.games.woodland.rival import let
from skerry.games.woodland.seasons import PREPARATION
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import AUTUMN, SEASONS, WONDER
from skerry.games.woodland.workers import place_zone
from skerry.games.woodland.zones import (
    ACHIEVED,
    HAND,
    MEADOW,
    PASSED,
    PLAYED,
    RIVAL_EVENTS,
    ROUND,
    SEASON,
    STAGE,
    WORKERS,
)
from skerry.kernel.effect import NOTHING, NOWHERE, Effect
from skerry.kernel.pick import ascending
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame, Reference


class TakeTurn(Effect[Woodland]):
    """Place a worker, play a card, prepare or pass; it is asked even if there is one thing left."""

    __slots__ = ()

    patient: ClassVar[bool] = True

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        seat = frame.seat
        found: list[int] = []
        workers = state.count(WORKERS, seat)
        if state.count(SEASON, seat) == AUTUMN:
            found.append(PASS)
        elif not workers:
            found.append(PREPARE)
        # In about the order of the picks, which makes sorting cheap.
        self._add_plays(state, seat, found)
        if workers:
            add_placements(state, seat, found)
        for action in state.box.actions:
            found += action.options(state, seat)
        return ascending(found)

    def _add_plays(self, state: Woodland, seat: int, found: list[int]) -> None:
        means = Means(state, seat)
        plays = state.box.picks.plays
        for kind in state.zone(HAND, seat):
            if can_play(state, seat, kind, means):
                add_pick(found, plays, kind)
        if not means.printed:  # those of the meadow may be others
            means = Means(state, seat, MEADOW)
        plays = state.box.picks.meadow_plays
        for kind in touchable_cards(state):
            if can_play(state, seat, kind, means):
                add_pick(found, plays, kind)

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seat = frame.seat
        box = state.box
        for action in box.actions:
            if option >= 0 and action.owns(state, option):
                action.act(state, seat, option)
                return
        if option < 0 or option == PASS:
            state.gain(PASSED, seat, 1)
        elif option == PREPARE:
            state.push(PREPARATION, seat)
        elif box.picks.sorts[option] >= VISIT:
            go(state, seat, option)
        else:
            kind = box.card_of(option)
            state.because(kind)
            from_meadow = box.picks.sorts[option] == PLAY_MEADOW
            box.plays.perform(state, seat, AT_PRICE, MEADOW if from_meadow else HAND)
            if from_meadow:
                state.push(LEAVE, seat, STAGE, (kind,))
            else:
                state.move(kind, state.at(HAND, seat), state.at(STAGE, seat))

    def why_not(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        for action in state.box.actions:
            if action.owns(state, pick):
                return action.why_not(state, frame.seat, pick)
        sort = state.box.picks.sorts[pick]
        if sort == SIMPLE:
            return self._why_not_simple(state, frame.seat, pick)
        if sort in (PLAY, PLAY_MEADOW):
            return self._why_not_play(state, frame.seat, pick)
        if sort in (VISIT, GO):
            return self._why_not_go(state, frame.seat, pick)
        return Text("why-not-now")

    def _why_not_go(self, state: Woodland, seat: int, pick: int) -> Text:
        if not state.count(WORKERS, seat):
            return Text("woodland-why-no-worker")
        if state.box.picks.sorts[pick] == VISIT:
            return why_not_visit(state, seat, state.box.card_of(pick)) or Text("why-not-now")
        place = state.box.place_of(pick)
        if is_achieved(state, place):
            is_wonder = state.box.places[place].area == WONDER
            return Text("woodland-why-built") if is_wonder else Text("woodland-why-achieved")
        if place_zone(state, place) == NOWHERE:
            return Text("woodland-why-not-in-play")
        return why_not_place(state, seat, place) or Text("woodland-why-taken")

    def _why_not_simple(self, state: Woodland, seat: int, pick: int) -> Text:
        if pick == PREPARE:
            if state.count(SEASON, seat) == AUTUMN:
                return Text("woodland-why-last-season")
            return Text("woodland-why-workers-left", {"count": state.count(WORKERS, seat)})
        return Text("woodland-why-pass") if pick == PASS else Text("why-not-now")

    def _why_not_play(self, state: Woodland, seat: int, pick: int) -> Text:
        kind = state.box.card_of(pick)
        zone = MEADOW if state.box.picks.sorts[pick] == PLAY_MEADOW else HAND
        if zone == HAND:
            if kind not in state.zone(HAND, seat):
                return Text("woodland-why-not-in-hand")
        else:
            if kind not in state.zones[MEADOW]:
                return Text("woodland-why-not-in-meadow")
            if is_blocked(state, kind):
                return Text("woodland-why-blocked")
        return state.box.plays.why_not(state, seat, kind, AT_PRICE, zone) or Text("why-not-now")

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        for action in state.box.actions:
            if action.owns(state, pick):
                return card_in(state, pick, action.zone(state, frame.seat, pick))
        sort = state.box.picks.sorts[pick]
        if sort >= VISIT:
            return card_in(state, pick, placement_zone(state, frame.seat, pick))
        played = MEADOW if sort == PLAY_MEADOW else state.at(HAND, frame.seat)
        return card_in(state, pick, played)

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        args = self.situation(state, frame.seat)
        if args["alone"] == "yes":
            return Text("woodland-take-turn", args)
        for action in state.box.actions:
            words = action.prompt(state, frame.seat, args)
            if words is not None:
                return words
        return Text("woodland-take-turn", args)

    def situation(self, state: Woodland, seat: int) -> dict[str, str | int | Text]:
        """Tell what the words of a turn hang on: workers, the season, and if one thing is left."""
        season = state.count(SEASON, seat)
        offer = state.offers[seat]
        return {
            "workers": state.count(WORKERS, seat),
            "autumn": "yes" if season == AUTUMN else "no",
            "alone": "yes" if offer is not None and len(offer.options) == 1 else "no",
            "season": SEASONS[min(season + 1, AUTUMN)],
        }

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        if pick != PREPARE:
            return None
        return Text(
            "woodland-prepare-for", {"season": SEASONS[state.count(SEASON, frame.seat) + 1]}
        )

    def describe(self) -> Text:
        return Text("woodland-rule-turn")


def is_achieved(state: Woodland, place: int) -> bool:
    """Tell whether an event has been achieved, be it by the rival."""
    card = state.box.place_card(place)
    if card in state.zones[RIVAL_EVENTS]:
        return True
    return any([card in state.zone(ACHIEVED, seat) for seat in range(state.layout.seats)])


class BeginTurn(Effect[Woodland]):
    """A new turn is counted."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        begin_turn(state, frame.seat)

    def describe(self) -> Text:
        return Text("woodland-rule-turns")


class PassOn(Effect[Woodland]):
    """The next seat that has not passed has its turn; when all have, the game is over."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seats = state.layout.seats
        for later in range(1, seats + 1):
            seat = (frame.seat + later) % seats
            if not state.count(PASSED, seat):
                begin_turn(state, seat)
                return
        let(state, frame.seat, state.box.opponent.ends)

    def describe(self) -> Text:
        return Text("woodland-rule-end")


def begin_turn(state: Woodland, seat: int) -> None:
    """Count the turn and let the seat take it; then the rival may answer, and it is passed on."""
    state.because(NOTHING)
    state.gain(ROUND, 0, 1)
    if state.watch is not None:
        state.begin(seat, Text("woodland-log-turn", {"turn": state.count(ROUND)}))
    played = state.count(PLAYED, seat)
    if played:
        state.gain(PLAYED, seat, -played)
    pass_on = state.box.pass_on
    state.push(PASS_ON if pass_on is None else pass_on, seat)
    let(state, seat, state.box.opponent.answers)
    turn = state.box.take_turn
    state.push(TAKE_TURN if turn is None else turn, seat)


TAKE_TURN: Final = TakeTurn()
BEGIN_TURN: Final = BeginTurn()
PASS_ON: Final = PassOn()
