"""What is compared: all of a table, all that a seat is told, and where the cards lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.beacon_patrol.sea import Sea
from skerry.games.beacon_patrol.ways import ways
from skerry.kernel.effect import frames
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.beacon_patrol.ways import Way
    from skerry.kernel.gathering import Gathering
    from skerry.kernel.state import State
    from skerry.kernel.table import Table


def picture(table: Table) -> object:
    """Return everything about a table that a refused answer must leave as it was."""
    state = table.state
    stacks = [state.agenda, *state.lanes]
    return (
        [zone[:] for zone in state.zones],
        state.counters[:],
        state.spots.copy(),
        marked(state),
        state.rng.word,
        [[(id(f.effect), f.seat, f.source, f.memo) for f in frames(stack)] for stack in stacks],
        [table.options_of(seat)[:] for seat in range(state.layout.seats)],
        table.answers[:],
        table.over,
        "" if table.imagined else table.record().text(),
    )


def marked(state: State) -> list[list[dict[str, int]]]:
    """Return what lies on the cards, zone by zone."""
    return [state.marks(zone) for zone in range(len(state.zones))]


def told(text: Text | None) -> object:
    """Return a message with all its arguments, even those that its words may leave out."""
    if text is None:
        return None
    args = text.args.items()
    return text.id, {name: told(a) if isinstance(a, Text) else a for name, a in args}


def asked(table: Table, seat: int) -> object:
    """Return all that a seat is told about its choice."""
    choice = table.choice(seat)
    if choice is None:
        return None
    return (
        told(choice.prompt),
        [
            (
                *(
                    o.pick,
                    o.name,
                    told(o.label),
                    o.zone,
                    o.seat,
                    o.card,
                    o.spot,
                    o.group,
                    o.meaning,
                ),
                _promised(table, seat, o.pick),
            )
            for o in choice.options
        ],
        [_way(way) for way in ways_in(table, seat)],
        _set(choice.gathering),
    )


def _set(found: Gathering | None) -> object:
    return found


def ways_in(table: Table, seat: int) -> list[Way]:
    """Return the plans that Beacon Patrol tells a seat of; no other game has any."""
    return ways(table.state, seat) if isinstance(table.state, Sea) else []


def _way(way: Way) -> object:
    return way.card, way.spot, way.picks, [told(t) for t in way.preview], told(way.reason)


def _promised(table: Table, seat: int, pick: int) -> list[object]:
    return [told(text) for text in table.game.preview(table.state, seat, pick)]


def cards_by_back(state: State) -> dict[str, list[int]]:
    """Return all cards, wherever they lie, by their back."""
    found: dict[str, list[int]] = {}
    for zone, cards in zip(state.layout.zones, state.zones, strict=True):
        found.setdefault(zone.back, []).extend(cards)
    return {back: sorted(cards) for back, cards in found.items()}


def cards_seen(state: State, seat: int) -> list[int]:
    """Return the cards that a seat sees, wherever they lie."""
    layout = state.layout
    return sorted(
        card for zone, cards in enumerate(state.zones) if layout.sees(seat, zone) for card in cards
    )


def is_part_of(some: list[int], all_: list[int]) -> bool:
    """Tell whether one has no more of any card than the other."""
    return all(some.count(card) <= all_.count(card) for card in some)
