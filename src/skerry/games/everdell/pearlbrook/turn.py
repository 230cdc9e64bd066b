"""What a turn by the brook has beside the usual: send the ambassador, or play an adornment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.pearlbrook.adornments import ADORNMENT
from skerry.games.everdell.pearlbrook.brook import brook
from skerry.games.everdell.pearlbrook.messengers import river_tally, river_type
from skerry.games.everdell.pearlbrook.pearls import CROSS
from skerry.games.woodland import marks
from skerry.games.woodland.action import Action
from skerry.games.woodland.amounts import covers
from skerry.games.woodland.city import city_of, city_owners, city_zone
from skerry.games.woodland.labels import say_card
from skerry.games.woodland.picks import GO, PLAY_SIDE_CARD, RIVAL_OWNER, VISIT
from skerry.games.woodland.placing import can_act, has_room, why_not_effect
from skerry.games.woodland.rival import is_alone, visit_rival, visits_to
from skerry.games.woodland.state import (
    NO_CARD,
    Woodland,
    site,
)
from skerry.games.woodland.terms import AMBASSADOR
from skerry.games.woodland.zones import POINTS, RIVAL_POINTS, WILD
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.card import Place
    from skerry.kernel.effect import Frame

ADORNMENT_FOR_RIVAL: Final = 5  # points that Rugwort gains for each


def landings(state: Woodland, seat: int) -> list[int]:
    """List the picks for where the ambassador of a seat could go, in ascending order."""
    at = brook(state).at
    if not state.count(at.ambassador, seat):
        return []
    picks = state.box.picks
    found = [picks.visits[kind] for kind in state.box.ferries if berths(state, seat, kind)]
    first = len(state.box.cards)
    tally = river_tally(state, seat)
    for card in state.zones[at.river]:
        number = card - first
        if (
            covers(tally, state.box.place_facts[number].asked)
            and has_room(state, seat, number)
            and can_act(state, seat, number)
        ):
            found.append(picks.places[number])
    found.sort()
    return found


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
    effect = state.box.cards[kind].call
    if effect is None or not effect.can_use(state, seat, site(seat, NO_CARD)):
        return []
    found: list[int] = []
    for owner in city_owners(state):
        city = city_of(state, owner)
        if kind not in city:
            continue
        if owner == RIVAL_OWNER:
            free = visits_to(state, kind) < city.count(kind)
        else:
            free = marks.workers(state.built[owner][city.index(kind)]) == 0
        if free:
            found.append(owner)
    return found


def why_not_berth(state: Woodland, seat: int, kind: int) -> Text | None:
    """Give the reason why an ambassador could go to no card of a kind."""
    if berths(state, seat, kind):
        return None
    if not any([kind in city_of(state, owner) for owner in city_owners(state)]):
        return Text("everdell-why-no-ferry", {"card": say_card(state, kind)})
    effect = state.card(kind).call
    reason = None if effect is None else effect.why_not_use(state, seat, site(seat, NO_CARD))
    return reason or Text("everdell-why-river-taken")


class GoAboard(Effect[Woodland]):
    """The ambassador goes to a card of that kind (the source), in one of the cities."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        return [state.box.picks.owner(owner) for owner in berths(state, frame.seat, frame.source)]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seat = frame.seat
        owner = state.box.picks.owner_of(option)
        state.gain(brook(state).at.ambassador, seat, -1)
        if owner == RIVAL_OWNER:
            visit_rival(state, seat, frame.source)
        else:
            index = city_of(state, owner).index(frame.source)
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


class SendAmbassador(Action):
    """Send the ambassador to the river, to the shoals or to a ferry."""

    __slots__ = ()

    def owns(self, state: Woodland, pick: int) -> bool:
        sort = state.box.picks.sorts[pick]
        if sort == GO:
            return state.box.places[state.box.place_of(pick)].guest == AMBASSADOR
        return sort == VISIT and state.card(state.box.card_of(pick)).call is not None

    def options(self, state: Woodland, seat: int) -> list[int]:
        return landings(state, seat)

    def act(self, state: Woodland, seat: int, pick: int) -> None:
        if state.box.picks.sorts[pick] == VISIT:
            state.because(state.box.card_of(pick))
            state.push(GO_ABOARD, seat, state.box.card_of(pick))
            return
        number = state.box.place_of(pick)
        state.gain(brook(state).at.ambassador, seat, -1)
        state.send(seat, number)
        effect = state.box.places[number].effect
        assert effect is not None
        state.because(state.box.place_card(number))
        state.push(effect, seat, site(seat, NO_CARD))

    def why_not(self, state: Woodland, seat: int, pick: int) -> Text:
        if not state.count(brook(state).at.ambassador, seat):
            return Text("everdell-why-no-ambassador")
        if state.box.picks.sorts[pick] == VISIT:
            return why_not_berth(state, seat, state.box.card_of(pick)) or Text("why-not-now")
        return why_not_land(state, seat, state.box.place_of(pick)) or Text("why-not-now")

    def zone(self, state: Woodland, seat: int, pick: int) -> int:
        if state.box.picks.sorts[pick] == GO:
            return brook(state).at.river
        return city_zone(state, berths(state, seat, state.box.card_of(pick))[0])

    def prompt(self, state: Woodland, seat: int, args: dict[str, str | int | Text]) -> Text | None:
        at_home = state.count(brook(state).at.ambassador, seat)
        return Text("everdell-take-brook-turn", args) if at_home else None


class Adorn(Action):
    """Pay a pearl, play an adornment, and let it act."""

    __slots__ = ()

    def owns(self, state: Woodland, pick: int) -> bool:
        if state.box.picks.sorts[pick] != PLAY_SIDE_CARD:
            return False
        return state.box.side_card(state.box.card_of(pick)).sort == ADORNMENT

    def options(self, state: Woodland, seat: int) -> list[int]:
        if not state.count(WILD, seat):
            return []
        adornments = state.zone(brook(state).at.adornments, seat)
        return [state.box.play_side_card_pick(card) for card in adornments]

    def act(self, state: Woodland, seat: int, pick: int) -> None:
        card = state.box.card_of(pick)
        at = brook(state).at
        state.gain(WILD, seat, -1)
        state.move(card, state.at(at.adornments, seat), state.at(at.worn, seat))
        if is_alone(state):
            state.gain(RIVAL_POINTS, seat, ADORNMENT_FOR_RIVAL)
        state.because(card)
        state.push(state.box.side_card(card).effect, seat, site(seat, NO_CARD))

    def why_not(self, state: Woodland, seat: int, pick: int) -> Text:
        if state.box.card_of(pick) not in state.zone(brook(state).at.adornments, seat):
            return Text("everdell-why-not-your-adornment")
        return Text("everdell-why-no-pearl")

    def zone(self, state: Woodland, seat: int, pick: int) -> int:
        return state.at(brook(state).at.adornments, seat)


GO_ABOARD: Final = GoAboard()
