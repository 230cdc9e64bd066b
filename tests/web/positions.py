"""Positions that try a table's room: at the start, crowded, and at the end."""

from __future__ import annotations

import json
import sqlite3
import time
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import skerry
from skerry.agents import agent
from skerry.kernel.seen import Seen

if TYPE_CHECKING:
    from skerry.kernel.table import Table
    from tests.server.house import House, Json


class Deal(NamedTuple):
    """A table: which game, for how many, from which deal, and where workers gather."""

    game: str
    seats: int
    seed: int
    haunt: str = ""
    options: tuple[tuple[str, str | bool], ...] = ()


DEALS = {
    "everdell": Deal("everdell", 4, 1),
    "pearlbrook": Deal("everdell", 4, 1, options=(("pearlbrook", True),)),
    "haven": Deal("everdell", 4, 3, haunt="haven"),
    "rugwort": Deal("everdell", 1, 2),
    "farshore": Deal("farshore", 4, 1212),
    "captain": Deal("farshore", 1, 5),
    "captain and three": Deal("farshore", 3, 5, options=(("captain", "brave"),)),
    "faraway": Deal("faraway", 4, 4),
    "beacon patrol": Deal("beacon_patrol", 4, 7),
}


@cache
def played(deal: Deal) -> Table:
    """Play a deal to its end, with whoever plays well enough to fill a table."""
    table = skerry.new(deal.game, seats=deal.seats, seed=deal.seed, **dict(deal.options))
    players = [agent("greedy", deal.game, seat) for seat in range(deal.seats)]
    while not table.over:
        seat = table.seat
        named = {table.game.vocabulary.name(pick): pick for pick in table.options}
        gathers = [pick for name, pick in named.items() if deal.haunt and deal.haunt in name]
        table.act(gathers[0] if gathers else players[seat].choose(Seen(table, seat)))
    return table


@cache
def crowded(deal: Deal) -> int:
    """After how many answers most lies before the first seat when it is asked."""
    end = played(deal)
    table = skerry.new(deal.game, seats=deal.seats, seed=deal.seed, **end.settings)
    most = (0, 0)
    for seat, pick in end.answers:
        if not seat and table.seat == 0:
            most = max(most, (fullness(table, deal), table.position))
        table.act(pick, seat)
    return most[1]


def fullness(table: Table, deal: Deal) -> int:
    """How much lies on a table: cards in sight, the own hand above all; or workers at one place."""
    zones = table.view(0).zones
    if not deal.haunt:
        return sum(len(zone.cards or ()) * (3 if zone.name == "hand" else 1) for zone in zones)
    return max(
        sum(count for name, count in marks.items() if name.startswith("worker-"))
        for zone in zones
        for marks in zone.marks or ()
    )


def lay_out(house: House, deal: Deal, answers: int | None = None, seats: int = 1) -> Json:
    """Set a table up and write the first answers of its game into its log, as another server would.

    It comes with the keys of the first seats; a negative number leaves out the last answers.
    """
    end = played(deal)
    kinds = ["me", *["screen"] * (deal.seats - 1)]
    made = house.create(*kinds, game=deal.game, seed=deal.seed, options=end.settings)
    name = end.game.vocabulary.name
    rows = [
        (made["table"], number, time.time(), json.dumps({"seat": seat, "pick": name(pick)}))
        for number, (seat, pick) in enumerate(end.answers[:answers])
    ]
    with sqlite3.connect(house.database, timeout=30) as store:
        store.executemany(
            "INSERT INTO log (\"table\", number, at, kind, body) VALUES (?, ?, ?, 'answer', ?)",
            rows,
        )
    store.close()
    return {**made, "keys": made["keys"][:seats]}
