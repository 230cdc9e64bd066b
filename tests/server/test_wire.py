"""No byte that a viewer is sent depends on what they may not see: all games, all options, log lines included."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import pytest

import skerry
from skerry.kernel.chronicle import Chronicle
from skerry.kernel.events import Moved
from skerry.kernel.rng import from_seed
from skerry.server.entries import Header, Holder
from skerry.server.live import Keys, LiveTable, hashed
from skerry.server.protocol.table import SPECTATOR
from skerry.server.protocol.text import said as as_sent
from tests.contract.setups import Setup, setups
from tests.contract.setups import said as named
from tests.daily import daily

if TYPE_CHECKING:
    from skerry import Table

FAR = 90  # answers
LOOKS = 9  # at so many positions of a walk it is dealt anew
TOGETHER: list[Setup] = [  # options that are none of the contract's pairs
    ("beacon_patrol", 2, {"windmills": True, "piers": True}),
    ("faraway", 3, {"advanced": True, "people_below": True, "starry_skies": True}),
    ("farshore", 2, {"captain": "brave", "weather": "both", "lookout": "discarded"}),
]
EVERY_DAY = (*TOGETHER, ("everdell", 1, {}), ("everdell", 2, {"pearlbrook": True}))


def seated(setup: Setup) -> LiveTable:
    """A table at which people sit on all seats."""
    name, seats, options = setup
    game = skerry.game(name)
    holders = [Holder("human", key=hashed(str(seat))) for seat in range(seats)]
    return LiveTable("t", Header(name, game.rules, 5, game.check(seats, {**options})[1], holders))


def keys_of(viewer: int) -> Keys:
    return {} if viewer == SPECTATOR else {viewer: hashed(str(viewer))}


def sent(live: LiveTable, viewer: int) -> str:
    """All that a viewer can be sent of the table as it stands."""
    keys, encode = keys_of(viewer), msgspec.json.encode
    live.showing.forget()
    reasons = live.showing.reasons(viewer) if viewer in live.table.awaited else []
    glimpse = live.showing.glimpse(keys)
    return live.showing.picture(keys).whole() + encode([reasons, glimpse]).decode()


def dealt_anew(table: Table, seat: int, seed: int) -> Table:
    """A table of which a seat has seen the same; all that it has not seen is otherwise."""
    world = table.clone()
    world.state = table.sample(seat, from_seed(seed)).state
    world.state.hasty = table.state.hasty  # a matter of playouts
    return world


def look(live: LiveTable, seed: int) -> None:
    """Deal anew what each seat does not see: neither it nor a spectator is sent another byte."""
    true = live.table
    for seat in range(len(live.holders)):
        before = {viewer: sent(live, viewer) for viewer in (seat, SPECTATOR)}
        live.table = dealt_anew(true, seat, seed + seat)
        for viewer, text in before.items():
            assert sent(live, viewer) == text
        live.table = true


def words(value: object) -> set[bytes]:
    """Every message inside a value, in its written form."""
    if isinstance(value, dict):
        inner = set().union(*(words(each) for each in value.values()))
        return inner | {msgspec.json.encode(value, order="sorted")}
    if isinstance(value, list):
        return set().union(*(words(each) for each in value))
    return set()


def labels(table: Table, cards: set[int]) -> dict[bytes, str]:
    """How cards are called, in the written form."""
    found: dict[bytes, str] = {}
    for card in cards:
        said = msgspec.to_builtins(as_sent(table.game.card_label(card)))
        found[msgspec.json.encode(said, order="sorted")] = table.game.cards[card]
    return found


def spoken_of(table: Table, known: set[int]) -> set[bytes]:
    """How known cards are called, and others that look alike or that are named on them."""
    printed = [msgspec.to_builtins(as_sent(table.game.card_text(card))) for card in known]
    return words(printed) | labels(table, known).keys()


def known_to(table: Table, viewer: int) -> set[int]:
    """The cards that a viewer has ever seen lie, or come, or go."""
    state = table.game.start(table.state.layout, table.settings, from_seed(table.seed))
    seen = partial(table.state.layout.sees, viewer)
    parts = Chronicle(state).follow(table.answers).parts
    moved = [event for part in parts for event in part.events if isinstance(event, Moved)]
    view = table.view(None if viewer == SPECTATOR else viewer)
    lie = {card for zone in view.zones for card in zone.cards or []}
    return lie | {move.card for move in moved if seen(move.source) or seen(move.target)}


def check_unsaid(live: LiveTable, viewer: int) -> None:
    """A card of which the viewer has never seen one is not named, in no line of the log either."""
    table = live.table
    known = known_to(table, viewer)
    unknown = labels(table, set(range(len(table.game.cards))) - known).keys()
    said = words(msgspec.json.decode(live.showing.picture(keys_of(viewer)).whole()))
    assert not said & (unknown - spoken_of(table, known)), f"viewer {viewer} is told too much"


@pytest.mark.parametrize("setup", daily([*setups(), *TOGETHER], *EVERY_DAY), ids=named)
def test_no_byte_depends_on_what_its_viewer_cannot_see(setup: Setup) -> None:
    live, chance = seated(setup), random.Random(5)
    while live.table.position < FAR and not live.table.over:
        if live.table.position % (FAR // LOOKS) == 0:
            look(live, live.table.position)
            for viewer in range(SPECTATOR, len(live.holders)):
                check_unsaid(live, viewer)
        seat = chance.choice(live.table.awaited)
        live.table.act(chance.choice(live.table.options_of(seat)), seat)
