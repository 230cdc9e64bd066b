"""What a seat is worth at the end, source by source."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.farshore.effects.maps import value_of
from skerry.games.farshore.ship import track_of
from skerry.games.farshore.zones import SHIP
from skerry.games.woodland.scoring import bonus, each_wild, printed, score_tokens
from skerry.games.woodland.zones import ACHIEVED, CITY, WILD
from skerry.kernel.choice import ScoreLine
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.rival import Rank
    from skerry.games.woodland.state import Woodland


def sheet(state: Woodland, seat: int) -> list[ScoreLine]:
    """List where the points of a seat come from: cards, bonuses, tokens, treasures, maps, ship."""
    return [
        *printed(state, seat),
        *_bonuses(state, seat),
        score_tokens(state, seat),
        score_treasures(state.count(WILD, seat)),
        *score_maps(state, state.zone(ACHIEVED, seat)),
        score_ship(state, state.count(SHIP, seat)),
    ]


def score_treasures(count: int) -> ScoreLine:
    """Say what treasures left over are worth."""
    return each_wild(Text("farshore-score-treasures"), count, "treasures")


def score_ship(state: Woodland, step: int) -> ScoreLine:
    """Say what the place is worth that a ship has reached."""
    reason = Text("farshore-tally-ship", {"step": step})
    points = track_of(state).values[step]
    return ScoreLine(Text("farshore-score-ship"), points, -1, [], reason, "ship")


def _bonuses(state: Woodland, seat: int) -> list[ScoreLine]:
    """Each card scores its own bonus, also if there is another of its name."""
    lines: list[ScoreLine] = []
    for kind in state.zone(CITY, seat):
        score = state.card(kind).score
        if score is not None:
            lines.append(bonus(state, seat, kind, score))
    return lines


def score_maps(state: Woodland, held: list[int]) -> list[ScoreLine]:
    """Each map is worth its value times the number of maps."""
    lines: list[ScoreLine] = []
    for card in held:
        value = value_of(state, card)
        reason = Text("farshore-tally-map", {"value": value, "maps": len(held)})
        points = value * len(held)
        lines.append(ScoreLine(Text("farshore-score-map"), points, card, [], reason, "maps"))
    return lines


def total(state: Woodland, seat: int) -> int:
    """Return the points of a seat."""
    return sum([line.points for line in sheet(state, seat)])


def rank(state: Woodland, seat: int) -> Rank:
    """Return the points of a seat and what breaks ties: ship, maps, treasures, resources left."""
    return (
        total(state, seat),
        state.count(SHIP, seat),
        len(state.zone(ACHIEVED, seat)),
        state.count(WILD, seat),
        state.wealth(seat),
    )
