"""Faraway as the kernel sees it: seats, settings, vocabulary, start, score and words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.faraway import scoring
from skerry.games.faraway.cards import SYMBOLS
from skerry.games.faraway.deck import BASE, CARDS, EXPANSIONS, GIVE_NOTHING, NAMES, PICKS, is_region
from skerry.games.faraway.faces import JourneyFace
from skerry.games.faraway.labels import say_card, say_whole
from skerry.games.faraway.modules import box
from skerry.games.faraway.offerings import gain_by_giving
from skerry.games.faraway.rulebook import rulebook
from skerry.games.faraway.zones import (
    CHOSEN,
    DECK,
    DRAWN,
    GONE,
    HAND,
    KEPT,
    MARKET,
    RETURNED,
    ROUND,
    ROW,
    SANCTUARY_DECK,
)
from skerry.kernel.choice import ScoreLine
from skerry.kernel.effect import Frame
from skerry.kernel.events import Counted, Event, Noted, Passage, passages
from skerry.kernel.game import Game, Setting, Value, Vocabulary
from skerry.kernel.state import State
from skerry.kernel.text import Text, join_and, sign_of

if TYPE_CHECKING:
    from skerry.kernel.rng import Rng
    from skerry.kernel.rulebook import Rulebook
    from skerry.kernel.zones import Layout

# What the log says of cards that go from here to there; other ways are not worth a line.
TOLD: Final[dict[tuple[int, int], Text]] = {
    (DECK, HAND): Text("faraway-log-dealt"),
    (DECK, MARKET): Text("faraway-log-market"),
    (HAND, CHOSEN): Text("faraway-log-chosen"),
    (CHOSEN, DECK): Text("faraway-log-put-back"),
    (CHOSEN, ROW): Text("faraway-log-explores"),
    (SANCTUARY_DECK, DRAWN): Text("faraway-log-draws"),
    (RETURNED, DRAWN): Text("faraway-log-draws"),
    (MARKET, HAND): Text("faraway-log-takes"),
    (DRAWN, KEPT): Text("faraway-log-keeps"),
    (MARKET, GONE): Text("faraway-log-gone"),
}


class Faraway(Game[State]):
    """A journey of eight regions, told backwards."""

    def __init__(self) -> None:
        super().__init__(
            name="faraway",
            rules=1,
            fewest=2,
            most=BASE.seats,
            settings=(
                Setting("advanced", (False, True), Text("faraway-setting-advanced")),
                *[module.setting() for module in EXPANSIONS],
            ),
            vocabulary=Vocabulary(PICKS),
            cards=NAMES,
        )

    def layout(self, seats: int, settings: dict[str, Value]) -> Layout:
        """Return the zones of the chosen modules."""
        return box(settings).layout(seats)

    def start(self, layout: Layout, settings: dict[str, Value], rng: Rng) -> State:
        """Put all regions and all sanctuaries of the chosen modules on their decks."""
        chosen = box(settings)
        zones: list[list[int]] = [[] for _ in layout.zones]
        zones[DECK] = chosen.regions[:]
        zones[SANCTUARY_DECK] = chosen.sanctuaries[:]
        counters = [0] * len(layout.counters)
        return State(layout, zones, counters, rng, Frame(chosen.journey, 0))

    def scores(self, state: State) -> list[int]:
        """Return each seat's fame with the cards face up now."""
        return scoring.scores(state)

    def winners(self, state: State) -> list[int]:
        """Return who leads, ties broken."""
        return scoring.winners(state)

    def score_sheet(self, state: State, seat: int) -> list[ScoreLine]:
        """List the row from left to right, then the sanctuaries."""
        row = state.zone(ROW, seat)
        kept = state.zone(KEPT, seat)
        given = scoring.given_for(state, row)
        score = scoring.tally(row, kept, given)
        lines: list[ScoreLine] = []
        for place, card in enumerate(row):
            lacks = [SYMBOLS[symbol] for symbol in scoring.lacking(row, kept, given, place)]
            lines.append(ScoreLine(self.label(card), score.regions[place], card, lacks))
        for place, card in enumerate(kept):
            lines.append(ScoreLine(self.label(card), score.sanctuaries[place], card, []))
        return lines

    def label(self, pick: int) -> Text:
        """Every pick but one is a card."""
        return Text("faraway-give-nothing") if pick == GIVE_NOTHING else say_card(pick)

    def card_label(self, card: int) -> Text:
        """Call a region by its number and a sanctuary by what it offers."""
        return say_card(card)

    def card_text(self, card: int) -> Text:
        """Say what a card shows, needs and pays."""
        return say_whole(card)

    def face(self, card: int) -> JourneyFace:
        """Return the kind and the number, the symbols shown and needed, and the quest."""
        face = CARDS[card]
        quest = face.quest
        return {
            "kind": face.kind,
            "number": face.number,
            "shows": [SYMBOLS[symbol] for symbol in face.shows],
            "needs": [SYMBOLS[symbol] for symbol in face.needs],
            "quest": None
            if quest is None
            else {
                "kind": quest.kind,
                "fame": quest.each,
                "symbols": [SYMBOLS[symbol] for symbol in quest.symbols],
            },
        }

    def picks_for(self, layout: Layout, zone: int, card: int, *, own: bool) -> list[int]:
        """Every card is its own pick, wherever it lies."""
        return [card]

    def preview(self, state: State, seat: int, pick: int) -> list[Text]:
        """Tell how many sanctuaries a region draws, and what a card adds if scored now."""
        row = state.zone(ROW, seat)
        kept = state.zone(KEPT, seat)
        if pick in state.zone(MARKET) or state.count(ROUND) == 0:
            return []  # a region that is taken, or put back before the first round, pays nothing now
        if pick == GIVE_NOTHING or pick in kept:
            return _preview_giving(state, seat, pick)
        now = scoring.tally(row, kept).total
        if not is_region(pick):
            return [_say_change(scoring.tally(row, [*kept, pick]).total - now)]
        drawn = scoring.sanctuary_draw([*row, pick], kept)
        return [
            Text("faraway-preview-draw", {"count": drawn}),
            _say_change(scoring.tally([*row, pick], kept).total - now),
        ]

    def tell(self, layout: Layout, events: list[Event], viewer: int) -> list[Text]:
        """Tell rounds, plays, draws, the market, what is given up and the score."""
        lines: list[Text] = []
        for event in passages(layout, events, viewer):
            if isinstance(event, Passage):
                line = self._tell_passage(event)
                if line is not None:
                    lines.append(line)
            elif isinstance(event, Counted) and event.counter != ROUND:
                lines.append(self._tell_fame(layout, event))
            elif isinstance(event, Noted):
                lines.append(event.text)
        return lines

    def _tell_passage(self, passage: Passage) -> Text | None:
        told = TOLD.get((passage.source, passage.target))
        if told is None:
            return None
        line = told.with_args(
            {
                "seat": Text("seat", {"number": passage.seat + 1}),
                "count": len(passage.cards),
                "known": "yes" if passage.known else "no",
            }
        )
        if not passage.known:
            return line
        return line.with_args({"cards": join_and([self.label(card) for card in passage.cards])})

    def _tell_fame(self, layout: Layout, event: Counted) -> Text:
        seat = Text("seat", {"number": layout.counter_owners[event.counter] + 1})
        return Text("faraway-log-fame", {"seat": seat, "fame": event.now})

    def rulebook(self) -> Rulebook:
        """Return the pages of the base game and of both expansions."""
        return rulebook()


def _preview_giving(state: State, seat: int, pick: int) -> list[Text]:
    offer = state.offers[seat]
    gain = None if offer is None else gain_by_giving(state, offer.frame, pick)
    return [] if gain is None else [_say_change(gain)]


def _say_change(fame: int) -> Text:
    return Text("faraway-preview-fame", {"fame": fame, "sign": sign_of(fame)})


FARAWAY: Final = Faraway()
