"""What a seat can know beforehand of an answer: worth of cards and places, and who comes home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.box import NEW_WORKERS
from skerry.games.woodland.picks import GO, PLAY, PLAY_MEADOW, PREPARE
from skerry.games.woodland.previews import preview_home, preview_payment, with_card
from skerry.games.woodland.scoring import total
from skerry.kernel.text import Text, sign_of

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland


def preview(state: Woodland, seat: int, pick: int) -> list[Text]:
    """Tell what can be foreseen of a pick that is open to a seat."""
    if pick == PREPARE:
        return [preview_home(state, seat, NEW_WORKERS)]
    sort = state.box.picks.sorts[pick]
    if sort == GO:
        worth = state.box.places[state.box.place_of(pick)].points
        return [Text("everdell-preview-place", {"points": worth})] if worth else []
    if sort in (PLAY, PLAY_MEADOW):
        return _preview_play(state, seat, state.box.card_of(pick))
    return preview_payment(state, seat, pick)


def _preview_play(state: Woodland, seat: int, kind: int) -> list[Text]:
    if state.card(kind).abroad:
        return []
    more = total(with_card(state, seat, kind), seat) - total(state, seat)
    return [Text("everdell-preview-play", {"points": more, "sign": sign_of(more)})]
