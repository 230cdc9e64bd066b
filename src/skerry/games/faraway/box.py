"""Faraway as the kernel sees it: seats, settings, vocabulary, start, score and words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.faraway import scoring
from skerry.games.faraway.cards import SYMBOLS
from skerry.games.faraway.journey import (
    EXPERIENCED_JOURNEY,
    FINAL_SCORE,
    HAND_SIZE,
    JOURNEY,
    ROUND_OF_PLAY,
    Deal,
)
from skerry.games.faraway.quests import say_shown
from skerry.games.faraway.zones import (
    CARDS,
    CHOSEN,
    DECK,
    DRAWN,
    GONE,
    HAND,
    KEPT,
    MARKET,
    REGION_COUNT,
    RETURNED,
    ROUND,
    ROW,
    SANCTUARY_DECK,
    is_region,
    lay_out,
)
from skerry.kernel.choice import ScoreLine
from skerry.kernel.effect import Frame
from skerry.kernel.events import Counted, Event, Passage, passages
from skerry.kernel.game import Game, Setting, Value, Vocabulary
from skerry.kernel.state import State
from skerry.kernel.text import Text, join_and, join_then, join_with

if TYPE_CHECKING:
    from skerry.kernel.rng import Rng
    from skerry.kernel.zones import Layout

NAMES: Final[tuple[str, ...]] = tuple(
    [
        f"region-{face.number}" if is_region(card) else f"sanctuary-{face.number}"
        for card, face in enumerate(CARDS)
    ]
)

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
            most=6,
            settings=(Setting("advanced", (False, True), Text("faraway-setting-advanced")),),
            vocabulary=Vocabulary(NAMES),
            cards=NAMES,
        )

    def layout(self, seats: int, settings: dict[str, Value]) -> Layout:
        """Return the same zones whatever the settings."""
        return lay_out(seats)

    def start(self, layout: Layout, settings: dict[str, Value], rng: Rng) -> State:
        """Put all regions and all sanctuaries on their decks."""
        zones: list[list[int]] = [[] for _ in layout.zones]
        zones[DECK] = list(range(REGION_COUNT))
        zones[SANCTUARY_DECK] = list(range(REGION_COUNT, len(CARDS)))
        journey = EXPERIENCED_JOURNEY if settings["advanced"] else JOURNEY
        counters = [0] * len(layout.counters)
        agenda = [Frame(journey, 0)]
        return State(layout, zones, counters, rng, agenda)

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
        score = scoring.tally(row, kept)
        lines: list[ScoreLine] = []
        for place, card in enumerate(row):
            lacks = [SYMBOLS[wonder] for wonder in scoring.lacking(row, kept, place)]
            lines.append(ScoreLine(self.label(card), score.regions[place], card, lacks))
        for place, card in enumerate(kept):
            lines.append(ScoreLine(self.label(card), score.sanctuaries[place], card, []))
        return lines

    def label(self, pick: int) -> Text:
        """Every pick is a card."""
        return self.card_label(pick)

    def card_label(self, card: int) -> Text:
        """Call a region by its number and a sanctuary by what it offers, for it bears none."""
        face = CARDS[card]
        if is_region(card):
            return Text("faraway-region", {"number": face.number})
        return Text("faraway-sanctuary", {"number": face.number, "offer": self._offer(card)})

    def card_text(self, card: int) -> Text:
        """Say what a card shows, needs and pays; a sanctuary's label says it already."""
        if not is_region(card):
            return self.label(card)
        return Text("faraway-card", {"card": self.label(card), "offer": self._offer(card)})

    def face(self, card: int) -> dict[str, object]:
        """Return the number, the symbols shown and needed, and the quest."""
        face = CARDS[card]
        quest = face.quest
        return {
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
        now = scoring.tally(row, kept).total
        if not is_region(pick):
            return [_say_change(scoring.tally(row, [*kept, pick]).total - now)]
        drawn = scoring.sanctuary_draw([*row, pick], kept)
        return [
            Text("faraway-preview-draw", {"count": drawn}),
            _say_change(scoring.tally([*row, pick], kept).total - now),
        ]

    def _offer(self, card: int) -> Text:
        face = CARDS[card]
        parts: list[Text] = []
        if face.shows:
            parts.append(Text("faraway-shows", {"symbols": say_shown(face.shows)}))
        if face.needs:
            parts.append(Text("faraway-needs", {"symbols": say_shown(face.needs)}))
        if face.quest is not None:
            parts.append(face.quest.describe())
        return join_with(parts)

    def tell(self, layout: Layout, events: list[Event], viewer: int) -> list[Text]:
        """Tell rounds, plays, draws, the market and the score."""
        lines: list[Text] = []
        for event in passages(layout, events, viewer):
            if isinstance(event, Passage):
                line = self._tell_passage(event)
                if line is not None:
                    lines.append(line)
            elif isinstance(event, Counted):
                lines.append(self._tell_counter(layout, event))
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

    def _tell_counter(self, layout: Layout, event: Counted) -> Text:
        if event.counter == ROUND:
            return Text("faraway-log-round", {"round": event.now})
        seat = Text("seat", {"number": layout.counter_owners[event.counter] + 1})
        return Text("faraway-log-fame", {"seat": seat, "fame": event.now})

    def rulebook(self) -> list[Text]:
        """Say the rules in the order of play, clause by clause."""
        clauses = [Deal(HAND_SIZE), *ROUND_OF_PLAY.parts, FINAL_SCORE]
        experienced = [clause.describe() for clause in EXPERIENCED_JOURNEY.parts[:-1]]
        return [
            Text("faraway-about"),
            *[clause.describe() for clause in clauses],
            Text("faraway-rule-tie"),
            Text("faraway-rule-advanced", {"clause": join_then(experienced)}),
        ]


def _say_change(fame: int) -> Text:
    return Text("faraway-preview-fame", {"fame": fame})


FARAWAY: Final = Faraway()
