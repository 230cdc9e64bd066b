"""The captain's trail: cards that say where her workers go, and where else if that is taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from skerry.games.farshore.captain.effects import look_out, play_card, sail, take_treasures
from skerry.games.farshore.chest import chest_of
from skerry.games.farshore.deck.captain import (
    DOCKS,
    ISLAND,
    LOOKOUT,
    RED_PLAYS,
    RED_SHIP,
    RED_TREASURE,
    SECTIONS,
)
from skerry.games.farshore.shore import add, captain_of, face_up
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import DESTINATION
from skerry.games.woodland.zones import RIVAL
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.deck.captain import Step

TAKEN: Final = -1
ON_RED: Final = -2  # no place, but a card of her city
BOTTOM: Final = len(SECTIONS) - 1


def follow(state: Woodland, first: int) -> None:
    """Turn up a trail card, and place a worker by its first section from there that can be used."""
    steps = turn_up(state)
    section = first
    spot = find(state, steps[section])
    while spot == TAKEN:
        _say_taken(state, steps[section])
        section += 1
        spot = find(state, steps[section])
    add(state, captain_of(state).section, section + 1 - state.counters[captain_of(state).section])
    add(state, captain_of(state).workers, -1)
    step = steps[section]
    _say_step(state, step, section)
    if spot == ON_RED:
        add(state, captain_of(state).at_red, 1)
    else:
        state.send(state.layout.seats, spot)
    if step.symbol in ACTS:
        ACTS[step.symbol](state, step.number)


def turn_up(state: Woodland) -> tuple[Step, ...]:
    """Turn up the next trail card; when none is left, all are shuffled anew."""
    deck = captain_of(state).trail_deck
    trail = captain_of(state).trail
    if not state.zones[deck]:
        for card in state.zones[trail][:]:
            state.move(card, trail, deck)
        state.shuffle(deck)
    chest = chest_of(state)
    return chest.deck.trail[state.draw(deck, trail) - chest.first_trail].steps


def find(state: Woodland, step: Step) -> int:
    """Return the place that a section leads to, ON_RED, or TAKEN if it cannot be used."""
    places = state.box.place_ids
    if step.symbol in (DOCKS, LOOKOUT):
        return places[step.symbol]  # they take any number of workers
    if step.symbol in REDS:
        return ON_RED if _has_free_red(state) else TAKEN
    wanted = face_up(state) if step.symbol == ISLAND else [places[f"shore_{step.number + 1}"]]
    for place in wanted:
        if not state.pegs[place]:
            return place
    return TAKEN


def _has_free_red(state: Woodland) -> bool:
    reds = [kind for kind in state.zones[RIVAL] if state.card(kind).type == DESTINATION]
    return len(reds) > state.counters[captain_of(state).at_red]


def _play_cards(state: Woodland, count: int) -> None:
    for _ in range(count):
        play_card(state)


def _say_taken(state: Woodland, step: Step) -> None:
    if state.watch is not None:
        args: dict[str, str | int | Text] = {"symbol": step.symbol, "place": step.place()}
        state.note(Text("farshore-log-trail-taken", args))


def _say_step(state: Woodland, step: Step, section: int) -> None:
    if state.watch is not None:
        args: dict[str, str | int | Text] = {
            "section": SECTIONS[section],
            "step": step.describe(),
        }
        state.note(Text("farshore-log-trail-goes", args))


REDS: Final = (RED_PLAYS, RED_SHIP, RED_TREASURE)
# At the shore and on islands a worker only blocks the place.
ACTS: Final[dict[str, Callable[[Woodland, int], None]]] = {
    RED_PLAYS: _play_cards,
    RED_SHIP: sail,
    RED_TREASURE: take_treasures,
    DOCKS: sail,
    LOOKOUT: look_out,
}
