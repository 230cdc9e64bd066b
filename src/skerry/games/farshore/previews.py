"""What a seat can know beforehand of an answer: worth of cards, moves of the ship, who comes home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.farshore.scoring import total
from skerry.games.farshore.ship import fair_spaces, track_of
from skerry.games.farshore.terms import NEW_WORKERS
from skerry.games.farshore.zones import SHIP
from skerry.games.woodland.picks import PLAY, PLAY_MEADOW, PREPARE
from skerry.games.woodland.previews import preview_home, preview_payment, with_card
from skerry.kernel.text import Text, sign_of

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland


def preview(state: Woodland, seat: int, pick: int) -> list[Text]:
    """Tell what can be foreseen of a pick that is open to a seat."""
    if pick == PREPARE:
        return [preview_home(state, seat, NEW_WORKERS)]
    if state.box.picks.sorts[pick] in (PLAY, PLAY_MEADOW):
        return _preview_play(state, seat, state.box.card_of(pick))
    return preview_payment(state, seat, pick)


def _preview_play(state: Woodland, seat: int, kind: int) -> list[Text]:
    more = total(with_card(state, seat, kind), seat) - total(state, seat)
    told = [Text("everdell-preview-play", {"points": more, "sign": sign_of(more)})]
    spaces = min(fair_spaces(state, kind), track_of(state).last - state.count(SHIP, seat))
    return [*told, Text("farshore-preview-ship", {"count": spaces})] if spaces else told
