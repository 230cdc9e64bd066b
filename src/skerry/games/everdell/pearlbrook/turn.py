"""A turn by the brook: beside the usual, send the ambassador or play an adornment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.pearlbrook.messengers import river_type
from skerry.games.everdell.pearlbrook.pearls import CROSS
from skerry.games.everdell.pearlbrook.zones import ADORNMENTS, AMBASSADOR, RIVER, WORN
from skerry.games.woodland import marks
from skerry.games.woodland.choosing import card_in
from skerry.games.woodland.payment import say_card
from skerry.games.woodland.picks import SEATS
from skerry.games.woodland.placing import has_room, why_not_effect
from skerry.games.woodland.state import NO_CARD, RIVAL_OWNER, Woodland, site
from skerry.games.woodland.turn import TakeTurn
from skerry.games.woodland.words import BROOK_AREAS
from skerry.games.woodland.zones import POINTS, RIVAL_POINTS, WILD
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.card import Place
    from skerry.kernel.effect import Frame, Reference

ADORNMENT_FOR_RIVAL: Final = 5  # points that Rugwort gains for each


def landings(state: Woodland, seat: int) -> list[int]:
    """List the picks for where the ambassador of a seat could go, in ascending order."""
    if not state.count(AMBASSADOR, seat):
        return []
    picks = state.box.picks
    cards = [
        picks.visit_card + kind
        for kind, card in enumerate(state.box.cards)
        if card.call is not None and berths(state, seat, kind)
    ]
    first = len(state.box.cards)
    places = sorted([card - first for card in state.zones[state.layout.common(RIVER)]])
    return cards + [
        picks.visit_place + number for number in places if why_not_land(state, seat, number) is None
    ]


def why_not_land(state: Woodland, seat: int, number: int) -> Text | None:
    """Give the reason why an ambassador could not go to a place of the river."""
    place = state.box.places[number]
    if not has_room(state, seat, number):
        return Text("everdell-why-river-taken")
    return why_not_fulfilled(state, seat, place) or why_not_effect(state, seat, number)


def why_not_fulfilled(state: Woodland, seat: int, place: Place) -> Text | None:
    """Give the reason why a city does not have what a destination of the river asks for."""
    lacks = place.count - river_type(state, seat, place.type) if place.count else 0
    if lacks <= 0:
        return None
    more = Text("woodland-more-of-type", {"count": lacks, "type": place.type})
    return Text("woodland-why-event-type", {"cards": more})


def berths(state: Woodland, seat: int, kind: int) -> list[int]:
    """List in whose cities an ambassador could go to a card of a kind."""
    deed = state.box.cards[kind].call
    if deed is None or deed.why_not_use(state, seat, site(seat, NO_CARD)) is not None:
        return []
    found: list[int] = []
    for owner in state.owners():
        city = state.city(owner)
        if kind not in city:
            continue
        if owner == RIVAL_OWNER:
            free = state.rival_visits(kind) < city.count(kind)
        else:
            free = marks.workers(state.built[owner][city.index(kind)]) == 0
        if free:
            found.append(owner)
    return found


def why_not_berth(state: Woodland, seat: int, kind: int) -> Text | None:
    """Give the reason why an ambassador could go to no card of a kind."""
    if berths(state, seat, kind):
        return None
    if not any([kind in state.city(owner) for owner in state.owners()]):
        return Text("everdell-why-no-ferry", {"card": say_card(state, kind)})
    deed = state.card(kind).call
    reason = None if deed is None else deed.why_not_use(state, seat, site(seat, NO_CARD))
    return reason or Text("everdell-why-river-taken")


class GoAboard(Effect[Woodland]):
    """The ambassador goes to a card of that kind (the source), in one of the cities."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        return [SEATS + owner for owner in berths(state, frame.seat, frame.source)]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seat = frame.seat
        owner = option - SEATS
        state.gain(AMBASSADOR, seat, -1)
        if owner == RIVAL_OWNER:
            state.visit_rival(seat, frame.source)
        else:
            index = state.city(owner).index(frame.source)
            state.mark(owner, index, marks.one_standing(seat))
            if owner != seat:
                state.gain(POINTS, owner, 1)
        effect = state.card(frame.source).call
        assert effect is not None
        state.push(CROSS, seat)
        state.push(effect, seat, site(seat, NO_CARD))

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return Text("woodland-whose-card", {"card": say_card(state, frame.source)})

    def describe(self) -> Text:
        return Text("everdell-rule-ferry")


class TakeBrookTurn(TakeTurn):
    """Just one deed."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        found = super().options(state, frame) + landings(state, frame.seat)
        if state.count(WILD, frame.seat):
            jewels = state.zone(ADORNMENTS, frame.seat)
            found += [state.box.play_curio_pick(card) for card in jewels]
        return sorted(found)

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seat = frame.seat
        if option >= state.box.picks.play_curio:
            adorn(state, seat, state.box.card_of(option))
        elif is_landing(state, option):
            land(state, seat, option)
        else:
            super().apply(state, frame, option)

    def why_not(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        if pick in self.options(state, frame):
            return None
        if pick >= state.box.picks.play_curio:
            return self._why_not_adorn(state, frame.seat, pick)
        if pick >= state.box.picks.curio:
            return Text("why-not-now")
        if is_landing(state, pick):
            return self._why_not_send(state, frame.seat, pick)
        return super().why_not(state, frame, pick)

    def _why_not_adorn(self, state: Woodland, seat: int, pick: int) -> Text:
        if state.box.card_of(pick) not in state.zone(ADORNMENTS, seat):
            return Text("everdell-why-not-your-adornment")
        return Text("everdell-why-no-pearl")

    def _why_not_send(self, state: Woodland, seat: int, pick: int) -> Text:
        picks = state.box.picks
        if not state.count(AMBASSADOR, seat):
            return Text("everdell-why-no-ambassador")
        if pick < picks.visit_place:
            return why_not_berth(state, seat, pick - picks.visit_card) or Text("why-not-now")
        return why_not_land(state, seat, pick - picks.visit_place) or Text("why-not-now")

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        picks = state.box.picks
        if pick >= picks.play_curio:
            return card_in(state, pick, state.at(ADORNMENTS, frame.seat))
        if not is_landing(state, pick):
            return super().refer(state, frame, pick)
        if pick >= picks.visit_place:
            return card_in(state, pick, state.layout.common(RIVER))
        owner = berths(state, frame.seat, pick - picks.visit_card)[0]
        return card_in(state, pick, state.city_zone(owner))

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        if not state.count(AMBASSADOR, frame.seat):
            return super().prompt(state, frame)
        return Text("everdell-take-brook-turn", super().prompt(state, frame).args)

    def describe(self) -> Text:
        return Text("everdell-rule-brook-turn")


def is_landing(state: Woodland, pick: int) -> bool:
    """Tell whether a pick sends an ambassador."""
    picks = state.box.picks
    if pick >= picks.visit_place:
        number = pick - picks.visit_place
        return number < picks.places and state.box.places[number].area in BROOK_AREAS
    return pick >= picks.visit_card and state.card(pick - picks.visit_card).call is not None


def land(state: Woodland, seat: int, pick: int) -> None:
    """Send the ambassador where a pick says."""
    picks = state.box.picks
    if pick < picks.visit_place:
        state.push(GO_ABOARD, seat, pick - picks.visit_card)
        return
    number = pick - picks.visit_place
    state.gain(AMBASSADOR, seat, -1)
    state.send(seat, number)
    effect = state.box.places[number].effect
    assert effect is not None
    state.push(effect, seat, site(seat, NO_CARD))


def adorn(state: Woodland, seat: int, card: int) -> None:
    """Pay a pearl, play the adornment, and let it act."""
    state.gain(WILD, seat, -1)
    state.move(card, state.at(ADORNMENTS, seat), state.at(WORN, seat))
    if state.is_alone():
        state.gain(RIVAL_POINTS, seat, ADORNMENT_FOR_RIVAL)
    state.push(state.box.curio(card).deed, seat, site(seat, NO_CARD))


GO_ABOARD: Final = GoAboard()
TAKE_BROOK_TURN: Final = TakeBrookTurn()
