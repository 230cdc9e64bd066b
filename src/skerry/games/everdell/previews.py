"""What a seat can know beforehand of an answer: worth of cards and places, and who comes home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.box import NEW_WORKERS
from skerry.games.woodland.picks import PREPARE
from skerry.games.woodland.previews import preview_home, with_card
from skerry.games.woodland.scoring import total
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland


def preview(state: Woodland, seat: int, pick: int) -> list[Text]:
    """Tell what can be foreseen of a pick that is open to a seat."""
    picks = state.box.picks
    if pick == PREPARE:
        return [preview_home(state, seat, NEW_WORKERS)]
    if pick >= picks.curio:
        return []
    if pick >= picks.visit_place:
        worth = state.box.places[pick - picks.visit_place].points
        return [Text("everdell-preview-place", {"points": worth})] if worth else []
    if picks.play_hand <= pick < picks.visit_card:
        return _preview_play(state, seat, state.box.card_of(pick))
    return []


def _preview_play(state: Woodland, seat: int, kind: int) -> list[Text]:
    if state.card(kind).abroad:
        return []
    more = total(with_card(state, seat, kind), seat) - total(state, seat)
    return [Text("everdell-preview-play", {"points": more})]
