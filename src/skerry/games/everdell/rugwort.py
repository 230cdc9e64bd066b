"""Rugwort, the rival of a seat that plays alone: he blocks places and fills his city by the die."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland.choosing import card_in
from skerry.games.woodland.city import build, spaces_left
from skerry.games.woodland.labels import say_card, say_name
from skerry.games.woodland.meadow import refill
from skerry.games.woodland.module import Module
from skerry.games.woodland.picks import RIVAL_OWNER
from skerry.games.woodland.placing import count_type
from skerry.games.woodland.rival import Opponent, visits_to
from skerry.games.woodland.scoring import source_of
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import (
    AUTUMN,
    BASIC_EVENT,
    MEADOW_SIZE,
    PROSPERITY,
    SPECIAL_EVENT,
)
from skerry.games.woodland.workers import comes_home, pegs_of
from skerry.games.woodland.zones import (
    ASTRAY,
    BLOCKED,
    CITY,
    DISCARD,
    EVENTS,
    FOREST,
    LEVEL,
    PLAYED,
    RIVAL,
    RIVAL_EVENTS,
    RIVAL_POINTS,
    SEASON,
    WORKERS,
)
from skerry.kernel.choice import Rival, ScoreLine
from skerry.kernel.effect import NOTHING, Effect
from skerry.kernel.game import Setting
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.card import Place
    from skerry.games.woodland.rival import Rank
    from skerry.kernel.effect import Frame, Reference
    from skerry.kernel.game import Value

# By season: where his roaming worker stands, and how many places of the meadow are blocked.
ROAMING: Final = (
    "basic_three_twigs",
    "basic_two_resin",
    "basic_one_pebble",
    "basic_one_berry_one_card",
)
BLOCKS: Final[tuple[int, ...]] = (0, 1, 2, 4)
# By year: how far he journeys in autumn, and what an event that was not achieved gives him.
JOURNEYS: Final = ("", "journey_3", "journey_4", "journey_5")
UNACHIEVED: Final[tuple[int, ...]] = (0, 3, 6, 6)
LAST_YEAR: Final = 3

FOOL: Final = "fool"
CARD_WORTH: Final = 2
PROSPERITY_WORTH: Final = 3
WINS_TIES: Final = 1 << 30  # more than any seat has of what breaks ties


def stand(state: Woodland, name: str, count: int) -> None:
    """Let his worker stand on a place, or with -1 leave it."""
    state.send(state.layout.seats, state.box.place_ids[name], count)


def forest_name(state: Woodland, season: int) -> str:
    """Return the forest place of a season: he goes from one to the next."""
    return state.box.names[state.zones[FOREST][season]]


def begin_turn_of(state: Woodland) -> None:
    """What follows is his doing."""
    state.because(NOTHING)
    state.begin(state.layout.seats, Text("everdell-log-rival-turn"))


class Begin(Effect[Woodland]):
    """His workers stand on the first forest place and on the three twigs."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        stand(state, ROAMING[0], 1)
        stand(state, forest_name(state, 0), 1)

    def describe(self) -> Text:
        return Text("everdell-rules-alone-set-up-text", {"place": say_name(ROAMING[0])})


class Answer(Effect[Woodland]):
    """For each card that was played he takes the one of the meadow that the die says."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        played = state.count(PLAYED, frame.seat)
        state.gain(PLAYED, frame.seat, -played)
        if played:
            begin_turn_of(state)
        for _ in range(played):
            state.go_on()
            refill(state)
            slot = state.roll(MEADOW_SIZE)
            state.note(Text("everdell-log-die", {"number": slot + 1}))
            if slot in state.slots:
                take(state, frame.seat, state.slots.index(slot))
            refill(state)

    def describe(self) -> Text:
        return Text("everdell-rules-alone-answers-text", {"faces": MEADOW_SIZE})


def take(state: Woodland, seat: int, index: int) -> None:
    """Take a card of the meadow; a fool goes to the other's city if there is room for it."""
    kind = state.empty_slot(index, RIVAL)
    fool = state.box.kinds[FOOL]
    if kind == fool and fool not in state.zone(CITY, seat) and spaces_left(state, seat) > 0:
        build(state, seat, fool, RIVAL)


class PrepareToo(Effect[Woodland]):
    """He prepares right after the other: takes basic events, and his workers move on."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        season = state.count(SEASON, frame.seat)
        year = state.count(LEVEL)
        begin_turn_of(state)
        self._take_events(state)
        state.gain(BLOCKED, 0, BLOCKS[season] - state.count(BLOCKED))
        stand(state, forest_name(state, season - 1), -1)
        stand(state, ROAMING[season - 1], -1)
        if season < AUTUMN:
            stand(state, forest_name(state, season), 1)
            stand(state, ROAMING[season], 1)
            return
        stand(state, JOURNEYS[year], 1)
        if year == LAST_YEAR:  # his other worker leaves, and takes one of the other side along
            state.gain(WORKERS, frame.seat, -1)
            state.note(Text("everdell-log-worker-lost"))
        else:
            stand(state, ROAMING[season], 1)

    def _take_events(self, state: Woodland) -> None:
        first = len(state.box.cards)
        for card in state.zones[EVENTS][:]:
            place = state.box.places[card - first]
            if place.area == BASIC_EVENT and (
                count_type(state, RIVAL_OWNER, place.type) >= place.count
            ):
                state.move(card, EVENTS, RIVAL_EVENTS)

    def describe(self) -> Text:
        return Text("everdell-rules-alone-move")


class RemoveCard(Effect[Woodland]):
    """Remove any one card of his city."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        return [state.box.picks.choices[kind] for kind in sorted(set(state.zones[RIVAL]))]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option < 0:
            return
        kind = state.box.card_of(option)
        state.move(kind, RIVAL, DISCARD)
        if visits_to(state, kind) > state.zones[RIVAL].count(kind):
            state.unvisit(frame.seat, kind)
            if comes_home(state, kind):
                state.gain(ASTRAY, frame.seat, 1)

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, RIVAL)

    def describe(self) -> Text:
        return Text("everdell-remove-card")


def sheet(state: Woodland) -> list[ScoreLine]:
    """List where his points come from: cards, events or wonders, events left over, journey, visits."""
    year = state.count(LEVEL)
    purple = len([kind for kind in state.zones[RIVAL] if state.card(kind).type == PROSPERITY])
    others = len(state.zones[RIVAL]) - purple
    first = len(state.box.cards)
    places = state.box.places
    journey = state.box.place_ids[JOURNEYS[year]]
    walked = places[journey].points * pegs_of(state, state.layout.seats, journey)
    return [
        _line("prosperity", purple, PROSPERITY_WORTH * purple, "cards"),
        _line("cards", others, CARD_WORTH * others, "cards"),
        *[_event_line(state, event, places[event - first]) for event in state.zones[RIVAL_EVENTS]],
        _line("unachieved", len(_left(state)), UNACHIEVED[year] * len(_left(state)), "events"),
        _line("journey", 1, walked, "journey"),
        _line("visits", 1, state.count(RIVAL_POINTS), "tokens"),
        *[line for part in state.parts for line in part.score_rival(state)],
    ]


def _event_line(state: Woodland, card: int, event: Place) -> ScoreLine:
    return ScoreLine(say_card(state, card), event.points, card, [], source=source_of(event))


def _line(what: str, count: int, points: int, source: str) -> ScoreLine:
    label = Text("everdell-score-rival", {"source": what, "count": count})
    return ScoreLine(label, points, NOTHING, [], source=source)


def _left(state: Woodland) -> list[int]:
    """List the special events that nobody has achieved."""
    first = len(state.box.cards)
    places = state.box.places
    return [card for card in state.zones[EVENTS] if places[card - first].area == SPECIAL_EVENT]


def rival_score(state: Woodland) -> int:
    """Return his points."""
    return sum([line.points for line in sheet(state)])


RUGWORT_BEGINS: Final = Begin()
RUGWORT_ANSWERS: Final = Answer()
RUGWORT_PREPARES: Final = PrepareToo()
REMOVE_CARD: Final = RemoveCard()


class Rugwort(Module):
    """The rival of a seat that plays alone."""

    def __init__(self) -> None:
        super().__init__(
            "rugwort",
            settings=(Setting("year", (1, 2, 3), Text("everdell-setting-year"), upto=1),),
            opponent=Opponent(
                begins=(RUGWORT_BEGINS,),
                answers=(RUGWORT_ANSWERS,),
                prepares=(RUGWORT_PREPARES,),
                abroad=(REMOVE_CARD,),
            ),
            is_rival=True,
            has_open_city=True,
        )

    def is_chosen(self, seats: int, settings: dict[str, Value]) -> bool:
        """He comes to whoever is alone."""
        return seats == 1

    def rival(self, state: Woodland) -> Rival | None:
        return Rival(Text("everdell-rugwort"), sheet(state))

    def rank(self, state: Woodland) -> Rank | None:
        """A tie is his."""
        return rival_score(state), WINS_TIES

    def verdict(self, state: Woodland, winners: list[int]) -> Text | None:
        won = "yes" if winners else "no"
        return Text("everdell-verdict", {"won": won, "points": rival_score(state)})


RUGWORT: Final = Rugwort()
