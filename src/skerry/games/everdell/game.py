"""Everdell as the kernel sees it: seats, settings, vocabulary, start, score and words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell import tables
from skerry.games.everdell.log import tell
from skerry.games.everdell.pearlbrook import zones as brook_zones
from skerry.games.everdell.pearlbrook.adornments import MIRROR
from skerry.games.everdell.pearlbrook.frog import DIE_NAMES
from skerry.games.everdell.pearlbrook.messengers import MANNERS
from skerry.games.everdell.pearlbrook.river import RIVER_ORDERS
from skerry.games.everdell.pearlbrook.setup import SET_UP_BROOK
from skerry.games.everdell.pearlbrook.state import Brook
from skerry.games.everdell.previews import preview
from skerry.games.everdell.rugwort import has_won, rival_score, sheet
from skerry.games.everdell.setup import SET_UP
from skerry.games.everdell.words import card_text, face, label, picks_for, rulebook
from skerry.games.woodland import scoring
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.words import WONDER
from skerry.games.woodland.zones import (
    ACHIEVED,
    BOARD,
    DECK,
    EVENT_BOX,
    EVENTS,
    FOREST_BOX,
    OWN_ZONES,
    SHARED_ZONES,
    own_counters,
)
from skerry.kernel.choice import Rival
from skerry.kernel.effect import Frame
from skerry.kernel.game import Game, Setting, Value, Vocabulary
from skerry.kernel.text import Text
from skerry.kernel.zones import Layout

if TYPE_CHECKING:
    from skerry.games.woodland.card import Card, Place
    from skerry.kernel.choice import ScoreLine
    from skerry.kernel.events import Event
    from skerry.kernel.rng import Rng

SHARED_COUNTERS: Final = ("turn", "blocked", "rival points", "year")
OWN_COUNTERS: Final = own_counters(tables.RESOURCES, "pearl")


class Everdell(Game[Woodland]):
    """A valley of critters who build a city in four seasons."""

    def __init__(self) -> None:
        super().__init__(
            name="everdell",
            rules=2,
            fewest=1,
            most=4,
            settings=(
                Setting("year", (1, 2, 3), Text("everdell-setting-year")),
                Setting(
                    "pearlbrook",
                    (False, True),
                    Text("everdell-setting-pearlbrook"),
                    joined=True,
                ),
                Setting(
                    "river",
                    RIVER_ORDERS,
                    Text("everdell-setting-river"),
                    joined=True,
                    under="pearlbrook",
                ),
                Setting(
                    "die",
                    DIE_NAMES,
                    Text("everdell-setting-die"),
                    joined=True,
                    under="pearlbrook",
                ),
            ),
            vocabulary=Vocabulary(tuple(tables.PICKS.names)),
            cards=tables.PEARLBROOK_BOX.names,
        )
        self._layouts: dict[tuple[int, Value], Layout] = {}
        # By seats and expansion: where all lies before the deal.
        self._boxed: dict[tuple[int, Value], list[list[int]]] = {}

    def layout(self, seats: int, settings: dict[str, Value]) -> Layout:
        """Return the table for so many seats, made once."""
        key = (seats, settings["pearlbrook"])
        if key not in self._layouts:
            self._layouts[key] = brook_layout(seats) if key[1] else base_layout(seats)
        return self._layouts[key]

    def start(self, layout: Layout, settings: dict[str, Value], rng: Rng) -> Woodland:
        """Put all cards, forest places and events on their piles, and the board out."""
        key = (layout.seats, settings["pearlbrook"])
        if key not in self._boxed:
            self._boxed[key] = brook_zones_filled(layout) if key[1] else base_zones_filled(layout)
        zones = [zone[:] for zone in self._boxed[key]]
        counters = [0] * len(layout.counters)
        counters[3] = int(settings["year"])
        if key[1]:
            river = layout.common(brook_zones.RIVER)
            zones[river] = river_in_order(str(settings["river"]))
            die = layout.common_counter(brook_zones.RIVAL_DIE)
            counters[die] = DIE_NAMES.index(str(settings["die"]))
            agenda = [Frame(SET_UP_BROOK, 0)]
            box = tables.PEARLBROOK_BOX
            return Brook(MANNERS, box, layout, zones, counters, rng, agenda)
        agenda = [Frame(SET_UP, 0)]
        return Woodland(tables.EVERDELL_BOX, layout, zones, counters, rng, agenda)

    def scores(self, state: Woodland) -> list[int]:
        """Return each seat's points as the table lies now."""
        return [scoring.total(state, seat) for seat in range(state.layout.seats)]

    def winners(self, state: Woodland) -> list[int]:
        """The most points win; a tie goes to more events, then to more resources left."""
        if state.layout.seats == 1:
            return [0] if has_won(state) else []
        scores = self.scores(state)
        ranked = [
            (scores[seat], events_of(state, seat), state.wealth(seat))
            for seat in range(state.layout.seats)
        ]
        best = max(ranked)
        return [seat for seat, rank in enumerate(ranked) if rank == best]

    def verdict(self, state: Woodland) -> Text | None:
        """Alone, say how the rival fares."""
        if state.layout.seats > 1:
            return None
        return Text(
            "everdell-verdict",
            {"won": "yes" if has_won(state) else "no", "points": rival_score(state)},
        )

    def score_sheet(self, state: Woodland, seat: int) -> list[ScoreLine]:
        """List where the points of a seat come from."""
        return scoring.sheet(state, seat)

    def rival(self, state: Woodland) -> Rival | None:
        """Alone, one meets Rugwort."""
        if state.layout.seats > 1:
            return None
        return Rival(Text("everdell-rugwort"), sheet(state))

    def label(self, pick: int) -> Text:
        """Call a pick by what a person would say."""
        return label(tables.PEARLBROOK_BOX, pick)

    def card_label(self, card: int) -> Text:
        """Call a card, a place or an event by its name."""
        return Text("everdell-name", {"name": tables.PEARLBROOK_BOX.names[card]})

    def card_text(self, card: int) -> Text:
        """Describe a card whole."""
        return card_text(tables.PEARLBROOK_BOX, card)

    def face(self, card: int) -> dict[str, object]:
        """Return what is drawn on a card."""
        return face(tables.PEARLBROOK_BOX, card)

    def picks_for(self, zone: int, card: int, *, own: bool) -> list[int]:
        """A card may be played, visited or chosen; a place may be gone to."""
        return picks_for(tables.PEARLBROOK_BOX, zone, card, own=own)

    def preview(self, state: Woodland, seat: int, pick: int) -> list[Text]:
        """Tell what a card adds to the city, what a place is worth, or who comes home."""
        return preview(state, seat, pick)

    def tell(self, layout: Layout, events: list[Event], viewer: int) -> list[Text]:
        """Tell what was played, placed, gained and drawn."""
        return tell(tables.PEARLBROOK_BOX, layout, events, viewer)

    def rulebook(self) -> list[Text]:
        """Say the rules in the order of play."""
        return rulebook()


def base_layout(seats: int) -> Layout:
    """Return the table of the base game."""
    return Layout(seats, SHARED_ZONES, OWN_ZONES, SHARED_COUNTERS, OWN_COUNTERS)


def brook_layout(seats: int) -> Layout:
    """Return the table with the brook."""
    return Layout(
        seats,
        SHARED_ZONES,
        OWN_ZONES + brook_zones.OWN_ZONES,
        SHARED_COUNTERS,
        OWN_COUNTERS + brook_zones.OWN_COUNTERS,
        brook_zones.COMMON_ZONES,
        brook_zones.COMMON_COUNTERS,
    )


def _copies(cards: tuple[Card, ...]) -> list[int]:
    """Return all copies of some cards."""
    found: list[int] = []
    for card in cards:
        found += [tables.PEARLBROOK_BOX.kinds[card.name]] * card.copies
    return found


def _cards(places: tuple[Place, ...]) -> list[int]:
    """Return the numbers of some places among all cards."""
    box = tables.PEARLBROOK_BOX
    return [box.place_card(box.place_ids[place.name]) for place in places]


def base_zones_filled(layout: Layout) -> list[list[int]]:
    """Put all of the base game on its piles, and the board out."""
    zones: list[list[int]] = [[] for _ in layout.zones]
    zones[DECK] = _copies(tables.CARDS)
    zones[BOARD] = _cards(tables.BOARD_PLACES)
    zones[FOREST_BOX] = _cards(tables.FOREST_PLACES)
    zones[EVENTS] = _cards(tables.BASIC_EVENTS)
    zones[EVENT_BOX] = _cards(tables.SPECIAL_EVENTS)
    return zones


def brook_zones_filled(layout: Layout) -> list[list[int]]:
    """Put all of the brook on its piles, too; wonders come instead of the basic events."""
    zones = base_zones_filled(layout)
    zones[DECK] += _copies(tables.PEARLBROOK_CARDS)
    zones[FOREST_BOX] += _cards(tables.PEARLBROOK_FOREST)
    zones[EVENT_BOX] += _cards(tables.PEARLBROOK_EVENTS)
    zones[EVENTS] = _cards(tables.WONDERS)
    first = len(tables.ALL_CARDS) + len(tables.ALL_PLACES)
    jewels = first + len(tables.RIVER_CARDS)
    zones[layout.common(brook_zones.RIVER_BOX)] = list(range(first, jewels))
    zones[layout.common(brook_zones.ADORNMENT_BOX)] = [
        jewels + number
        for number, jewel in enumerate(tables.ADORNMENTS)
        if layout.seats > 1 or jewel.name != MIRROR
    ]
    return zones


def river_in_order(order: str) -> list[int]:
    """Lay the destinations of the river out in this order of types, then the shoals."""
    types = [*order.split(), ""]
    places = [place for type_ in types for place in tables.RIVER_SPOTS if place.type == type_]
    return _cards(tuple(places))


def events_of(state: Woodland, seat: int) -> int:
    """Return how many events a seat has achieved; wonders are none."""
    first = len(state.box.cards)
    places = state.box.places
    achieved = state.zone(ACHIEVED, seat)
    return sum([places[card - first].area != WONDER for card in achieved])


EVERDELL: Final = Everdell()
