"""Everdell as the kernel sees it: seats, settings, vocabulary, start, score and words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell import tables
from skerry.games.everdell.log import tell
from skerry.games.everdell.previews import preview
from skerry.games.everdell.rugwort import has_won, rival_score
from skerry.games.everdell.setup import SET_UP
from skerry.games.everdell.words import card_text, face, label, rulebook
from skerry.games.woodland import scoring
from skerry.games.woodland.picks import FIRST_CARD
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.zones import (
    ACHIEVED,
    BOARD,
    CITY,
    DECK,
    DRAWN,
    EVENT_BOX,
    EVENTS,
    FOREST,
    FOREST_BOX,
    HAND,
    MEADOW,
    OWN_ZONES,
    REVEALED,
    RIVAL,
    SHARED_ZONES,
)
from skerry.kernel.effect import Frame
from skerry.kernel.game import Game, Setting, Value, Vocabulary
from skerry.kernel.text import Text
from skerry.kernel.zones import Layout

if TYPE_CHECKING:
    from skerry.kernel.choice import ScoreLine
    from skerry.kernel.events import Event
    from skerry.kernel.rng import Rng

SHARED_COUNTERS: Final = ("turn", "blocked", "rival points", "year")
OWN_COUNTERS: Final = (
    *tables.RESOURCES,
    "pearl",
    "points",
    "workers",
    "season",
    "passed",
    *[f"tray {name}" for name in tables.RESOURCES],
    "astray",
    "played",
)


class Everdell(Game[Woodland]):
    """A valley of critters who build a city in four seasons."""

    def __init__(self) -> None:
        super().__init__(
            name="everdell",
            rules=1,
            fewest=1,
            most=4,
            settings=(Setting("year", (1, 2, 3), Text("everdell-setting-year")),),
            vocabulary=Vocabulary(tables.EVERDELL_BOX.picks.names),
            cards=tables.EVERDELL_BOX.names,
        )
        self._layouts: dict[int, Layout] = {}
        self._boxed: dict[int, list[list[int]]] = {}  # by seats: where all lies before the deal

    def layout(self, seats: int, settings: dict[str, Value]) -> Layout:
        """Return the table for so many seats, made once."""
        if seats not in self._layouts:
            self._layouts[seats] = Layout(
                seats, SHARED_ZONES, OWN_ZONES, SHARED_COUNTERS, OWN_COUNTERS
            )
        return self._layouts[seats]

    def start(self, layout: Layout, settings: dict[str, Value], rng: Rng) -> Woodland:
        """Put all cards, forest places and events on their piles, and the board out."""
        if layout.seats not in self._boxed:
            self._boxed[layout.seats] = self._fill(layout)
        zones = [zone[:] for zone in self._boxed[layout.seats]]
        counters = [0] * len(layout.counters)
        counters[3] = int(settings["year"])
        agenda = [Frame(SET_UP, 0)]
        box = tables.EVERDELL_BOX
        return Woodland(box, layout, zones, counters, rng, agenda, [], [None] * layout.seats)

    def _fill(self, layout: Layout) -> list[list[int]]:
        box = tables.EVERDELL_BOX
        zones: list[list[int]] = [[] for _ in layout.zones]
        for kind, card in enumerate(box.cards):
            zones[DECK] += [kind] * card.copies
        first = len(box.cards)
        zones[BOARD] = [first + box.place_ids[place.name] for place in tables.BOARD_PLACES]
        zones[FOREST_BOX] = [first + box.place_ids[place.name] for place in tables.FOREST_PLACES]
        zones[EVENTS] = [first + box.place_ids[place.name] for place in tables.BASIC_EVENTS]
        zones[EVENT_BOX] = [first + box.place_ids[place.name] for place in tables.SPECIAL_EVENTS]
        return zones

    def scores(self, state: Woodland) -> list[int]:
        """Return each seat's points as the table lies now."""
        return [scoring.total(state, seat) for seat in range(state.layout.seats)]

    def winners(self, state: Woodland) -> list[int]:
        """The most points win; a tie goes to more events, then to more resources left."""
        if state.layout.seats == 1:
            return [0] if has_won(state) else []
        ranked = [
            (scoring.total(state, seat), len(state.zone(ACHIEVED, seat)), state.wealth(seat))
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

    def label(self, pick: int) -> Text:
        """Call a pick by what a person would say."""
        return label(tables.EVERDELL_BOX, pick)

    def card_label(self, card: int) -> Text:
        """Call a card, a place or an event by its name."""
        return Text("everdell-name", {"name": tables.EVERDELL_BOX.names[card]})

    def card_text(self, card: int) -> Text:
        """Describe a card whole."""
        return card_text(tables.EVERDELL_BOX, card)

    def face(self, card: int) -> dict[str, object]:
        """Return what is drawn on a card."""
        return face(tables.EVERDELL_BOX, card)

    def picks_for(self, zone: int, card: int, *, own: bool) -> list[int]:
        """A card may be played, visited or chosen; a place may be gone to."""
        picks = tables.EVERDELL_BOX.picks
        if zone in (HAND, REVEALED):
            return [picks.play_hand + card, FIRST_CARD + card] if own else []
        if zone == MEADOW:
            return [picks.play_meadow + card, FIRST_CARD + card]
        if zone in (BOARD, FOREST, EVENTS):
            return [picks.visit_place + card - len(tables.CARDS)]
        if zone not in (CITY, RIVAL, DRAWN):
            return []
        row = tables.CARDS[card]
        found = [FIRST_CARD + card] if own or zone == RIVAL else []
        if zone != DRAWN and row.visit is not None and (own or row.opens):
            found.insert(0, picks.visit_card + card)
        return found

    def preview(self, state: Woodland, seat: int, pick: int) -> list[Text]:
        """Tell what a card adds to the city, what a place is worth, or who comes home."""
        return preview(state, seat, pick)

    def tell(self, layout: Layout, events: list[Event], viewer: int) -> list[Text]:
        """Tell what was played, placed, gained and drawn."""
        return tell(tables.EVERDELL_BOX, layout, events, viewer)

    def rulebook(self) -> list[Text]:
        """Say the rules in the order of play."""
        return rulebook()


EVERDELL: Final = Everdell()
