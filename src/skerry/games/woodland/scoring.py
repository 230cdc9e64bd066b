"""What a city is worth, source by source."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland import marks
from skerry.games.woodland.labels import say_card
from skerry.games.woodland.terms import JOURNEY, WONDER
from skerry.games.woodland.workers import pegs_of
from skerry.games.woodland.zones import ACHIEVED, CITY, POINTS, WILD
from skerry.kernel.choice import ScoreLine
from skerry.kernel.text import Text, join_and

if TYPE_CHECKING:
    from skerry.games.woodland.card import Place
    from skerry.games.woodland.counts import Count
    from skerry.games.woodland.state import Woodland

WILD_WORTH: Final = 2


def sheet(state: Woodland, seat: int) -> list[ScoreLine]:
    """List where the points of a seat come from: cards, bonuses, tokens, journey, events."""
    return [
        *printed(state, seat),
        *_bonuses(state, seat),
        *_tokens(state, seat),
        *_journey(state, seat),
        *_events(state, seat),
        *[line for part in state.parts for line in part.score(state, seat)],
    ]


def total(state: Woodland, seat: int) -> int:
    """Return the points of a seat."""
    return sum([line.points for line in sheet(state, seat)])


def printed(state: Woodland, seat: int) -> list[ScoreLine]:
    """Say what is printed on the cards of a city."""
    return [
        ScoreLine(say_card(state, kind), state.card(kind).points, kind, [], source="cards")
        for kind in state.zone(CITY, seat)
    ]


def _bonuses(state: Woodland, seat: int) -> list[ScoreLine]:
    """Cards of a name score their bonus once; of unique ones there is one anyway."""
    lines: list[ScoreLine] = []
    for kind in sorted(set(state.zone(CITY, seat))):
        score = state.card(kind).score
        points = 0 if score is None else score.of(state, seat)
        if score is not None and points:
            lines.append(bonus(state, seat, kind, score))
    return lines


def bonus(state: Woodland, seat: int, kind: int, score: Count) -> ScoreLine:
    """Say what a card is worth beside what is printed on it, and what for."""
    label = Text("woodland-score-bonus", {"card": say_card(state, kind)})
    return ScoreLine(label, score.of(state, seat), kind, [], score.tally(state, seat), "bonuses")


def each_wild(label: Text, count: int, source: str) -> ScoreLine:
    """Say what pearls or treasures left over are worth."""
    reason = Text("woodland-tally-wild", {"count": count, "worth": WILD_WORTH})
    return ScoreLine(label, WILD_WORTH * count, -1, [], reason, source)


def score_tokens(state: Woodland, seat: int) -> ScoreLine:
    """Say what a seat was given as points."""
    points = state.count(POINTS, seat)
    return ScoreLine(Text("woodland-score-tokens"), points, -1, [], source="tokens")


def _tokens(state: Woodland, seat: int) -> list[ScoreLine]:
    lines = [score_tokens(state, seat)]
    for index, kind in enumerate(state.zone(CITY, seat)):
        lying = marks.tokens(state.built[seat][index])
        if lying:
            label = Text("woodland-score-on-card", {"card": say_card(state, kind)})
            lines.append(ScoreLine(label, lying, kind, [], source="tokens"))
    wild = state.count(WILD, seat)
    if wild:
        lines.append(each_wild(Text("woodland-score-wild"), wild, "pearls"))
    return lines


def _journey(state: Woodland, seat: int) -> list[ScoreLine]:
    points = 0
    walked: list[Text] = []
    for number, place in enumerate(state.box.places):
        pegs = pegs_of(state, seat, number) if place.area == JOURNEY else 0
        if pegs:
            points += place.points * pegs
            args: dict[str, str | int | Text] = {"pegs": pegs, "points": place.points}
            walked.append(Text("woodland-tally-journey", args))
    if not points:
        return []
    label = Text("woodland-score-journey")
    return [ScoreLine(label, points, -1, [], join_and(walked), "journey")]


def _events(state: Woodland, seat: int) -> list[ScoreLine]:
    lines: list[ScoreLine] = []
    for card in state.zone(ACHIEVED, seat):
        place = state.box.places[card - len(state.box.cards)]
        more = 0 if place.score is None else place.score.of(state, seat)
        reason = None if place.score is None else place.score.tally(state, seat)
        points = place.points + more
        source = source_of(place)
        lines.append(ScoreLine(say_card(state, card), points, card, [], reason, source))
    return lines


def source_of(event: Place) -> str:
    """Tell with which others an event is told."""
    return "wonders" if event.area == WONDER else "events"
