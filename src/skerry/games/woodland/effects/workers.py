"""Places used again, and workers moved or called home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland import marks
from skerry.games.woodland.choosing import card_in
from skerry.games.woodland.city import city_zone
from skerry.games.woodland.labels import say_card
from skerry.games.woodland.picks import GO, RIVAL_OWNER, STOP
from skerry.games.woodland.placing import (
    GO_TO_CARD,
    add_open_cards,
    add_open_places,
    go_to_place,
    places_out,
    visitable,
)
from skerry.games.woodland.state import (
    NO_CARD,
    Woodland,
    index_of,
    site,
)
from skerry.games.woodland.terms import BASIC, FOREST
from skerry.games.woodland.workers import comes_home, pegs_of, place_zone
from skerry.games.woodland.zones import CITY, WORKERS
from skerry.kernel.effect import Effect
from skerry.kernel.pick import ascending
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame, Reference

ON_CARD: Final = 1 << 12  # an origin from here up is a card of a city: whose, and which


def placements(state: Woodland, seat: int) -> list[int]:
    """List the picks for all places and cards where a worker of a seat could go."""
    found: list[int] = []
    add_placements(state, seat, found)
    return ascending(found)


def add_placements(state: Woodland, seat: int, found: list[int]) -> None:
    """Add these picks to others; those for cards come first, in no order, and some of them twice."""
    add_open_cards(state, seat, found)
    add_open_places(state, seat, found)


def placement_zone(state: Woodland, seat: int, pick: int) -> int:
    """Return the zone of the place or card that such a pick means: the own city first."""
    if state.box.picks.sorts[pick] == GO:
        return place_zone(state, state.box.place_of(pick))
    owners = visitable(state, seat, state.box.card_of(pick))
    return city_zone(state, seat if seat in owners else owners[0])


def origin_zone(state: Woodland, seat: int, pick: int) -> int:
    """Return the zone in which a worker stands that may be moved, the first if there are several."""
    if state.box.picks.sorts[pick] == GO:
        return place_zone(state, state.box.place_of(pick))
    for owner in range(state.layout.seats):
        for index, kind in enumerate(state.zone(CITY, owner)):
            standing = marks.standing(state.built[owner][index], seat)
            if kind == state.box.card_of(pick) and standing:
                return city_zone(state, owner)
    return city_zone(state, RIVAL_OWNER)


def go(state: Woodland, seat: int, pick: int) -> None:
    """Place a worker by such a pick."""
    if state.box.picks.sorts[pick] == GO:
        go_to_place(state, seat, state.box.place_of(pick))
    else:
        state.because(state.box.card_of(pick))
        state.push(GO_TO_CARD, seat, state.box.card_of(pick))


class UsePlace(Effect[Woodland]):
    """Choose a basic or forest place and let it act, whoever stands there."""

    __slots__ = ("areas", "optional")

    def __init__(self, areas: tuple[str, ...] = (BASIC, FOREST), *, optional: bool = False) -> None:
        self.areas = areas
        self.optional = optional

    def choices(self, state: Woodland, seat: int) -> list[int]:
        """List the places that could act."""
        places = state.box.places
        return [
            number
            for number in places_out(state)
            if places[number].area in self.areas and self._is_usable(state, seat, number)
        ]

    def _is_usable(self, state: Woodland, seat: int, number: int) -> bool:
        effect = self.effect(state, number)
        return effect is None or effect.can_use(state, seat, site(seat, NO_CARD))

    def effect(self, state: Woodland, number: int) -> Effect[Woodland] | None:
        """Return what a place does for who uses it."""
        return state.box.places[number].effect

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        places = state.box.picks.places
        found = [places[number] for number in self.choices(state, frame.seat)]
        return [STOP, *found] if self.optional and found else found

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option in (-1, STOP):
            return
        number = state.box.place_of(option)
        if state.watch is not None:
            name = Text("everdell-name", {"name": state.box.places[number].word})
            seat = Text("seat", {"number": frame.seat + 1})
            state.note(Text("woodland-log-uses", {"seat": seat, "place": name}))
        effect = self.effect(state, number)
        if effect is not None:
            state.because(state.box.place_card(number))
            state.push(effect, frame.seat, site(frame.seat, NO_CARD))

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, place_zone(state, state.box.place_of(pick)))

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        if pick == STOP:
            return None
        return Text("woodland-use", {"place": say_card(state, state.box.card_of(pick))})

    def describe(self) -> Text:
        if len(self.areas) > 1:
            return Text("woodland-use-place")
        return Text("woodland-use-area", {"area": self.areas[0]})


class UseOwn(UsePlace):
    """For a point off the card itself, a place where an own worker stands acts again; or not."""

    __slots__ = ()

    def choices(self, state: Woodland, seat: int) -> list[int]:
        """Only where a worker stands."""
        return [number for number in super().choices(state, seat) if pegs_of(state, seat, number)]

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        mark = state.built[frame.seat][index_of(frame.source)]
        found = super().options(state, frame) if marks.tokens(mark) else []
        return [STOP, *found] if found else []

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option in (-1, STOP):
            return
        state.mark(frame.seat, index_of(frame.source), -marks.one_token())
        super().apply(state, frame, option)

    def describe(self) -> Text:
        return Text("woodland-use-own")


def origins(state: Woodland, seat: int) -> list[int]:
    """List the picks for where a seat has workers that may be moved."""
    picks = state.box.picks
    found: set[int] = set()
    for owner in range(state.layout.seats):
        for index, kind in enumerate(state.zone(CITY, owner)):
            if marks.standing(state.built[owner][index], seat) and comes_home(state, kind):
                found.add(picks.visits[kind])
    for kind in state.visits:
        if comes_home(state, kind):
            found.add(picks.visits[kind])
    for number, pegs in enumerate(state.pegs):
        if pegs and not state.box.place_facts[number].lasting and pegs_of(state, seat, number):
            found.add(picks.places[number])
    return sorted(found)


class Lifted(Effect[Woodland]):
    """Choose in whose city the worker stands on a card of a kind (the source); then go on."""

    __slots__ = ()

    def _owners(self, state: Woodland, frame: Frame) -> list[int]:
        found = [
            owner for owner in range(state.layout.seats) if self._index(state, frame, owner) >= 0
        ]
        return [*found, RIVAL_OWNER] if frame.source in state.visits else found

    def _index(self, state: Woodland, frame: Frame, owner: int) -> int:
        for index, kind in enumerate(state.zone(CITY, owner)):
            if kind == frame.source and marks.standing(state.built[owner][index], frame.seat):
                return index
        return -1

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        return [state.box.picks.owner(owner) for owner in self._owners(state, frame)]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        owner = state.box.picks.owner_of(option)
        rival = owner == RIVAL_OWNER
        index = frame.source if rival else self._index(state, frame, owner)
        self.lifted(state, frame.seat, ON_CARD | site(owner, index))

    def lifted(self, state: Woodland, seat: int, origin: int) -> None:
        """Go on with the worker that stands there."""
        raise NotImplementedError

    def describe(self) -> Text:
        return Text("woodland-whose")


class FromWhere(Effect[Woodland]):
    """Choose one of the own workers that are out, by where it stands; then do something with it."""

    __slots__ = ("optional", "then", "words")

    def __init__(self, then: Lifted, words: Text, *, optional: bool = False) -> None:
        self.then = then
        self.words = words
        self.optional = optional

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        found = origins(state, frame.seat)
        return [STOP, *found] if found and self.optional else found

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option in (-1, STOP):
            return
        if state.box.picks.sorts[option] == GO:
            self.then.lifted(state, frame.seat, state.box.place_of(option))
        else:
            state.push(self.then, frame.seat, state.box.card_of(option))

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        return not origins(state, seat)

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, origin_zone(state, frame.seat, pick))

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        if pick == STOP:
            return Text("woodland-move-none")
        return Text("woodland-worker-at", {"place": say_card(state, state.box.card_of(pick))})

    def describe(self) -> Text:
        return self.words


def call_home(state: Woodland, seat: int, origin: int) -> None:
    """Let one worker come home from where it stands."""
    state.gain(WORKERS, seat, 1)
    if origin < ON_CARD:
        state.send(seat, origin, -1)
        return
    owner = (origin ^ ON_CARD) >> 6
    if owner == RIVAL_OWNER:
        state.unvisit(seat, index_of(origin))
    else:
        state.mark(owner, index_of(origin), -marks.one_standing(seat))


class ComeHome(Lifted):
    """The worker comes home."""

    __slots__ = ()

    def lifted(self, state: Woodland, seat: int, origin: int) -> None:
        call_home(state, seat, origin)


class GoElsewhere(Lifted):
    """The worker goes to another place, as long as there is one."""

    __slots__ = ()

    def lifted(self, state: Woodland, seat: int, origin: int) -> None:
        state.push(RELOCATE, seat, origin)


class Relocate(Effect[Woodland]):
    """Choose a new place for the worker; where it stands (the source) is none."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        found = placements(state, frame.seat)
        if frame.source >= ON_CARD:
            return found
        here = state.box.picks.places[frame.source]
        return [pick for pick in found if pick != here]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option < 0:
            return
        call_home(state, frame.seat, frame.source)
        go(state, frame.seat, option)

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, placement_zone(state, frame.seat, pick))

    def describe(self) -> Text:
        return Text("woodland-place-worker")


RELOCATE: Final = Relocate()
MOVE_WORKER: Final = FromWhere(GoElsewhere(), Text("woodland-move-worker"))
RECALL_WORKER: Final = FromWhere(ComeHome(), Text("woodland-recall-worker"))
