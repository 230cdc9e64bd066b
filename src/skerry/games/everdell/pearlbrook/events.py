"""The six special events of Pearlbrook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.gifts import GiveCardsAround
from skerry.games.woodland import marks
from skerry.games.woodland.card import Place
from skerry.games.woodland.choosing import card_in
from skerry.games.woodland.city import copies_in, fits_in
from skerry.games.woodland.counts import OnEvent
from skerry.games.woodland.effects.city import Depart
from skerry.games.woodland.effects.copies import ChooseCopy
from skerry.games.woodland.effects.gain import Gain, GainAny
from skerry.games.woodland.effects.meadow import FromMeadow
from skerry.games.woodland.labels import say_card
from skerry.games.woodland.payment.price import FREE
from skerry.games.woodland.picks import NUMBERS
from skerry.games.woodland.playing import PlayOne
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import CRITTER, EVERY_RESOURCE, SPECIAL_EVENT
from skerry.games.woodland.zones import (
    BENEATH,
    CITY,
    DECK,
    MEADOW,
    POINTS,
    STAGE,
)
from skerry.kernel.effect import Effect, Reference
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


class FetchOrGain(Effect[Woodland]):
    """Look through the deck for a card and play it for nothing, or gain points instead."""

    __slots__ = ("name", "points")

    def __init__(self, name: str, points: int) -> None:
        self.name = name
        self.points = points

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        """What the deck holds is not known before it is looked through."""
        kind = state.box.kinds[self.name]
        found = [NUMBERS + self.points]
        return (
            [*found, state.box.picks.choices[kind]] if fits_in(state, frame.seat, kind) else found
        )

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option == NUMBERS + self.points:
            state.gain(POINTS, frame.seat, self.points)
            return
        kind = state.box.card_of(option)
        if kind in state.zones[DECK]:
            state.move(kind, DECK, state.at(STAGE, frame.seat))
            state.box.plays.perform(state, frame.seat, FREE, DECK)
        state.shuffle(DECK)

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        if pick == NUMBERS + self.points:
            return Text("woodland-verb-points", {"points": self.points})
        return Text("everdell-verb-fetch", {"card": say_card(state, state.box.card_of(pick))})

    def describe(self) -> Text:
        name = Text("everdell-name", {"name": self.name})
        return Text("everdell-fetch", {"card": name, "points": self.points})


class PointsOnStore(ChooseCopy):
    """Put points on a card of a name, one for each resource that lies on it, up to so many."""

    __slots__ = ("most", "name")

    def __init__(self, name: str, most: int) -> None:
        self.name = name
        self.most = most

    def among(self, state: Woodland, frame: Frame) -> list[int]:
        """List the different ones of the city."""
        return copies_in(state, frame.seat, state.box.kinds[self.name])

    def go_on(self, state: Woodland, frame: Frame, index: int) -> None:
        mark = state.built[frame.seat][index]
        lying = sum([marks.stored(mark, resource) for resource in EVERY_RESOURCE])
        if lying:
            state.mark(frame.seat, index, min(self.most, lying) * marks.one_token())

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return Reference(state.at(CITY, frame.seat), state.box.kinds[self.name])

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return self.describe()

    def describe(self) -> Text:
        name = Text("everdell-name", {"name": self.name})
        return Text("everdell-points-on-store", {"card": name, "most": self.most})


class TuckFromMeadow(FromMeadow):
    """Put cards of one form from the meadow beneath the event, up to so many."""

    __slots__ = ("event", "form")

    def __init__(self, count: int, form: str, event: str = "") -> None:
        words = Text("woodland-tuck-meadow", {"form": form})
        super().__init__(count, BENEATH, words, up_to=True)
        self.form = form
        self.event = event

    def printed_on(self, name: str) -> TuckFromMeadow:
        return TuckFromMeadow(self.count, self.form, name)

    def is_fitting(self, state: Woodland, card: int) -> bool:
        return state.card(card).form == self.form

    def verb(self, state: Woodland, frame: Frame, count: int) -> Text | None:
        return Text("woodland-verb-tuck", {"count": count})

    def whole(self, state: Woodland, frame: Frame, picks: tuple[int, ...]) -> None:
        super().whole(state, frame, picks)
        place = state.box.place_ids[self.event]
        state.lay_on(frame.seat, place, len(picks) * marks.one_token())


class TuckOne(Effect[Woodland]):
    """Put one of some cards of the city beneath the event; each brings something else."""

    __slots__ = ("departure", "rewards")

    def __init__(self, rewards: dict[str, Effect[Woodland]], event: str = "") -> None:
        self.rewards = rewards  # by the name of the card
        self.departure = Depart(beneath=True, event=event)

    def printed_on(self, name: str) -> TuckOne:
        return TuckOne(self.rewards, name)

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        city = state.zone(CITY, frame.seat)
        kinds = [state.box.kinds[name] for name in self.rewards]
        return sorted([state.box.picks.choices[kind] for kind in kinds if kind in city])

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        kind = state.box.card_of(option)
        state.push(self.rewards[state.box.names[kind]], frame.seat, frame.source)
        state.push(self.departure, frame.seat, kind, (frame.source,))

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, state.at(CITY, frame.seat))

    def describe(self) -> Text:
        first, second = [Text("everdell-name", {"name": name}) for name in self.rewards]
        one, two = [reward.describe() for reward in self.rewards.values()]
        return Text("everdell-tuck-one", {"first": first, "one": one, "second": second, "two": two})


PEARLBROOK_EVENTS: Final[tuple[Place, ...]] = (
    Place("romantic_cruise", SPECIAL_EVENT, needs=("ferry", "husband"),
          effect=FetchOrGain("wife", points=5)),
    Place("x_marks_the_spot", SPECIAL_EVENT, needs=("pirate_ship", "storehouse"),
          effect=PointsOnStore("storehouse", most=6)),
    Place("riverside_resort", SPECIAL_EVENT, needs=("harbor", "innkeeper"),
          effect=TuckFromMeadow(3, CRITTER),
          score=OnEvent(beneath=2)),
    Place("masquerade_invitations", SPECIAL_EVENT, needs=("messenger", "fairgrounds"),
          effect=GiveCardsAround(up_to=6, points=1)),
    Place("sunken_treasure_discovered", SPECIAL_EVENT, needs=("pirate", "crane"),
          effect=PlayOne((MEADOW,), less=FREE, most=3, optional=True)),
    Place("river_race", SPECIAL_EVENT, needs=("ferry_ferret", "twig_barge"), points=4,
          effect=TuckOne({"ferry_ferret": Gain(points=2), "twig_barge": GainAny(2)})),
)  # fmt: skip
