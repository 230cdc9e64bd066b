"""Placing workers: on places, on events, on cards of cities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland import marks
from skerry.games.woodland.amounts import GUARDS
from skerry.games.woodland.city import city_of, city_owners, city_zone, copies_in, holds
from skerry.games.woodland.labels import say_card
from skerry.games.woodland.picks import COPIES, RIVAL_OWNER, add_pick
from skerry.games.woodland.rival import visit_rival, visits_to
from skerry.games.woodland.state import (
    NO_CARD,
    Woodland,
    site,
)
from skerry.games.woodland.summary import has_kind, summary
from skerry.games.woodland.terms import (
    AUTUMN,
    FOREST,
    JOURNEY,
    TYPES,
)
from skerry.games.woodland.workers import pegs_at, pegs_of
from skerry.games.woodland.zones import (
    ACHIEVED,
    BOARD,
    CITY,
    EVENTS,
    POINTS,
    SEASON,
    WORKERS,
)
from skerry.games.woodland.zones import FOREST as FOREST_ZONE
from skerry.kernel.effect import Effect, Reference
from skerry.kernel.text import Text, join_and

if TYPE_CHECKING:
    from skerry.games.woodland.card import Place
    from skerry.kernel.effect import Frame

CROWD: Final = 4  # with so many seats a forest place has more room
CROWD_ROOM: Final = 2


def places_out(state: Woodland) -> list[int]:
    """List the places in play, events still open included, in ascending order."""
    first = len(state.box.cards)
    zones = state.zones
    return sorted([card - first for card in zones[BOARD] + zones[FOREST_ZONE] + zones[EVENTS]])


def has_room(state: Woodland, seat: int, number: int) -> bool:
    """Tell whether a worker of a seat could stand on a place beside those that do already."""
    place = state.box.places[number]
    if place.shared or not state.pegs[number]:
        return True
    if place.area != FOREST or state.layout.seats < CROWD:
        return False
    return pegs_at(state, number) < CROWD_ROOM and not pegs_of(state, seat, number)


def add_open_places(state: Woodland, seat: int, found: list[int]) -> None:
    """Add the picks for the places where a worker of a seat could go."""
    board = state.zones[BOARD]
    if state.count(SEASON, seat) != AUTUMN:
        board = board[: state.box.before_journey]
    _add_free(state, seat, board, found)
    _add_free(state, seat, state.zones[FOREST_ZONE], found)
    _add_open_events(state, seat, found)


def _add_free(state: Woodland, seat: int, cards: list[int], found: list[int]) -> None:
    """Add the picks for those of some places that have room and can act."""
    box = state.box
    picks = box.picks.places
    pegs = state.pegs
    facts = box.place_facts
    crowd = state.layout.seats >= CROWD
    first = len(box.cards)
    for card in cards:
        number = card - first
        place = facts[number]
        if pegs[number] and not place.shared and not (crowd and has_room(state, seat, number)):
            continue
        if not place.demanding or can_act(state, seat, number):
            add_pick(found, picks, number)


def _add_open_events(state: Woodland, seat: int, found: list[int]) -> None:
    """Add the picks for the events whose conditions the city of a seat fulfils."""
    box = state.box
    if len(state.zone(CITY, seat)) < box.least_city:
        return
    city = summary(state, seat)
    kinds = city.kinds
    tally = city.tally + GUARDS
    first = len(box.cards)
    for card in state.zones[EVENTS]:
        number = card - first
        place = box.place_facts[number]
        if kinds & place.needed != place.needed:
            continue
        if (tally - place.asked) & GUARDS != GUARDS:  # as `covers` does
            continue
        if can_act(state, seat, number):
            add_pick(found, box.picks.places, number)


def add_open_cards(state: Woodland, seat: int, found: list[int]) -> None:
    """Add the picks for the cards of cities where a worker of a seat could go, some of them twice."""
    picks = state.box.picks.visits
    for kind in summary(state, seat).visits:
        if visit_index(state, seat, seat, kind) >= 0:
            add_pick(found, picks, kind)
    for owner in city_owners(state):
        if owner != seat:
            for kind in state.box.open_cards:
                if visit_index(state, seat, owner, kind) >= 0:
                    add_pick(found, picks, kind)


def why_not_place(state: Woodland, seat: int, number: int) -> Text | None:
    """Give the reason why a worker could not be placed there, apart from having none."""
    place = state.box.places[number]
    if place.area == JOURNEY and state.count(SEASON, seat) != AUTUMN:
        return Text("woodland-why-not-autumn")
    if not has_room(state, seat, number):
        return Text("woodland-why-taken")
    if place.is_event:
        reason = why_not_achieve(state, seat, place)
        if reason is not None:
            return reason
    return why_not_effect(state, seat, number)


def why_not_effect(state: Woodland, seat: int, number: int) -> Text | None:
    """Give the reason why the effect of a place could not be carried out."""
    effect = state.box.places[number].effect
    return None if effect is None else effect.why_not_use(state, seat, site(seat, NO_CARD))


def can_act(state: Woodland, seat: int, number: int) -> bool:
    """Tell whether the effect of a place could be carried out."""
    if not state.box.place_facts[number].demanding:
        return True
    effect = state.box.places[number].effect
    return effect is None or effect.can_use(state, seat, site(seat, NO_CARD))


def why_not_achieve(state: Woodland, seat: int, place: Place) -> Text | None:
    """Give the reason why a city does not fulfil what an event asks for."""
    lacks = [name for name in place.needs if not holds(state, seat, name)]
    if lacks:
        names = [Text("everdell-name", {"name": name}) for name in lacks]
        return Text("woodland-why-event-cards", {"cards": join_and(names)})
    if place.count:
        types = (place.type,) if place.type else TYPES
        short = {type_: place.count - count_type(state, seat, type_) for type_ in types}
        parts = [
            Text("woodland-more-of-type", {"count": count, "type": type_})
            for type_, count in short.items()
            if count > 0
        ]
        if parts:
            return Text("woodland-why-event-type", {"cards": join_and(parts)})
    return None


def count_type(state: Woodland, owner: int, type_: str) -> int:
    """Return how many cards of a type a city has."""
    return sum([state.card(kind).type == type_ for kind in city_of(state, owner)])


def spots(state: Woodland, owner: int, kind: int) -> int:
    """Return how many workers may stand on a card of a city."""
    card = state.card(kind)
    return 2 if card.second_spot and holds(state, owner, card.second_spot) else 1


def visitable(state: Woodland, seat: int, kind: int) -> list[int]:
    """List in which cities a worker of a seat could go to a card of that kind."""
    owners = city_owners(state) if state.box.cards[kind].opens else [seat]
    return [owner for owner in owners if visit_index(state, seat, owner, kind) >= 0]


def visit_index(state: Woodland, seat: int, owner: int, kind: int) -> int:
    """Return the first card of that kind in a city that has a free spot, or -1."""
    if not has_kind(state, owner, kind):
        return -1
    effect = state.box.cards[kind].visit
    if effect is None:
        return -1
    rival = owner == RIVAL_OWNER
    city = city_of(state, owner)
    limit = city.count(kind) if rival else spots(state, owner, kind)
    for index, other in enumerate(city):
        if other != kind:
            continue
        busy = visits_to(state, kind) if rival else marks.workers(state.built[owner][index])
        if busy < limit and effect.can_use(state, seat, site(owner, index)):
            return index
    return -1


def why_not_visit(state: Woodland, seat: int, kind: int) -> Text | None:
    """Give the reason why no card of that kind could be visited."""
    if visitable(state, seat, kind):
        return None
    card = state.card(kind)
    if card.visit is None:
        return Text("woodland-why-no-place", {"card": say_card(state, kind)})
    owners = [seat, *[owner for owner in city_owners(state) if owner != seat and card.opens]]
    here = [owner for owner in owners if kind in city_of(state, owner)]
    if not here:
        return Text("woodland-why-not-there", {"card": say_card(state, kind)})
    for owner in here:
        index = city_of(state, owner).index(kind)
        reason = card.visit.why_not_use(state, seat, site(owner, index))
        if reason is not None:
            return reason
    return Text("woodland-why-taken")


def go_to_place(state: Woodland, seat: int, number: int) -> None:
    """Place a worker and let the place act; an event is achieved."""
    state.gain(WORKERS, seat, -1)
    state.send(seat, number)
    place = state.box.places[number]
    if place.is_event:
        state.move(state.box.place_card(number), EVENTS, state.at(ACHIEVED, seat))
    state.because(state.box.place_card(number))
    if state.box.placed is not None:
        state.push(state.box.placed, seat, number)
    if place.effect is not None:
        state.push(place.effect, seat, site(seat, NO_CARD))


class GoToCard(Effect[Woodland]):
    """Place a worker on a card of that kind (the source), in one of the cities where one may."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        return [
            state.box.picks.owner(owner) for owner in visitable(state, frame.seat, frame.source)
        ]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        state.push(TAKE_SPOT, frame.seat, frame.source, (state.box.picks.owner_of(option),))

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return Text("woodland-whose-card", {"card": say_card(state, frame.source)})

    def describe(self) -> Text:
        return Text("woodland-rule-visit")


class TakeSpot(Effect[Woodland]):
    """Stand on one of the cards of a kind (the source) in a city (the memo); it acts."""

    __slots__ = ()

    def _free(self, state: Woodland, frame: Frame) -> list[int]:
        owner = frame.memo[0]
        if owner == RIVAL_OWNER:
            return [city_of(state, owner).index(frame.source)]
        limit = spots(state, owner, frame.source)
        built = state.built[owner]
        return [
            index
            for index in copies_in(state, owner, frame.source)
            if marks.workers(built[index]) < limit
        ]

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        return [COPIES + number for number in range(len(self._free(state, frame)))]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seat = frame.seat
        owner = frame.memo[0]
        index = self._free(state, frame)[option - COPIES]
        state.gain(WORKERS, seat, -1)
        if owner == RIVAL_OWNER:
            visit_rival(state, seat, frame.source)
        else:
            state.mark(owner, index, marks.one_standing(seat))
            if owner != seat:
                state.gain(POINTS, owner, 1)
        effect = state.card(frame.source).visit
        assert effect is not None
        # What an open card asks of a city it asks of the visitor's.
        state.push(effect, seat, site(owner, index) if owner == seat else site(seat, NO_CARD))

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return Reference(city_zone(state, frame.memo[0]), frame.source)

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return Text("woodland-which-copy", {"card": say_card(state, frame.source)})

    def describe(self) -> Text:
        return Text("woodland-rule-copy")


GO_TO_CARD: Final = GoToCard()
TAKE_SPOT: Final = TakeSpot()
