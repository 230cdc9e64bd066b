"""What the captain does: plays cards, sails, takes treasures and maps, looks out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.captain.plan import choose, first_in_bay, move_marker
from skerry.games.farshore.compass import matches
from skerry.games.farshore.effects.maps import open_maps
from skerry.games.farshore.ship import move
from skerry.games.farshore.shore import add, captain_of, sea_of
from skerry.games.woodland.hand import top_up
from skerry.games.woodland.meadow import refill
from skerry.games.woodland.terms import AUTUMN, PROSPERITY, SUMMER, TYPES
from skerry.games.woodland.zones import DECK, DISCARD, LEVEL, RIVAL, RIVAL_EVENTS

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland

SPACES: Final[tuple[int, ...]] = (0, 1, 2, 2, 2)  # by level: how far she sails for a compass tile


def hand(state: Woodland) -> int:
    """Return the number of the zone of her hand."""
    return captain_of(state).hand


def sail(state: Woodland, spaces: int) -> None:
    """Move her ship; she takes treasures from the marks as anybody."""
    _, found = move(state, captain_of(state).ship, spaces)
    take_treasures(state, found)


def play_card(state: Woodland) -> None:
    """Play a card: of the hand, else of the bay by the plan, else of the deck."""
    if state.zones[hand(state)]:
        settle(state, state.draw(hand(state), RIVAL))
        return
    index = choose(state)
    if index >= 0:
        settle(state, state.empty_slot(index, RIVAL))
        refill(state)
    elif top_up(state):
        settle(state, state.draw(DECK, RIVAL))


def settle(state: Woodland, kind: int) -> None:
    """Sail for a card that has come into her city; in winter and spring its marker moves."""
    sail(state, SPACES[state.counters[LEVEL]] * matches(state, kind))
    if state.counters[captain_of(state).season] < SUMMER:
        move_marker(state, kind)


def draw_by_plan(state: Woodland, count: int) -> None:
    """Draw cards of the bay by the plan, whose markers move; what lacks comes from the deck."""
    for _ in range(count):
        state.go_on()
        index = choose(state)
        if index >= 0:
            move_marker(state, state.empty_slot(index, hand(state)))
        else:
            draw_unseen(state, 1)
    refill(state)
    state.shuffle(hand(state))


def draw_unseen(state: Woodland, count: int) -> None:
    """Draw cards of the deck."""
    for _ in range(count):
        if top_up(state):
            state.draw(DECK, hand(state))


def look_out(state: Woodland, type_: int) -> None:
    """Take a purple card of the bay, discard all of a type, and take a treasure.

    In autumn the purple card is played at once.
    """
    index = first_in_bay(state, PROSPERITY)
    if index >= 0 and state.counters[captain_of(state).season] == AUTUMN:
        settle(state, state.empty_slot(index, RIVAL))
    elif index >= 0:
        state.empty_slot(index, hand(state))
        state.shuffle(hand(state))
    index = first_in_bay(state, TYPES[type_])
    while index >= 0:
        state.empty_slot(index, DISCARD)
        index = first_in_bay(state, TYPES[type_])
    take_treasures(state, 1)
    refill(state)


def take_treasures(state: Woodland, count: int) -> None:
    """Take treasures."""
    add(state, captain_of(state).treasures, count)


def open_to_her(state: Woodland) -> list[int]:
    """List the maps that she could take."""
    return open_maps(state, state.zones[RIVAL], state.zones[RIVAL_EVENTS])


def take_map(state: Woodland, card: int) -> None:
    """Take a map."""
    state.move(card, sea_of(state).maps, RIVAL_EVENTS)
