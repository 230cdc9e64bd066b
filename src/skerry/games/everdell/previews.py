"""What a seat can know beforehand of an answer: worth of cards and places, and who comes home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.box import NEW_WORKERS
from skerry.games.woodland.picks import PREPARE
from skerry.games.woodland.scoring import total
from skerry.games.woodland.seasons import come_home
from skerry.games.woodland.zones import HAND, MEADOW, REVEALED, SEASON
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland


def preview(state: Woodland, seat: int, pick: int) -> list[Text]:
    """Tell what can be foreseen of a pick that is open to a seat."""
    picks = state.box.picks
    if pick == PREPARE:
        season = state.count(SEASON, seat) + 1
        home = come_home(state.clone(), seat) + NEW_WORKERS[season]
        return [Text("everdell-preview-prepare", {"count": home})]
    if pick >= picks.curio:
        return []
    if pick >= picks.visit_place:
        worth = state.box.places[pick - picks.visit_place].points
        return [Text("everdell-preview-place", {"points": worth})] if worth else []
    if picks.play_hand <= pick < picks.visit_card:
        return _preview_play(state, seat, state.box.card_of(pick))
    return []


def _preview_play(state: Woodland, seat: int, kind: int) -> list[Text]:
    """The price is left out: there may be several ways to pay, and points do not hang on it."""
    if state.card(kind).abroad:
        return []
    before = total(state, seat)
    later = state.clone()
    for zone in (HAND, REVEALED, MEADOW):
        if kind in later.zone(zone, seat):
            later.build(seat, kind, later.at(zone, seat))
            break
    return [Text("everdell-preview-play", {"points": total(later, seat) - before})]
