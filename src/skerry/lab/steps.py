"""Every decision of a game as a row: who had how many options, when, and what was picked."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from skerry.lab.gleaning import clock_of

if TYPE_CHECKING:
    from skerry.kernel.table import Table


class Step(NamedTuple):
    """One decision, and what its seat would have had if the game had ended before it."""

    seat: int
    when: int  # the season, round or turn
    options: int
    pick: str
    points: int


def steps_of(table: Table) -> list[Step]:
    """Play a table's answers once more, and note each."""
    layout, names = table.state.layout, table.game.vocabulary.names
    clock = clock_of(layout)
    again = table.at(0)
    found = []
    for seat, pick in table.answers:
        when = again.state.counters[layout.find_counter(clock, seat)] if clock else 0
        points = again.scores()[seat]
        found.append(Step(seat, when, len(again.options_of(seat)), names[pick], points))
        again.act(pick, seat)
    return found
