"""A record put into messages, step by step, seen by all eyes at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import skerry
from skerry.kernel.errors import RecordError
from skerry.kernel.record import parse
from skerry.kernel.text import Text
from skerry.kernel.zones import EVERYBODY, OWNER, Layout, Zone
from skerry.server import sight
from skerry.server.protocol.records import Brought, Replay, ReplayStep
from skerry.server.protocol.table import SPECTATOR, CounterState, ZoneState
from skerry.server.protocol.text import said
from skerry.server.shelf import card_infos, deck_info

if TYPE_CHECKING:
    from skerry.kernel.table import Table


def read(brought: Brought) -> Replay:
    """Read a record that somebody brought; refuse it in one sentence if it will not do."""
    try:
        # What is sent is a text, never the name of a file of this machine.
        return replay(skerry.replay(parse(brought.record), brought.deck))
    except RecursionError:
        raise RecordError(Text("error-record-deep")) from None


def replay(table: Table) -> Replay:
    """Play a table's answers once more and keep a picture after each."""
    game = table.game
    layout = opened(table.state.layout)
    told: list[list[Text]] = [[] for _ in range(len(table.answers) + 1)]
    for part in table.past().parts:
        heading = [] if part.heading is None else [part.heading]
        told[part.number + 1] += heading + game.tell(layout, part.events, SPECTATOR)
    again = table.at(0)
    frames = [_frame(again, layout, told[0])]
    for number, (seat, pick) in enumerate(table.answers):
        again.act(pick, seat)
        frames.append(_frame(again, layout, told[number + 1]))
    return Replay(
        game=table.game.name,
        options=table.settings,
        seats=layout.seats,
        seed=table.seed,
        over=table.over,
        winners=table.winners() if table.over else [],
        verdict=sight.verdict(table),
        sheets=sight.sheets(table),
        rival=sight.rival(table),
        frames=frames,
        deck=deck_info(game),
        cards=card_infos(game) if game.variant else [],
    )


def opened(layout: Layout) -> Layout:
    """The same table, but what one seat sees all see."""
    zones = tuple(
        Zone(
            zone.name,
            EVERYBODY if zone.sight == OWNER else zone.sight,
            zone.back,
            pile=zone.pile,
            breadth=zone.breadth,
        )
        for zone in layout.zones
    )
    own = layout.shared + layout.span
    own_counters = layout.shared_counters + layout.counter_span
    return Layout(
        layout.seats,
        zones[: layout.shared],
        zones[layout.shared : own],
        tuple(layout.counters[: layout.shared_counters]),
        tuple(layout.counters[layout.shared_counters : own_counters]),
        zones[layout.shared + layout.seats * layout.span :],
        tuple(layout.counters[layout.shared_counters + layout.seats * layout.counter_span :]),
    )


def _frame(table: Table, layout: Layout, texts: list[Text]) -> ReplayStep:
    names = table.game.cards
    last = table.position - 1
    seat, pick = table.answers[last] if last >= 0 else (SPECTATOR, -1)
    return ReplayStep(
        number=last,
        seat=seat,
        pick="" if last < 0 else table.game.vocabulary.name(pick),
        zones=[
            ZoneState(
                zone.name,
                layout.owners[index],
                zone.back,
                zone.pile,
                len(cards),
                [names[card] for card in cards] if layout.sees(SPECTATOR, index) else None,
                zone.breadth,
                [table.state.spots[card] for card in cards] if zone.breadth else [],
                table.state.marks(index) if layout.sees(SPECTATOR, index) else [],
            )
            for index, (zone, cards) in enumerate(zip(layout.zones, table.state.zones, strict=True))
        ],
        counters=[
            CounterState(name, layout.counter_owners[index], table.state.counters[index])
            for index, name in enumerate(layout.counters)
        ],
        scores=table.scores(),
        texts=[said(text) for text in texts],
    )
