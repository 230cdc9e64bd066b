"""What the captain is worth: cards by their colour, treasures, maps, ship."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.scoring import score_maps, score_ship, score_treasures
from skerry.games.farshore.shore import captain_of
from skerry.games.woodland.terms import PROSPERITY
from skerry.games.woodland.zones import RIVAL, RIVAL_EVENTS
from skerry.kernel.choice import ScoreLine
from skerry.kernel.text import Text, join_and

if TYPE_CHECKING:
    from skerry.games.woodland.rival import Rank
    from skerry.games.woodland.state import Woodland

CARD_WORTH: Final = 2
PURPLE_WORTH: Final = 6


def sheet(state: Woodland) -> list[ScoreLine]:
    """List where her points come from; nothing printed on cards counts."""
    purple = len([kind for kind in state.zones[RIVAL] if state.card(kind).type == PROSPERITY])
    others = len(state.zones[RIVAL]) - purple
    return [
        _cards("purple", purple, PURPLE_WORTH),
        _cards("other", others, CARD_WORTH),
        score_treasures(state.counters[captain_of(state).treasures]),
        *score_maps(state, state.zones[RIVAL_EVENTS]),
        score_ship(state, state.counters[captain_of(state).ship]),
    ]


def _cards(which: str, count: int, worth: int) -> ScoreLine:
    label = Text("farshore-score-captain-cards", {"which": which, "count": count})
    return ScoreLine(label, worth * count, -1, [], source="cards")


def total(state: Woodland) -> int:
    """Return her points."""
    return sum([line.points for line in sheet(state)])


def rank(state: Woodland) -> Rank:
    """Return her points and what breaks ties; she has no resources."""
    return (
        total(state),
        state.counters[captain_of(state).ship],
        len(state.zones[RIVAL_EVENTS]),
        state.counters[captain_of(state).treasures],
        0,
    )


def verdict(state: Woodland, winners: list[int]) -> Text:
    """Say who wins, and what she has."""
    points = total(state)
    if not winners:
        return Text("farshore-verdict-lost", {"points": points})
    seats = join_and([Text("seat", {"number": seat + 1}) for seat in winners])
    args: dict[str, str | int | Text] = {"count": len(winners), "seats": seats, "points": points}
    return Text("farshore-verdict-won", args)
