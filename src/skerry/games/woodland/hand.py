"""Hands, and the deck from which they are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.terms import HAND_LIMIT
from skerry.games.woodland.zones import DECK, DISCARD, HAND, PASSED

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland


def hand_room(state: Woodland, seat: int) -> int:
    """Return how many cards more a seat may hold."""
    limit: int = HAND_LIMIT
    for part in state.parts:
        limit = part.hand_limit(state, seat, limit)
    return max(0, limit - len(state.zone(HAND, seat)))


def top_up(state: Woodland) -> bool:
    """Shuffle the discards into a new deck if it is used up; False if no card is left."""
    if not state.zones[DECK]:
        for card in state.zones[DISCARD][:]:
            state.move(card, DISCARD, DECK)
        if state.zones[DECK]:
            state.shuffle(DECK)
    return len(state.zones[DECK]) > 0


def draw_cards(state: Woodland, seat: int, count: int) -> int:
    """Draw so many cards into the hand, as far as they fit and there are any."""
    drawn = 0
    while drawn < count and hand_room(state, seat) and top_up(state):
        state.draw(DECK, state.at(HAND, seat))
        drawn += 1
    return drawn


def receivers(state: Woodland, seat: int) -> list[int]:
    """List the opponents that can still be given something."""
    return [
        other
        for other in range(state.layout.seats)
        if other != seat and not state.count(PASSED, other)
    ]
